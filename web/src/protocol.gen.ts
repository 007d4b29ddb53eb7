// Generated from the server's own types by `make docs`: do not edit. Every field is always there.

export const PROTOCOL = 2;
/** Two instants that lie nearer than so many milliseconds are too close to tell. */
export const TOO_CLOSE = 15;
export const PHRASES = ["hello", "good-luck", "have-fun", "well-played", "good-game", "thanks", "oops", "so-close", "wow", "hurry-up", "take-your-time", "one-moment", "back-again", "sorry", "again", "goodbye"] as const;
export type Phrase = (typeof PHRASES)[number];

export type Up<G extends keyof Games = keyof Games> =
  | Hello
  | Do<G>
  | Ping
  | Echo
  | Progress
  | Say;

export type Down<G extends keyof Games = keyof Games> =
  | Update<G>
  | Refused
  | Pong
  | PresenceNow
  | Progressed
  | Said
  | Bye;

export type TableCommand =
  | TableSit
  | TableLeave
  | TableReturn
  | TableStart
  | TablePause
  | TableResume
  | TableSeatBot
  | TableRemove
  | TableMute
  | TableArrange;

export type TableEvent =
  | TableOpened
  | TableArranged
  | TableSeated
  | TableBotSeated
  | TableLeft
  | TableStarted
  | TablePaused
  | TableResumed
  | TableTookOver
  | TableReturned
  | TableGivenAway
  | TableMuted
  | TableFollowed
  | TableShut
  | TableClosed;

export interface Games {
  "ubongo-classic": {
    options: UbongoClassicOptions;
    command: UbongoClassicPlaceFigure | UbongoRaceRoll | UbongoRaceClaim | UbongoClassicMoveFigure | UbongoClassicTake | UbongoRaceGiveUp | UbongoRaceResign;
    event: UbongoRaceBoardsDealt | UbongoRaceRolled | UbongoRaceDieFell | UbongoRaceRevealed | UbongoRaceSolved | UbongoRaceRanked | UbongoRaceGaveUp | UbongoRaceThoughtBetter | UbongoRaceGlassTurned | UbongoRaceRoundEnded | UbongoRaceResigned | UbongoClassicGemsLaid | UbongoClassicStarterChosen | UbongoClassicFigurePlaced | UbongoClassicPlacingClosed | UbongoClassicFigureMoved | UbongoClassicTakeAsked | UbongoClassicTaken | UbongoClassicGraceBegan | UbongoClassicGameEnded;
    view: UbongoClassicView;
  };
  "ubongo-diamonds": {
    options: UbongoDiamondsOptions;
    command: UbongoDiamondsClaimYoungest | UbongoRaceRoll | UbongoRaceClaim | UbongoRaceGiveUp | UbongoDiamondsPropose | UbongoDiamondsAgree | UbongoRaceResign | UbongoSoloSkip | UbongoSoloHint;
    event: UbongoRaceBoardsDealt | UbongoRaceRolled | UbongoRaceDieFell | UbongoRaceRevealed | UbongoRaceSolved | UbongoRaceRanked | UbongoRaceGaveUp | UbongoRaceThoughtBetter | UbongoRaceGlassTurned | UbongoRaceRoundEnded | UbongoRaceResigned | UbongoDiamondsAskedWhoIsYoungest | UbongoDiamondsStarterChosen | UbongoDiamondsRewarded | UbongoDiamondsTrackCorrected | UbongoDiamondsShootoutBegan | UbongoDiamondsProposed | UbongoDiamondsAgreed | UbongoDiamondsGameEnded | UbongoSoloRunBegan | UbongoSoloTaskRevealed | UbongoSoloTaskSolved | UbongoSoloTaskLaidAside | UbongoSoloHintGiven | UbongoSoloRunEnded;
    view: UbongoDiamondsView | UbongoSoloView;
  };
  "ugo": {
    options: UgoOptions;
    command: UgoPlayCard | UgoPlaceLands | UgoResign;
    event: UgoDealerChosen | UgoDealt | UgoCardPlayed | UgoTrickWon | UgoLandsPlaced | UgoRoundScored | UgoGameEnded | UgoResigned;
    view: UgoView;
  };
}

export interface Endpoints {
  /** Who is there, and which language suits them. */
  me: { method: "GET"; path: "/api/me"; query: never; body: null; answer: Guest };
  /** A new guest, or another name. */
  name_me: { method: "POST"; path: "/api/me"; query: never; body: Naming; answer: Guest };
  /** What can be played here. */
  games: { method: "GET"; path: "/api/games"; query: never; body: null; answer: Offered[] };
  /** The public tables, to play or to watch. */
  lobby: { method: "GET"; path: "/api/tables"; query: never; body: null; answer: Listed[] };
  /** A new table; the opener sits already. */
  open_table: { method: "POST"; path: "/api/tables"; query: never; body: Wish; answer: Found };
  /** Is there such a table? */
  look_up: { method: "GET"; path: "/api/tables/{key}"; query: never; body: null; answer: Found };
  /** The table's link to scan. */
  qr: { method: "GET"; path: "/api/tables/{key}/qr.svg"; query: never; body: null; answer: string };
  /** The same game once more: everyone keeps their seat. */
  rematch: { method: "POST"; path: "/api/tables/{key}/rematch"; query: never; body: null; answer: Found };
  /** What is good now and why, for the seat of who asks: against bots alone, or where the table is for practice. */
  hint: { method: "GET"; path: "/api/tables/{key}/hint"; query: never; body: null; answer: Hint };
  /** A seat at an open table, or at a new one. */
  match: { method: "POST"; path: "/api/match"; query: never; body: Match; answer: Found };
  /** Where who asks sits and the game is not over, the youngest first. */
  my_tables: { method: "GET"; path: "/api/me/tables"; query: never; body: null; answer: Mine[] };
  /** The latest public games. */
  results: { method: "GET"; path: "/api/results"; query: "before"; body: null; answer: Played[] };
  /** How a finished game ended. */
  result: { method: "GET"; path: "/api/results/{id}"; query: never; body: null; answer: Played };
  /** A finished game step by step, as a seat saw it, or as who watched did. */
  replay: { method: "GET"; path: "/api/results/{id}/replay"; query: "seat"; body: null; answer: Retold };
  /** Every choice of a seat in a finished game, with what an expert would have thought. */
  explained: { method: "GET"; path: "/api/results/{id}/explained"; query: "seat"; body: null; answer: Explained };
  /** A finished game's log as a file, for `tafelrunde verify`. */
  exported: { method: "GET"; path: "/api/results/{id}/log.jsonl"; query: never; body: null; answer: string };
  /** A finished game from a file like that; the body is the file. */
  bring_in: { method: "POST"; path: "/api/results"; query: never; body: string; answer: Played };
  /** Who is good at a game, the best first. */
  ratings: { method: "GET"; path: "/api/ratings/{game}"; query: never; body: null; answer: Skill[] };
  /** The kinds of solo runs with records. */
  solo_kinds: { method: "GET"; path: "/api/solo"; query: never; body: null; answer: SoloKind[] };
  /** The best runs of a kind. */
  solo_records: { method: "GET"; path: "/api/solo/{game}/{kind}"; query: never; body: null; answer: Best[] };
  /** The latest games of who asks. */
  my_results: { method: "GET"; path: "/api/me/results"; query: "before"; body: null; answer: Played[] };
  /** What who asks has reached, by game and size. */
  my_statistics: { method: "GET"; path: "/api/me/statistics"; query: never; body: null; answer: Statistics[] };
  /** The best solo runs of who asks. */
  my_solo: { method: "GET"; path: "/api/me/solo"; query: never; body: null; answer: Best[] };
  /** Everything that is kept of who asks. */
  my_data: { method: "GET"; path: "/api/me/data"; query: never; body: null; answer: MyData };
  /** Remove who asks, for good. */
  forget_me: { method: "POST"; path: "/api/me/forget"; query: never; body: null; answer: Done };
  /** This device is nobody's any more. */
  leave: { method: "POST"; path: "/api/me/leave"; query: never; body: null; answer: Done };
  /** Has who asks an account? */
  account: { method: "GET"; path: "/api/account"; query: never; body: null; answer: AccountNow };
  /** An account for who is a guest so far. */
  open_account: { method: "POST"; path: "/api/account"; query: never; body: Opening; answer: Recovery };
  /** Come back on this device. */
  enter: { method: "POST"; path: "/api/account/enter"; query: never; body: Opening; answer: Done };
  /** A new passphrase by the recovery code; every other device must come in anew. */
  recover: { method: "POST"; path: "/api/account/recover"; query: never; body: Recovering; answer: Recovery };
  /** The task of the day. */
  daily: { method: "GET"; path: "/api/daily"; query: never; body: null; answer: Daily };
  /** Who has solved it today, the fastest first. */
  daily_times: { method: "GET"; path: "/api/daily/times"; query: never; body: null; answer: Timed[] };
  /** Who asks sees the task: their time runs from the first time on. */
  daily_begin: { method: "POST"; path: "/api/daily/begin"; query: never; body: null; answer: Seen };
  /** A cover of the task; the first one counts. */
  daily_solve: { method: "POST"; path: "/api/daily/solve"; query: never; body: Covered; answer: Seen };
}

/** The name by which one can come back; none without an account. */
export interface AccountNow {
  name: string | null;
}

/** A move and what it is expected to bring: points of this round above the others' mean, in hundredths, and, where the whole game is at stake, the chance of winning it in percent. */
export interface Advice<G extends keyof Games = keyof Games> {
  command: Games[G]["command"];
  points: number;
  chance: number | null;
  reasons: Reason[];
}

/** The house rules of a table: who finds it, who may watch, who plays for those who left and how long they are waited for, how races are judged, whether hints may be asked for although there are other people. */
export interface Arrangement {
  public: boolean;
  watching: boolean;
  autostart: boolean;
  rated: boolean;
  leavers: "bot" | "wait";
  grace_seconds: number;
  fairness: "arrival" | "compensated";
  chat: "free" | "off" | "phrases";
  practice: boolean;
}

/** When somebody saw the task of a day, and how long they needed (None: not solved so far). */
export interface Attempt {
  began: number;
  took: number | null;
}

/** The whole flow control: seats we wait for, seats that may act but need not, chance, time; nothing means over. */
export interface Awaits {
  needed: number[];
  may: number[];
  draw: Draw | null;
  deadline: Deadline | null;
}

/** Somebody's best run of a kind; points are compared number by number, and more is better. */
export interface Best {
  game: string;
  kind: string;
  name: string;
  points: number[];
  id: string;
  ended: number;
  you: boolean;
}

/** The last word before the socket closes. */
export interface Bye {
  t: "bye";
  reason: string;
}

/** A seat that somebody holds at a table. */
export interface Chair {
  code: string;
  game: string;
  seat: number;
}

/** A cover of the task of a day, piece by piece. */
export interface Covered {
  day: string;
  placements: Placement[];
}

/** The task of a day (by UTC), the same for everyone: an area, and the pieces that cover it exactly. */
export interface Daily {
  day: string;
  deck: string;
  card: number;
  side: "easy" | "hard";
  symbol: "drum" | "hand" | "mask" | "shield" | "snake" | "sun";
  region: Region;
  pieces: ("I2" | "I3" | "I4" | "L4" | "L5" | "O4" | "P5" | "S4" | "T4" | "V3" | "Y5" | "Z5")[];
  grade: number | null;
}

/** An instant the table must act at; the kind says whether it is shown early, rung late, or neither. */
export interface Deadline {
  at: number;
  kind: "bell" | "reveal" | "settling";
}

/** A command; sent again with the same id it is acknowledged again and not executed again. */
export interface Do<G extends keyof Games = keyof Games> {
  t: "do";
  id: string;
  command: TableCommand | Games[G]["command"];
}

/** It is done, and there is nothing more to say. */
export interface Done {
  done: boolean;
}

/** A question to chance: `take` different numbers below `among`, in random order. */
export interface Draw {
  what: string;
  among: number;
  take: number;
}

/** The answer, at once, to the probe in a pong: so the server measures the line, and lets nobody else measure it. */
export interface Echo {
  t: "echo";
  probe: number;
}

/** A finished game with the eyes of an expert, who knew at each choice what the seat knew. */
export interface Explained<G extends keyof Games = keyof Games> {
  game: string;
  seats: number;
  seat: number;
  remarks: Remark<G>[];
}

/** The table around the game, the same for everyone who looks at it. */
export interface Face {
  code: string;
  link: string;
  game: string;
  phase: "over" | "playing" | "waiting";
  paused: boolean;
  host: number | null;
  seats: SeatFace[];
  options: unknown;
  arrangement: Arrangement;
  commitment: string;
  seed: string | null;
  next: string | null;
}

/** A table that is there: its page is /t/ and the link, or /t/ and the code; `invitation` is for others. */
export interface Found {
  code: string;
  link: string;
  game: string;
  seats: number;
  invitation: string;
}

/** One step: who caused it (null: chance or the clock), when, what happened, and the picture after it. */
export interface Frame<G extends keyof Games = keyof Games> {
  seq: number;
  at: number;
  received: number;
  credit: number;
  seat: number | null;
  events: Games[G]["event"][];
  bots: number[];
  awaits: Awaits;
  view: Games[G]["view"];
  outcome: Outcome | null;
}

/** What the page knows of the one before it; nobody yet without a name. `protocol`: reload where it is another. */
export interface Guest {
  name: string | null;
  language: string;
  protocol: number;
}

/** The first word: which protocol the client speaks, and the last seq it has seen of this table (0: none). */
export interface Hello {
  t: "hello";
  protocol: number;
  seq: number;
}

/** What the seat may do now and how good it is, the best first; for the picture with this `seq`. */
export interface Hint<G extends keyof Games = keyof Games> {
  game: string;
  seat: number;
  seq: number;
  advice: Advice<G>[];
}

/** A public table in the lobby; `free` is how many more it waits for. */
export interface Listed {
  code: string;
  game: string;
  phase: "over" | "playing" | "waiting";
  names: (string | null)[];
  free: number;
  watching: boolean;
  options: unknown;
}

/** A game with whoever comes: for so many (null: any number), now. */
export interface Match {
  game: string;
  seats: number | null;
}

/** A table where who asks holds a seat and the game is not over; no phase where it sleeps until somebody looks; `bot`: one plays for who asks. */
export interface Mine {
  code: string;
  game: string;
  phase: "over" | "playing" | "waiting" | null;
  names: (string | null)[];
  bot: boolean;
}

/** Everything that the house keeps of who asks; other people's names stand as they were known at the table. */
export interface MyData {
  name: string;
  language: string;
  since: number;
  account: string | null;
  visits: Visit[];
  seats: Chair[];
  results: Played[];
  ratings: Record<string, Rating>;
  solo: Best[];
  days: Record<string, Attempt>;
}

/** What somebody wants to be called, and in which language to be spoken to (null: as it is). */
export interface Naming {
  name: string;
  language: string | null;
}

/** Why not, as a message key. */
export interface No {
  key: string;
  details: Record<string, string | number>;
}

/** A game of the catalogue, for how many it is, and the levels of its bots, the gentlest first. */
export interface Offered {
  name: string;
  seats: number[];
  levels: string[];
}

/** A name to come back by, and the passphrase for it. */
export interface Opening {
  name: string;
  passphrase: string;
}

/** Who stands where: rank 1 is first, equal ranks share the place; a score is compared number by number. */
export interface Outcome {
  ranks: number[];
  scores: number[][];
}

/** Are you there, and what time is it? */
export interface Ping {
  t: "ping";
  token: number;
}

/** How a seat ended: by name where a person sat there who is still known; `you`: it was the one who asks. */
export interface Place {
  seat: number;
  name: string | null;
  rank: number;
  points: number[];
  you: boolean;
}

/** A piece, flipped first and then turned, whose bounding box begins at column x and row y from the top left. */
export interface Placement {
  piece: "I2" | "I3" | "I4" | "L4" | "L5" | "O4" | "P5" | "S4" | "T4" | "V3" | "Y5" | "Z5";
  turn: number;
  flip: boolean;
  x: number;
  y: number;
}

/** A finished game: when it ended (milliseconds since 1970), how long it took, and how everyone did. */
export interface Played {
  id: string;
  game: string;
  ended: number;
  took: number;
  rated: boolean;
  public: boolean;
  places: Place[];
}

/** Here we are; table time is `now`. Where `probe` is not 0 the client echoes it at once. */
export interface Pong {
  t: "pong";
  token: number;
  now: number;
  probe: number;
}

/** Who is there: for each seat; how long each seat's round trip takes where it was measured; who watches. */
export interface PresenceNow {
  t: "presence";
  seats: ("away" | "bot" | "free" | "here")[];
  rtt: (number | null)[];
  watchers: string[];
}

/** How far one has come with a task (a round, say): so many pieces laid, of so many; for the others to see. */
export interface Progress {
  t: "progress";
  task: number;
  done: number;
  of: number;
}

/** How far a seat says that it has come. */
export interface Progressed {
  t: "progress";
  seat: number;
  task: number;
  done: number;
  of: number;
}

/** A belief about somebody's skill at a game: its mean, its doubt, and how many games it rests on. */
export interface Rating {
  mu: number;
  sigma: number;
  games: number;
}

/** A sentence: the id of its text, and the numbers in it. */
export interface Reason {
  text: string;
  values: Record<string, number>;
}

/** The recovery code instead of a passphrase that was forgotten, and a new passphrase. */
export interface Recovering {
  name: string;
  code: string;
  passphrase: string;
}

/** A recovery code; it is shown this once. */
export interface Recovery {
  code: string;
}

/** A frame or command that changed nothing, with the key of the reason; `id` where one could be read. */
export interface Refused {
  t: "refused";
  id: string | null;
  key: string;
  details: Record<string, string | number>;
}

/** An area as its rows, `#` a cell and `.` none, cut to its box; always well formed. */
export interface Region {
  rows: string[];
}

/** A choice of the seat: the steps of the replay that show it before and after, what it did, and what an expert would have thought, the best first. */
export interface Remark<G extends keyof Games = keyof Games> {
  before: number;
  seq: number;
  command: Games[G]["command"];
  advice: Advice<G>[];
}

/** A whole game as one seat saw it (null: as somebody who watched); who sat there stands in the result. */
export interface Retold<G extends keyof Games = keyof Games> {
  game: string;
  seats: number;
  seat: number | null;
  options: Games[G]["options"];
  commitment: string;
  seed: string;
  frames: Frame<G>[];
}

/** Somebody (a seat, or by name alone one who watches) has said something, `at` milliseconds since 1970. */
export interface Said {
  t: "said";
  seat: number | null;
  name: string;
  phrase: string | null;
  text: string | null;
  at: number;
}

/** Something for everyone at the table: one of the phrases, or a text; exactly one of the two. */
export interface Say {
  t: "say";
  phrase: string | null;
  text: string | null;
}

/** A seat as everyone sees it: whose it is, which bot plays it now, may somebody sit there, is it silent. */
export interface SeatFace {
  name: string | null;
  bot: string | null;
  open: boolean;
  muted: boolean;
}

/** So many milliseconds ago who asks saw the task of the day first; `took` where it is solved. */
export interface Seen {
  day: string;
  ago: number;
  took: number | null;
}

/** A place on a game's leaderboard: `points` is what somebody's skill certainly is, in hundredths. */
export interface Skill {
  name: string;
  points: number;
  games: number;
  you: boolean;
}

/** A kind of solo run that there are records of. */
export interface SoloKind {
  game: string;
  kind: string;
}

/** What somebody has reached in one game at tables of one size. */
export interface Statistics {
  game: string;
  seats: number;
  games: number;
  wins: number;
  mean_rank: number;
  best: number[];
  last: number;
}

/** Other house rules; once the game has begun only those of the chat may change. */
export interface TableArrange {
  kind: "table.arrange";
  arrangement: Arrangement;
}

/** These are the house rules from now on. */
export interface TableArranged {
  kind: "table.arranged";
  arrangement: Arrangement;
}

/** A bot of some level has a seat of its own. */
export interface TableBotSeated {
  kind: "table.bot-seated";
  seat: number;
  level: string;
}

/** The last event of a finished game: the seed, so that anyone can check every draw. */
export interface TableClosed {
  kind: "table.closed";
  seed: string;
}

/** There is a rematch: the code of the table where everyone keeps the seat they had. */
export interface TableFollowed {
  kind: "table.followed";
  code: string;
}

/** An abandoned seat: a bot plays it until somebody else sits down there. */
export interface TableGivenAway {
  kind: "table.given-away";
  seat: number;
  level: string;
}

/** Give the seat back; once the game has begun the seat is kept and a bot plays for the time being. */
export interface TableLeave {
  kind: "table.leave";
}

/** A seat is free again. */
export interface TableLeft {
  kind: "table.left";
  seat: number;
}

/** Pass on nothing that this seat says, or pass it on again. */
export interface TableMute {
  kind: "table.mute";
  seat: number;
  muted: boolean;
}

/** What a seat says is not passed on, or is again. */
export interface TableMuted {
  kind: "table.muted";
  seat: number;
  muted: boolean;
}

/** The first event of every table: what is played and by how many, and the hash that binds its chance. */
export interface TableOpened {
  kind: "table.opened";
  game: string;
  seats: number;
  options: unknown;
  commitment: string;
  format: number;
}

/** Let table time stand still. */
export interface TablePause {
  kind: "table.pause";
}

/** Table time stands still until somebody resumes; `deserted`: because nobody was there. */
export interface TablePaused {
  kind: "table.paused";
  deserted: boolean;
}

/** Send away who sits there; once the game has begun a bot plays until somebody else sits down. */
export interface TableRemove {
  kind: "table.remove";
  seat: number;
}

/** Let table time run again. */
export interface TableResume {
  kind: "table.resume";
}

/** Table time runs again, from where the pause, the last beat or the last event left it. */
export interface TableResumed {
  kind: "table.resumed";
  run: number;
  since: number;
}

/** Play again for oneself. */
export interface TableReturn {
  kind: "table.return";
}

/** Somebody is back and plays for themselves again. */
export interface TableReturned {
  kind: "table.returned";
  seat: number;
}

/** Put a bot of this level on this free seat, or on the first one. */
export interface TableSeatBot {
  kind: "table.seat-bot";
  level: string;
  seat: number | null;
}

/** Somebody sits down. */
export interface TableSeated {
  kind: "table.seated";
  seat: number;
}

/** The operator of the house has closed the table for good. */
export interface TableShut {
  kind: "table.shut";
}

/** Take this seat, or the first free one. */
export interface TableSit {
  kind: "table.sit";
  seat: number | null;
}

/** Begin the game; the sand of table time runs from here. */
export interface TableStart {
  kind: "table.start";
}

/** The game begins and table time runs: which life of the process counts it, and since when by its clock. */
export interface TableStarted {
  kind: "table.started";
  run: number;
  since: number;
}

/** A bot plays for somebody who is away and keeps the seat; `absent`: they did not say that they leave. */
export interface TableTookOver {
  kind: "table.took-over";
  seat: number;
  level: string;
  absent: boolean;
}

/** How long somebody needed; `you`: it was the one who asks. */
export interface Timed {
  name: string;
  took: number;
  you: boolean;
}

/** How a command was judged: done at `at`, arrived at `received`, `credit` made up for of a line of `rtt`. */
export interface Timing {
  seat: number;
  at: number;
  received: number;
  credit: number;
  rtt: number | null;
}

/** A figure has moved, once and for all in this round. */
export interface UbongoClassicFigureMoved {
  kind: "ubongo.figure-moved";
  round: number;
  seat: number;
  origin: number;
  field: number;
}

/** A figure stands on a field. */
export interface UbongoClassicFigurePlaced {
  kind: "ubongo.figure-placed";
  seat: number;
  field: number;
  by_the_table: boolean;
}

/** The places, and each seat's gems of one colour from most to fewest. */
export interface UbongoClassicGameEnded {
  kind: "ubongo.game-ended";
  ranks: number[];
  scores: number[][];
}

/** Every hole has its gem; the first of a row is nearest to the field. */
export interface UbongoClassicGemsLaid {
  kind: "ubongo.gems-laid";
  rows: (("blue" | "brown" | "green" | "red" | "violet" | "yellow")[])[];
}

/** The sand has run out; who has solved may still move and take for a moment. */
export interface UbongoClassicGraceBegan {
  kind: "ubongo.grace-began";
  round: number;
  until: number;
}

/** Move the own figure to a field, counted from 0. */
export interface UbongoClassicMoveFigure {
  kind: "move-figure";
  round: number;
  field: number;
}

/** UC-28: what everyone sees: gems, figures, the round; `gems` counts each seat's gems in the order of COLOURS. */
export interface UbongoClassicOpen {
  options: UbongoClassicOptions;
  seats: number;
  rounds: number;
  figures: (number | null)[];
  gems: number[][];
  rows: (("blue" | "brown" | "green" | "red" | "violet" | "yellow" | null)[])[];
  starter: number | null;
  place_by: number;
  placing_closed: boolean;
  race: UbongoRaceRace | null;
  moved: number[];
  taken: number[];
  reaching: UbongoClassicReach[];
  grace_until: number | null;
  gone: number[];
  ended: boolean;
}

/** What a table chooses; `seconds` 0 plays without a sandglass, `sides` gives each seat its own. */
export interface UbongoClassicOptions {
  side: "easy" | "hard";
  sides: ("easy" | "hard")[] | null;
  seconds: number;
  grace_seconds: number;
  all_boards: boolean;
  expansion: boolean;
  starter: number | null;
  deck: string;
}

/** Set the own figure on a field, counted from 0. */
export interface UbongoClassicPlaceFigure {
  kind: "place-figure";
  field: number;
}

/** The time to place is over; chance places what is left. */
export interface UbongoClassicPlacingClosed {
  kind: "ubongo.placing-closed";
}

/** A take that waits until nobody can have been earlier. */
export interface UbongoClassicReach {
  seat: number;
  field: number;
  at: number;
  settled_by: number;
}

/** Who rolls first; figures are to be placed by then. */
export interface UbongoClassicStarterChosen {
  kind: "ubongo.starter-chosen";
  seat: number;
  place_by: number;
}

/** Take the two nearest gems of the row where the figure stands. */
export interface UbongoClassicTake {
  kind: "take";
  round: number;
}

/** A seat reaches for a row that another may have reached earlier; sure at `settled_by`. */
export interface UbongoClassicTakeAsked {
  kind: "ubongo.take-asked";
  round: number;
  seat: number;
  field: number;
  at: number;
  settled_by: number;
}

/** The gems a seat has taken, nearest first; none when others had emptied the row before. */
export interface UbongoClassicTaken {
  kind: "ubongo.taken";
  round: number;
  seat: number;
  field: number;
  gems: ("blue" | "brown" | "green" | "red" | "violet" | "yellow")[];
}

/** The table as one seat sees it; nothing else is hidden than cards that lie face down. */
export interface UbongoClassicView {
  seat: number | null;
  open: UbongoClassicOpen;
}

/** Agree to what is proposed; the wish is named, so that nobody agrees to one that came in between. */
export interface UbongoDiamondsAgree {
  kind: "agree";
  round: number;
  wish: "new-cards" | "shared-win";
}

/** One of the tied agrees. */
export interface UbongoDiamondsAgreed {
  kind: "diamonds.agreed";
  round: number;
  seat: number;
}

/** The table asks who is youngest; when nobody says so by then, chance has named who rolls first. */
export interface UbongoDiamondsAskedWhoIsYoungest {
  kind: "diamonds.asked-who-is-youngest";
  until: number;
  otherwise: number;
}

/** Say that one is the youngest. */
export interface UbongoDiamondsClaimYoungest {
  kind: "claim-youngest";
}

/** The places; each seat's points, and after a shoot-out a second number: 1 for who won it. */
export interface UbongoDiamondsGameEnded {
  kind: "diamonds.game-ended";
  ranks: number[];
  scores: number[][];
}

/** What everyone sees; `bag`, `gems` and the track count gems, bag and gems in the order of GEMS. */
export interface UbongoDiamondsOpen {
  options: UbongoDiamondsOptions;
  seats: number;
  gems: number[][];
  bag: number[];
  sapphires: number;
  ambers: number;
  youngest_by: number | null;
  otherwise: number;
  starter: number | null;
  race: UbongoRaceRace | null;
  paid: number;
  tied: number[];
  proposal: UbongoDiamondsProposal | null;
  gone: number[];
  final: number[][] | null;
}

/** What a table chooses; `seconds` 0 plays without a sandglass; the solo fields are for one player alone. */
export interface UbongoDiamondsOptions {
  side: "easy" | "hard";
  seconds: number;
  no_luck: boolean;
  deck: string;
  solo_mode: "minutes" | "tasks";
  solo_length: number;
}

/** What is proposed, and who has agreed so far. */
export interface UbongoDiamondsProposal {
  wish: "new-cards" | "shared-win";
  agreed: number[];
}

/** In a shoot-out: propose new cards or a shared win to the others of the tied. */
export interface UbongoDiamondsPropose {
  kind: "propose";
  round: number;
  wish: "new-cards" | "shared-win";
}

/** One of the tied proposes; it counts as agreed by that seat. */
export interface UbongoDiamondsProposed {
  kind: "diamonds.proposed";
  round: number;
  seat: number;
  wish: "new-cards" | "shared-win";
}

/** What a seat gets for its rank: from the track, blind from the bag, or, without luck, from the supply. */
export interface UbongoDiamondsRewarded {
  kind: "diamonds.rewarded";
  round: number;
  seat: number;
  rank: number;
  from_track: "amber" | "emerald" | "ruby" | "sapphire" | null;
  from_bag: "amber" | "emerald" | "ruby" | "sapphire" | null;
  from_supply: "amber" | "emerald" | "ruby" | "sapphire" | null;
}

/** Several have the most points: the first of them to solve one more card wins. */
export interface UbongoDiamondsShootoutBegan {
  kind: "diamonds.shootout-began";
  seats: number[];
}

/** Who rolls first, because of being the youngest or because chance said so. */
export interface UbongoDiamondsStarterChosen {
  kind: "diamonds.starter-chosen";
  seat: number;
  youngest: boolean;
}

/** The track has one sapphire and one amber fewer than before the round; `returned` went into the bag. */
export interface UbongoDiamondsTrackCorrected {
  kind: "diamonds.track-corrected";
  round: number;
  sapphires: number;
  ambers: number;
  returned: ("amber" | "emerald" | "ruby" | "sapphire")[];
}

/** The table as one seat sees it; nothing else is hidden than cards that lie face down. */
export interface UbongoDiamondsView {
  type: "hunt";
  seat: number | null;
  open: UbongoDiamondsOpen;
}

/** UC-3: one side of a card with the pieces that it shows for the rolled symbol. */
export interface UbongoRaceBoard {
  card: number;
  side: "easy" | "hard";
  region: Region;
  pieces: ("I2" | "I3" | "I4" | "L4" | "L5" | "O4" | "P5" | "S4" | "T4" | "V3" | "Y5" | "Z5")[];
  grade: number | null;
}

/** Everyone in the round has a card, face down; the start player may roll. */
export interface UbongoRaceBoardsDealt {
  kind: "ubongo.boards-dealt";
  round: number;
  starter: number;
  seats: number[];
  cards: { value: number[] | null; to: number[] };
  roll_by: number;
  reshuffled: boolean;
}

/** The call, Ubongo: the whole cover, piece by piece. */
export interface UbongoRaceClaim {
  kind: "claim";
  round: number;
  placements: Placement[];
}

/** The symbol for this round. */
export interface UbongoRaceDieFell {
  kind: "ubongo.die-fell";
  round: number;
  symbol: "drum" | "hand" | "mask" | "shield" | "snake" | "sun";
}

/** A cover that was found: whose, when, and until when an earlier one could still arrive. */
export interface UbongoRaceFinish {
  seat: number;
  at: number;
  cover: UbongoRaceLaid[];
  settled_by: number;
}

/** A seat does not look for a cover any more in this glass. */
export interface UbongoRaceGaveUp {
  kind: "ubongo.gave-up";
  round: number;
  glass: number;
  seat: number;
}

/** Stop looking for a cover in this glass; once more means to go on after all. */
export interface UbongoRaceGiveUp {
  kind: "give-up";
  round: number;
  glass: number;
}

/** Nobody has solved: the sandglass runs once more. */
export interface UbongoRaceGlassTurned {
  kind: "ubongo.glass-turned";
  round: number;
  glass: number;
  until: number;
}

/** A piece on the board, with the cells that it covers written out for any reader. */
export interface UbongoRaceLaid {
  placement: Placement;
  cells: [number, number][];
}

/** A round as everyone sees it; `seats` take part, `gone` have left the table for good. */
export interface UbongoRaceRace {
  number: number;
  starter: number;
  seats: number[];
  roll_by: number;
  gone: number[];
  reveal_at: number | null;
  symbol: "drum" | "hand" | "mask" | "shield" | "snake" | "sun" | null;
  revealed_at: number | null;
  boards: (UbongoRaceBoard | null)[];
  glass: number;
  until: number | null;
  settling: UbongoRaceFinish[];
  finishes: UbongoRaceFinish[];
  given_up: number[];
  over: boolean;
}

/** The order is sure: the seat has this rank, after solving for `took` milliseconds. */
export interface UbongoRaceRanked {
  kind: "ubongo.ranked";
  round: number;
  seat: number;
  rank: number;
  at: number;
  took: number;
}

/** Leave for good; the table sends it when no bot may take over. */
export interface UbongoRaceResign {
  kind: "resign";
}

/** A seat has left for good. */
export interface UbongoRaceResigned {
  kind: "ubongo.resigned";
  seat: number;
}

/** The boards lie open, one a seat that takes part, and the sand runs `until` its bell (none: no sandglass). */
export interface UbongoRaceRevealed {
  kind: "ubongo.revealed";
  round: number;
  at: number;
  symbol: "drum" | "hand" | "mask" | "shield" | "snake" | "sun";
  boards: (UbongoRaceBoard | null)[];
  until: number | null;
}

/** Roll the die and turn the sandglass. */
export interface UbongoRaceRoll {
  kind: "roll";
  round: number;
}

/** The die rolls; by nobody's hand when the start player was too slow. The boards open at `reveal_at`. */
export interface UbongoRaceRolled {
  kind: "ubongo.rolled";
  round: number;
  seat: number | null;
  reveal_at: number;
}

/** The boards are put aside. */
export interface UbongoRaceRoundEnded {
  kind: "ubongo.round-ended";
  round: number;
  finishers: number[];
}

/** A seat has covered its board; its rank is sure at `settled_by`. */
export interface UbongoRaceSolved {
  kind: "ubongo.solved";
  round: number;
  seat: number;
  at: number;
  cover: UbongoRaceLaid[];
  settled_by: number;
}

/** A seat that had given up goes on after all. */
export interface UbongoRaceThoughtBetter {
  kind: "ubongo.thought-better";
  round: number;
  glass: number;
  seat: number;
}

/** A task that was solved. */
export interface UbongoSoloDone {
  task: number;
  board: UbongoRaceBoard;
  cover: UbongoRaceLaid[];
  since_start: number;
}

/** Ask where one piece may lie; the run is no record any more. */
export interface UbongoSoloHint {
  kind: "hint";
  task: number;
}

/** One piece of a cover, for the player alone. */
export interface UbongoSoloHintGiven {
  kind: "solo.hint-given";
  task: number;
  laid: { value: UbongoRaceLaid | null; to: number[] };
}

/** What everyone sees of a run; `task` counts the cards revealed so far. */
export interface UbongoSoloOpen {
  options: UbongoDiamondsOptions;
  begun: boolean;
  task: number;
  symbol: "drum" | "hand" | "mask" | "shield" | "snake" | "sun" | null;
  board: UbongoRaceBoard | null;
  started_at: number;
  until: number | null;
  done: UbongoSoloDone[];
  laid_aside: number;
  hints: number;
  hints_here: number;
  result: UbongoSoloRunEnded | null;
}

/** The first roll; the clock starts with the first task. */
export interface UbongoSoloRunBegan {
  kind: "solo.run-began";
}

/** The result: how many tasks, and when the last of them was done; only a complete run without hints counts. */
export interface UbongoSoloRunEnded {
  kind: "solo.run-ended";
  tasks: number;
  took: number;
  hints: number;
  complete: boolean;
}

/** Lay the task aside for a new card. */
export interface UbongoSoloSkip {
  kind: "skip";
  task: number;
}

/** A task was not to the player's liking. */
export interface UbongoSoloTaskLaidAside {
  kind: "solo.task-laid-aside";
  task: number;
}

/** A new card lies open; `until` is the end of the run, where minutes are played. */
export interface UbongoSoloTaskRevealed {
  kind: "solo.task-revealed";
  task: number;
  at: number;
  board: UbongoRaceBoard;
  until: number | null;
  reshuffled: boolean;
}

/** A task is done, so many milliseconds after the first reveal. */
export interface UbongoSoloTaskSolved {
  kind: "solo.task-solved";
  task: number;
  at: number;
  since_start: number;
  cover: UbongoRaceLaid[];
}

/** The run as the player sees it; a spectator sees no hints. */
export interface UbongoSoloView {
  type: "solo";
  seat: number | null;
  open: UbongoSoloOpen;
  hinted: UbongoRaceLaid[];
}

/** UG-1: a land has one of five suits and a value from 0 to 8. */
export interface UgoCard {
  suit: "blue" | "green" | "grey" | "red" | "yellow";
  value: number;
}

/** A card lies on the table; `auto` when the table played it for the seat. */
export interface UgoCardPlayed {
  kind: "ugo.card-played";
  round: number;
  trick: number;
  seat: number;
  card: UgoCard;
  auto: boolean;
  until: number | null;
}

/** UG-4: chance has named the first dealer. */
export interface UgoDealerChosen {
  kind: "ugo.dealer-chosen";
  dealer: number;
}

/** UG-4, UG-21: a round begins with empty kingdoms, a whole supply and ten cards for each. */
export interface UgoDealt {
  kind: "ugo.dealt";
  round: number;
  dealer: number;
  leader: number;
  supply: number;
  hands: { shares: (UgoCard[] | null)[] };
  until: number | null;
}

/** UG-22: the totals and the places. */
export interface UgoGameEnded {
  kind: "ugo.game-ended";
  totals: number[];
  ranks: number[];
}

/** UG-2: five sections in a row; `stacks` are those with land from the left, `farmers` all that were gained. */
export interface UgoKingdom {
  stacks: UgoCard[][];
  farmers: number;
}

/** UG-10, UG-11: the trick lies in the kingdom; every section that it changed, as it is now. A second one for the same trick replaces the first (UG-12). `auto` when the table placed it, if only because there was nothing to choose. */
export interface UgoLandsPlaced {
  kind: "ugo.lands-placed";
  round: number;
  trick: number;
  seat: number;
  order: ("blue" | "green" | "grey" | "red" | "yellow")[];
  tops: UgoCard[];
  sections: UgoSection[];
  auto: boolean;
  until: number | null;
}

/** What everybody sees; `trick` is the one that is played or placed, `played` are its cards so far, `sheets` say where the points of the last round came from. */
export interface UgoOpen {
  turn_seconds: number;
  kingdoms: UgoKingdom[];
  hand_sizes: number[];
  totals: number[];
  supply: number;
  dealer: number | null;
  round: number;
  trick: number;
  first_leader: number | null;
  leader: number | null;
  turn: number | null;
  played: UgoCard[];
  tricks: UgoTrick[];
  placing: UgoPlacing | null;
  until: number | null;
  points: number[][];
  resigned: number[];
  ranks: number[];
  sheets: UgoSectionScore[][];
}

/** What a table may choose: how long a turn may take (0: as long as one likes), and who deals first. */
export interface UgoOptions {
  turn_seconds: number;
  dealer: number | null;
}

/** Place a won trick: the new suits from left to right, and a top for each suit with several cards in the trick. */
export interface UgoPlaceLands {
  kind: "place-lands";
  round: number;
  trick: number;
  order: ("blue" | "green" | "grey" | "red" | "yellow")[];
  tops: UgoCard[];
}

/** UG-12: a won trick that may still be placed, or placed anew, on the stacks as they were before it. `new_suits` have no section yet, and each of `piles` goes on one stack together. */
export interface UgoPlacing {
  trick: number;
  seat: number;
  cards: UgoCard[];
  before: UgoCard[][];
  new_suits: ("blue" | "green" | "grey" | "red" | "yellow")[];
  piles: UgoCard[][];
  placed: boolean;
}

/** Play a card to the trick. */
export interface UgoPlayCard {
  kind: "play-card";
  round: number;
  trick: number;
  card: UgoCard;
}

/** Leave the table for good: from now on the table plays for this seat. */
export interface UgoResign {
  kind: "resign";
}

/** A seat is empty for good, and the table plays for it. */
export interface UgoResigned {
  kind: "ugo.resigned";
  seat: number;
}

/** UG-21: the round's points and the totals for each seat, with the five sections that make them up. */
export interface UgoRoundScored {
  kind: "ugo.round-scored";
  round: number;
  points: number[];
  totals: number[];
  sheets: UgoSectionScore[][];
}

/** A section with its whole stack, the top last. */
export interface UgoSection {
  letter: "A" | "B" | "C" | "D" | "E";
  cards: UgoCard[];
}

/** What one section brings and why: its top card, if it has land, and the farmers that it lacks. */
export interface UgoSectionScore {
  letter: "A" | "B" | "C" | "D" | "E";
  suit: "blue" | "green" | "grey" | "red" | "yellow" | null;
  top: number | null;
  missing: number;
  points: number;
}

/** A finished trick, its cards in the order played from the leader on. */
export interface UgoTrick {
  leader: number;
  winner: number;
  cards: UgoCard[];
}

/** UG-9, UG-13: who won and by which card; for each seat the farmers due, those it got and those it has now. */
export interface UgoTrickWon {
  kind: "ugo.trick-won";
  round: number;
  trick: number;
  seat: number;
  card: UgoCard;
  due: number[];
  gained: number[];
  farmers: number[];
  supply: number;
  until: number | null;
}

/** The table as one seat sees it; a spectator has neither seat nor hand. */
export interface UgoView {
  seat: number | null;
  open: UgoOpen;
  hand: UgoCard[] | null;
}

/** The whole picture at `seq` for the one who gets it, and the events since they were last told. */
export interface Update<G extends keyof Games = keyof Games> {
  t: "update";
  seq: number;
  now: number;
  running: boolean;
  table: Face;
  you: number | null;
  awaits: Awaits;
  view: Games[G]["view"] | null;
  legal: (TableCommand | Games[G]["command"])[];
  events: (TableEvent | Games[G]["event"])[];
  timings: Timing[];
  outcome: Outcome | null;
  ack: string | null;
}

/** One device somebody has come with. */
export interface Visit {
  since: number;
  seen: number;
}

/** The table somebody wants to open (null: usual options); `bots` are the levels of those on the last seats. */
export interface Wish {
  game: string;
  seats: number;
  options: unknown;
  arrangement: Arrangement;
  bots: string[];
}
