import { reportOn, type CardReport } from '../../../catalogue/index.js';
import { type CardDefinition } from '../../../kernel/index.js';
import { isAshesCard } from '../card.js';

/** What of a card the engine carries out, and what its players do by hand. */
export const cardReport = (card: CardDefinition): CardReport => {
  if (!isAshesCard(card)) return reportOn(card, card.id);
  const reactions = card.type === 'reaction' && card.reaction !== undefined ? [card.reaction] : [];
  return reportOn(card, card.name, reactions);
};
