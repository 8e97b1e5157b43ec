import type { Json } from '../../../kernel/index.js';
import { says, type Phrases } from '../../../wording/index.js';
import { all, ANY, choose, just, put, sequence, top, tops, type Fields } from './means.js';

const among = (filter: Json): Fields => ({ '&': [filter], zone: 'deck', bound: tops });
/** Some of the cards that were shown go to hand; the others are what is left of them in the deck. */
const kept = (from: Json, max: Json, min: Json, rest: Json): Json =>
  sequence(put(choose(from, min, max), 'hand'), rest);
const played = (from: Json, max: Json, min: Json, rest: Json): Json =>
  sequence({ do: 'play-onto-field', objects: choose(from, min, max) }, rest);
const others = all({ zone: 'deck', bound: tops });
const under = put(others, 'deck', { at: 'last' });
/** The rest of the deck stays on top, in its order. */
const shuffledUnder = (cards: Json): Json => ({
  do: 'shuffle',
  above: all({ zone: 'deck', of: 'you', notBound: cards }),
});
const SHUFFLED = 'then , shuffle the other cards (revealed|) and return them to the bottom of your deck';

const turned: Json = { outcome: 'turn-over' };
const found: Json = all(just('$f', { zone: 'deck', bound: turned }));
const UNTIL: readonly (readonly [cards: string, count: Json])[] = [
  ['(a|an) {f:one-card} is', 1],
  ['(a|an) {f:kind-card} is', 1],
  ['{n:several} {f:many-cards} are', '$n'],
];
const FOUND: { readonly [words: string]: Json } = {
  'add (it|them) to your hand': put(found, 'hand'),
  'play (it|them) onto the field': { do: 'play-onto-field', objects: found },
};
const fallen = put(others, 'break');
const RESTS: { readonly [words: string]: Json } = {
  'and return the other cards to the bottom of your deck in any order': under,
  'and return the other (card|) to the bottom of your deck': under,
  'and put the other (cards|card|) (at|to) the bottom of your deck': under,
  [`. ${SHUFFLED}`]: shuffledUnder(tops),
  '(and|, and) put the rest of the cards into the Break Zone': fallen,
  'and put the other (cards|card) into the Break Zone': fallen,
  'and put the other into the Break Zone': fallen,
  'and add the other (cards|card) to your hand': put(others, 'hand'),
};

/** Cards from the top of the deck, and where they go. */
export const topCards: Phrases = {
  'turned-over': UNTIL.flatMap(([cards, count]) =>
    Object.entries(FOUND).map(([words, taken]) =>
      says(
        `turn over one card at a time from the top of your deck until ${cards} revealed . ${words} . ${SHUFFLED}`,
        sequence({ do: 'turn-over', until: '$f', count }, taken, shuffledUnder(turned)),
      ),
    ),
  ),
  top: [
    says('(look at|you look at) the top {n:several} cards of your deck', { do: 'look-at', objects: top('$n') }),
    says('(look at|you look at) the top card of your deck', { do: 'look-at', objects: top(1) }),
    says('reveal the top {n:several} cards of your deck', { do: 'reveal', objects: top('$n') }),
    says('reveal the top card of your deck', { do: 'reveal', objects: top(1) }),
  ],
  /** Some go under the deck, the others lie on top of it. */
  sorted: [
    says(
      'add 1 card among them to your hand and put 1 card at the bottom of your deck , then put the remaining card on top of your deck',
      sequence(
        put(choose({ zone: 'deck', bound: tops }, 1, 1), 'hand'),
        put(choose({ zone: 'deck', bound: tops }, 1, 1), 'deck', { at: 'last' }),
        put(all({ zone: 'deck', bound: tops, notBound: { the: 'choose' } }), 'deck', { at: 'first' }),
      ),
    ),
    says('return them to the top of your deck in any order', put(others, 'deck', { at: 'first' })),
    says(
      'put 1 card among them on top of your deck and the other to the bottom of your deck',
      sequence(
        put(choose({ zone: 'deck', bound: tops }, 1, 1), 'deck', { at: 'first' }),
        put(all({ zone: 'deck', bound: tops, notBound: { the: 'choose' } }), 'deck', { at: 'last' }),
      ),
    ),
    says(
      'return (these|them|these cards) to the top and/or bottom of your deck in any order',
      sequence(
        put(choose({ zone: 'deck', bound: tops }, 0, ANY), 'deck', { at: 'last' }),
        put(all({ zone: 'deck', bound: tops, notBound: { the: 'choose' } }), 'deck', { at: 'first' }),
      ),
    ),
  ],
  kept: Object.entries(RESTS).flatMap(([words, rest]) => [
    says(
      `add up to 1 {f:one-card} and up to 1 {g:one-card} among them to your hand ${words}`,
      sequence(put(choose(among('$f'), 0, 1), 'hand'), put(choose(among('$g'), 0, 1), 'hand'), rest),
    ),
    says(
      `play up to 1 {f:one-card} among them onto the field , add up to 1 {g:one-card} among them to your hand (,|) ${words}`,
      sequence(
        { do: 'play-onto-field', objects: choose(among('$f'), 0, 1) },
        put(choose(among('$g'), 0, 1), 'hand'),
        rest,
      ),
    ),
    says(`add 1 {f:one-card} among them to your hand ${words}`, kept(among('$f'), 1, 1, rest)),
    says(`add 1 {f:kind-card} among them to your hand ${words}`, kept(among('$f'), 1, 1, rest)),
    says(`add up to {n:several} {f:full-both} among them to your hand ${words}`, kept(among('$f'), '$n', 0, rest)),
    says(
      `add 1 {f:one-card} , 1 {g:one-card} (,|) and 1 {h:one-card} among them to your hand (,|) ${words}`,
      sequence(...['$f', '$g', '$h'].map((f) => put(choose(among(f), 1, 1), 'hand')), rest),
    ),
    says(
      `add 1 {f:one-card} among them to your hand or play 1 {g:one-card} among them onto the field (,|) ${words}`,
      sequence(
        {
          do: 'choose-one',
          options: [
            { effect: put(choose(among('$f'), 1, 1), 'hand') },
            { effect: { do: 'play-onto-field', objects: choose(among('$g'), 1, 1) } },
          ],
        },
        rest,
      ),
    ),
    says(`add up to {n:several} {f:many-cards} among them to your hand ${words}`, kept(among('$f'), '$n', 0, rest)),
    says(`add up to 1 {f:one-card} among them to your hand ${words}`, kept(among('$f'), 1, 0, rest)),
    says(`add {n:several} {f:many-cards} among them to your hand ${words}`, kept(among('$f'), '$n', '$n', rest)),
    says(
      `play 1 {f:one-card} of cost equal to or less than the number of removed cards among them onto the field ${words}`,
      played({ ...among('$f'), numbers: { cost: { max: { size: { outcome: 'put' } } } } }, 1, 1, rest),
    ),
    says(`play 1 {f:one-card} among them onto the field ${words}`, played(among('$f'), 1, 1, rest)),
    says(`play up to 1 {f:one-card} among them onto the field ${words}`, played(among('$f'), 1, 0, rest)),
    says(
      `play up to {n:several} {f:many-cards} among them onto the field ${words}`,
      played(among('$f'), '$n', 0, rest),
    ),
    says(`play any number of {f:many-cards} among them onto the field ${words}`, played(among('$f'), ANY, 0, rest)),
    says(`add all (the|) {f:called} among them to your hand ${words}`, kept(among('$f'), 20, 20, rest)),
    says(`add all the {f:many-cards} among them to your hand ${words}`, kept(among('$f'), 20, 20, rest)),
  ]),
};
