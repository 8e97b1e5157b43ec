import type { Json } from '../../../kernel/index.js';
import { says, type Phrases } from '../../../wording/index.js';
import { all, ANY, choose, ifDone, may, put, sequence, top, topic } from './means.js';

const topCards: Json = { the: 'top-of-deck' };
const among = (filter: Json): Json => ({ '&': [filter], zone: 'deck', bound: topCards });
/** Some of the cards that were shown go to hand; the others are what is left of them in the deck. */
const kept = (from: Json, max: Json, min: Json, rest: Json): Json =>
  sequence(put(choose(from, min, max), 'hand'), rest);
const played = (from: Json, max: Json, min: Json, rest: Json): Json =>
  sequence({ do: 'play-onto-field', objects: choose(from, min, max) }, rest);
const others = all({ zone: 'deck', bound: topCards });
const under = put(others, 'deck', { at: 'last' });
const fallen = put(others, 'break');
const RESTS: { readonly [words: string]: Json } = {
  'and return the other cards to the bottom of your deck in any order': under,
  'and return the other (card|) to the bottom of your deck': under,
  'and put the other (cards|card) (at|to) the bottom of your deck': under,
  '(and|, and) put the rest of the cards into the Break Zone': fallen,
  'and put the other (cards|card) into the Break Zone': fallen,
  'and put the other into the Break Zone': fallen,
  'and add the other (cards|card) to your hand': put(others, 'hand'),
};
const instead = (a: Json, b: Json): Json => ({ do: 'if', condition: '$c', then: b, otherwise: a });
const deal = (amount: string): Json => ({ do: 'deal', objects: topic, amount });

const DONE_SO: Json = [{ event: 'doneSo', where: { seat: { seat: 'you' } } }];

const DONE: readonly Json[] = [
  { do: 'float', until: 'endOfTurn', once: true, ability: { kind: 'triggered', on: DONE_SO, effect: '$e' } },
  { do: 'do-so' },
];
const whenDone: Json = sequence(...DONE);

const unlessPaid = (of: string): Json => ({
  do: 'each-player',
  of,
  effect: { do: 'may-pay', who: 'player', costs: '$p', otherwise: '$c' },
});

const FEATS: readonly (readonly [words: string, effect: Json, word: string, least?: Json])[] = [
  ['put ~ into the Break Zone', put('self', 'break'), 'put'],
  ['remove ~ from the game', put('self', 'removed'), 'put'],
  ['remove ~ from the game', put({ event: 'ownFallen' }, 'removed'), 'put'],
  ['put it into the Break Zone', put(topic, 'break'), 'put'],
  ["return it to its owner's hand", put(topic, 'hand'), 'put'],
  ["return ~ to its owner's hand", put('self', 'hand'), 'put'],
  ['remove it from the game', put(topic, 'removed'), 'put'],
  ['dull it', { do: 'dull', objects: topic }, 'dull'],
  ['dull ~', { do: 'dull', objects: 'self' }, 'dull'],
  ['remove the top {n:several} cards of your deck from the game', put(top('$n'), 'removed'), 'put', '$n'],
  ['put the top {n:several} cards of your deck into the Break Zone', put(top('$n'), 'break'), 'put', '$n'],
];
const broken: Json = put(choose('$f', 1, 1), 'break');
/** Only where nobody is asked whether they do it: else it is a payment. */
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
  /** Announced, so that nothing stands before or behind them (11.8.10). */
  modes: [...select(2), ...select(3), ...select(4), ...select(5)],

  choosing: [says('choose {x:chosen}', '$x'), says('choose {x:chosen} and {y:chosen}', sequence('$x', '$y'))],
  payment: [
    says('you may {p:payable} (.|,) if you do so , {c:clauses}', { do: 'may-pay', costs: '$p', effect: '$c' }),
    says('you may {p:payable} . if you do so , {c:clauses} . if not , {o:clauses}', {
      do: 'may-pay',
      costs: '$p',
      effect: '$c',
      otherwise: '$o',
    }),
  ],
  /** What is paid for has an effect of its own, which goes on the stack (11.8.17). */
  final: [
    says('{f:feat}', '$f'),
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
  'may-feat': FEATS.flatMap(([words, effect, word, least]) => [
    says(`you may ${words} . when you do so , {e:after}`, may(sequence(effect, ifDone(word, whenDone, least)))),
    says(`you may ${words} . when you do so , {e:modes}`, may(sequence(effect, ifDone(word, whenDone, least)))),
  ]),
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
    says("if you (don't|do not) pay {p:due} , {c:clauses}", { do: 'may-pay', costs: '$p', otherwise: '$c' }),
  ],
  due: [says('{c:cp}', ['$c']), says('{n:crystals}', [{ pay: 'crystals', count: '$n' }])],
  'payable-words': [says('discard 1 card (|from their hand|from his/her hand)', [{ pay: 'discard', count: 1 }])],
  top: [
    says('(look at|you look at) the top {n:several} cards of your deck', { do: 'look-at', objects: top('$n') }),
    says('(look at|you look at) the top card of your deck', { do: 'look-at', objects: top(1) }),
    says('reveal the top {n:several} cards of your deck', { do: 'reveal', objects: top('$n') }),
    says('reveal the top card of your deck', { do: 'reveal', objects: top(1) }),
  ],
  /** Some go under the deck, the others lie on top of it. */
  sorted: [
    says('return them to the top of your deck in any order', put(others, 'deck', { at: 'first' })),
    says(
      'put 1 card among them on top of your deck and the other to the bottom of your deck',
      sequence(
        put(choose({ zone: 'deck', bound: topCards }, 1, 1), 'deck', { at: 'first' }),
        put(all({ zone: 'deck', bound: topCards, notBound: { the: 'choose' } }), 'deck', { at: 'last' }),
      ),
    ),
    says(
      'return (these|them|these cards) to the top and/or bottom of your deck in any order',
      sequence(
        put(choose({ zone: 'deck', bound: topCards }, 0, ANY), 'deck', { at: 'last' }),
        put(all({ zone: 'deck', bound: topCards, notBound: { the: 'choose' } }), 'deck', { at: 'first' }),
      ),
    ),
  ],
  kept: Object.entries(RESTS).flatMap(([words, rest]) => [
    says(
      `add up to 1 {f:one-card} and up to 1 {g:one-card} among them to your hand ${words}`,
      sequence(put(choose(among('$f'), 0, 1), 'hand'), put(choose(among('$g'), 0, 1), 'hand'), rest),
    ),
    says(`add 1 {f:one-card} among them to your hand ${words}`, kept(among('$f'), 1, 1, rest)),
    says(`add up to {n:several} {f:many-cards} among them to your hand ${words}`, kept(among('$f'), '$n', 0, rest)),
    says(`add up to 1 {f:one-card} among them to your hand ${words}`, kept(among('$f'), 1, 0, rest)),
    says(`add {n:several} {f:many-cards} among them to your hand ${words}`, kept(among('$f'), '$n', '$n', rest)),
    says(`play 1 {f:one-card} among them onto the field ${words}`, played(among('$f'), 1, 1, rest)),
    says(`play up to 1 {f:one-card} among them onto the field ${words}`, played(among('$f'), 1, 0, rest)),
    says(
      `play up to {n:several} {f:many-cards} among them onto the field ${words}`,
      played(among('$f'), '$n', 0, rest),
    ),
    says(`play any number of {f:many-cards} among them onto the field ${words}`, played(among('$f'), ANY, 0, rest)),
    says(`add all (the|) {f:called} among them to your hand ${words}`, kept(among('$f'), 20, 20, rest)),
    says(`add all the {f:many-cards} among them to your hand ${words}`, kept(among('$f'), 20, 20, rest)),
  ]),
  plain: [
    says('{c:clauses}', '$c'),
    says('{c:choosing}', '$c'),
    says('you may {c:clauses}', may('$c')),
    says('{t:top}', '$t'),
    says('{k:kept}', '$k'),
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
  ],
  /** The second takes the place of the first. */
  instead: [
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
      'draw {a:cards} . if {c:condition} , draw {b:cards} instead',
      instead({ do: 'draw', count: '$a' }, { do: 'draw', count: '$b' }),
    ),
  ],
  conditional: [
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
