import type { Json } from '../../../kernel/index.js';
import { says, type Phrases } from '../../../wording/index.js';
import { ELEMENTS } from '../card.js';
import { byOpponent, CARD_TYPES, choose, ifDone, put, sequence, tops } from './means.js';

const SELECT = '{f:card-in-their-hand}';
const selected = (min: number): Json => choose({ '&': ['$f'], zone: 'hand', of: 'opponents' }, min, 1);
const discarded = (min: number): Json => ({ do: 'discard', objects: selected(min) });
const theyDraw: Json = byOpponent({ do: 'draw', count: 1, who: 'player' });

const alike = (of: readonly string[]): Json => ({ object: tops, matches: { zone: 'any', shares: { with: tops, of } } });
const SAME = { Element: ELEMENTS, '(type|card type)': CARD_TYPES };

/** A card that is chosen among those of the opponent's hand. */
export const theirHand: Phrases = {
  'card-in-their-hand': [
    says('1 {f:one-card} (in|from) their hand', '$f'),
    says('1 card in their hand other than a Backup', { isNot: ['backup'] }),
  ],
  'their-hand': [
    ...Object.entries(SAME).map(([word, of]) =>
      says(
        `your opponent puts the top 2 cards of (his/her|their) deck into the Break Zone . if both cards are of the same ${word} , {c:clauses}`,
        byOpponent(
          sequence(put({ select: { do: 'top-of-deck', count: 2, who: 'player' } }, 'break'), {
            do: 'if',
            condition: { all: [{ more: { size: tops }, than: 1 }, alike(of)] },
            then: '$c',
          }),
        ),
      ),
    ),
    says(`select ${SELECT} . your opponent discards (this card|it)`, discarded(1)),
    says(`select ${SELECT} . your opponent removes (this card|it) from the game`, put(selected(1), 'removed')),
    says(
      `you may select ${SELECT} . if you do so , your opponent discards (this card|it) and draws 1 card`,
      sequence(discarded(0), ifDone('discard', theyDraw)),
    ),
    says(
      `you may select ${SELECT} . if you do so , remove it from the game and your opponent draws 1 card`,
      sequence(put(selected(0), 'removed'), ifDone('put', theyDraw)),
    ),
  ],
};
