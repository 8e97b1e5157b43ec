import type { Amount, EventPattern, Filter, Target } from '../../../kernel/index.js';
import type { RiftboundAbility, RiftboundEffect } from '../vocabulary.js';

/** What many cards say in the same words. */
export const ITSELF = { object: { object: { self: true } } } as const;

export const UNIT: Filter = { is: ['unit'] };
export const AT_BATTLEFIELD: Filter = { is: ['unit'], marks: { at: true } };
export const OWN_UNIT: Filter = { is: ['unit'], of: 'you' };
export const ENEMY_UNIT: Filter = { is: ['unit'], of: 'opponents' };
/** The units at the battlefield that has the ability. */
export const HERE: Filter = { is: ['unit'], markIsSource: 'at' };

export const WHEN_PLAYED: readonly EventPattern[] = [{ event: 'played', where: ITSELF }];
export const WHEN_ATTACKING: readonly EventPattern[] = [
  { event: 'sideTaken', where: { ...ITSELF, side: { equals: 'attacking' }, first: { equals: true } } },
];
const scored = (by: 'conquer' | 'hold'): readonly EventPattern[] => [
  { event: 'scored', where: { ...ITSELF, by: { equals: by }, seat: { seat: 'you' } } },
];
/** "When you conquer here", on a battlefield. */
export const WHEN_CONQUERED = scored('conquer');
export const WHEN_HELD = scored('hold');

/** 724: its condition looks at the moment before the unit goes to the trash. */
export const deathknell = (effect: RiftboundEffect): RiftboundAbility => ({
  kind: 'triggered',
  name: 'deathknell',
  keyword: 'deathknell',
  looksBack: true,
  on: [{ event: 'killed', where: ITSELF }],
  effect,
});

export const target = (from: Filter, as = 'target', count = 1): Target => ({ as, from, min: count, max: count });
export const inTurn = (...of: readonly RiftboundEffect[]): RiftboundEffect => ({ do: 'sequence', of });
export const deal = (amount: Amount, objects = 'target'): RiftboundEffect => ({ do: 'deal', objects, amount });
/** So many cards of the hand, or all there are. */
export const discard = (count: number): RiftboundEffect =>
  inTurn(
    { do: 'choose', from: { zone: 'hand', of: 'you' }, min: count, max: count, as: 'discarded' },
    { do: 'discard', objects: 'discarded' },
  );
export const moreMight = (objects: string, add: Amount): RiftboundEffect => ({
  do: 'modify',
  objects,
  changes: [{ change: 'number', name: 'might', add }],
  until: 'endOfTurn',
});

/** The token of 1 might. */
export const RECRUIT = 'ogn-271';
