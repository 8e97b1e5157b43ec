import type { Json } from '../../../kernel/index.js';
import { choose, forEachPlayer, handOf, may, modify, one, put, sequence, stayExerted, topic } from './means.js';
import { says, type Phrases } from '../../../wording/index.js';

const ownLocation: Json = { of: 'you', is: ['location'] };
const loseLore: Json = { do: 'lose-lore', amount: '$n', of: 'opponents' };
const lost: Json = { bound: { outcome: 'lose-lore' } };

/** Sentences that mean one effect as a whole, which no part of them would mean. */
export const compounds: Phrases = {
  'whole-sentence': [
    says('banish {x:mentioned} or return another chosen {f:one} to your hand', {
      do: 'choose-one',
      options: [
        { effect: { do: 'banish', objects: '$x' } },
        {
          while: { count: { '&': ['$f'], other: true }, is: { min: 1 } },
          effect: put(one({ '&': ['$f'], another: true }), 'hand'),
        },
      ],
    }),
    says('banish {x:mentioned} or return another {n:number} chosen {f:many} to your hand', {
      do: 'choose-one',
      options: [
        { effect: { do: 'banish', objects: '$x' } },
        {
          while: { count: { '&': ['$f'], other: true }, is: { min: '$n' } },
          effect: put(choose({ '&': ['$f'], another: true }, '$n', '$n'), 'hand'),
        },
      ],
    }),
    says(
      "choose (a|an) {f:one} . while this location is in play , that character can't ready at the start of their turn",
      modify(one('$f'), 'whileInPlay', stayExerted),
    ),
    says(
      "each opponent chooses and exerts one of their {f:many} . they can't ready at the start of their next turn",
      forEachPlayer(
        'opponents',
        sequence(
          {
            do: 'exert',
            objects: choose({ '&': ['$f'], zone: 'play', of: 'you' }, 1, 1, { who: 'player' }),
          },
          modify(topic, 'theirNextTurn', stayExerted),
        ),
      ),
    ),
    says(
      "exert {x:chosen} . then , you may choose and discard a card . if you do , the exerted character can't ready at the start of their next turn",
      sequence(
        { do: 'exert', objects: '$x' },
        {
          do: 'pay',
          costs: [{ pay: 'discard', count: 1 }],
          then: modify(topic, 'theirNextTurn', stayExerted),
        },
      ),
    ),
    says('choose and discard a card or banish {x:mentioned}', {
      do: 'choose-one',
      options: [
        { while: { count: handOf, is: { min: 1 } }, effect: { do: 'discard', objects: one(handOf) } },
        { effect: { do: 'banish', objects: '$x' } },
      ],
    }),
    says("each opponent may choose and discard a card . for each opponent who doesn't , {c:clauses}", {
      do: 'each-player',
      of: 'opponents',
      effect: {
        do: 'may',
        who: 'player',
        effect: {
          do: 'if',
          condition: { object: choose(handOf, 1, 1, { who: 'player' }), matches: { zone: 'any' } },
          then: { do: 'discard', objects: topic },
          otherwise: '$c',
        },
        otherwise: '$c',
      },
    }),
    says(
      'each opponent loses {n:number} lore . you may draw a card for each 1 lore lost this way',
      sequence(loseLore, {
        do: 'if',
        condition: { more: lost, than: 0 },
        then: may({ do: 'draw', count: lost }),
      }),
    ),
    says(
      '(each opponent loses|all opponents lose) {n:number} lore and you gain lore equal to the lore lost (|this way)',
      sequence(loseLore, { do: 'gain-lore', amount: lost }),
    ),
    says('{x:mentioned} may move to a location for free', may({ do: 'move', objects: '$x', to: one(ownLocation) })),
    says('this character may move there for free', may({ do: 'move', objects: 'self', to: { event: 'object' } })),
  ],
};
