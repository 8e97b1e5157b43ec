/** Card files in the shape of LorcanaJSON, with cards of our own. */
export interface FileRecord {
  readonly id: number;
  readonly [field: string]: unknown;
}

/** A character without text. */
export const vanilla = (id: number, changes: Readonly<Record<string, unknown>> = {}): FileRecord => ({
  id,
  setCode: '1',
  number: id,
  name: `Walker ${id}`,
  version: 'Out for a Stroll',
  fullName: `Walker ${id} - Out for a Stroll`,
  type: 'Character',
  color: 'Amber',
  cost: 1,
  inkwell: true,
  strength: 2,
  willpower: 2,
  lore: 2,
  subtypes: ['Storyborn', 'Hero'],
  rarity: 'Common',
  fullText: '',
  fullTextSections: [],
  ...changes,
});

/** A card whose text has no script. */
export const odd = (id: number): FileRecord => {
  const fullText = 'GOOD MOOD While it rains, your gardens grow twice as fast.';
  const ability = { type: 'static', name: 'GOOD MOOD', effect: fullText.slice(10), fullText };
  return vanilla(id, { fullText, fullTextSections: [fullText], abilities: [ability] });
};

export const cardFile = (cards: readonly FileRecord[]) => ({
  metadata: { formatVersion: '2.2.0', generatedOn: '2025-01-01T00:00:00', language: 'en' },
  sets: { '1': { name: 'First', number: 1 } },
  cards,
});

/** Fifteen cards of which four each make a legal deck. */
export const deckOf = (first: number): readonly FileRecord[] =>
  Array.from({ length: 15 }, (_, at) => vanilla(first + at));
