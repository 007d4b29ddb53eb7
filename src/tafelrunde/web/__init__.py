"""HTTP and WebSocket; knows the platform, is handed the CATALOGUE, imports no game.

messages    the whole vocabulary of the socket
endpoint    what is said of one plain request
api         all of them as data
archive_api what may be asked about finished games, records and oneself;  daily_api: about the task of the day
described   both as OpenAPI and AsyncAPI
typescript  both as TypeScript for the client
socket      one browser at one table: checks, limits, bytes
guests      who somebody is: cookies, sessions, where a request comes from
answering   how every plain request is read and answered
client      the built client as files
unbuilt     the page while there is no client
tables      the plain requests about tables
app         the pages and the answers to the plain requests
records     the answers about finished games;  persons: those about oneself;  days: about the task of the day
operator    the operator's page and metrics, on a port of their own
server      how all that is carried
"""
