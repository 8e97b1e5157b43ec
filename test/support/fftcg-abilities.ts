/** Abilities and effects for made-up FF-TCG cards, in the words of the vocabulary. */
import type { FftcgCard } from '../../src/engine/games/fftcg/index.js';

type Ability = FftcgCard['abilities'][number];
export type Effect = Extract<FftcgCard, { readonly type: 'summon' }>['effect'];
export type Element = FftcgCard['elements'][number];
export type Target = NonNullable<Extract<FftcgCard, { readonly type: 'summon' }>['targets']>[number];
type Filter = Target['from'];
type Triggered = Extract<Ability, { readonly kind: 'triggered' }>;
export type Activated = Extract<Ability, { readonly kind: 'activated' }>;
type Static = Extract<Ability, { readonly kind: 'static' }>;
type Replacement = Extract<Ability, { readonly kind: 'replacement' }>;
export type Change = Static['changes'][number];
type Where = NonNullable<Triggered['on'][number]['where']>;

export const draw = (count = 1): Effect => ({ do: 'draw', count });
export const sequence = (...of: Effect[]): Effect => ({ do: 'sequence', of });
export const may = (effect: Effect): Effect => ({ do: 'may', effect });
export const deal = (amount: number, objects = 'target'): Effect => ({ do: 'deal', objects, amount });
export const breaking = (objects = 'target'): Effect => ({ do: 'break', objects });

/** One Forward, or what the filter matches, chosen when the effect is announced. */
export const target = (from: Filter = { is: ['forward'] }, as = 'target', max = 1): Target => ({
  as,
  from,
  min: max,
  max,
});

/** All that match, named `all`, and what is done with them. */
export const each = (from: Filter, ...effects: Effect[]): Effect =>
  sequence({ do: 'all', from, as: 'all' }, ...effects);

/** Until the end of the turn, unless `until` says otherwise. */
export const modify = (objects: string, change: Change, until = 'endOfTurn'): Effect => ({
  do: 'modify',
  objects,
  changes: [change],
  until,
});

type Amount = Extract<Change, { readonly change: 'number' }>['add'];
export const power = (add: Amount): Change => ({ change: 'number', name: 'power', add });
export const powerIs = (to: number): Change => ({ change: 'set', name: 'power', to });
export const keyword = (name: string): Change => ({ change: 'keyword', keyword: name });
export const tag = (name: string): Change => ({ change: 'tag', tag: name });

export const SELF: Where = { object: { object: { self: true } } };

/** An auto-ability about this card; `more` for targets, conditions and other events. */
export const whenever = (event: string, effect: Effect, more: Partial<Triggered> = {}): Triggered => ({
  kind: 'triggered',
  name: `whenever-${event}`,
  on: [{ event, where: SELF }],
  effect,
  ...more,
});

export const activated = (name: string, effect: Effect, more: Partial<Activated> = {}): Activated => ({
  kind: 'activated',
  name,
  costs: [],
  effect,
  ...more,
});

export const always = (...changes: Change[]): Static => ({ kind: 'static', name: 'always', changes });
export const lord = (affects: Filter, ...changes: Change[]): Static => ({
  kind: 'static',
  name: 'lord',
  affects,
  changes,
});

export const instead = (
  event: string,
  where: Where,
  replaced: Replacement['instead'],
  name = `instead-${event}`,
): Replacement => ({ kind: 'replacement', name, on: { event, where }, instead: replaced });
