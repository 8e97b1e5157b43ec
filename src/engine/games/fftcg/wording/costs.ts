import type { Json } from '../../../kernel/index.js';
import { says, type Phrase, type Phrases } from '../../../wording/index.js';
import { just } from './means.js';

const first = (count: number): string => Array.from({ length: count }, (_, index) => `{c${index}:more-cost}`).join(' ');
const listed = (count: number): readonly string[] => Array.from({ length: count }, (_, index) => `$c${index}`);

const OTHERS = { other: true };
const ALSO_ITSELF = { other: false };

const dulled = (count: Json, f: string): Json => ({ pay: 'dull-others', count, of: just(f, ALSO_ITSELF) });

const FROM_BREAK = '(in your Break Zone|in the Break Zone|from your Break Zone) from the game';
const removed = (count: Json, f: string): Json => ({
  pay: 'remove',
  count,
  of: just(f, { zone: 'break', of: 'you' }),
});
/** Costs in words, by themselves, or behind one or two symbols. */
const withSymbols = (words: string, costs: readonly Json[]): readonly Phrase[] =>
  [[], ['a'], ['a', 'b']].map((names) => {
    const symbols = names.map((name) => `{${name}:symbol-cost}`);
    return says([symbols.join(' '), words].filter(Boolean).join(' , '), [...names.map((name) => `$${name}`), ...costs]);
  });

/** The cost before the colon of an ability, or behind "you may". */
export const costs: Phrases = {
  costs: [
    says('{c:together-costs}', '$c'),
    ...[0, 1, 2, 3, 4, 5].map((count) => says(`{a:cost} ${first(count)}`, ['$a', ...listed(count)])),
  ],
  /** One verb for the card itself and others. */
  'together-costs': [
    says('dull 1 active {f:one} and 1 active {g:one}', [dulled(1, '$f'), dulled(1, '$g')]),
    ...withSymbols('put ~ and 1 {f:one} into the Break Zone', [
      { pay: 'break-self' },
      { pay: 'break', count: 1, of: '$f' },
    ]),
    ...withSymbols(`remove ~ and 1 {f:one-card} ${FROM_BREAK}`, [{ pay: 'remove-self' }, removed(1, '$f')]),
    ...withSymbols(`remove ~ and {n:several} {f:many-cards} ${FROM_BREAK}`, [
      { pay: 'remove-self' },
      removed('$n', '$f'),
    ]),
    says(
      `pay {c:cp} and remove 1 {a:element} , 1 {b:element} , 1 {d:element} and 1 {e:element} Character ${FROM_BREAK}`,
      [
        '$c',
        ...['$a', '$b', '$d', '$e'].map((element) => ({
          pay: 'remove',
          count: 1,
          of: { zone: 'break', of: 'you', isNot: ['summon'], is: [element] },
        })),
      ],
    ),
    ...withSymbols('remove 1 {f:one} and 1 {g:one} from the game', [
      { pay: 'remove', count: 1, of: '$f' },
      { pay: 'remove', count: 1, of: '$g' },
    ]),
    ...withSymbols(`remove 1 {f:one-card} and 1 {g:one-card} ${FROM_BREAK}`, [removed(1, '$f'), removed(1, '$g')]),
  ],
  cost: [says('{c:symbol-cost}', '$c'), says('{c:word-cost}', '$c'), says('{c:self-cost}', '$c')],
  'more-cost': [
    says('{c:symbol-cost}', '$c'),
    says('(,|and|, and) {c:word-cost}', '$c'),
    says('(,|and|, and) {c:self-cost}', '$c'),
  ],
  'symbol-cost': [
    says('{ S }', { pay: 'special' }),
    says('{c:cp}', '$c'),
    says('{n:crystals}', { pay: 'crystals', count: '$n' }),
    says('{ dull }', { pay: 'dull' }),
    says('dull active ~', { pay: 'dull' }),
  ],
  'self-cost': [
    says('put ~ into the Break Zone', { pay: 'break-self' }),
    says('remove ~ (from|in your hand from|in the Break Zone from|in your Break Zone from) the game', {
      pay: 'remove-self',
    }),
    says('discard ~', { pay: 'discard-self' }),
    ...Object.entries({
      'put the top {n:several} cards of your deck into the Break Zone': 'break',
      'remove the top {n:several} cards of your deck from the game': 'removed',
    }).map(([words, to]) => says(words, { pay: 'top-cards', count: '$n', to })),
  ],
  'word-cost': [
    says('discard 1 card (|from your hand)', { pay: 'discard', count: 1 }),
    says('discard {n:several} cards (|from your hand)', { pay: 'discard', count: '$n' }),
    says('discard 1 {f:kind-card} (|from your hand)', { pay: 'discard', count: 1, of: '$f' }),
    says('discard {n:several} {f:kind-cards} (|from your hand)', { pay: 'discard', count: '$n', of: '$f' }),
    says('put 1 {f:one} into the Break Zone', { pay: 'break', count: 1, of: '$f' }),
    says('(put|put a total of) {n:several} {f:many} into the Break Zone', { pay: 'break', count: '$n', of: '$f' }),
    says("return ~ to its owner's hand", { pay: 'return', count: 1, of: { self: true } }),
    says("return 1 {f:one} to its owner's hand", { pay: 'return', count: 1, of: '$f' }),
    says("return {n:several} {f:many} to (their|its) (owners'|owner's) (hands|hand)", {
      pay: 'return',
      count: '$n',
      of: '$f',
    }),
    says(`remove 1 {f:one-card} ${FROM_BREAK}`, removed(1, '$f')),
    says(`remove {n:several} {f:many-cards} ${FROM_BREAK}`, removed('$n', '$f')),
    says(`remove {n:several} {f:full-both} ${FROM_BREAK}`, removed('$n', '$f')),
    says(`remove a total of {n:several} {f:of-two-elements} ${FROM_BREAK}`, removed('$n', '$f')),
    says('remove {n:several} {f:many} from the game', { pay: 'remove', count: '$n', of: '$f' }),
    says('remove 1 {f:one} from the game', { pay: 'remove', count: 1, of: '$f' }),
    says('dull 1 active {f:one} other than ~', { pay: 'dull-others', count: 1, of: just('$f', OTHERS) }),
    says('dull 1 active {f:one}', dulled(1, '$f')),
    says('dull {n:several} active {f:many}', dulled('$n', '$f')),
    says('dull a total of {n:several} active {f:either}', dulled('$n', '$f')),
    says('dull a total of {n:several} active {f:full-both}', dulled('$n', '$f')),
    says('discard a total of {n:several} {f:either}', { pay: 'discard', count: '$n', of: '$f' }),
    says('dull {n:several} active {f:many} other than ~', { pay: 'dull-others', count: '$n', of: just('$f', OTHERS) }),
    says('remove 1 {c:counter} Counter from ~', { pay: 'remove-counters', counter: '$c', count: 1 }),
    says('remove {n:several} {c:counter} Counters from ~', { pay: 'remove-counters', counter: '$c', count: '$n' }),
  ],
  'of-two-elements': [
    says('{a:element} and/or {b:element} {noun:card-nouns}', { '&': ['$noun'], anyOf: ['$a', '$b'] }),
  ],
  /** "Pay {1}": what an effect lets its player pay. */
  payable: [
    says('pay {c:cp}', ['$c']),
    says('pay {n:crystals}', [{ pay: 'crystals', count: '$n' }]),
    says('pay {c:cp} {n:crystals}', ['$c', { pay: 'crystals', count: '$n' }]),
    says('pay {c:cp} and {w:word-cost}', ['$c', '$w']),
    says('{c:word-cost}', ['$c']),
  ],
};
