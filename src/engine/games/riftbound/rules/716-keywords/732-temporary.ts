import type { Ability, Citation } from '../../../../kernel/index.js';
import { rift } from '../../rulebook.js';

export const TEMPORARY: readonly Citation[] = [rift('732.1')];

/** 732.1: before battlefields are held. */
export const temporary: readonly Ability[] = [
  {
    kind: 'triggered',
    name: 'temporary',
    on: [{ event: 'phaseBegan', where: { seat: { seat: 'you' }, phase: { equals: 'beginning' } } }],
    effect: { do: 'kill', objects: 'self' },
  },
];
