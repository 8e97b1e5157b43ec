/** An effect tried at once, as that of an action spell that costs nothing but the main action. */
import type { JsonRecord } from '../../src/engine/index.js';
import type { ActionCard, AshesCard } from '../../src/engine/games/ashes/card.js';
import { action, ashesTable } from './ashes.js';
import type { Table } from './table.js';

type Effect = NonNullable<ActionCard['effect']>;

/** p1 has played a spell with this effect. */
export const cast = (
  effect: Effect,
  seats: { readonly [seat: string]: JsonRecord } = {},
  cards: readonly AshesCard[] = [],
): Table => {
  const { p1 = {}, ...others } = seats;
  const table = ashesTable({ p1: { hand: [{ card: 'trick', as: 'trick' }], ...p1 }, ...others }, [
    action({ id: 'trick', effect }),
    ...cards,
  ]);
  return table.answer('p1', { action: 'play', card: table.find('p1', 'hand', 'trick') });
};

export const sequence = (...of: readonly Effect[]): Effect => ({ do: 'sequence', of });

/** Names all that match `it`, without a choice. */
export const its = (from: Extract<Effect, { readonly do: 'all' }>['from'], ...then: readonly Effect[]): Effect =>
  sequence({ do: 'all', from, as: 'it' }, ...then);

export const UNITS = { is: ['unit'] } as const;

/** Workers by name, with marks: `workers({ a: { wounds: 1 } })`. */
export const workers = (of: { readonly [label: string]: JsonRecord }): readonly JsonRecord[] =>
  Object.entries(of).map(([as, marks]) => ({ card: 'worker', as, ...marks }));

/** Chooses an opponent, named `player`, for the words that follow. */
export const opponent = (...then: readonly Effect[]): Effect => ({
  do: 'choose-player',
  of: 'opponents',
  effect: sequence(...then),
});
