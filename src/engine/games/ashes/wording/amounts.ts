import { each, says, type Phrases } from '../../../wording/index.js';
import { yourPhoenixborn } from './means.js';

const WORDS = { one: 1, two: 2, three: 3, four: 4, five: 5 };
const TOKENS = { wound: 'wounds', exhaustion: 'exhaustion', status: 'status' };

/** Numbers; № is the number of an ability in its text, and X a number that the text defines. */
export const amounts: Phrases = {
  amount: [
    says('{n:number}', '$n'),
    says('№', { bound: 'n' }),
    says('X', { bound: 'x' }),
    says('X', { bound: { outcome: 'note' } }),
    ...each(WORDS, '%', (n) => n),
  ],
  count: [says('{n:amount}', '$n'), says('(a|an)', 1)],
  /** Taken away. */
  minus: [
    says('{n:taken}', '$n'),
    says('№', { bound: 'n', times: -1 }),
    says('X', { bound: 'x', times: -1 }),
    says('X', { bound: { outcome: 'note' }, times: -1 }),
  ],
  cards: [says('{n:count} (card|cards)', '$n')],
  value: each({ attack: 'attack', life: 'life', recover: 'recover' }, '%', (name) => name),
  mark: each(TOKENS, '% (token|tokens)', (mark) => mark),

  /** What counts once: "for each …". */
  each: [
    says('{m:mark} on {x:known}', { mark: '$m', of: '$x' }),
    says('{f:one}', { count: '$f' }),
    says('{m:mark} on {f:many}', { total: '$m', on: '$f' }),
    says('{m:magic} die on {f:many}', { count: { '&': ['$f'], is: ['$m'] } }),
  ],
  /** "Equal to …". */
  equal: [
    says('the number of {m:mark} on {x:known}', { mark: '$m', of: '$x' }),
    says('the number of {f:many}', { count: '$f' }),
    says('the number of {f:many} you have in play', { count: { '&': ['$f'], of: 'you' } }),
    says('the number of cards in your hand', { count: { zone: 'hand', of: 'you' } }),
    says('{x:possessor} {v:value} value', { number: '$v', of: '$x' }),
    says('the {v:value} value of {x:chosen}', { number: '$v', of: '$x' }),
  ],
  possessor: [
    says("this (unit's|Phoenixborn's)", 'self'),
    says("(the chosen|that|the target) (unit's|ally's)", { topic: 'selected' }),
    says("(the chosen|the target) unit's", { the: 'target' }),
    says("(the chosen|that|the) unit's", { the: 'choose' }),
    says('its', { topic: 'selected' }),
  ],
  /** Something that was there before an amount is counted. */
  known: [says('{x:mentioned}', '$x'), says('your Phoenixborn', yourPhoenixborn)],
};
