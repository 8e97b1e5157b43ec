import type { Json } from '../../../kernel/index.js';
import { choose, ifThere, may, one, put, sequence, topic } from './means.js';
import { says, type Phrases } from '../../../wording/index.js';

const pay = (cost: Json, then: Json): Json => ({ do: 'pay', costs: [cost], then });
const must = (cost: Json, then: Json): Json => ({ do: 'pay', costs: [cost], then, required: true });
/** What a player pays with is their own. */
const yours: Json = { pay: 'banish', count: 1, of: { '&': ['$f'], of: 'you' } };
const ofClass: Json = { pay: 'banish', count: 1, of: { is: ['character', '$a'], of: 'you' } };
const discard = (count: Json): Json => ({ pay: 'discard', count });
const options = (...effects: readonly string[]): Json => ({
  do: 'choose-one',
  options: effects.map((effect) => ({ effect })),
});
const instead = (matches: Json, then: Json, otherwise: Json): Json => ({
  do: 'if',
  condition: { object: '$x', matches },
  then,
  otherwise,
});
const strength = (n: string): Json => ({
  do: 'modify',
  objects: topic,
  changes: [{ change: 'number', name: 'strength', add: n }],
  until: 'endOfTurn',
});

/** Whole sentences, and what of them an ability can begin with. */
export const sentences: Phrases = {
  /** "To gain 2 lore": what is done for it is a cost, or happens first. */
  'clause-with-purpose': [
    says('return {x:chosen} to your hand to {c:clauses}', ifThere('$x', put(topic, 'hand'), '$c')),
    says(
      'deal {n:number} damage to {x:chosen} to {c:clauses}',
      ifThere('$x', { do: 'deal', objects: topic, amount: '$n' }, '$c'),
    ),
    says('exert (it|them) to {c:clauses}', {
      do: 'if',
      condition: { object: topic, matches: { marks: { exerted: false } } },
      then: sequence({ do: 'exert', objects: topic }, '$c'),
    }),
    says('banish chosen {f:pair} to {c:clauses}', ifThere(one('$f'), { do: 'banish', objects: topic }, '$c')),
    says('banish {x:mentioned} to {c:clauses}', sequence({ do: 'banish', objects: '$x' }, '$c')),
    says('shuffle this card into your deck to {c:clauses}', sequence({ do: 'shuffle-in', objects: 'self' }, '$c')),
    says('put {x:own-top} into your discard to {c:clauses}', sequence(put('$x', 'discard'), '$c')),
    says(
      'put {x:own-discard} on the bottom of your deck to {c:clauses}',
      ifThere('$x', put(topic, 'deck', { at: 'last' }), '$c'),
    ),
    says(
      'discard your hand to {c:clauses}',
      sequence({ do: 'discard', objects: { select: { do: 'all', from: { zone: 'hand', of: 'you' } } } }, '$c'),
    ),
  ],
  'may-sentence': [
    says('you may {c:clauses}', may('$c')),
    says('you may {c:clause-with-purpose}', may('$c')),
    says('you may pay {n:number} ⬡ to {c:clauses}', pay({ pay: 'ink', n: '$n' }, '$c')),
    says('you may banish chosen {f:one} of yours to {c:clauses}', pay(yours, '$c')),
    says('you may banish chosen {a:class} of yours to {c:clauses}', pay(ofClass, '$c')),
    says('you may banish one of your {f:many} to {c:clauses}', pay(yours, '$c')),
    says('you may choose and discard a card to {c:clauses}', pay(discard(1), '$c')),
  ],
  'must-sentence': [
    says('{c:clause-with-purpose}', '$c'),
    says('banish chosen {f:one} of yours to {c:clauses}', must(yours, '$c')),
    says('banish chosen {a:class} of yours to {c:clauses}', must(ofClass, '$c')),
    says('banish one of your {f:many} to {c:clauses}', must(yours, '$c')),
    says('choose and discard a card to {c:clauses}', must(discard(1), '$c')),
  ],
  choice: [
    says('choose one : • {a:effect} . • {b:effect}', options('$a', '$b')),
    says('choose one : • {a:effect} . • {b:effect} . • {c:effect}', options('$a', '$b', '$c')),
  ],
  /** Its modes can have several sentences, so that nothing can follow. */
  final: [
    says('{c:choice}', '$c'),
    says('you may {c:choice}', may('$c')),
    says('you may pay {n:number} ⬡ to {c:choice}', pay({ pay: 'ink', n: '$n' }, '$c')),
  ],
  'instead-sentence': [
    says(
      '{x:chosen} (gets|get) {a:signed} ¤ this turn . if (a|an) {f:one} is chosen , (he|she|it|they) (gets|get) {b:signed} ¤ instead',
      instead('$f', strength('$b'), strength('$a')),
    ),
    says(
      '{x:chosen} (gets|get) {a:signed} ¤ this turn . if the chosen character is named {m:name} , (he|she|it|they) (gets|get) {b:signed} ¤ instead',
      instead({ named: '$m' }, strength('$b'), strength('$a')),
    ),
    says(
      'exert {x:chosen} . if (a|an) {f:one} is chosen , banish (him|her|it|them) instead',
      instead('$f', { do: 'banish', objects: topic }, { do: 'exert', objects: topic }),
    ),
    says(
      "remove up to {a:number} damage from {x:mentioned} . if they're (a|an) {f:one} , remove up to {b:number} damage instead",
      instead(
        '$f',
        { do: 'remove-damage', objects: topic, upTo: '$b' },
        { do: 'remove-damage', objects: topic, upTo: '$a' },
      ),
    ),
  ],
  opening: [
    says('{s:whole-sentence}', '$s'),
    says('{c:clauses}', '$c'),
    says('{s:may-sentence}', '$s'),
    says('{s:must-sentence}', '$s'),
    says('{s:instead-sentence}', '$s'),
    says('for each {f:counted} , {s:opening}', { do: 'repeat', times: { count: '$f' }, effect: '$s' }),
    says('if {c:condition} , {a:branch} . otherwise , {b:branch}', {
      do: 'if',
      condition: '$c',
      then: '$a',
      otherwise: '$b',
    }),
  ],
  sentence: [
    says('{s:opening}', '$s'),
    says('{s:looked-sentence}', '$s'),
    says('{s:looked-clause}', '$s'),
    says('if {c:condition} , {s:opening}', { do: 'if', condition: '$c', then: '$s' }),
    says('if you do , {s:opening}', { join: '$s' }),
    says('if you do and {c:condition} , {s:opening}', { join: { do: 'if', condition: '$c', then: '$s' } }),
    says('if that card is (a|an) {f:one-card} , {s:opening}', {
      do: 'if',
      condition: { object: { topic: 'selected' }, matches: { '&': ['$f'], zone: 'any' } },
      then: '$s',
    }),
    says('if (a|an) {f:one} is chosen , {s:opening}', {
      do: 'if',
      condition: { object: { the: 'choose' }, matches: '$f' },
      then: '$s',
    }),
    says('(when|whenever) {e:events} this turn , {c:branch}', {
      do: 'float',
      ability: { kind: 'triggered', on: '$e', effect: '$c' },
      until: 'endOfTurn',
    }),
    says('this turn , you may put an additional card from your hand into your inkwell facedown', {
      do: 'allow-ink',
      count: 1,
    }),
    says("opponents can't play actions {d:duration}", {
      do: 'float',
      ability: {
        kind: 'prohibition',
        on: { event: 'played', where: { seat: { seat: 'opponents' }, type: { equals: 'action' } } },
      },
      until: '$d',
    }),
    says('choose {x:explicit} and ready them', { do: 'ready', objects: '$x' }),
  ],
  explicit: [says('one of your {f:many}', one({ '&': ['$f'], of: 'you' })), says('(a|an) {f:one}', choose('$f', 1, 1))],
};
