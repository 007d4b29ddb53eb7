// boardgame.io as it comes: its own server, its store in memory, the view of each seat by `playerView`.
// Moves run on the server alone; in the race a move may be made from a picture that is a little old.

const { Server } = require('boardgame.io/server')
const { INVALID_MOVE } = require('boardgame.io/core')
const { games } = require('./games.cjs')

const anyone = { all: 'playing' }

function offered(name, rules) {
  const play = {
    client: false,
    ignoreStaleStateID: true,
    move: ({ G, playerID }, what) => rules.play(G, Number(playerID), what) ?? INVALID_MOVE,
  }
  return {
    name,
    minPlayers: 4,
    maxPlayers: 4,
    disableUndo: true,
    setup: rules.begin,
    turn: { activePlayers: anyone, stages: { playing: { moves: { play } } } },
    moves: { play },
    playerView: ({ G, playerID }) => rules.view(G, playerID === null ? null : Number(playerID)),
  }
}

const server = Server({
  games: Object.entries(games).map(([name, rules]) => offered(name, rules)),
  origins: [/./],
})
server.run({ port: 0, callback: () => {} }).then(({ appServer }) => {
  console.log(`http://127.0.0.1:${appServer.address().port}/`)
})
