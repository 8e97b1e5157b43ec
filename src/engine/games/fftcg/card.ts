import type { Json } from '../../kernel/index.js';
import * as printed from './printed.js';
import type { FftcgVocabulary } from './vocabulary.js';

export * from './printed.js';

/**
 * Cards with abilities in the words of the game, for what reads and writes texts. Each name takes the place of the
 * looser one in `printed.ts`, by which rules, state and events know a card.
 */
export type ForwardCard = printed.ForwardCard<FftcgVocabulary>;
export type BackupCard = printed.BackupCard<FftcgVocabulary>;
export type MonsterCard = printed.MonsterCard<FftcgVocabulary>;
export type SummonCard = printed.SummonCard<FftcgVocabulary>;
export type CharacterCard = printed.CharacterCard<FftcgVocabulary>;
export type FftcgCard = printed.FftcgCard<FftcgVocabulary>;

/** Whether a definition is one of this game; its shape was validated when its card set was loaded. */
export const isFftcgCard = (definition: Json): definition is FftcgCard => printed.isFftcgCard(definition);
