/** Lorcana cards made up for tests, by what a test is about; everything else has a plain value. */
import type { CardDefinition, JsonRecord } from '../../src/engine/index.js';
import type { LorcanaCard } from '../../src/engine/games/lorcana/index.js';
import { openTable, type Table } from './table.js';

type Part<T extends LorcanaCard['type']> = Partial<Omit<Extract<LorcanaCard, { readonly type: T }>, 'type'>> & {
  readonly id: string;
};

const plain = {
  inks: ['amber'],
  cost: 1,
  inkable: true,
  classifications: ['Storyborn'],
  keywords: [],
  abilities: [],
} as const;

export const character = (part: Part<'character'>): LorcanaCard => ({
  ...plain,
  name: part.id,
  type: 'character',
  strength: 1,
  willpower: 3,
  lore: 1,
  ...part,
});

export const action = (part: Part<'action'>): LorcanaCard => ({
  ...plain,
  name: part.id,
  type: 'action',
  ...part,
  classifications: part.classifications ?? [],
});

export const song = (part: Part<'action'>): LorcanaCard => action({ ...part, classifications: ['Song'] });

export const item = (part: Part<'item'>): LorcanaCard => ({
  ...plain,
  name: part.id,
  type: 'item',
  ...part,
  classifications: part.classifications ?? [],
});

export const location = (part: Part<'location'>): LorcanaCard => ({
  ...plain,
  name: part.id,
  type: 'location',
  willpower: 4,
  lore: 1,
  moveCost: 1,
  ...part,
  classifications: part.classifications ?? [],
});

/**
 * A Lorcana table: p1's main phase of turn 3 unless the position says otherwise. Decks default to ten cards each, so
 * that drawing is possible.
 */
export const lorcanaTable = (
  seats: { readonly [seat: string]: JsonRecord },
  cards: readonly CardDefinition[] = [],
  position: JsonRecord = {},
): Table => {
  const given: { readonly [seat: string]: JsonRecord } = { p1: {}, p2: {}, ...seats };
  const filled = Object.fromEntries(Object.entries(given).map(([seat, fields]) => [seat, { deck: 10, ...fields }]));
  return openTable('lorcana', { ...position, seats: filled }, cards);
};
