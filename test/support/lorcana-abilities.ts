/** Abilities and effects for made-up Lorcana cards, in the words of the vocabulary. */
import type { LorcanaCard } from '../../src/engine/games/lorcana/index.js';

type Ability = LorcanaCard['abilities'][number];
export type Effect = NonNullable<Extract<LorcanaCard, { readonly type: 'action' }>['effect']>;
type Triggered = Extract<Ability, { readonly kind: 'triggered' }>;
type Pattern = Triggered['on'][number];
type Where = NonNullable<Pattern['where']>;
type Static = Extract<Ability, { readonly kind: 'static' }>;
export type Change = Static['changes'][number];
type From = Extract<Effect, { readonly do: 'choose' }>['from'];

export const gain = (amount = 1): Effect => ({ do: 'gain-lore', amount });
export const draw = (count = 1): Effect => ({ do: 'draw', count });
export const sequence = (...of: Effect[]): Effect => ({ do: 'sequence', of });
export const may = (effect: Effect): Effect => ({ do: 'may', effect });

/** One chosen object, named `chosen`, and what is done with it. */
export const chosen = (from: From, ...effects: Effect[]): Effect =>
  sequence({ do: 'choose', from, min: 1, max: 1, as: 'chosen' }, ...effects);

/** All that match, named `all`, and what is done with them. */
export const each = (from: From, ...effects: Effect[]): Effect => sequence({ do: 'all', from, as: 'all' }, ...effects);

export const deal = (amount: number, objects = 'chosen'): Effect => ({ do: 'deal', objects, amount });

/** "This turn", unless `until` says otherwise. */
export const modify = (objects: string, change: Change, until = 'endOfTurn'): Effect => ({
  do: 'modify',
  objects,
  changes: [change],
  until,
});

export const strength = (add: number): Change => ({ change: 'number', name: 'strength', add });
export const lore = (add: number): Change => ({ change: 'number', name: 'lore', add });
export const keyword = (name: string, n?: number): Change => ({
  change: 'keyword',
  keyword: name,
  ...(n !== undefined && { n }),
});

/** A trigger on what this card does or has done to it; `where` for what else the event must be. */
export const whenever = (event: string, effect: Effect, where: Where = SELF): Triggered => ({
  kind: 'triggered',
  name: `whenever-${event}`,
  on: [{ event, where }],
  effect,
});
export const SELF: Where = { object: { object: { self: true } } };

export const always = (...changes: Change[]): Static => ({ kind: 'static', name: 'always', changes });
export const aura = (affects: From, ...changes: Change[]): Static => ({
  kind: 'static',
  name: 'aura',
  affects,
  changes,
});

export const activated = (
  name: string,
  costs: Extract<Ability, { readonly kind: 'activated' }>['costs'],
  effect: Effect,
): Ability => ({ kind: 'activated', name, costs, effect });
