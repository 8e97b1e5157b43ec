/** Abilities and effects for made-up cards of Riftbound, in the words of the vocabulary. */
import type { RiftboundAbility, RiftboundEffect } from '../../src/engine/games/riftbound/vocabulary.js';
import type { SpellCard } from '../../src/engine/games/riftbound/card.js';
import { spell } from './riftbound.js';

export type Effect = RiftboundEffect;
type Ability<Kind> = Extract<RiftboundAbility, { readonly kind: Kind }>;
export type Triggered = Ability<'triggered'>;
export type Activated = Ability<'activated'>;
type Replacement = Ability<'replacement'>;
export type Static = Ability<'static'>;
type Target = NonNullable<Triggered['targets']>[number];
type Filter = Target['from'];

export const draw = (count = 1): Effect => ({ do: 'draw', count });
export const sequence = (...of: readonly Effect[]): Effect => ({ do: 'sequence', of: [...of] });
export const deal = (amount: number, objects = 'target'): Effect => ({ do: 'deal', objects, amount });
export const kill = (objects = 'target'): Effect => ({ do: 'kill', objects });
export const UNIT: Filter = { is: ['unit'] };
/** One unit, or what the filter matches. */
export const target = (from: Filter = UNIT, as = 'target', min = 1, max = min): Target => ({ as, from, min, max });

/** "Whenever …". */
export const whenever = (
  event: string,
  effect: Effect,
  { where, bind, ...more }: Partial<Triggered> & Partial<Triggered['on'][number]> = {},
): Triggered => ({
  kind: 'triggered',
  name: `whenever-${event.toLowerCase()}`,
  on: [{ event, ...(where !== undefined && { where }), ...(bind !== undefined && { bind }) }],
  effect,
  ...more,
});
/** "When you play me …" */
export const whenPlayed = (effect: Effect, more: Partial<Triggered> = {}): Triggered =>
  whenever('played', effect, { name: 'when-played', where: { object: { object: { self: true } } }, ...more });

export const activated = (
  name: string,
  costs: Activated['costs'],
  effect: Effect,
  more: Partial<Activated> = {},
): Activated => ({ kind: 'activated', name, costs, effect, ...more });
export const EXHAUST: Activated['costs'][number] = { pay: 'exhaust' };
export const energy = (n: number): Activated['costs'][number] => ({ pay: 'energy', n });

export const instead = (
  event: string,
  effect: Effect,
  { where, bind, ...more }: Partial<Replacement> & Partial<Replacement['on']> = {},
): Replacement => ({
  kind: 'replacement',
  name: `instead-of-${event.toLowerCase()}`,
  on: { event, ...(where !== undefined && { where }), ...(bind !== undefined && { bind }) },
  instead: { with: 'effect', effect },
  ...more,
});
export const might = (add: number, more: Partial<Static> = {}): Static => ({
  kind: 'static',
  name: 'might',
  changes: [{ change: 'number', name: 'might', add }],
  ...more,
});

/** A spell for nothing, which is a Reaction unless it says otherwise. */
export const free = (id: string, effect: Effect, more: Partial<SpellCard> = {}): SpellCard =>
  spell({ id, energy: 0, keywords: [{ keyword: 'reaction' }], effect, ...more });

/** A Deathknell. */
export const DRAWS_AS_IT_DIES: Triggered = {
  ...whenever('killed', draw(), { where: { object: { object: { self: true } } } }),
  looksBack: true,
};
/** Instead of a friendly unit it dies itself, and the unit goes home exhausted; its damage stays. */
export const SAVES_FRIENDS = instead(
  'killed',
  sequence(kill('self'), { do: 'recall', objects: 'it' }, { do: 'exhaust', objects: 'it' }),
  { where: { object: { object: { ...UNIT, of: 'you' } } }, bind: { it: 'object' } },
);
