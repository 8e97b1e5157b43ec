import type { Json } from '../../../kernel/index.js';
import { says, type Phrases } from '../../../wording/index.js';
import { all, ANY, choose, ifDone, just, may, put, sequence, topic } from './means.js';

const noted: Json = { do: 'note', amount: { count: '$g' } };
const many: Json = { bound: { outcome: 'note' } };
const inHandUpTo: Json = just('$f', { zone: 'hand', of: 'you', numbers: { cost: { max: many } } });
const ifChosen = (then: Json): Json => ({
  do: 'if',
  condition: { more: { size: { the: 'choose' } }, than: 0 },
  then,
});

/** Cards of one's own hand that are shown, played or put under the deck. */
export const ownHand: Phrases = {
  'up-to-clause': [
    ...[
      ['1', '{f:one-card}', 1],
      ['{n:several}', '{f:many-cards}', '$n'],
      ['{n:several}', '{f:full-both}', '$n'],
    ].map(([n, cards, max]) =>
      says(
        `remove up to ${String(n)} ${String(cards)} in your Break Zone from the game`,
        put(choose(just('$f', { zone: 'break', of: 'you' }), 0, max ?? 1), 'removed'),
      ),
    ),
  ],
  'from-hand-sentence': [
    ...Object.entries({ 'any number of cards': ANY, 'up to {n:several} cards': '$n' }).map(([cards, most]) =>
      says(
        `place ${cards} from your hand at the bottom of your deck in any order . then , draw the same number of cards (as were returned to your deck|)`,
        sequence(put(choose({ zone: 'hand', of: 'you' }, 0, most), 'deck', { at: 'last' }), {
          do: 'draw',
          count: { size: { outcome: 'put' } },
        }),
      ),
    ),
    says(
      'you may play 1 {f:one-card} of cost equal to or less than the number of {g:counted-many} from your hand onto the field',
      sequence(noted, may({ do: 'play-onto-field', objects: choose(inHandUpTo, 1, 1) })),
    ),
    says(
      "return it to its owner's hand . if you do so , you may play 1 {f:one-card} that costs 1 CP more than it from your hand onto the field",
      sequence(
        put(topic, 'hand'),
        ifDone(
          'put',
          sequence(
            { do: 'note', amount: { plus: [{ number: 'cost', of: { the: 'announced' } }, 1] } },
            may({
              do: 'play-onto-field',
              objects: choose(
                just('$f', { zone: 'hand', of: 'you', numbers: { cost: { min: many, max: many } } }),
                1,
                1,
              ),
            }),
          ),
        ),
      ),
    ),
    says(
      'dull all the {f:many} with a cost equal to the number of {g:counted-many}',
      sequence(noted, {
        do: 'dull',
        objects: all(just('$f', { numbers: { cost: { min: many, max: many } } })),
      }),
    ),
    says(
      'you may reveal 1 {f:kind-card} from your hand . if you do so , {c:clauses}',
      sequence({ do: 'reveal', objects: choose(just('$f', { zone: 'hand', of: 'you' }), 0, 1) }, ifChosen('$c')),
    ),
    says('randomly reveal 1 card from your hand', {
      do: 'reveal',
      objects: { select: { do: 'at-random', from: { zone: 'hand', of: 'you' }, count: 1 } },
    }),
  ],
};
