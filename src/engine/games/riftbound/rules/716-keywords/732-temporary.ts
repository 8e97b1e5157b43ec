import type { Ability } from '../../../../kernel/index.js';

/** 732.1: before battlefields are held. */
export const temporary: readonly Ability[] = [
  {
    kind: 'triggered',
    name: 'temporary',
    on: [{ event: 'phaseBegan', where: { seat: { seat: 'you' }, phase: { equals: 'beginning' } } }],
    effect: { do: 'kill', objects: 'self' },
  },
];
