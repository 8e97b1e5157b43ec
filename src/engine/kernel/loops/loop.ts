/** Loops: games that repeat without any decision. */
import { positionHash, renumbered } from '../board/position-hash.js';
import { topFrame } from '../frames/stack.js';
import type { Draft } from '../game/draft.js';
import type { LoopFound } from '../game/loop-found.js';
import { LIMITS } from '../ground/limits.js';
import { canonicalJson, digest, isList, isRecord, type Json, type JsonRecord } from '../json/index.js';
import type { GameState } from '../state/state.js';

/**
 * Whether the game is in a loop that no player can stop: the game is as it was at an earlier step since the last
 * decision, or something grows for ever and reaches a bound. The bound of nesting counts across decisions: players who
 * may answer each time can refuse for ever, too. One earlier step is kept, and replaced by the present one when the
 * steps have doubled (Brent's algorithm), so that a circle of any length is found soon after its second round.
 */
export const loopIn = (draft: Draft): LoopFound | null => {
  const { steps, landmark } = draft;
  if (draft.state.frames.length >= LIMITS.frames) return found('nesting', steps);
  if (steps < LIMITS.stepsBeforeRepetition) return null;
  if (steps > LIMITS.stepsBetweenDecisions) return found('bound', steps);
  const where = whereIn(draft);
  if (landmark === null || isPowerOfTwo(steps)) {
    draft.landmark = { where, situation: situationHash(draft.state), inVain: 0, notBefore: steps };
    return null;
  }
  if (landmark.where !== where || steps < landmark.notBefore) return null;
  if (landmark.situation === situationHash(draft.state)) return found('repeated-position', steps);
  const inVain = landmark.inVain + 1;
  draft.landmark = { ...landmark, inVain, notBefore: steps + inVain };
  return null;
};

/** A loop found after one round. */
export const repeatedPosition = (steps: number): LoopFound => found('repeated-position', steps);

/** A loop in which nothing changes but numbers, found after so many rounds that none of them matters. */
export const growingNumber = (steps: number): LoopFound => found('growing-number', steps);

/** A loop that a judge has found. */
export const ruledLoop = (): LoopFound => found('referee', 0);

const found = (by: LoopFound['by'], steps: number): LoopFound => ({
  by,
  steps,
  bound: 'stepsBetweenDecisions',
  stepsMax: LIMITS.stepsBetweenDecisions,
});

const whereIn = (draft: Draft): string => {
  const { procedure, step } = topFrame(draft);
  const { frames, players } = draft.state;
  return `${frames.length} ${procedure} ${step} ${JSON.stringify(players)}`;
};

const isPowerOfTwo = (n: number): boolean => (n & (n - 1)) === 0;

/** Everything that determines the game until the next decision, regardless of ids. */
export const situationHash = (state: GameState): string => {
  const rename = renaming(state);
  return digest({
    position: positionHash(state),
    frames: state.frames.map(({ id, procedure, step, locals, result, stopped }) =>
      rename({ id, procedure, step, locals, result, stopped: stopped ?? null }),
    ),
    draws: state.counters.draws,
    history: historyCounts(state),
  });
};

/**
 * Names objects by their place and other ids in the order of occurrence. The name of a former object includes its last
 * facts.
 */
const renaming = (state: GameState): ((value: Json) => Json) => {
  const { seats, former, cards } = state;
  const kept = new Set([...seats, ...Object.values(cards).map(({ definition }) => definition)]);
  const names = new Map(renumbered(state));
  const nameOf = (id: string): string => {
    const known = names.get(id);
    if (known !== undefined) return known;
    const was = former[id];
    const name = `#${names.size + 1}${was === undefined ? '' : canonicalJson(was.facts)}`;
    names.set(id, name);
    return name;
  };
  const rename = (value: Json): Json => {
    if (typeof value === 'string') return ID.test(value) && !kept.has(value) ? nameOf(value) : value;
    if (isList(value)) return value.map(rename);
    return isRecord(value)
      ? Object.fromEntries(Object.entries(value).map(([key, part]) => [key, rename(part)]))
      : value;
  };
  return rename;
};

/** As `freshId` makes them. */
const ID = /^[a-z][0-9]+$/;

const historyCounts = ({ history }: GameState): JsonRecord => {
  const counts: { [event: string]: number } = {};
  for (const { turn, kind, seat } of history) {
    const event = `${turn} ${kind} ${seat ?? ''}`;
    counts[event] = Math.min((counts[event] ?? 0) + 1, LIMITS.eventsCounted);
  }
  return counts;
};
