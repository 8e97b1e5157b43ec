import type { Json } from '../../../kernel/index.js';
import { says, type Phrases } from '../../../wording/index.js';
import { byOpponent, choose, ifDone, put, sequence } from './means.js';

const SELECT = '1 {f:one-card} (in|from) their hand';
const selected = (min: number): Json => choose({ '&': ['$f'], zone: 'hand', of: 'opponents' }, min, 1);
const discarded = (min: number): Json => ({ do: 'discard', objects: selected(min) });
const theyDraw: Json = byOpponent({ do: 'draw', count: 1, who: 'player' });

/** A card that is chosen among those of the opponent's hand. */
export const theirHand: Phrases = {
  'their-hand': [
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
