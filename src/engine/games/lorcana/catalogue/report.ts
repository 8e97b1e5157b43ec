import { reportOn, type CardReport } from '../../../catalogue/index.js';
import { type CardDefinition } from '../../../kernel/index.js';
import { fullName, isLorcanaCard } from '../card.js';

/** What of a card the engine carries out, and what its players do by hand. */
export const cardReport = (card: CardDefinition): CardReport =>
  reportOn(card, isLorcanaCard(card) ? fullName(card) : card.id);
