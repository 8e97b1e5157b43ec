import type { Json } from '../../../kernel/index.js';
import { says, type Phrases } from '../../../wording/index.js';
import { becomesForward } from './effects.js';
import { sequence, staysDull, type Fields } from './means.js';

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
  ['(loses|lose) {l:losses} and also becomes a Forward with {n:power} power', { '&': ['$l'], changes: becomesForward }],
  [
    "(does not|will not) activate during its controller's Active Phase",
    { changes: [{ change: 'grant', ability: staysDull({ self: true }) }] },
  ],
  ['{r:rule}', { '&': ['$r'] }],
];

/** Changes that outlast the turn (11.12.4.1): a sentence of their own, since "until …" speaks of all before it. */
export const lasting: Phrases = {
  permanent: [
    says("~ gains {g:givens} and ~ 's power becomes {n:power}", {
      do: 'modify',
      objects: 'self',
      '&': ['$g'],
      changes: [{ change: 'set', name: 'power', to: '$n' }],
      until: 'always',
    }),
    says(
      'draw 1 card , ~ gains {g:givens}',
      sequence({ do: 'draw', count: 1 }, { do: 'modify', objects: 'self', '&': ['$g'], until: 'always' }),
    ),
    ...CHANGES.flatMap(([words, more]) => [
      says(`{x:objects} ${words}`, modify('always', more)),
      says(`${HERE} , {x:objects} ${words}`, modify('whileInPlay', more)),
      says(`{x:objects} ${words} ${BEHIND}`, modify('whileInPlay', more)),
    ]),
  ],
};
