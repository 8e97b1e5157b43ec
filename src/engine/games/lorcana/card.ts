import type { Json } from '../../kernel/index.js';
import * as printed from './printed.js';
import type { LorcanaVocabulary } from './vocabulary.js';

export * from './printed.js';

/**
 * Cards with abilities in the words of the game, for what reads and writes texts. Each name takes the place of the
 * looser one in `printed.ts`, by which rules, state and events know a card.
 */
export type CharacterCard = printed.CharacterCard<LorcanaVocabulary>;
export type ActionCard = printed.ActionCard<LorcanaVocabulary>;
export type ItemCard = printed.ItemCard<LorcanaVocabulary>;
export type LocationCard = printed.LocationCard<LorcanaVocabulary>;
export type LorcanaCard = printed.LorcanaCard<LorcanaVocabulary>;

/** Whether a definition is one of this game; its shape was validated when its card set was loaded. */
export const isLorcanaCard = (definition: Json): definition is LorcanaCard => printed.isLorcanaCard(definition);
