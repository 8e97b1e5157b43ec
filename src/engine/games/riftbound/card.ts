import type { Json } from '../../kernel/index.js';
import * as printed from './printed.js';
import type { RiftboundVocabulary } from './vocabulary.js';

export * from './printed.js';

/**
 * Cards with abilities in the words of the game, for what reads and writes texts. Each name takes the place of the
 * looser one in `printed.ts`, by which rules, state and events know a card.
 */
export type UnitCard = printed.UnitCard<RiftboundVocabulary>;
export type GearCard = printed.GearCard<RiftboundVocabulary>;
export type SpellCard = printed.SpellCard<RiftboundVocabulary>;
export type RuneCard = printed.RuneCard<RiftboundVocabulary>;
export type BattlefieldCard = printed.BattlefieldCard<RiftboundVocabulary>;
export type LegendCard = printed.LegendCard<RiftboundVocabulary>;
export type RiftboundCard = printed.RiftboundCard<RiftboundVocabulary>;
export type MainDeckCard = printed.MainDeckCard<RiftboundVocabulary>;

/** Whether a definition is one of this game; its shape was validated when its card set was loaded. */
export const isRiftboundCard = (definition: Json): definition is RiftboundCard => printed.isRiftboundCard(definition);
