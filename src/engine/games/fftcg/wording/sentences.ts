import type { Json } from '../../../kernel/index.js';
import { says, type Phrases } from '../../../wording/index.js';
import {
  all,
  announced,
  ANY,
  byOpponent,
  choose,
  ifDone,
  just,
  may,
  put,
  sequence,
  top,
  topic,
  DONE,
  doneThen,
  whenDone,
} from './means.js';

const instead = (a: Json, b: Json): Json => ({ do: 'if', condition: '$c', then: b, otherwise: a });
const deal = (amount: string): Json => ({ do: 'deal', objects: topic, amount });

const withCounters: Json = sequence(
  ...doneThen({ do: 'put-counters', objects: { outcome: 'put' }, counter: '$c', count: '$n' }),
);

const unlessPaid = (of: string): Json => ({
  do: 'each-player',
  of,
  effect: { do: 'may-pay', who: 'player', costs: '$p', otherwise: '$c' },
});

const FEATS: readonly (readonly [words: string, effect: Json, word: string, least?: Json])[] = [
  ['put ~ into the Break Zone', put('self', 'break'), 'put'],
  ['remove ~ from the game', put('self', 'removed'), 'put'],
  ['remove ~ from the game', put({ event: 'ownFallen' }, 'removed'), 'put'],
  ['place ~ at the bottom of your deck', put('self', 'deck', { at: 'last' }), 'put'],
  ["put ~ at the bottom of its owner's deck", put('self', 'deck', { at: 'last' }), 'put'],
  ['put it into the Break Zone', put(topic, 'break'), 'put'],
  ["return it to its owner's hand", put(topic, 'hand'), 'put'],
  ["return ~ to its owner's hand", put('self', 'hand'), 'put'],
  ['remove it from the game', put(topic, 'removed'), 'put'],
  ['dull it', { do: 'dull', objects: topic }, 'dull'],
  ['dull ~', { do: 'dull', objects: 'self' }, 'dull'],
  ['remove the top {n:several} cards of your deck from the game', put(top('$n'), 'removed'), 'put', '$n'],
  ['put the top {n:several} cards of your deck into the Break Zone', put(top('$n'), 'break'), 'put', '$n'],
];
/** Backups alone: a text counts the Backups that it has dulled by how many cards that were. */
const someDulled: Json = {
  do: 'dull',
  objects: choose({ is: ['backup'], marks: { dull: false }, of: 'you' }, 1, ANY),
};
const broken: Json = put(choose('$f', 1, 1), 'break');
/** Only if no player is asked whether to do it: else it is a payment. */
const TOLD: typeof FEATS = [
  ['put 1 {f:one} into the Break Zone', broken, 'put'],
  ['select 1 {f:one} . put it into the Break Zone', broken, 'put'],
  [
    'discard 1 card (|from your hand)',
    { do: 'discard', objects: choose({ zone: 'hand', of: 'you' }, 1, 1) },
    'discard',
  ],
];

const modes = (count: number): string =>
  Array.from({ length: count }, (_, index) => `" {m${index}:effect} (.|) "`).join(' ');
const modesOf = (count: number): Json => Array.from({ length: count }, (_, index) => ({ effect: `$m${index}` }));
/**
 * Modes of a Summon are announced before it is cast (11.3.4): it does not count itself. A Character was cast before its
 * abilities announce anything, and would.
 */
const CAST_BEFORE: Json = { happened: 'cast', by: 'you', is: { min: '$n' } };
const selectOfSummon = (count: number) =>
  says(
    `select 1 of the ${count} following actions . if you have cast {n:number} or more cards other than ~ this turn , select up to {m:number} of the ${count} following actions instead . ${modes(count)}`,
    {
      do: 'modes',
      min: { when: { not: CAST_BEFORE }, amount: 1 },
      max: { when: CAST_BEFORE, amount: '$m', otherwise: 1 },
      of: modesOf(count),
    },
  );
const select = (count: number) => [
  says(
    `select 1 of the ${count} following actions . if {c:condition} , select up to {n:number} of the ${count} following actions instead . ${modes(count)}`,
    {
      do: 'modes',
      min: { when: { not: '$c' }, amount: 1 },
      max: { when: '$c', amount: '$n', otherwise: 1 },
      of: modesOf(count),
    },
  ),
  says(`select 1 of the ${count === 3 ? '(3|)' : count} following actions . ${modes(count)}`, {
    do: 'modes',
    min: 1,
    max: 1,
    of: modesOf(count),
  }),
  says(`select up to {n:number} of the ${count} following actions . ${modes(count)}`, {
    do: 'modes',
    min: 0,
    max: '$n',
    of: modesOf(count),
  }),
  says(`select up to the same number of the ${count} following actions as the {f:counted-many} . ${modes(count)}`, {
    do: 'modes',
    min: 0,
    max: { count: '$f' },
    of: modesOf(count),
  }),
  says(`select {n:several} of the ${count} following actions . ${modes(count)}`, {
    do: 'modes',
    min: '$n',
    max: '$n',
    of: modesOf(count),
  }),
];

export const sentences: Phrases = {
  /** Announced, so no words come before or behind them (11.8.10). */
  modes: [...select(2), ...select(3), ...select(4), ...select(5)],
  'modes-of-summon': [2, 3, 4, 5].map(selectOfSummon),

  choosing: [
    says('choose {x:chosen}', '$x'),
    says('choose {x:chosen} and {y:chosen}', sequence('$x', '$y')),
    says(
      'choose up to 1 {f:one-card} and up to 1 {g:one-card} in your Break Zone',
      sequence(...['$f', '$g'].map((f) => announced(just(f, { zone: 'break', of: 'you' }), 0, 1))),
    ),
  ],
  payment: [
    says('you may {p:payable} (.|,) if you do so , {c:clauses}', { do: 'may-pay', costs: '$p', effect: '$c' }),
    says('you may {p:payable} . if you do so , {t:turned-over}', { do: 'may-pay', costs: '$p', effect: '$t' }),
    says('you may {p:payable} . if you do so , {c:clauses} . if not , {o:clauses}', {
      do: 'may-pay',
      costs: '$p',
      effect: '$c',
      otherwise: '$o',
    }),
  ],
  /** What is paid for has an effect of its own, which goes on the stack (11.8.17). */
  final: [
    says(
      'break {x:objects} . when {n:number} or more Forwards are put from the field into the Break Zone by this effect , {e:after}',
      sequence({ do: 'break', objects: '$x' }, ifDone('break', whenDone, '$n')),
    ),
    says('{o:told-then}', '$o'),
    says('{l:later-choice}', '$l'),
    says('{f:feat}', '$f'),
    says(
      'you may remove ~ from the game . when you do so , place {n:several} {c:counter} Counters on ~',
      may(sequence(put({ event: 'ownFallen' }, 'removed'), ifDone('put', withCounters))),
    ),
    says('you may {p:payable} . when you do so , if {c:condition} , {k:clauses}', {
      do: 'may-pay',
      costs: '$p',
      effect: sequence(...doneThen({ do: 'if', condition: '$c', then: '$k' })),
    }),
    says('{f:may-feat}', '$f'),
    says(
      'you may receive 1 point of damage . when you do so , {e:after}',
      may(sequence({ do: 'damage-player', count: 1, who: 'you' }, ...DONE)),
    ),
    says('you may {p:payable} . when you do so , {e:after}', {
      do: 'may-pay',
      costs: '$p',
      effect: whenDone,
    }),
    says('you may {p:payable} . when you do so , {e:modes}', {
      do: 'may-pay',
      costs: '$p',
      effect: whenDone,
    }),
  ],
  /** Where it has been done; what was forbidden or replaced has not (2.3, 11.8.15). */
  feat: [...FEATS, ...TOLD].flatMap(([words, effect, word, least]) => [
    says(`${words} . when you do so , {e:after}`, sequence(effect, ifDone(word, whenDone, least))),
  ]),
  'may-feat': [...FEATS, ['dull any number of active Backups you control', someDulled, 'dull'] as const].flatMap(
    ([words, effect, word, least]) => [
      says(`you may ${words} . when you do so , {e:after}`, may(sequence(effect, ifDone(word, whenDone, least)))),
      says(`you may ${words} . when you do so , {e:modes}`, may(sequence(effect, ifDone(word, whenDone, least)))),
    ],
  ),
  'feat-then': [
    ...FEATS.map(([words, effect, word, least]) =>
      says(`you may ${words} . if you do so , {c:lasting-clauses}`, may(sequence(effect, ifDone(word, '$c', least)))),
    ),
    ...[...FEATS, ...TOLD].map(([words, effect, word, least]) =>
      says(`${words} . if you do so , {c:lasting-clauses}`, sequence(effect, ifDone(word, '$c', least))),
    ),
  ],
  'lasting-clauses': [says('{c:clauses}', '$c'), says('{p:permanent}', '$p')],
  /** What happens unless it is paid for. */
  unless: [
    says("if your opponent (doesn't|does not) pay {p:due} , {c:clauses}", unlessPaid('opponents')),
    says("if your opponent (doesn't|does not) {p:payable-words} , {c:clauses}", unlessPaid('opponents')),
    says("if you (don't|do not) {w:word-cost} , {c:clauses}", { do: 'may-pay', costs: ['$w'], otherwise: '$c' }),
    says("if you (don't|do not) pay {p:due} , {c:clauses}", { do: 'may-pay', costs: '$p', otherwise: '$c' }),
  ],
  due: [says('{c:cp}', ['$c']), says('{n:crystals}', [{ pay: 'crystals', count: '$n' }])],
  'payable-words': [says('discard 1 card (|from their hand|from his/her hand)', [{ pay: 'discard', count: 1 }])],
  plain: [
    says('{c:clauses}', '$c'),
    says('{c:choosing}', '$c'),
    says('you may {c:clauses}', may('$c')),
    says('{t:top}', '$t'),
    says('{f:from-hand-sentence}', '$f'),
    says('shuffle your deck , then {t:top}', sequence({ do: 'shuffle' }, '$t')),
    says(
      'remove the top card of your deck from the game . deal it {n:power} damage for each CP required to (play|cast) the removed card',
      sequence(put(top(1), 'removed'), {
        do: 'deal',
        objects: { the: 'announced' },
        amount: { plus: [{ number: 'cost', of: { outcome: 'put' } }], times: '$n' },
      }),
    ),
    says(
      '(dull|Dull) them . then , draw 1 card for each Forward you have dulled due to this ability',
      sequence({ do: 'dull', objects: topic }, { do: 'draw', count: { size: { outcome: 'dull' } } }),
    ),
    says('{k:kept}', '$k'),
    says('{t:turned-over}', '$t'),
    says('{s:sorted}', '$s'),
    says('{p:payment}', '$p'),
    says('{u:unless}', '$u'),
    says('{l:later}', '$l'),
    says('{p:permanent}', '$p'),
    says('{h:their-hand}', '$h'),
    says('{d:divided}', '$d'),
    says('{f:feat-then}', '$f'),
    says('{i:instead}', '$i'),
    says('{x:deal-twice}', '$x'),
    says('{o:one-and-other}', '$o'),
    says('{f:further-sentence}', '$f'),
    says('{t:told-clause}', '$t'),
  ],
  /** The second takes the place of the first. */
  instead: [
    says(
      'your opponent discards 1 card (from their hand|) . if {c:condition} , your opponent reveals their hand , and you select 1 card for your opponent to discard (from their hand|) instead',
      instead(
        byOpponent({ do: 'discard', objects: choose({ zone: 'hand', of: 'you' }, 1, 1, { who: 'player' }) }),
        sequence(
          { do: 'reveal', objects: all({ zone: 'hand', of: 'opponents' }) },
          { do: 'discard', objects: choose({ zone: 'hand', of: 'opponents' }, 1, 1) },
        ),
      ),
    ),
    says('{a:clause} . if {c:condition} , {b:clauses} instead', instead('$a', '$b')),
    says(
      '{a:clause} (, and|, then|and) {x:clause} . if {c:condition} , {b:clause} (, and|, then|and) {y:clause} instead',
      instead(sequence('$a', '$x'), sequence('$b', '$y')),
    ),
  ],
  'deal-twice': [
    says('dull it and Freeze it . if {c:condition} , {b:clauses} instead', {
      do: 'if',
      condition: '$c',
      then: '$b',
      otherwise: sequence({ do: 'dull', objects: topic }, { do: 'freeze', objects: topic }),
    }),
    says(
      'deal it {a:power} damage . if {c:condition} , deal it {b:power} damage instead',
      instead(deal('$a'), deal('$b')),
    ),
    says(
      'deal it {a:power} damage . if {c:condition} , deal it {b:power} damage instead . if {d:condition} , deal it {e:power} damage instead',
      { do: 'if', condition: '$d', then: deal('$e'), otherwise: instead(deal('$a'), deal('$b')) },
    ),
    says(
      'draw {a:cards} . if {c:condition} , draw {b:cards} instead',
      instead({ do: 'draw', count: '$a' }, { do: 'draw', count: '$b' }),
    ),
  ],
  conditional: [
    says('if {c:condition} , {s:clause} as well', { do: 'if', condition: '$c', then: '$s' }),
    says('if it has {n:power} power or less , break it . if {c:condition} , break it regardless of its power instead', {
      do: 'if',
      condition: { any: ['$c', { object: topic, matches: { numbers: { power: { max: '$n' } } } }] },
      then: { do: 'break', objects: topic },
    }),
    says('if {c:condition} , (|also) {s:plain}', { do: 'if', condition: '$c', then: '$s' }),
    says('if {c:condition} , {a:plain} . (otherwise|if not) , {b:plain}', {
      do: 'if',
      condition: '$c',
      then: '$a',
      otherwise: '$b',
    }),
  ],
  opening: [says('{s:plain}', '$s')],
  sentence: [says('{s:plain}', '$s'), says('{s:conditional}', '$s')],
};
