import type { Json } from '../../../kernel/index.js';
import { says, type Phrases } from '../../../wording/index.js';
import { halfOfEach } from './amounts.js';
import { all, countersOnIt, DISCARDED, groups, sequence, topic } from './means.js';

/** The damage of the event that the text is about. */
const DEALT: Json = { plus: [{ bound: { event: 'amount' } }] };

const forEach: Json = { count: '$f', times: '$n' };
const withMore: Json = { plus: ['$n', { count: '$f', times: '$m' }] };
const lessThanPower: Json = { plus: [{ number: 'power', of: 'it' }, '$n'] };

const deals = (text: string, amount: Json, objects: Json = '$x') => says(text, { do: 'deal', objects, amount });

/** Damage that is dealt to Forwards. */
export const dealing: Phrases = {
  'deal-clause': [
    deals('deal {x:objects} {n:power} damage', '$n'),
    deals('~ deals {x:objects} {n:power} damage', '$n'),
    deals('(deal|~ deals) {n:power} damage to {x:objects}', '$n'),
    deals('(deal|~ deals) {x:objects} {n:power} damage for each {f:counted}', forEach),
    deals('deal {x:objects} the same amount of damage', DEALT),
    deals('deal the same amount of damage to {x:objects}', DEALT),
    deals('(deal|~ deals) {x:objects} damage equal to {e:equal-to}', '$e'),
    deals('(deal|~ deals) {x:objects} {n:power} damage and {m:power} more damage for each {f:counted}', withMore),
    deals('(deal|~ deals) {x:objects} {n:power} damage for each {c:counter} Counter placed on ~', countersOnIt),
    deals('deal {x:objects} {n:power} damage for each Backup you dulled due to this ability', {
      plus: [{ size: { outcome: 'dull' } }],
      times: '$n',
    }),
    deals('(deal|~ deals) {n:power} damage and {m:power} more damage for each {f:counted} to {x:objects}', withMore),
    deals('(deal|~ deals) {n:power} damage to {x:objects} for each {f:counted}', forEach),
    says(
      'deal {n:power} damage to {x:objects} and {m:power} damage to {y:objects}',
      sequence({ do: 'deal', objects: '$x', amount: '$n' }, { do: 'deal', objects: '$y', amount: '$m' }),
    ),
    deals('deal each of them damage equal to its power minus {n:lost}', lessThanPower, topic),
    deals(
      'deal it {n:power} damage for each CP required to cast it',
      { plus: [{ number: 'cost', of: topic }], times: '$n' },
      topic,
    ),
    ...DISCARDED.map((of) =>
      deals('deal {x:objects} {n:power} damage for each CP required to cast the discarded (card|Summon)', {
        plus: [{ number: 'cost', of }],
        times: '$n',
      }),
    ),
    deals('deal each {f:one} damage equal to its power minus {n:lost}', lessThanPower, all('$f')),
    ...[
      '(deal|~ deals) {x:objects} {n:power} damage for every {m:several} {f:counted-many}',
      '(deal|~ deals) {n:power} damage for every {m:several} {f:counted-many} to {x:objects}',
    ].map((text) => deals(text, { plus: [groups], times: '$n' })),
    deals('(deal|~ deals) {n:power} damage for each {f:counted} to {x:objects}', forEach),
    deals('deal {x:objects} {n:power} damage for each {t:times-this-turn}', { plus: ['$t'], times: '$n' }),
    deals('deal {n:power} damage for each {t:times-this-turn} to {x:objects}', { plus: ['$t'], times: '$n' }),
    deals('deal {x:objects} {d:different-elements}', '$d'),
    deals('(deal|~ deals) {x:objects} {p:paid-amount}', '$p'),
    deals('for each {f:counted} , deal {n:power} damage to {x:objects}', forEach),
    deals('deal {x:objects} {n:power} damage for each {h:here-and-away}', { plus: ['$h'], times: '$n' }),
    deals('deal {x:objects} {n:power} damage and {m:power} more damage for each CP paid as X', {
      plus: ['$n', { bound: 'x', times: '$m' }],
    }),
    deals('deal {x:objects} {n:power} damage minus {m:lost} damage for each {f:counted}', withMore),
    deals('deal {n:power} damage for each {c:counter} Counter placed on ~ to {x:objects}', countersOnIt),
    deals(
      'deal each {f:one} damage equal to half of its power , rounded up to the nearest 1000',
      halfOfEach,
      all('$f'),
    ),
  ],
};
