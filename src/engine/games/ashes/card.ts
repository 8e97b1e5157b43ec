import type { Json } from '../../kernel/index.js';
import * as printed from './printed.js';
import type { AshesVocabulary } from './vocabulary.js';

export * from './printed.js';

/**
 * Cards with abilities in the words of the game, for what reads and writes texts. Each name takes the place of the
 * looser one in `printed.ts`, by which rules, state and events know a card.
 */
export type AllyCard = printed.AllyCard<AshesVocabulary>;
export type ConjurationCard = printed.ConjurationCard<AshesVocabulary>;
export type PhoenixbornCard = printed.PhoenixbornCard<AshesVocabulary>;
export type AlterationCard = printed.AlterationCard<AshesVocabulary>;
export type ConjuredAlterationCard = printed.ConjuredAlterationCard<AshesVocabulary>;
export type ReadyCard = printed.ReadyCard<AshesVocabulary>;
export type ActionCard = printed.ActionCard<AshesVocabulary>;
export type ReactionCard = printed.ReactionCard<AshesVocabulary>;
export type DieKind = printed.DieKind<AshesVocabulary>;
export type Reaction = printed.Reaction<AshesVocabulary>;
export type FromHand = printed.FromHand<AshesVocabulary>;
export type AshesCard = printed.AshesCard<AshesVocabulary>;
export type UnitCard = printed.UnitCard<AshesVocabulary>;
export type DeckCard = printed.DeckCard<AshesVocabulary>;
export type ConjuredCard = printed.ConjuredCard<AshesVocabulary>;

/** Whether a definition is one of this game; its shape was validated when its card set was loaded. */
export const isAshesCard = (definition: Json): definition is AshesCard => printed.isAshesCard(definition);
