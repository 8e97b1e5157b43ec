import { createHash } from 'node:crypto';
import { type DeckList } from './deck.js';

/**
 * SHA-256 of what makes the deck this deck; the name and the owner do not. The lines must be canonical. A zone counts only
 * where a line names one, so lists without zones hash as they always did.
 */
export function deckHash({ game, format, cards }: DeckList): string {
  const list = cards.map(({ card, count, zone }) => (zone === undefined ? [card, count] : [card, count, zone]));
  return createHash('sha256')
    .update(JSON.stringify([game, format, list]))
    .digest('hex');
}
