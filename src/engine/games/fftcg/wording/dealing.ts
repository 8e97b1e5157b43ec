import type { Json } from '../../../kernel/index.js';
import { says, type Phrases } from '../../../wording/index.js';
import { halfOfEach } from './amounts.js';
import { all, countersOnIt, groups, sequence, topic } from './means.js';

/** The damage of the event that the text is about. */
const DEALT: Json = { plus: [{ bound: { event: 'amount' } }] };

/** Damage that is dealt to Forwards. */
export const dealing: Phrases = {
  'deal-clause': [
    says('deal {x:objects} {n:power} damage', { do: 'deal', objects: '$x', amount: '$n' }),
    says('~ deals {x:objects} {n:power} damage', { do: 'deal', objects: '$x', amount: '$n' }),
    says('(deal|~ deals) {n:power} damage to {x:objects}', { do: 'deal', objects: '$x', amount: '$n' }),
    says('(deal|~ deals) {x:objects} {n:power} damage for each {f:counted}', {
      do: 'deal',
      objects: '$x',
      amount: { count: '$f', times: '$n' },
    }),
    says('deal {x:objects} the same amount of damage', { do: 'deal', objects: '$x', amount: DEALT }),
    says('deal the same amount of damage to {x:objects}', { do: 'deal', objects: '$x', amount: DEALT }),
    says('(deal|~ deals) {x:objects} damage equal to {e:equal-to}', { do: 'deal', objects: '$x', amount: '$e' }),
    says('(deal|~ deals) {x:objects} {n:power} damage and {m:power} more damage for each {f:counted}', {
      do: 'deal',
      objects: '$x',
      amount: { plus: ['$n', { count: '$f', times: '$m' }] },
    }),
    says('(deal|~ deals) {x:objects} {n:power} damage for each {c:counter} Counter placed on ~', {
      do: 'deal',
      objects: '$x',
      amount: countersOnIt,
    }),
    says('(deal|~ deals) {n:power} damage and {m:power} more damage for each {f:counted} to {x:objects}', {
      do: 'deal',
      objects: '$x',
      amount: { plus: ['$n', { count: '$f', times: '$m' }] },
    }),
    says('(deal|~ deals) {n:power} damage to {x:objects} for each {f:counted}', {
      do: 'deal',
      objects: '$x',
      amount: { count: '$f', times: '$n' },
    }),
    says(
      'deal {n:power} damage to {x:objects} and {m:power} damage to {y:objects}',
      sequence({ do: 'deal', objects: '$x', amount: '$n' }, { do: 'deal', objects: '$y', amount: '$m' }),
    ),
    says('deal each of them damage equal to its power minus {n:lost}', {
      do: 'deal',
      objects: topic,
      amount: { plus: [{ number: 'power', of: 'it' }, '$n'] },
    }),
    says('deal it {n:power} damage for each CP required to cast it', {
      do: 'deal',
      objects: topic,
      amount: { plus: [{ number: 'cost', of: topic }], times: '$n' },
    }),
    says('deal each {f:one} damage equal to its power minus {n:lost}', {
      do: 'deal',
      objects: all('$f'),
      amount: { plus: [{ number: 'power', of: 'it' }, '$n'] },
    }),
    ...[
      '(deal|~ deals) {x:objects} {n:power} damage for every {m:several} {f:counted-many}',
      '(deal|~ deals) {n:power} damage for every {m:several} {f:counted-many} to {x:objects}',
    ].map((text) => says(text, { do: 'deal', objects: '$x', amount: { plus: [groups], times: '$n' } })),
    says('(deal|~ deals) {n:power} damage for each {f:counted} to {x:objects}', {
      do: 'deal',
      objects: '$x',
      amount: { count: '$f', times: '$n' },
    }),
    says('deal {x:objects} {d:different-elements}', { do: 'deal', objects: '$x', amount: '$d' }),
    says('(deal|~ deals) {x:objects} {p:paid-amount}', { do: 'deal', objects: '$x', amount: '$p' }),
    says('for each {f:counted} , deal {n:power} damage to {x:objects}', {
      do: 'deal',
      objects: '$x',
      amount: { count: '$f', times: '$n' },
    }),
    says('deal {x:objects} {n:power} damage for each {h:here-and-away}', {
      do: 'deal',
      objects: '$x',
      amount: { plus: ['$h'], times: '$n' },
    }),
    says('deal {x:objects} {n:power} damage and {m:power} more damage for each CP paid as X', {
      do: 'deal',
      objects: '$x',
      amount: { plus: ['$n', { bound: 'x', times: '$m' }] },
    }),
    says('deal {x:objects} {n:power} damage minus {m:lost} damage for each {f:counted}', {
      do: 'deal',
      objects: '$x',
      amount: { plus: ['$n', { count: '$f', times: '$m' }] },
    }),
    says('deal {n:power} damage for each {c:counter} Counter placed on ~ to {x:objects}', {
      do: 'deal',
      objects: '$x',
      amount: countersOnIt,
    }),
    says('deal each {f:one} damage equal to half of its power , rounded up to the nearest 1000', {
      do: 'deal',
      objects: all('$f'),
      amount: halfOfEach,
    }),
  ],
};
