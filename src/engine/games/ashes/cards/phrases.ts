import type { Amount, Condition, EventPattern, Filter } from '../../../kernel/index.js';
import type { Level, Magic, MagicSymbols, ParallelCost, SimpleCost } from '../card.js';
import type { AshesAbility, AshesEffect } from '../vocabulary.js';

/** What many cards say in the same words. */
export const MAIN = { pay: 'main' } as const;
export const SIDE = { pay: 'side' } as const;
export const EXHAUST = { pay: 'exhaust' } as const;

export const basic = (n: number): MagicSymbols => ({ n, level: 'basic' });
const ofLevel =
  (level: Exclude<Level, 'basic'>) =>
  (magic: Magic, n = 1): MagicSymbols => ({ n, level, magic });
export const classOf = ofLevel('class');
export const powerOf = ofLevel('power');

export const dice = (...symbols: readonly MagicSymbols[]): MagicCost => ({ pay: 'magic', dice: symbols });
type MagicCost = Extract<SimpleCost, { readonly pay: 'magic' }>;
/** Linked costs, of which one is paid. */
export const either = (...of: readonly SimpleCost[]): ParallelCost => ({ pay: 'parallel', of });

export const UNIT: Filter = { is: ['unit'] };
export const OWN_UNIT: Filter = { is: ['unit'], of: 'you' };
export const OPPOSING_UNIT: Filter = { is: ['unit'], of: 'opponents' };
export const PHOENIXBORN: Filter = { is: ['phoenixborn'] };
export const YOUR_PHOENIXBORN: Filter = { is: ['phoenixborn'], of: 'you' };
export const UNIT_OR_PHOENIXBORN: Filter = { anyOf: ['unit', 'phoenixborn'] };

export const ITSELF = { object: { object: { self: true } } } as const;
export const ENTERS: readonly EventPattern[] = [{ event: 'entered', where: ITSELF }];
export const IS_DESTROYED: readonly EventPattern[] = [{ event: 'destroyed', where: ITSELF }];
export const YOUR_UNIT_DESTROYED: readonly EventPattern[] = [{ event: 'destroyed', where: { seat: { seat: 'you' } } }];

export const DESTROYS_BY_ATTACKING: readonly EventPattern[] = [
  {
    event: 'destroyed',
    where: { source: { object: { self: true } }, by: { equals: 'attack' }, seat: { seat: 'opponents' } },
    bind: { them: 'seat' },
  },
];

/** At the end of the round. */
export const AT_ROUND_END: readonly EventPattern[] = [{ event: 'roundEnding' }];

export const inTurn = (...of: readonly AshesEffect[]): AshesEffect => ({ do: 'sequence', of });
export const target = (from: Filter, as = 'it'): AshesEffect => ({ do: 'target', from, min: 1, max: 1, as });
/** To choose a target is to say yes. */
export const mayTarget = (from: Filter, as = 'it'): AshesEffect => ({ do: 'target', from, min: 0, max: 1, as });
/** `hurt`: a name for those to whom damage was dealt. */
export const deal = (amount: Amount, objects = 'it', hurt?: string): AshesEffect => ({
  do: 'deal',
  objects,
  amount,
  ...(hurt !== undefined && { as: hurt }),
});
export const moreAttack = (add: Amount): AshesEffect => ({
  do: 'modify',
  objects: 'it',
  changes: [{ change: 'number', name: 'attack', add }],
  until: 'endOfTurn',
});

/** "If you do": an earlier word has named those to whom it happened. */
export const ifAny = (name: string, then: AshesEffect): AshesEffect => ifPositive({ size: name }, then);
/** The same, where it has named how many. */
export const ifMore = (name: string, then: AshesEffect): AshesEffect => ifPositive({ bound: name }, then);
const ifPositive = (more: Amount, then: AshesEffect): AshesEffect => ({
  do: 'if',
  condition: { more, than: 0 },
  then,
});

/** So many further copies lie on the spellboard (focus.2). */
export const focus = (level: number): Condition => ({
  count: { zone: 'spellboard', of: 'you', sameNameAs: 'self' },
  is: { min: level + 1 },
});
export const withFocus = (level: number, amount: number): Amount => ({ when: focus(level), amount });

export const FLEETING: AshesAbility = {
  kind: 'triggered',
  name: 'fleeting',
  always: true,
  timing: 'when',
  on: AT_ROUND_END,
  effect: { do: 'discard-from-play', objects: 'self' },
};
