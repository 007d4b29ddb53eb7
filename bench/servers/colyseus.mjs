// Colyseus as it comes: a room for each table, and after every move a message with their own view to each seat.

import { Room, Server } from '@colyseus/core'
import { WebSocketTransport } from '@colyseus/ws-transport'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'

const { SEATS, games } = createRequire(import.meta.url)('./games.cjs')

function roomOf(rules) {
  return class extends Room {
    onCreate() {
      this.maxClients = SEATS
      this.setPatchRate(null)
      this.now = rules.begin()
      this.onMessage('play', (client, what) => {
        const after = rules.play(this.now, client.seat, what)
        if (after === null) return client.send('refused', 0)
        this.now = after
        this.tell()
      })
    }
    onJoin(client) {
      client.seat = this.clients.indexOf(client)
      if (this.clients.length === SEATS) this.tell()
    }
    tell() {
      for (const client of this.clients) client.send('view', rules.view(this.now, client.seat))
    }
  }
}

const http = createServer()
const server = new Server({ greet: false, transport: new WebSocketTransport({ server: http }) })
for (const [name, rules] of Object.entries(games)) server.define(name, roomOf(rules))
await server.listen(0, '127.0.0.1')
console.log(`http://127.0.0.1:${http.address().port}/`)
