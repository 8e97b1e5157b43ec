/**
 * What working something out has cost so far, in units of the smallest things done (an object held against one filter, an
 * amount read, a write). Cards may come from anywhere, and what each of them may say multiplies with all the others on the
 * board: so each command has only so much. It is counted where the loops are, and before a product of lists is gone through.
 */
import { LIMITS } from '../ground/limits.js';
import { rejectRequest, type Rejection } from './rejection.js';

/** Whatever is worked out on counts for the command under way. */
export type EffortCounter = { effort?: number };

const WHAT = {
  effortOfCommand: 'The cards make this more than can be worked out at once',
  changesTimesObjects: 'So many changes by abilities and effects, for so many objects, are not worked out',
  answersWalked: 'The answers are too many to be told one by one',
} as const;

type Bound = keyof typeof WHAT;

/** Not a broken invariant: the cards ask for too much. The doors of the engine answer it with a value. */
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

/** Partial answers, which are counted by themselves. */
export const boundWalk = (walked: number): void => {
  if (walked > LIMITS.answersWalked) exceeded('answersWalked');
};

/** What was recorded was carried out before, and is carried out again whatever it costs. */
export const unmetered = (on: EffortCounter): void => {
  on.effort = -Infinity;
};

export const isEffortExceeded = (error: unknown): error is Error => error instanceof Error && error.name === NAME;

/** What is worked out, or the refusal that names the bound; what was begun then is to be thrown away. */
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
