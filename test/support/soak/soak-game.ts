/**
 * One game of a soak: played by chance, every state held to `requireSound`, the whole held to what is in `checks.ts`.
 */
import { type GameState, type LogEntry, type Rules } from '../../../src/engine/index.js';
import { goldenOf, writeGolden } from '../golden.js';
import {
  begin,
  type GameInProgress,
  type Habits,
  nameOfCommand,
  type Pick,
  pickFrom,
  play,
  type RandomGame,
  stateOf,
  statesOf,
} from '../random-game.js';
import { requireDecks } from '../random-draft.js';
import { requireSound } from '../sound-state.js';
import { requireSameAgain, requireSamePaused, requireSamePausedThroughout, requireSecrets } from './checks.js';
import { reportedTwin } from '../reported-twin.js';
import { againOf, type Pool } from './pool.js';

/** What a game came to. Plain data: another process may have played it. */
export type GameReport = {
  readonly seed: number;
  readonly seats: number;
  readonly actions: number;
  readonly decideMs: number;
  readonly medianMs: number;
  readonly slowest: Slowest;
  /** How it ended; null when it went wrong. */
  readonly outcome: string | null;
  readonly agreed: Agreed;
  readonly checked: Checked;
  readonly fault: Fault | null;
};

export type Slowest = { readonly ms: number; readonly seed: number; readonly action: number; readonly what: string };
export type Fault = {
  readonly seed: number;
  readonly message: string;
  readonly again: string;
  readonly file: string | null;
};

/** How often players agreed on what the engine does not know: entries of the log, and decisions by a judge. */
export type Agreed = { readonly [what: string]: number };
const AGREED = [
  'textDue',
  'textInvoked',
  'asserted',
  'assertionRefused',
  'repetitionAgreed',
  'repetitionRefused',
] as const;

/**
 * Single actions paused after every instruction, whether all were, and looks of viewers for what is hidden from them;
 * and how much was reported of the same game as a paper match, where it was.
 */
export type Checked = {
  readonly paused: number;
  readonly throughout: boolean;
  readonly looks: number;
  readonly reported: number;
};

/** One game in so many is paused throughout; of the others one action in so many is. The same for looks. */
const THROUGHOUT_EVERY = 50;
const PAUSED_ONE_IN = 50;
const LOOKED_ONE_IN = 25;
/** One game in so many is reported outcome by outcome, as a paper match. */
const REPORTED_EVERY = 5;

/** In one game in so many players give up easily. */
const IMPATIENT_EVERY = 5;
const PATIENT: Habits = { concedeOnceIn: 1_000, invokeOnceIn: 6, repeatOnceIn: 60 };
const IMPATIENT: Habits = { concedeOnceIn: 60, invokeOnceIn: 6, repeatOnceIn: 60 };

const NOTHING: Checked = { paused: 0, throughout: false, looks: 0, reported: 0 };

/** `isTimed`: whether decisions that may be the slowest are carried out again, to time them without disturbance. */
export const soakGame = (pool: Pool, seed: number, isTimed = false): GameReport => {
  const game = begin(pool.rules, seed, pool.deal);
  const times: number[] = [];
  let slowest: Slowest = { ms: 0, seed, action: 0, what: '' };
  const after = (state: GameState, ms: number): void => {
    requireSound(pool.rules, state);
    // As the service does, after every action.
    pool.rules.stateHash(state);
    times.push(ms);
    if (isTimed && ms > slowest.ms) slowest = timedAgain(game, slowest);
  };
  let [checked, fault]: [Checked, Fault | null] = [NOTHING, null];
  try {
    play(game, ({ state }, ms) => after(state, ms), seed % IMPATIENT_EVERY === 0 ? IMPATIENT : PATIENT);
    checked = check(game, pickFrom(seed ^ 0x2545f491));
  } catch (error) {
    fault = leave(pool, game, error);
  }
  return {
    seed,
    seats: game.setup.seats.length,
    actions: game.actions.length,
    decideMs: times.reduce((sum, ms) => sum + ms, 0),
    medianMs: times.toSorted((left, right) => left - right)[times.length >> 1] ?? 0,
    slowest,
    outcome: fault === null ? outcomeOf(stateOf(game)) : null,
    agreed: agreedIn(game),
    checked,
    fault,
  };
};

/** All that takes the whole game; throws at what does not hold. */
const check = (game: GameInProgress, pick: Pick): Checked => {
  requireDecks(game.rules, stateOf(game));
  const own = checkOne(game, pick, game.seed % THROUGHOUT_EVERY === 0);
  if (game.seed % REPORTED_EVERY !== 0) return own;
  const { game: twin, counts } = reportedTwin(game);
  const { paused, looks } = checkOne(twin, pick, false);
  return {
    throughout: own.throughout,
    paused: own.paused + paused,
    looks: own.looks + looks,
    reported: counts.cards + counts.choices,
  };
};

const checkOne = (game: RandomGame, pick: Pick, throughout: boolean): Checked => {
  const sampled = (oneIn: number) =>
    game.actions.flatMap((_, index, { length }) => (pick(oneIn) === 0 || index === length - 1 ? [index] : []));
  requireSameAgain(game);
  const paused = throughout ? [] : sampled(PAUSED_ONE_IN);
  if (throughout) requireSamePausedThroughout(game);
  else requireSamePaused(game, paused);
  return { throughout, paused: paused.length, looks: requireSecrets(game, sampled(LOOKED_ONE_IN), pick), reported: 0 };
};

/** The last action, in processor time and the fastest of three, so that neither neighbours nor clearing up count. */
const timedAgain = (game: GameInProgress, slowest: Slowest): Slowest => {
  const [before, played] = [statesOf(game).at(-2), game.actions.at(-1)];
  if (before === undefined || played === undefined) return slowest;
  const times = [1, 2, 3].map(() => {
    // A copy, about which the engine can remember nothing.
    const state = structuredClone(before);
    const began = processorMs();
    game.rules.decide(state, played.command);
    return processorMs() - began;
  });
  const ms = Math.min(...times);
  if (ms <= slowest.ms) return slowest;
  return { ms, seed: game.seed, action: game.actions.length, what: nameOfCommand(before, played.command) };
};

const processorMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
};

const outcomeOf = ({ outcome, seats }: GameState): string => {
  if (outcome === null) throw new Error('the game has not ended');
  return `${seats.length} seats, ${outcome.draw ? 'nobody won' : `${outcome.winners.join()} won`}: ${outcome.reason}`;
};

const agreedIn = ({ actions }: GameInProgress): Agreed => {
  const log = actions.flatMap((played): readonly LogEntry[] => played.log);
  const counted = AGREED.map((kind) => [kind, log.filter((entry) => entry.kind === kind).length] as const);
  const judged = actions.filter(({ command }) => command.kind === 'answer' && command.by === 'judge').length;
  return { ...Object.fromEntries(counted), judged };
};

/** A state that cannot even be hashed has no place in a file of hashes: what led to it is what was tried last. */
const hashablePart = (game: GameInProgress): GameInProgress => {
  const end = game.actions.findIndex(({ state }) => !isHashable(game.rules, state));
  return end < 0 ? game : { ...game, actions: game.actions.slice(0, end), trying: game.actions[end]?.command ?? null };
};

const isHashable = (rules: Rules, state: GameState): boolean => {
  try {
    return rules.stateHash(state) !== '';
  } catch {
    return false;
  }
};

/**
 * The game so far as a golden file, from which `npm run golden -- <file>` carries it out again. A fault that keeps the
 * file from being written does not hide the fault that was found.
 */
const leave = ({ source, rules }: Pool, game: GameInProgress, error: unknown): Fault => {
  const found = { seed: game.seed, message: messageOf(error), again: againOf(source, game.seed) };
  const file = `test-results/soak-${rules.game}-${source.decks}-${game.seed}.json`;
  try {
    writeGolden(file, goldenOf(hashablePart(game), found.message));
    return { ...found, file };
  } catch (unwritten) {
    return { ...found, message: `${found.message} (not recorded: ${messageOf(unwritten)})`, file: null };
  }
};

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
