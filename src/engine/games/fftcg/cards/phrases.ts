import type { Amount, EventPattern, Target } from '../../../kernel/index.js';
import type { FftcgEffect } from '../vocabulary.js';

/** What many cards say in the same words. */
export const ITSELF = { object: { object: { self: true } } } as const;

export const ENTERS: readonly EventPattern[] = [{ event: 'entered', where: ITSELF }];
export const ATTACKS: readonly EventPattern[] = [{ event: 'attacked', where: ITSELF }];
/** It deals damage to the opponent, however much at once. */
export const DAMAGES_OPPONENT: readonly EventPattern[] = [
  {
    event: 'damageProcessed',
    where: { source: { object: { self: true, zone: 'any' } }, seat: { seat: 'opponents' } },
  },
];

type From = Target['from'];

export const oneOf = (from: From, as = 'target'): readonly Target[] => [{ as, from, min: 1, max: 1 }];
export const FORWARD: readonly Target[] = oneOf({ is: ['forward'] });
export const OWN_FORWARD: readonly Target[] = oneOf({ is: ['forward'], of: 'you' });
export const OPPOSING_FORWARD: readonly Target[] = oneOf({ is: ['forward'], of: 'opponents' });

export const inTurn = (...of: readonly FftcgEffect[]): FftcgEffect => ({ do: 'sequence', of });
export const damage = (amount: Amount): FftcgEffect => ({ do: 'deal', objects: 'target', amount });

type Change = Extract<FftcgEffect, { readonly do: 'modify' }>['changes'][number];
export const power = (add: Amount): Change => ({ change: 'number', name: 'power', add });
export const gains = (keyword: string): Change => ({ change: 'keyword', keyword });

/** The named objects are so until the end of the turn. */
export const thisTurn = (objects: string, ...changes: readonly Change[]): FftcgEffect => ({
  do: 'modify',
  objects,
  changes,
  until: 'endOfTurn',
});

/** So many top cards, of which one that fits goes to hand and the others under the deck. */
export const oneOfTheTop = (count: number, show: 'look-at' | 'reveal', of: From = {}): FftcgEffect =>
  inTurn(
    { do: 'top-of-deck', count, as: 'top' },
    { do: show, objects: 'top' },
    { do: 'choose', from: { ...of, zone: 'deck', bound: 'top' }, min: 1, max: 1, as: 'kept' },
    { do: 'all', from: { zone: 'deck', bound: 'top', notBound: 'kept' }, as: 'others' },
    { do: 'put', objects: 'kept', zone: 'hand' },
    { do: 'put', objects: 'others', zone: 'deck', at: 'last' },
  );

/** The opponent selects such a Forward of theirs, which goes to the Break Zone. */
export const opponentGivesUp = (forward: From): FftcgEffect => ({
  do: 'each-player',
  of: 'opponents',
  effect: inTurn(
    {
      do: 'choose',
      from: { ...forward, is: ['forward'], whose: 'player' },
      min: 1,
      max: 1,
      as: 'given',
      who: 'player',
    },
    { do: 'put', objects: 'given', zone: 'break' },
  ),
});
