import type { Json } from '../../../kernel/index.js';
import { says, type Phrases } from '../../../wording/index.js';
import { becomesForward } from './effects.js';
import type { Fields } from './means.js';

const modify = (until: string, more: Fields): Json => ({ do: 'modify', objects: '$x', ...more, until });
const HERE = 'as long as ~ is on the field';
const BEHIND = 'for as long as ~ is on the field';

const CHANGES: readonly (readonly [words: string, more: Fields])[] = [
  ['(gains|gain|also gains) {g:givens}', { '&': ['$g'] }],
  ['(loses|lose) {l:losses}', { '&': ['$l'] }],
  ['also (becomes|become) a Forward with {n:power} power', { changes: becomesForward }],
  [
    'also (becomes|become) a Forward with {n:power} power (,|and|, and) {g:givens}',
    { '&': ['$g'], changes: becomesForward },
  ],
  ['{r:rule}', { '&': ['$r'] }],
];

/** Changes that outlast the turn (11.12.4.1): a sentence of their own, since "until …" speaks of all before it. */
export const lasting: Phrases = {
  permanent: CHANGES.flatMap(([words, more]) => [
    says(`{x:objects} ${words}`, modify('always', more)),
    says(`${HERE} , {x:objects} ${words}`, modify('whileInPlay', more)),
    says(`{x:objects} ${words} ${BEHIND}`, modify('whileInPlay', more)),
  ]),
};
