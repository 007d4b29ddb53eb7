// What somebody does in the first minutes with a game, step by step, as data. Must not know a text or how it is drawn.
// The words of a step are `learn-<id>` and, once it is done, `learn-<id>-done`; of a wrong answer `learn-<id>-no-<its place>`.
import type { Task } from "../../board/hand";
import type { Drawing } from "../rules/pictures";

/** Something to choose: a picture, words of its own, or both; `right` where it is an answer. */
export interface Answer {
  readonly drawing?: Drawing;
  readonly label?: string;
  readonly right?: true;
}

export type Step =
  | {
      readonly id: string;
      readonly kind: "cover";
      readonly task: Task;
      readonly side: "easy" | "hard";
      readonly symbol: string;
    }
  | { readonly id: string; readonly kind: "choose"; readonly before?: Drawing; readonly answers: readonly Answer[] };

const card = (suit: "green" | "grey" | "yellow" | "blue" | "red", value: number): Drawing => ({
  kind: "cards",
  cards: [[suit, value]],
  chosen: null,
});

export const LESSONS: Readonly<Record<string, readonly Step[]>> = {
  "ubongo-classic": [
    {
      id: "cover",
      kind: "cover",
      task: { region: { rows: [".##.", "####", "####", "#..#"] }, pieces: ["I3", "P5", "T4"] },
      side: "easy",
      symbol: "mask",
    },
    {
      id: "field",
      kind: "choose",
      answers: [
        { label: "0", drawing: { kind: "row", gems: [null, "brown", "blue", "green", "red"] } },
        { label: "1", drawing: { kind: "row", gems: ["violet", "yellow", "red", "red", "blue"] } },
        { label: "2", drawing: { kind: "row", gems: [null, null, "red", "red", "violet"] }, right: true },
        { label: "3", drawing: { kind: "row", gems: ["red", "red", "red", "red", "green"] } },
      ],
    },
    {
      id: "winner",
      kind: "choose",
      answers: [
        {
          label: "A",
          drawing: {
            kind: "held",
            gems: [
              ["gem-green", 3],
              ["gem-red", 3],
              ["gem-blue", 3],
              ["gem-violet", 3],
            ],
          },
        },
        {
          label: "B",
          drawing: {
            kind: "held",
            gems: [
              ["gem-red", 5],
              ["gem-yellow", 1],
            ],
          },
        },
        {
          label: "C",
          drawing: {
            kind: "held",
            gems: [
              ["gem-blue", 5],
              ["gem-brown", 2],
              ["gem-green", 1],
            ],
          },
          right: true,
        },
      ],
    },
  ],
  "ubongo-diamonds": [
    {
      id: "hard",
      kind: "cover",
      task: { region: { rows: [".##.", "####", "####", "####"] }, pieces: ["L4", "P5", "I3", "I2"] },
      side: "hard",
      symbol: "sun",
    },
    {
      id: "reward",
      kind: "choose",
      answers: [
        {
          drawing: {
            kind: "held",
            gems: [
              ["gem-ruby", 1],
              ["i-bag", 1],
            ],
          },
        },
        {
          drawing: {
            kind: "held",
            gems: [
              ["gem-sapphire", 1],
              ["i-bag", 1],
            ],
          },
          right: true,
        },
        {
          drawing: {
            kind: "held",
            gems: [
              ["gem-amber", 1],
              ["i-bag", 1],
            ],
          },
        },
      ],
    },
    {
      id: "worth",
      kind: "choose",
      before: {
        kind: "values",
        gems: [
          ["ruby", 4],
          ["sapphire", 3],
          ["emerald", 2],
          ["amber", 1],
        ],
      },
      answers: [
        {
          label: "A",
          drawing: {
            kind: "held",
            gems: [
              ["gem-amber", 5],
              ["gem-emerald", 1],
            ],
          },
        },
        { label: "B", drawing: { kind: "held", gems: [["gem-ruby", 2]] } },
        { label: "C", drawing: { kind: "held", gems: [["gem-sapphire", 3]] }, right: true },
      ],
    },
  ],
  ugo: [
    {
      id: "follow",
      kind: "choose",
      before: {
        kind: "cards",
        cards: [
          ["blue", 3],
          ["green", 7],
        ],
        chosen: null,
        led: 0,
      },
      answers: [{ drawing: card("red", 8) }, { drawing: card("blue", 6), right: true }, { drawing: card("green", 2) }],
    },
    {
      id: "trick",
      kind: "choose",
      answers: [
        { label: "1", drawing: card("blue", 3) },
        { label: "2", drawing: card("green", 7) },
        { label: "3", drawing: card("red", 8) },
        { label: "4", drawing: card("blue", 8), right: true },
      ],
    },
    {
      id: "place",
      kind: "choose",
      before: {
        kind: "kingdom",
        sections: [
          { card: ["blue", 6], farmers: 0, needed: 0, points: null },
          { card: ["red", 4], farmers: 0, needed: 0, points: null },
          { card: null, farmers: 0, needed: 2, points: null },
          { card: null, farmers: 0, needed: 3, points: null },
          { card: null, farmers: 0, needed: 4, points: null },
        ],
      },
      answers: [{}, { right: true }, {}],
    },
    {
      id: "farmers",
      kind: "choose",
      before: {
        kind: "cards",
        cards: [
          ["blue", 3],
          ["red", 4],
          ["grey", 2],
        ],
        chosen: 1,
      },
      answers: [
        { drawing: { kind: "held", gems: [["farmer", 0]] } },
        { drawing: { kind: "held", gems: [["farmer", 1]] } },
        { drawing: { kind: "held", gems: [["farmer", 2]] }, right: true },
      ],
    },
    {
      id: "lost",
      kind: "choose",
      before: {
        kind: "cards",
        cards: [
          ["blue", 7],
          ["blue", 3],
          ["red", 1],
        ],
        chosen: 0,
      },
      answers: [
        { drawing: { kind: "held", gems: [["farmer", 0]] } },
        { drawing: { kind: "held", gems: [["farmer", 1]] } },
        { drawing: { kind: "held", gems: [["farmer", 2]] }, right: true },
      ],
    },
    {
      id: "points",
      kind: "choose",
      before: {
        kind: "kingdom",
        sections: [
          { card: ["red", 0], farmers: 0, needed: 0, points: null },
          { card: ["blue", 8], farmers: 0, needed: 0, points: null },
          { card: ["green", 6], farmers: 1, needed: 2, points: null },
          { card: null, farmers: 0, needed: 3, points: null },
          { card: null, farmers: 0, needed: 4, points: null },
        ],
      },
      answers: [{ label: "14" }, { label: "8" }, { label: "3", right: true }],
    },
  ],
};
