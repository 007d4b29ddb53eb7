// The two scripted games for the peers: pure functions over plain values, the same as in scripted.py.
// Must not know any server. What each seat sees is a view of its own.

const SEATS = 4
const CARDS = 40
const TASK = 8

// A small generator, so that there is something to deal: fair shuffles are not asked of a peer.
function random(seed) {
  let state = (seed * 2654435761 + 1) >>> 0
  return below => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 4294967296) * below)
  }
}

const suit = card => Math.floor(card / 10)

const trick = {
  begin: () => deal({ moves: 0, deals: 0, turn: 0, won: [0, 0, 0, 0] }),
  // Whoever has the turn plays a card, of the suit that was led if there is one; null: it is not allowed.
  play(state, seat, card) {
    const hand = state.hands[seat]
    if (state.turn !== seat || !hand.includes(card)) return null
    const led = state.table.length ? suit(state.table[0][1]) : null
    if (led !== null && suit(card) !== led && hand.some(other => suit(other) === led)) return null
    const hands = state.hands.map((cards, owner) => (owner === seat ? cards.filter(other => other !== card) : cards))
    const table = [...state.table, [seat, card]]
    const after = { ...state, hands, table, moves: state.moves + 1, turn: (seat + 1) % SEATS }
    return table.length === SEATS ? taken(after) : after
  },
  view: (state, seat) => ({
    seat,
    hand: state.hands[seat] ?? null,
    open: { table: state.table, turn: state.turn, won: state.won, moves: state.moves },
  }),
}

function deal(state) {
  const below = random(state.deals)
  const cards = Array.from({ length: CARDS }, (_, card) => card)
  for (let left = CARDS - 1; left > 0; left--) {
    const other = below(left + 1)
    ;[cards[left], cards[other]] = [cards[other], cards[left]]
  }
  const each = CARDS / SEATS
  const hands = Array.from({ length: SEATS }, (_, seat) => cards.slice(seat * each, (seat + 1) * each))
  return { ...state, hands, table: [], deals: state.deals + 1 }
}

function taken(state) {
  const led = suit(state.table[0][1])
  const [winner] = state.table.reduce((best, one) => (suit(one[1]) === led && one[1] > best[1] ? one : best))
  const won = state.won.map((tricks, seat) => (seat === winner ? tricks + 1 : tricks))
  const after = { ...state, won, turn: winner, table: [] }
  return after.hands[winner].length ? after : deal(after)
}

const race = {
  begin: () => pose({ moves: 0, round: 0, points: [0, 0, 0, 0] }),
  // Everyone sorts their own numbers at once, once a round; the earlier, the more points; null: it is not allowed.
  play(state, seat, order) {
    const task = state.tasks[seat]
    if (state.done.includes(seat) || !Array.isArray(order) || order.length !== TASK) return null
    const sorted = [...task].sort((one, other) => one - other)
    if (sorted.some((number, place) => order[place] !== number)) return null
    const points = state.points.map((sum, owner) => (owner === seat ? sum + SEATS - state.done.length : sum))
    const after = { ...state, points, done: [...state.done, seat], moves: state.moves + 1 }
    return after.done.length === SEATS ? pose(after) : after
  },
  view: (state, seat) => ({
    seat,
    task: state.tasks[seat] ?? null,
    open: { round: state.round, done: state.done, points: state.points, moves: state.moves },
  }),
}

function pose(state) {
  const below = random(state.round + 77)
  const tasks = Array.from({ length: SEATS }, () => Array.from({ length: TASK }, () => below(1000)))
  return { ...state, tasks, done: [], round: state.round + 1 }
}

module.exports = { SEATS, games: { trick, race } }
