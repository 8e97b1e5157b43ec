/**
 * The cost of a computation so far, in units of the smallest operations (an object tested against one filter, an amount
 * read, a write). Cards may come from anywhere, and what one card does multiplies with all others on the board, so each
 * command has a budget. It is counted where the loops are, and before a product of lists is traversed.
 */
import { LIMITS } from '../ground/limits.js';
import { rejectRequest, type Rejection } from './rejection.js';

/** Counts for the command under way. */
export type EffortCounter = { effort?: number };

const WHAT = {
  effortOfCommand: 'The cards make this more than can be computed in one command',
  changesTimesObjects: 'So many changes by abilities and effects, for so many objects, are not computed',
  layerPasses: 'The changes by abilities and effects do not settle',
  answersWalked: 'There are too many answers to list them one by one',
} as const;

type Bound = keyof typeof WHAT;

/** Not a broken invariant: the cards demand too much. The engine's entry points turn it into a rejection. */
const NAME = 'EffortExceeded';

/** Counts so much work before it is done. */
export const spend = (on: EffortCounter, units: number): void => {
  const effort = (on.effort ?? 0) + units;
  on.effort = effort;
  if (effort > LIMITS.effortOfCommand) exceeded('effortOfCommand');
};

/** Every change may concern every object. */
export const boundChanges = (changes: number, objects: number): void => {
  if (changes * objects > LIMITS.changesTimesObjects) exceeded('changesTimesObjects');
};

/** Times that all layers are gone through. */
export const boundPasses = (passes: number): void => {
  if (passes > LIMITS.layerPasses) exceeded('layerPasses');
};

/** Partial answers, which are counted by themselves. */
export const boundWalk = (walked: number): void => {
  if (walked > LIMITS.answersWalked) exceeded('answersWalked');
};

/** Recorded commands were carried out before, and are re-executed whatever they cost. */
export const unmetered = (on: EffortCounter): void => {
  on.effort = Number.MIN_SAFE_INTEGER;
};

export const isEffortExceeded = (error: unknown): error is Error => error instanceof Error && error.name === NAME;

/** The result, or the refusal that names the bound; after a refusal, what was begun must be discarded. */
export const withinEffort = <T>(work: () => T): T | Rejection => {
  try {
    return work();
  } catch (error) {
    if (!isEffortExceeded(error)) throw error;
    const { cause: limit } = error;
    return rejectRequest('effort.exceeded', error.message, typeof limit === 'string' ? { limit } : {});
  }
};

const exceeded = (limit: Bound): never => {
  const error = new Error(`${WHAT[limit]}: the bound ${limit} is ${LIMITS[limit]}.`, { cause: limit });
  error.name = NAME;
  throw error;
};
