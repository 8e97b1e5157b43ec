/** Adds up what the games of a soak came to, and says it. */
import { type Fault, type GameReport, type Slowest } from './soak-game.js';

export type Totals = {
  readonly games: number;
  readonly actions: number;
  readonly decideMs: number;
  readonly medianMs: readonly number[];
  readonly longest: { readonly seed: number; readonly actions: number };
  readonly slowest: Slowest;
  readonly seats: Counts;
  readonly outcomes: Counts;
  readonly agreed: Counts;
  readonly paused: { readonly games: number; readonly actions: number };
  readonly looks: number;
  /** Games that were reported outcome by outcome, and how many outcomes. */
  readonly reported: { readonly games: number; readonly facts: number };
  readonly faults: readonly Fault[];
};

type Counts = { readonly [what: string]: number };

export const NOTHING: Totals = {
  games: 0,
  actions: 0,
  decideMs: 0,
  medianMs: [],
  longest: { seed: 0, actions: 0 },
  slowest: { ms: 0, seed: 0, action: 0, what: '' },
  seats: {},
  outcomes: {},
  agreed: {},
  paused: { games: 0, actions: 0 },
  looks: 0,
  reported: { games: 0, facts: 0 },
  faults: [],
};

export const withGame = (totals: Totals, game: GameReport): Totals => ({
  games: totals.games + 1,
  actions: totals.actions + game.actions,
  decideMs: totals.decideMs + game.decideMs,
  medianMs: [...totals.medianMs, game.medianMs],
  longest: game.actions > totals.longest.actions ? { seed: game.seed, actions: game.actions } : totals.longest,
  slowest: game.slowest.ms > totals.slowest.ms ? game.slowest : totals.slowest,
  seats: added(totals.seats, { [game.seats]: 1 }),
  outcomes: game.outcome === null ? totals.outcomes : added(totals.outcomes, { [game.outcome]: 1 }),
  agreed: added(totals.agreed, game.agreed),
  paused: {
    games: totals.paused.games + Number(game.checked.throughout),
    actions: totals.paused.actions + game.checked.paused,
  },
  looks: totals.looks + game.checked.looks,
  reported: {
    games: totals.reported.games + Number(game.checked.reported > 0),
    facts: totals.reported.facts + game.checked.reported,
  },
  faults: game.fault === null ? totals.faults : [...totals.faults, game.fault],
});

export const withFault = (totals: Totals, fault: Fault): Totals => ({ ...totals, faults: [...totals.faults, fault] });

const added = (counts: Counts, more: Counts): Counts => {
  const sum = { ...counts };
  for (const [what, count] of Object.entries(more)) sum[what] = (sum[what] ?? 0) + count;
  return sum;
};

export const linesOf = (totals: Totals): readonly string[] => {
  const { games, actions, decideMs, longest, slowest, seats, agreed, paused, looks, reported, faults } = totals;
  const median = totals.medianMs.toSorted((left, right) => left - right)[totals.medianMs.length >> 1] ?? 0;
  const times = `${Math.round(slowest.ms / median)} times the median of ${median.toFixed(3)} ms`;
  return [
    `games            ${games} (${listed(seats, 'seats')}), each carried out a second time: every log, every 10th state`,
    `actions          ${actions}, ${Math.round(actions / (decideMs / 1_000))} a second in decide alone`,
    `paused           ${paused.games} games after every instruction, ${paused.actions} actions of the others`,
    `views            ${looks} looked through for what they hide`,
    `paper matches    ${reported.games} games reported with decks in another order, ${reported.facts} cards and choices: the same logs and views`,
    `by players       ${listed(agreed)}`,
    `longest game     ${longest.actions} actions, seed ${longest.seed}`,
    `slowest decision ${slowest.ms.toFixed(1)} ms, ${times}: action ${slowest.action} of seed ${slowest.seed}, ${slowest.what}`,
    `faults           ${faults.length}`,
    ...Object.entries(totals.outcomes)
      .toSorted(([, left], [, right]) => right - left)
      .map(([how, times]) => `${String(times).padStart(8)}  ${how}`),
    ...faults.flatMap(linesOfFault),
  ];
};

const listed = (counts: Counts, unit = ''): string =>
  Object.entries(counts)
    .map(([what, count]) => `${what}${unit && ` ${unit}`}: ${count}`)
    .join(', ');

const linesOfFault = ({ seed, message, again, file }: Fault): readonly string[] => [
  `seed ${seed}: ${message}`,
  `  again    ${again}`,
  ...(file === null ? [] : [`  recorded npm run golden -- ${file}`]),
];
