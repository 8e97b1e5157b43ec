import type { AdditionalCost } from '../../cost.js';
import { rift } from '../../rulebook.js';

export const ACCELERATE = 'accelerate';

/** 721.1: an additional cost as any other, of 1 energy and 1 power of its domain. */
export const ACCELERATED: AdditionalCost = {
  as: ACCELERATE,
  costs: [
    { pay: 'energy', n: 1 },
    { pay: 'power', n: 1, of: 'own' },
  ],
  optional: true,
};

/** Where it was paid the unit enters ready. */
export const ENTERS_READY = [rift('721.1'), rift('721.6')];
