/**
 * Whole games by chance, of any game that the engine knows: legal decks, random legal answers, texts carried out by
 * hand, now and then a concession. Everything follows from one number, so a failure needs to report that number only.
 */
import { createHash } from 'node:crypto';
import {
  type Answer,
  builtInDecks,
  type Command,
  type GameSetup,
  type GameState,
  type Json,
  type LogEntry,
  type Rules,
} from '../../src/engine/index.js';
import { draftFrom } from './random-draft.js';
import { legalDeck, mayPlayTogether, tableOf } from './random-table.js';

/** Chooses among 0…n-1. */
export type Pick = (n: number) => number;

/** One action with what it led to. */
export type Played = { readonly command: Command; readonly state: GameState; readonly log: readonly LogEntry[] };

export type RandomGame = {
  readonly rules: Rules;
  readonly seed: number;
  readonly setup: GameSetup;
  readonly start: { readonly state: GameState; readonly log: readonly LogEntry[] };
  readonly actions: readonly Played[];
};

/** A game that is being played: what has been done stays readable when the engine throws in the middle. */
export type GameInProgress = Omit<RandomGame, 'actions'> & { readonly actions: Played[]; trying: Command | null };

/** Mulberry32: small, even, and the same on every machine. */
export const pickFrom = (seed: number): Pick => {
  let state = seed >>> 0;
  return (n) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * n);
  };
};

export const oneOf = <T>(pick: Pick, list: readonly T[]): T => {
  const chosen = list[pick(list.length)];
  if (chosen === undefined) throw new Error('there is something to choose from');
  return chosen;
};

export const inRandomOrder = <T>(pick: Pick, list: readonly T[]): readonly T[] => {
  const mixed = [...list];
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    const other = pick(last + 1);
    const moved = mixed[last] as T;
    mixed[last] = mixed[other] as T;
    mixed[other] = moved;
  }
  return mixed;
};

/**
 * What is played: the decks that come with the game, with as few seats as it takes; decks drawn from all cards, with
 * any number of seats; or now this, now that.
 */
export const DEALS = ['built-in', 'random', 'mixed'] as const;
/** And drafts, of games that have them. */
export const DRAFT = 'draft';
export type Deal = (typeof DEALS)[number] | typeof DRAFT;

export const setupFrom = (rules: Rules, seed: number, deal: Deal = 'mixed'): GameSetup => {
  const pick = pickFrom(seed);
  if (deal === DRAFT) return draftFrom(rules, seed, pick);
  const usual = Object.values(builtInDecks(rules.game));
  // The decks that come with a game come in pairs, and each pair has its turn; an odd one plays against the first.
  const first = 2 * (seed % Math.max(1, Math.ceil(usual.length / 2)));
  const random = deal === 'random' || (deal === 'mixed' && seed % 2 === 0);
  const table = tableOf(rules, seatsFrom(rules, seed, deal, pick), seed);
  const shuffled = () => inRandomOrder(pick, Object.keys(rules.cardSet.cards));
  const own = (index: number) => usual[(first + index) % usual.length] ?? [];
  const brought = table.seats.map((_, index) =>
    random ? (legalDeck(rules, shuffled(), pick) ?? own(index)) : own(index),
  );
  const decks = mayPlayTogether(rules, table, brought) ? brought : table.seats.map((_, index) => own(index));
  const seats = table.seats.map((seat, index) => ({ seat, deck: decks[index] ?? [] }));
  return { gameId: `game-${seed}`, ...table, seats, seed: createHash('sha256').update(`game ${seed}`).digest('hex') };
};

/** Mixed, every third game has more seats than it takes. */
const seatsFrom = ({ seats: { min, max } }: Rules, seed: number, deal: Deal, pick: Pick): number => {
  if (deal === 'random') return min + pick(max - min + 1);
  return deal === 'built-in' || seed % 3 > 0 || max === min ? min : min + 1 + pick(max - min);
};

/** Sets up the game of a seed; `play` carries it on. */
export const begin = (rules: Rules, seed: number, deal?: Deal): GameInProgress => {
  const setup = setupFrom(rules, seed, deal);
  const created = rules.create(setup);
  if (created.kind === 'rejected') throw new Error(`the setup of seed ${seed} is refused: ${created.message}`);
  return { rules, seed, setup, start: created, actions: [], trying: null };
};

export const stateOf = ({ start, actions }: RandomGame): GameState => actions.at(-1)?.state ?? start.state;

/** The state before each action, and the last one. */
export const statesOf = ({ start, actions }: RandomGame): readonly GameState[] => [
  start.state,
  ...actions.map(({ state }) => state),
];

/** No game played by chance has come near this number. */
export const ACTIONS_MAX = 5_000;

/** What players do beside answering at random: each of it once in so many times, or never. */
export type Habits = {
  readonly concedeOnceIn: number;
  readonly invokeOnceIn: number;
  /** A round of one action, proposed as a loop. */
  readonly repeatOnceIn?: number;
};

const USUAL: Habits = { concedeOnceIn: 1_000, invokeOnceIn: 4 };

/** Plays to the end. `after` sees each action. */
export const play = (
  game: GameInProgress,
  after: (played: Played, tookMs: number) => void = () => {},
  habits = USUAL,
): void => {
  const pick = pickFrom(game.seed ^ 0x5bd1e995);
  while (stateOf(game).outcome === null) {
    if (game.actions.length >= ACTIONS_MAX) throw new Error(`the game has not ended after ${ACTIONS_MAX} actions`);
    game.trying = randomCommand(game.rules, stateOf(game), pick, habits);
    const began = performance.now();
    const result = game.rules.decide(stateOf(game), game.trying);
    const took = performance.now() - began;
    if (result.kind === 'rejected') throw new Error(`a legal answer is refused: ${result.code} ${result.message}`);
    const played = { command: game.trying, state: result.state, log: result.log };
    game.actions.push(played);
    game.trying = null;
    after(played, took);
  }
};

/** A legal answer of somebody who must decide; now and then a concession or a text that applies now instead. */
export const randomCommand = (rules: Rules, state: GameState, pick: Pick, habits = USUAL): Command => {
  const decision = oneOf(pick, rules.decisions(state));
  if (pick(habits.concedeOnceIn) === 0) return { kind: 'concede', seat: oneOf(pick, playing(state)) };
  const texts = playing(state).flatMap((seat) => rules.invocations(state, seat));
  if (texts.length > 0 && pick(habits.invokeOnceIn) === 0) return { kind: 'invoke', ...oneOf(pick, texts) };
  const command = { kind: 'answer', seat: decision.seat } as const;
  const answered = (answer: Json): Answer => ({ decision: decision.id, answer });
  // There are so many manual acts that a text would hardly ever end.
  if (decision.kind === 'manualAct' && pick(2) === 0) return { ...command, answers: [answered('end')] };
  const answer = rules.sampleAnswer(state, decision.id, pick);
  if (mayRepeat(rules, state) && habits.repeatOnceIn !== undefined && pick(habits.repeatOnceIn) === 0)
    return { kind: 'repeat', seat: decision.seat, round: [answer], times: 1 + pick(REPEATED_MAX) };
  const answers = [answered(answer)];
  return decision.kind === 'manualConfirm' && pick(4) === 0
    ? { ...command, answers, by: 'judge' }
    : { ...command, answers };
};

const REPEATED_MAX = 4;

/** While nothing is under way, in a game that has a rule for loops. */
const mayRepeat = ({ compiled }: Rules, { pending }: GameState): boolean =>
  compiled.game.repetition !== undefined &&
  pending.length === 1 &&
  pending.every(({ kind }) => compiled.decisions[kind]?.stepAtRest !== undefined);

/** Seats that have not left. */
export const playing = ({ seats, players }: GameState): readonly string[] =>
  seats.filter((seat) => players[seat]?.['left'] !== true);

/** The name of a command, for reports that single out one of many actions. */
export const nameOfCommand = (state: GameState, command: Command): string => {
  if (command.kind !== 'answer') return command.kind;
  const kindOf = (id: string | undefined) => state.pending.find((open) => open.id === id)?.kind ?? '?';
  return command.answers.map(({ decision, answer }) => `${kindOf(decision)} ${JSON.stringify(answer)}`).join('; ');
};
