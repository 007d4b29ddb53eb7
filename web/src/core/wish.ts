// The table that somebody is about to open: choices, what goes together, and the wish that the server gets.
// Must not know the DOM, nor how choices are shown.
import type { Arrangement, UbongoClassicOptions, UbongoDiamondsOptions, UgoOptions, Wish } from "../protocol.gen";
import { type GameName, offerOf, type Side } from "./offer";
import type { Shelf } from "./settings";

/** The choices of all games together; each game takes its own. */
export type AllOptions = UbongoClassicOptions & UbongoDiamondsOptions & UgoOptions;

/** What is laid out on the sheet: seat 0 is one's own; a sitter is a bot's level, or null for whoever comes. */
export interface Plan {
  readonly game: GameName;
  readonly seats: number;
  readonly sitters: readonly (string | null)[];
  readonly options: AllOptions;
  readonly rules: Arrangement;
}

export const USUAL_RULES: Arrangement = {
  public: false,
  watching: true,
  autostart: false,
  rated: false,
  leavers: "bot",
  grace_seconds: 30,
  fairness: "compensated",
  chat: "free",
  practice: false,
};
const USUAL_OPTIONS: AllOptions = {
  side: "easy",
  sides: null,
  seconds: 60,
  grace_seconds: 0,
  all_boards: false,
  expansion: false,
  starter: null,
  deck: "starter",
  no_luck: false,
  solo_mode: "minutes",
  solo_length: 5,
  turn_seconds: 0,
  dealer: null,
};
const TAKES: { readonly [G in GameName]: readonly (keyof AllOptions)[] } = {
  "ubongo-classic": ["side", "sides", "seconds", "grace_seconds", "all_boards", "expansion", "starter", "deck"],
  "ubongo-diamonds": ["side", "seconds", "no_luck", "deck", "solo_mode", "solo_length"],
  ugo: ["turn_seconds", "dealer"],
};
const MOST_WITHOUT_EXPANSION = 4;
const MOST_FOR_ALL_BOARDS = 3;

export const SECONDS = [30, 45, 60, 90, 120, 180, 300, 600, 0] as const;
export const TURN_SECONDS = [15, 30, 60, 120, 0] as const;
export const GRACE_SECONDS = [0, 3, 5] as const;
export const SOLO_LENGTHS = [5, 10, 20] as const;

/** What most people want: one press and there is a table. */
export function usual(game: GameName): Plan {
  const seats = offerOf(game)?.usual ?? 2;
  return { game, seats, sitters: Array(seats).fill(null), options: USUAL_OPTIONS, rules: USUAL_RULES };
}

/** The same plan for another number of people. */
export function resized(plan: Plan, seats: number): Plan {
  const { sides } = plan.options;
  const sitters = Array.from({ length: seats }, (_, seat) => (seat === 0 ? null : (plan.sitters[seat] ?? null)));
  const own = sides && Array.from({ length: seats }, (_, seat): Side => sides[seat] ?? plan.options.side);
  return sensible({ ...plan, seats, sitters, options: { ...plan.options, sides: own } });
}

/** What does not go together gives way: all boards to the expansion and to a fourth player, absent seats to chance. */
export function sensible(plan: Plan): Plan {
  const { options, rules, seats } = plan;
  const expansion = options.expansion || seats > MOST_WITHOUT_EXPANSION;
  const there = (seat: number | null) => (seat !== null && seat < seats ? seat : null);
  return {
    ...plan,
    options: {
      ...options,
      expansion,
      all_boards: options.all_boards && mayPlayAllBoards(seats, expansion),
      starter: there(options.starter),
      dealer: there(options.dealer),
    },
    rules: withRules(rules, {}),
  };
}

/** Changed house rules: strangers get ready phrases only, and a practice game is not rated; what was changed stands. */
export function withRules(rules: Arrangement, changed: Partial<Arrangement>): Arrangement {
  const after = { ...rules, ...changed };
  if (after.public && after.chat === "free") after.chat = "phrases";
  if (after.rated && after.practice) after[changed.practice ? "rated" : "practice"] = false;
  return after;
}

export function mayPlayAllBoards(seats: number, expansion: boolean): boolean {
  return seats <= MOST_FOR_ALL_BOARDS && !expansion;
}
export function needsExpansion(seats: number): boolean {
  return seats > MOST_WITHOUT_EXPANSION;
}

/** As the server wants it: bots sit last, and what was chosen for a seat goes with whoever sits there. */
export function wishOf(laid: Plan): Wish {
  const plan = sensible(laid);
  const everyone = plan.sitters.map((_, seat) => seat);
  const order = [
    ...everyone.filter((seat) => plan.sitters[seat] === null),
    ...everyone.filter((seat) => plan.sitters[seat] !== null),
  ];
  const moved = (seat: number | null) => (seat === null ? null : order.indexOf(seat));
  const { sides, side } = plan.options;
  const options: AllOptions = {
    ...plan.options,
    sides: sides && order.map((seat) => sides[seat] ?? side),
    starter: moved(plan.options.starter),
    dealer: moved(plan.options.dealer),
  };
  const own = TAKES[plan.game].map((name) => [name, options[name]] as const);
  return {
    game: plan.game,
    seats: plan.seats,
    options: Object.fromEntries(own),
    arrangement: plan.rules,
    bots: plan.sitters.filter((level) => level !== null),
  };
}

const keyOf = (game: GameName) => `tafelrunde.plan.${game}`;

/** What was opened the last time, as far as it still makes sense here. */
export function readPlan(shelf: () => Shelf, game: GameName, levels: readonly string[]): Plan {
  const plain = usual(game);
  try {
    const kept = JSON.parse(shelf().getItem(keyOf(game)) ?? "{}") as Partial<Plan>;
    const offer = offerOf(game);
    const seats = Number(kept.seats);
    if (!offer || !(seats >= offer.fewest && seats <= offer.most)) return plain;
    const sitters = (kept.sitters ?? []).map((level) => (level !== null && levels.includes(level) ? level : null));
    const options = alike(USUAL_OPTIONS, kept.options);
    const rules = alike(USUAL_RULES, kept.rules);
    return resized({ game, seats, sitters, options, rules }, seats);
  } catch {
    return plain;
  }
}

/** The usual values, each replaced by the kept one where that is of the same kind. */
function alike<Values extends object>(plain: Values, kept: unknown): Values {
  const found = Object.entries((kept ?? {}) as object).filter(([name, value]) => {
    const here = (plain as Record<string, unknown>)[name];
    return here === null
      ? value === null || typeof value === "number" || Array.isArray(value)
      : typeof value === typeof here;
  });
  return { ...plain, ...Object.fromEntries(found.filter(([name]) => name in plain)) };
}

export function keepPlan(shelf: () => Shelf, plan: Plan): void {
  try {
    shelf().setItem(keyOf(plan.game), JSON.stringify(plan));
  } catch {
    // nothing is kept here: the usual table is offered next time
  }
}
