import type { Json } from '../../../kernel/index.js';
import { says, type Phrases } from '../../../wording/index.js';
import { replaced } from './damage.js';
import { all, byOpponent, choose, just, may, put, sequence, thisTurn, top, topic, tops } from './means.js';

const chosen: Json = { the: 'announced' };
const theirs = (count: Json, f = '$f'): Json =>
  byOpponent(put(choose(just(f, { whose: 'player' }), count, count, { who: 'player' }), 'break'));
const costOfTop: Json = { number: 'cost', of: tops };
const reduced = (by: string): Json => ({
  do: 'float',
  until: 'endOfTurn',
  once: true,
  ability: replaced(
    'damageDealt',
    { object: { object: { bound: topic } } },
    { plus: [{ bound: { event: 'amount' } }, by] },
  ),
});
const isTurnedUp = (f: string): Json => ({ object: { outcome: 'put' }, matches: just(f, { zone: 'any' }) });

/** Sentences about what was revealed, put away or selected just before. */
export const further: Phrases = {
  'further-sentence': [
    says(
      'reveal the top card of your deck . break all {f:many} with the same cost as the revealed card . add the revealed card to your hand',
      sequence(
        { do: 'reveal', objects: top(1) },
        { do: 'break', objects: all(just('$f', { numbers: { cost: { min: costOfTop, max: costOfTop } } })) },
        put(tops, 'hand'),
      ),
    ),
    says(
      'reveal the top {n:several} cards of your deck . for each {f:called} revealed this way , deal it {m:power} damage . then , place the revealed cards at the bottom of your deck in any order',
      sequence(
        { do: 'reveal', objects: top('$n') },
        { do: 'deal', objects: chosen, amount: { count: just('$f', { zone: 'deck', bound: tops }), times: '$m' } },
        put(all({ zone: 'deck', bound: tops }), 'deck', { at: 'last' }),
      ),
    ),
    says(
      'remove the top card of your deck from the game . if the removed card is (a|an) {f:one-card} , break it . if not , deal it {n:power} damage',
      sequence(put(top(1), 'removed'), {
        do: 'if',
        condition: isTurnedUp('$f'),
        then: { do: 'break', objects: chosen },
        otherwise: { do: 'deal', objects: chosen, amount: '$n' },
      }),
    ),
    says(
      'you may put the top card of your deck into the Break Zone . if the card put into the Break Zone is not (a|an) {f:one-card} , {k:clause}',
      may(
        sequence(put(top(1), 'break'), {
          do: 'if',
          condition: { object: { outcome: 'put' }, matches: { zone: 'any', not: '$f' } },
          then: '$k',
        }),
      ),
    ),
    says(
      'your opponent selects 1 {f:one} they control . put it into the Break Zone . if you paid the extra cost , your opponent selects up to {n:several} {g:many} they control instead , select as many as possible . put them into the Break Zone',
      { do: 'if', condition: { more: { bound: 'extra' }, than: 0 }, then: theirs('$n', '$g'), otherwise: theirs(1) },
    ),
    says(
      'your opponent selects 1 Character he/she controls . he/she may put it into the Break Zone . if he/she does so , ~ {r:rule} this turn',
      byOpponent({
        do: 'may-pay',
        who: 'player',
        costs: [{ pay: 'break', count: 1, of: {} }],
        effect: thisTurn('self', { '&': ['$r'] }),
      }),
    ),
    says('remove 1 {c:counter} Counter from ~ . if you do so , {k:clauses}', {
      do: 'if',
      condition: { more: { counter: '$c', of: 'self' }, than: 0 },
      then: sequence({ do: 'remove-counters', objects: 'self', counter: '$c', count: 1 }, '$k'),
    }),
    says(
      'during this turn , the next damage dealt to it is reduced by {n:lost} instead . if the Forward is {f:called} , during this turn , the next damage dealt to it is reduced by {m:lost} instead',
      { do: 'if', condition: { object: topic, matches: '$f' }, then: reduced('$m'), otherwise: reduced('$n') },
    ),
    says("its effect is cancelled if your opponent doesn't pay {p:due}", {
      do: 'each-player',
      of: 'opponents',
      effect: { do: 'may-pay', who: 'player', costs: '$p', otherwise: { do: 'cancel', objects: { event: 'chooser' } } },
    }),
    says('remove them , and all the {f:many} from the game', put(all({ either: [{ bound: topic }, '$f'] }), 'removed')),
    says(
      "during this turn , if you have drawn {n:number} or more cards , return it to its owner's hand . if you have drawn {m:number} or more cards , put it into the Break Zone instead",
      {
        do: 'if',
        condition: { happened: 'drawn', by: 'you', is: { min: '$m' } },
        then: put(chosen, 'break'),
        otherwise: {
          do: 'if',
          condition: { happened: 'drawn', by: 'you', is: { min: '$n' } },
          then: put(chosen, 'hand'),
        },
      },
    ),
  ],
  'cast-clause': [says('pay the cost and cast it', { do: 'cast', card: topic })],
};
