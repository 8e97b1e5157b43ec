import type { Json } from '../../../kernel/index.js';
import { says, type Phrases } from '../../../wording/index.js';
import { all, choose, ifDone, just, power, put, sequence, thisTurn, topic, whenDone } from './means.js';
import { halfDown, powerOf } from './amounts.js';

const chosen: Json = { the: 'announced' };
const discarded: Json = { do: 'discard', objects: choose({ zone: 'hand', of: 'you' }, 1, 1) };
const isOfKind: Json = { object: { outcome: 'discard' }, matches: just('$f', { zone: 'any' }) };

/** Texts that do something and then depend on its result. */
export const toldThen: Phrases = {
  'told-then': [
    says(
      'draw {n:cards} , then discard 1 card . when you discard (a|an) {f:one-card} by this effect , {e:after}',
      sequence({ do: 'draw', count: '$n' }, discarded, { do: 'if', condition: isOfKind, then: whenDone }),
    ),
    says(
      'activate all the {f:called} you control . when {n:number} or more dull Characters are activated by this effect , {e:after}',
      sequence(
        { do: 'activate', objects: all(just('$f', { of: 'you', marks: { dull: true } })) },
        ifDone('activate', whenDone, '$n'),
      ),
    ),
  ],
  'told-clause': [
    says(
      '(halve|Halve) its power until the end of the turn , rounded down to the nearest 1000',
      thisTurn(topic, { changes: [power({ plus: [halfDown(topic), { plus: [powerOf(topic)], times: -1 }] })] }),
    ),
    says('draw {n:cards} , then put 1 card from your hand on the top or bottom of your deck', {
      do: 'sequence',
      of: [
        { do: 'draw', count: '$n' },
        {
          do: 'choose-one',
          options: ['first', 'last'].map((at) => ({
            effect: put(choose({ zone: 'hand', of: 'you' }, 1, 1), 'deck', { at }),
          })),
        },
      ],
    }),
    says('discard 1 card (|from your hand) . if you do so , deal it {n:power} damage', {
      do: 'sequence',
      of: [discarded, ifDone('discard', { do: 'deal', objects: chosen, amount: '$n' })],
    }),
    says('remove {n:several} {f:many-cards} from your Break Zone from the game or put ~ into the Break Zone', {
      do: 'may-pay',
      costs: [{ pay: 'remove', count: '$n', of: just('$f', { zone: 'break', of: 'you' }) }],
      otherwise: put('self', 'break'),
    }),
    says('remove 1 {c:counter} Counter from ~ for each {f:counted}', {
      do: 'remove-counters',
      objects: 'self',
      counter: '$c',
      count: { count: '$f' },
    }),
  ],
};
