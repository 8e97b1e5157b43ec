import type { Json } from '../../../kernel/index.js';
import { says, type Phrases } from '../../../wording/index.js';
import { announced, first, may, notWhere, second, sequence, topic } from './means.js';

const OWN_UNIT = { is: ['unit'], of: 'you' };
/** 055: two instructions, of which each is done as far as it can be. */
const exchanged = (object: Json, other: Json): Json => ({ do: 'swap-places', object, with: other, each: true });

/** Units that go to where the other is: each is a clause. */
export const exchanges: Phrases[string] = [
  says('move me {i:to-its-place} and it {m:to-my-place}', {
    do: 'swap-places',
    object: 'self',
    with: '$i',
    each: '$m',
  }),
  says(
    'choose {x:chosen} and {y:unit-elsewhere} . if at least one of them has [ {k:keyword-name} ] , move {e:each-to-the-other}',
    sequence(
      { do: 'mention', objects: '$x' },
      { do: 'mention', objects: '$y' },
      {
        do: 'if',
        condition: {
          any: [first, second].map((object): Json => ({ object, matches: { keyword: '$k' } })),
        },
        then: '$e',
      },
    ),
  ),
  says('you may choose {u:own-unit-elsewhere}', { do: 'mention', objects: '$u' }),
  says(
    "(if it's equipped , you may|you may then) attach {e:one-of-its-equipment} to me",
    sequence(
      { do: 'mention', objects: '$e' },
      {
        do: 'if',
        condition: { count: { is: ['Equipment'], bound: second }, is: { min: 1 } },
        then: may({ do: 'attach', objects: second, to: 'self' }),
      },
    ),
  ),
];

export const partsOfExchanges: Phrases = {
  'one-of-its-equipment': [
    says(
      '(one of its Equipment|an Equipment of that unit)',
      announced({ is: ['Equipment'], markNames: { mark: 'attachedTo', objects: topic } }, 0, 1),
    ),
  ],
  'to-its-place': [says('to (its location|where it is)', topic)],
  'to-my-place': [says('to (my original location|where I was)', true)],
  'each-to-the-other': [says("each to (the other's location|where the other is)", exchanged(first, second))],
  'unit-elsewhere': [
    says('another unit you control {e:elsewhere}', announced({ '&': ['$e'], ...OWN_UNIT, another: true })),
  ],
  elsewhere: [says('(at a different location|elsewhere)', notWhere(second))],
  'own-unit-elsewhere': [
    says(
      '(a unit you control at another location|one of your units elsewhere)',
      announced({ ...OWN_UNIT, ...notWhere('self') }, 0, 1),
    ),
  ],
};
