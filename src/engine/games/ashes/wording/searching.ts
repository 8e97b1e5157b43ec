import type { Json } from '../../../kernel/index.js';
import { says, type Phrases } from '../../../wording/index.js';
import { all, choose, eitherEnd, ifThen, one, sequence, targetPlayer, type Fields } from './means.js';

const PILE: Fields = { zone: 'drawPile', of: 'you' };
const DISCARDED: Fields = { zone: 'discardPile', of: 'you' };
const put = (objects: Json, at: string): Json => ({ do: 'put-on-pile', objects, at });

/** Those that were looked at: any of them under the pile, and the others on top, each in an order of choice. */
const parted = (looked: Json, pile: Fields, min: Json, max: Json): Json =>
  sequence(
    { do: 'look-at', objects: looked },
    put(choose(min, max, { ...pile, bound: { the: 'top-of-deck' } }), 'bottom'),
    put(all({ ...pile, bound: { the: 'top-of-deck' } }), 'top'),
  );
const top = (count: Json, more: Fields = {}): Json => ({ select: { do: 'top-of-deck', count, ...more } });
const THEIRS: Fields = { zone: 'drawPile', whose: 'player' };

/** Cards that are looked for, or looked at, in piles. */
export const searching: Phrases = {
  'searching-clause': [
    says(
      'look at the top {n:amount} cards of your draw pile . place each card on the top or bottom of your draw pile',
      parted(top('$n'), PILE, 0, '$n'),
    ),
    says(
      "look at the top {n:amount} cards of {p:whose} draw pile . place each card on the top or bottom of that player's draw pile",
      targetPlayer('$p', parted(top('$n', { who: 'player' }), THEIRS, 0, '$n')),
    ),
    says(
      'look at the top 2 cards of {p:whose} draw pile . place 1 of those cards on the bottom of that draw pile , and place the other card on the top of that draw pile',
      targetPlayer('$p', parted(top(2, { who: 'player' }), THEIRS, 1, 1)),
    ),
    says(
      'search your draw pile for 1 card and set it aside . shuffle your draw pile , then place the set aside card on top of it',
      { do: 'shuffle', above: one(PILE) },
    ),
    says(
      "search your draw pile for (a|an) {f:one-card} , reveal it , and place it into your hand . place a number of wound tokens equal to that ally's life value on this card . shuffle your draw pile",
      sequence(
        { do: 'reveal', objects: one({ '&': ['$f'], ...PILE }) },
        { do: 'place-wounds', objects: 'self', count: { number: 'life', of: { the: 'choose' } } },
        { do: 'to-hand', objects: { the: 'choose' } },
        { do: 'shuffle' },
      ),
    ),
    says('search your discard pile for all cards with the same title and place them into your hand', {
      do: 'to-hand',
      objects: all({ ...DISCARDED, sameNameAs: { the: 'choose' } }),
    }),
    says(
      'search your discard pile for a card other than {n:card-name} and place it on the top or bottom of your draw pile',
      ifThen({ object: one({ ...DISCARDED, notNamed: '$n' }), matches: { zone: 'any' } }, eitherEnd),
    ),
    says(
      'look at the top card of your draw pile and place it on the top or bottom of your draw pile',
      sequence({ do: 'look-at', objects: top(1) }, eitherEnd),
    ),
  ],
};
