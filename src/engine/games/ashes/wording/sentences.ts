import type { Json } from '../../../kernel/index.js';
import { says, type Phrases } from '../../../wording/index.js';
import { WORDS } from './doing.js';
import { either, focus, ifThen, may, modify, number, repeat, sequence, type Fields } from './means.js';

/** Whether an earlier word has done anything. */
const happened = (word: string, kind: 'objects' | 'number'): Json => ({
  more: kind === 'number' ? { bound: { outcome: word } } : { size: { outcome: word } },
  than: 0,
});
const done = Object.entries(WORDS).flatMap(([word, kind]) => {
  const then = sequence('$d', ifThen(happened(word, kind), '$c'));
  const again = {
    discard: [says('{d:discard} . if you discarded , {c:sentence}', then)],
    'remove-status': [says('{d:remove-status} . if you remove at least 1 status token , {c:sentence}', then)],
  };
  return [
    says(`{d:${word}} to {c:clauses}`, then),
    says(`{d:${word}} to {c:done}`, then),
    says(`{d:${word}} . if you do , {c:sentence}`, then),
    ...(word === 'discard' || word === 'remove-status' ? again[word] : []),
  ];
});

/** As the effect of an ability, in which the card is "this card"; the costs are read apart from it. */
const used = (effect: Json): Json => ({ kind: 'activated', costs: [{ pay: 'main' }], effect });
const ofItself = (word: string, more: Fields = {}): Json => ({ do: word, objects: 'self', ...more });

/** Whole sentences. */
export const sentences: Phrases = {
  done,
  sentence: [
    says(
      'deal {n:amount} damage to {x:objects} . if this destroys at least {m:amount} units , {s:sentence}',
      sequence(
        { do: 'deal', objects: '$x', amount: '$n', destroyed: 'slain' },
        ifThen({ not: { more: '$m', than: { size: 'slain' } } }, '$s'),
      ),
    ),
    says('{c:clauses}', '$c'),
    says('{d:done}', '$d'),
    says('{s:outcome-sentence}', '$s'),
    says('{s:several-sentence}', '$s'),
    says('{s:lasting-sentence}', '$s'),
    says('{s:pairs-sentence}', '$s'),
    says('you may {c:clauses}', may('$c')),
    says('you may {d:done}', may('$d')),
    says('you may (spend|spend an additional) {c:spent} to {e:clauses}', { do: 'spend', cost: ['$c'], effect: '$e' }),
    says('you may spend {c:spent} or {d:spent} to {e:clauses}', {
      do: 'spend',
      cost: [{ pay: 'parallel', of: ['$c', '$d'] }],
      effect: '$e',
    }),
    says('you may {c:clauses} if {d:condition}', ifThen('$d', may('$c'))),
    says('if {c:condition} , {s:sentence}', ifThen('$c', '$s')),
    says('{s:clauses} if {c:condition}', ifThen('$c', '$s')),
    says('{a:clause} (or|, or) {b:clause}', either('$a', '$b')),
    says('you may {a:clause} (or|, or) {b:clause}', may(either('$a', '$b'))),
    says('if you cannot , {s:sentence}', ifThen({ not: happened('conjure', 'objects') }, '$s')),
    says(
      'place {n:count} {c:conjured} conjuration onto your battlefield . place {m:amount} status tokens on it',
      sequence(
        { do: 'conjure', card: '$c', count: '$n' },
        { do: 'place-status', objects: { outcome: 'conjure' }, count: '$m' },
      ),
    ),
    says(
      'deal damage to {x:objects} equal to {e:equal} . if that destroyed the unit , {s:sentence}',
      sequence(
        { do: 'deal', objects: '$x', amount: '$e', destroyed: 'slain' },
        ifThen({ more: { size: 'slain' }, than: 0 }, '$s'),
      ),
    ),
    says('choose {x:chosen} . {s:sentence}', ifThen({ object: '$x', matches: { zone: 'any' } }, '$s')),
    says(
      'deal {n:amount} damage to {x:objects} . if that destroyed the unit , {s:sentence}',
      sequence(
        { do: 'deal', objects: '$x', amount: '$n', destroyed: 'slain' },
        ifThen({ more: { size: 'slain' }, than: 0 }, '$s'),
      ),
    ),
    says('resolve the following effect once for each {e:each} : ¶ {s:sentence}', repeat('$e', '$s')),
    says('resolve the following effect up to {n:amount} times : ¶ {s:sentence}', repeat('$n', may('$s'))),
  ],
  /** The paragraphs of one text. */
  whole: [
    says('{p:paragraphs}', used('$p')),
    says('{w:several-whole}', '$w'),
    says('{e:effect} ¶ X = {a:equal}', used(sequence({ do: 'note', amount: '$a' }, '$e'))),
  ] /** The first sentence of what happens to the card itself, which is "it" there. */,
  'own-sentence': [
    says('{s:sentence}', '$s'),
    says('{c:own-clause}', '$c'),
    says('{c:own-clause} , and then {d:clauses}', sequence('$c', '$d')),
    says('{a:own-clause} if {c:condition}', ifThen('$c', '$a')),
    says('if {c:condition} , {s:own-sentence}', ifThen('$c', '$s')),
    says('if {c:condition} , {a:own-clause} . if you do , {t:sentence}', ifThen('$c', sequence('$a', '$t'))),
    says('you may {a:own-clause} or {b:clause}', may(either('$a', '$b'))),
  ],
  'own-clause': [
    says('place {n:count} wound (token|tokens) (on|onto) it', ofItself('place-wounds', { count: '$n' })),
    says('place {n:count} exhaustion (token|tokens) (on|onto) it', ofItself('exhaust', { count: '$n' })),
    says('place {n:count} status (token|tokens) (on|onto) it', ofItself('place-status', { count: '$n' })),
    says('place (a|an) {m:magic} die from your exhausted pool onto it', ofItself('place-die', { magic: '$m' })),
    says('deal {n:amount} damage to it', ofItself('deal', { amount: '$n' })),
    says('add {n:amount} to its attack value for the remainder of the turn', modify('self', number('attack', '$n'))),
  ],
  /** Behind a paragraph that is read apart from it. */
  'lone-focus': [says('{f:focused}', used('$f'))],
  focused: [says('Focus {n:level} : (|then ,|then) {e:effect}', ifThen(focus('$n'), '$e'))],
  /** Dice that are spent as an effect resolves. */
  spent: [
    says('{n:number} [ [ basic ] ]', { pay: 'magic', dice: [{ n: '$n', level: 'basic' }] }),
    says('{n:number} [ [ {m:magic} : {l:dice-level} ] ]', {
      pay: 'magic',
      dice: [{ n: '$n', level: '$l', magic: '$m' }],
    }),
  ],
  'dice-level': [says('class', 'class'), says('power', 'power')],
};
