import { invariant } from '../ground/invariant.js';
import { faulty } from './fault.js';
import { type SpaceKind } from './space-kind.js';
import { type NumberSpace } from './space.js';

/** Upwards. Sampled: all are equally likely. */
export const number: SpaceKind<NumberSpace> = {
  test({ min, max, step = 1 }, answer) {
    if (!isInteger(answer)) return faulty('answer.shape', 'The answer is an integer');
    if (answer < min) return faulty('answer.too-few', `The least is ${min}`);
    if (answer > max) return faulty('answer.too-many', `The most is ${max}`);
    if ((answer - min) % step !== 0) return faulty('answer.constraint', `It goes up from ${min} in steps of ${step}`);
    return true;
  },

  count: (space, bound) => Math.min(bound, size(space)),

  *enumerate({ min, max, step = 1 }) {
    for (let value = min; value <= max; value += step) yield value;
  },

  sample(space, pick) {
    invariant(size(space) > 0, 'There is a number to choose');
    return space.min + pick(size(space)) * (space.step ?? 1);
  },

  canonical: (_, answer) => answer,
};

const size = ({ min, max, step = 1 }: NumberSpace): number => Math.max(0, Math.floor((max - min) / step) + 1);

/** `-0` is not JSON, though a caller in this process could hand it in. */
export const isInteger = (value: unknown): value is number => Number.isSafeInteger(value) && !Object.is(value, -0);
