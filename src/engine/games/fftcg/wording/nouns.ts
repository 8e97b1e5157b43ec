import type { Json } from '../../../kernel/index.js';
import { each, says, type Phrases } from '../../../wording/index.js';
import { ELEMENTS } from '../card.js';
import { CARD_TYPES, DISCARDED } from './means.js';

const capital = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
export const ELEMENT_NAMES = Object.fromEntries(ELEMENTS.map((element) => [capital(element), element]));
export const KEYWORD_NAMES = {
  Haste: 'haste',
  Brave: 'brave',
  'First Strike': 'first-strike',
  'Back Attack': 'back-attack',
};

type Nouns = { readonly [words: string]: Json };
const TYPES = {
  Forward: { is: ['forward'] },
  Backup: { is: ['backup'] },
  Monster: { is: ['monster'] },
};
const BOTH = { is: ['monster', 'forward'] };
/** On the field there is nothing but Characters. */
const ON_FIELD = { ...TYPES, Character: {}, 'Monster that is also a Forward': BOTH };
const ELSEWHERE = { ...TYPES, Summon: { is: ['summon'] }, Character: { isNot: ['summon'] }, card: {} };
const KINDS = { ...TYPES, Summon: { is: ['summon'] }, Character: { isNot: ['summon'] } };
const PAIRS = {
  'Forward or Monster': { anyOf: ['forward', 'monster'] },
  'Forward or Backup': { anyOf: ['forward', 'backup'] },
  'Backup or Monster': { anyOf: ['backup', 'monster'] },
  'Backup or Forward': { anyOf: ['backup', 'forward'] },
};
const PLURAL_PAIRS = {
  'Forwards (and|or|and/or) Monsters': { anyOf: ['forward', 'monster'] },
  'Forwards (and|or|and/or) Backups': { anyOf: ['forward', 'backup'] },
  'Backups (and|or|and/or) Monsters': { anyOf: ['backup', 'monster'] },
  'Backups (and|or|and/or) Forwards': { anyOf: ['backup', 'forward'] },
};
const plural = (nouns: Nouns): Nouns =>
  Object.fromEntries(Object.entries(nouns).map(([noun, filter]) => [`${noun}s`, filter]));

const whole = (noun: string) => [
  says(`{adjectives} {called} {noun:${noun}} {suffixes}`, { '&': ['$noun', '$called', '$adjectives', '$suffixes'] }),
  says(`{adjectives} {a:called} {b:called} {noun:${noun}} {suffixes}`, {
    '&': ['$noun', '$a', '$b', '$adjectives', '$suffixes'],
  }),
  says('{adjectives} {called} {suffixes}', { '&': ['$called', '$adjectives', '$suffixes'] }),
  says('{either} {suffixes}', { '&': ['$either', '$suffixes'] }),
  says('{either:full-either} {suffixes}', { '&': ['$either', '$suffixes'] }),
  says('{adjectives} {either} {suffixes}', { '&': ['$either', '$adjectives', '$suffixes'] }),
];
const plain = (noun: string) => [
  says(`{adjectives} {noun:${noun}} {suffixes}`, { '&': ['$noun', '$adjectives', '$suffixes'] }),
];
const kinds = (noun: string, card: string) => [
  ...plain(noun),
  ...whole(noun),
  says(`{e:elements} ${card} {suffixes}`, { '&': ['$e', '$suffixes'] }),
  says(`{called} ${card} {suffixes}`, { '&': ['$called', '$suffixes'] }),
  says(`{e:element} or {c:called} ${card}`, { either: [{ is: ['$e'] }, '$c'] }),
  says(`Multi-Element ${card}`, { severalOf: ELEMENTS }),
];
const ownPower: Json = { number: 'power', of: 'self' };
const exactly = (n: Json): Json => ({ min: n, max: n });
const costs = (...each: readonly string[]): Json => each.map((n) => ({ numbers: { cost: exactly(n) } }));
const keywords = (...each: readonly string[]): Json => each.map((keyword) => ({ keyword }));

/** "Active Fire Job Knight Forward of cost 3 or less": phrases that each say a part of a filter. */
export const nouns: Phrases = {
  'field-type': each(TYPES, '%', (filter) => filter),
  'field-types': each(plural(TYPES), '%', (filter) => filter),
  'field-noun': [...each(ON_FIELD, '%', (filter) => filter), ...each(PAIRS, '%', (filter) => filter)],
  'field-nouns': [...each(plural(ON_FIELD), '%', (filter) => filter), ...each(PLURAL_PAIRS, '%', (filter) => filter)],
  'card-noun': [
    ...each(ELSEWHERE, '%', (filter) => filter),
    ...each(PAIRS, '%', (filter) => filter),
    says('(Character card|Character Card)', { isNot: ['summon'] }),
    says('(Summon or Monster|Monster or Summon)', { anyOf: ['summon', 'monster'] }),
    says('(Forward or Summon|Summon or Forward)', { anyOf: ['summon', 'forward'] }),
  ],
  'kind-noun': each(KINDS, '%', (filter) => filter),
  'kind-nouns': each(plural(KINDS), '%', (filter) => filter),
  /** Some cards, not any. */
  'kind-card': kinds('kind-noun', 'card'),
  'kind-cards': kinds('kind-nouns', 'cards'),
  'card-nouns': [...each(plural(ELSEWHERE), '%', (filter) => filter), ...each(PLURAL_PAIRS, '%', (filter) => filter)],

  element: each(ELEMENT_NAMES, '%', (element) => element),
  elements: [
    says('{a:element}', { is: ['$a'] }),
    says('{a:element} or {b:element}', { anyOf: ['$a', '$b'] }),
    says('{a:element} , {b:element} or {c:element}', { anyOf: ['$a', '$b', '$c'] }),
  ],
  adjective: [
    says('active', { marks: { dull: false } }),
    says('dull', { marks: { dull: true } }),
    says('damaged', { marks: { damage: { min: 1 } } }),
    says('attacking', { marks: { attacking: true } }),
    says('blocking', { marks: { blocking: true } }),
    says('other', { other: true }),
    says('Multi-Element', { severalOf: ELEMENTS }),
    says('{e:elements}', '$e'),
  ],
  adjectives: [says('', {}), says('{adjective} {adjectives}', { '&': ['$adjective', '$adjectives'] })],
  called: [
    says('Job {j:name}', { is: ['$j'] }),
    says('Category {c:name}', { is: ['$c'] }),
    says('Card Name {n:name}', { named: '$n' }),
  ],
  either: [
    says('{a:called} (or|and/or|or a|or an|or 1) {b:called}', { either: ['$a', '$b'] }),
    says('{a:called} (,|or|or a) {b:called} (or|, or|or a) {c:called}', { either: ['$a', '$b', '$c'] }),
    says('{a:called} (,|or) {b:called} (,|or) {c:called} (or|, or) {d:called}', { either: ['$a', '$b', '$c', '$d'] }),
  ],

  /** A noun with a name or an element, of which there can be several: "Job Knight Forward or Light Forward". */
  full: [
    says('{c:called} {t:field-type}', { '&': ['$c', '$t'] }),
    says('{e:element} {t:field-type}', { '&': ['$t'], is: ['$e'] }),
    says('{e:element} Character', { isNot: ['summon'], is: ['$e'] }),
    says('{c:called} Character', { '&': ['$c'], isNot: ['summon'] }),
    says('{c:called} Summon', { '&': ['$c'], is: ['summon'] }),
  ],
  'full-either': [
    says('{a:full} (or|or a) {b:full}', { either: ['$a', '$b'] }),
    says('{a:full} (or|or a) {b:called}', { either: ['$a', '$b'] }),
    says('{a:called} (or|or a) {b:full}', { either: ['$a', '$b'] }),
    says('{a:called} (or|or a) {b:kind-noun}', { either: ['$a', '$b'] }),
    says('{a:field-type} of cost {n:number} or {b:field-type} of cost {m:number}', {
      either: [
        { '&': ['$a'], numbers: { cost: exactly('$n') } },
        { '&': ['$b'], numbers: { cost: exactly('$m') } },
      ],
    }),
  ],
  'full-many': [
    says('{c:called} {t:field-types}', { '&': ['$c', '$t'] }),
    says('{e:element} {t:field-types}', { '&': ['$t'], is: ['$e'] }),
    says('{e:element} Characters', { isNot: ['summon'], is: ['$e'] }),
    says('{c:called} Characters', { '&': ['$c'], isNot: ['summon'] }),
    says('{e:element} cards', { is: ['$e'] }),
    says('{c:called} cards', '$c'),
  ],
  /** Both kinds together. */
  'full-both': [
    says('{a:full-many} (and|or|and/or) {b:full-many}', { either: ['$a', '$b'] }),
    says('{a:called} and {b:called} {t:field-types}', { '&': ['$t'], either: ['$a', '$b'] }),
  ],
  whose: [
    says('you control', { of: 'you' }),
    says('(opponent controls|your opponent controls|of your opponent)', { of: 'opponents' }),
  ],
  suffix: [
    says('{w:whose}', '$w'),
    says('(of cost|with a cost of|and of cost) {n:number} or less', { numbers: { cost: { max: '$n' } } }),
    says('(of cost|with a cost of) {n:number} (or more|or higher)', { numbers: { cost: { min: '$n' } } }),
    says('of cost {n:number}', { numbers: { cost: exactly('$n') } }),
    says('of cost {a:number} or {b:number}', { either: costs('$a', '$b') }),
    says('of (cost|costs) {a:number} , {b:number} , {c:number} or {d:number}', {
      either: costs('$a', '$b', '$c', '$d'),
    }),
    says('(of cost|of costs) {a:number} and {b:number}', { either: costs('$a', '$b') }),
    says('(of cost|of costs) {a:number} , {b:number} (and|, and) {c:number}', { either: costs('$a', '$b', '$c') }),
    says('of costs {a:number} , {b:number} , {c:number} , {d:number} , {e:number} (and|, and) {f:number}', {
      either: costs('$a', '$b', '$c', '$d', '$e', '$f'),
    }),
    says('of cost X', { numbers: { cost: exactly({ bound: 'x' }) } }),
    says('of cost X or less', { numbers: { cost: { max: { bound: 'x' } } } }),
    ...DISCARDED.flatMap((of) => [
      says('of the same cost as the discarded card', { numbers: { cost: exactly({ number: 'cost', of }) } }),
      says('of the same card type as the discarded card', { shares: { with: of, of: CARD_TYPES } }),
    ]),
    says('(with|of) {n:power} power or less', { numbers: { power: { max: '$n' } } }),
    says('(with|of) {n:power} power or more', { numbers: { power: { min: '$n' } } }),
    says('(with|of) power {n:power} or less', { numbers: { power: { max: '$n' } } }),
    says('(with|of) power {n:power} or more', { numbers: { power: { min: '$n' } } }),
    says('with Haste or First Strike', { either: keywords('haste', 'first-strike') }),
    says('with Haste , First Strike or Brave', { either: keywords('haste', 'first-strike', 'brave') }),
    says('(of an Element other than|of any Element except) {a:element}', { isNot: ['$a'] }),
    says("(with a power equal or inferior to|with a power inferior or equal to) ~ 's", {
      numbers: { power: { max: ownPower } },
    }),
    says("(with power less than ~|with a power inferior to ~ 's)", { numbers: { power: { below: ownPower } } }),
    says("with a power greater than (~ 's|his)", { numbers: { power: { above: ownPower } } }),
    says('with {c:counters} (on|placed on) (it|them)', { counters: '$c' }),
    says('with {c:one-counter} (on|placed on) (it|them)', { counters: '$c' }),
    says('with Job {j:name}', { is: ['$j'] }),
    says('with {n:power} power', { numbers: { power: exactly('$n') } }),
    ...each(KEYWORD_NAMES, 'with %', (keyword) => ({ keyword })),
    says('put in your Break Zone from the field during this turn', {
      zone: 'break',
      of: 'you',
      marks: { fallen: true },
    }),
    says('forming a party', { marks: { party: true } }),
    says('without { generic }', { isNot: ['generic'] }),
    says('other than ~', { other: true }),
    ...each(TYPES, 'other than (a|an) %', ({ is }) => ({ isNot: is })),
    says('other than cost {n:number}', { not: { numbers: { cost: exactly('$n') } } }),
    says('other than Multi-Element', { not: { severalOf: ELEMENTS } }),
    says('other than Card Name {n:name}', { notNamed: '$n' }),
    says('other than Card Name {n:name} , {a:element} (or|and) {b:element}', { notNamed: '$n', isNot: ['$a', '$b'] }),
    says('other than Job {n:name}', { isNot: ['$n'] }),
    says('other than {a:element}', { isNot: ['$a'] }),
    says('of any Element except {a:element}', { isNot: ['$a'] }),
    says('other than {a:element} (or|and) {b:element}', { isNot: ['$a', '$b'] }),
  ],
  suffixes: [says('', {}), says('{suffix} {suffixes}', { '&': ['$suffix', '$suffixes'] })],

  /** On the field. */
  one: [...plain('field-noun'), ...whole('field-noun')],
  many: [...plain('field-nouns'), ...whole('field-nouns')],
  /** In other zones. */
  'one-card': [...plain('card-noun'), ...whole('card-noun')],
  'many-cards': [...plain('card-nouns'), ...whole('card-nouns')],

  /** Without an article, of one or of several: "if you control 3 or more Fire Characters". */
  'placed-one': [
    says('{f:one}', '$f'),
    says('{f:one-card} (in|from|into) your Break Zone', { '&': ['$f'], zone: 'break', of: 'you' }),
    says('{f:one-card} (in|from) your Break Zone other than Card Name {n:name}', {
      '&': ['$f'],
      notNamed: '$n',
      zone: 'break',
      of: 'you',
    }),
    says("{f:one-card} (in|from) your opponent's Break Zone", { '&': ['$f'], zone: 'break', of: 'opponents' }),
    says("{f:one-card} (in the|in any|in either player's|from either player's) Break Zone", {
      '&': ['$f'],
      zone: 'break',
    }),
  ],
  'placed-many': [
    says('{f:many}', '$f'),
    says('{f:many-cards} (in|from) your Break Zone', { '&': ['$f'], zone: 'break', of: 'you' }),
    says('{f:many-cards} (in|from) your Break Zone other than Card Name {n:name}', {
      '&': ['$f'],
      notNamed: '$n',
      zone: 'break',
      of: 'you',
    }),
    says("{f:many-cards} (in|from) your opponent's Break Zone", { '&': ['$f'], zone: 'break', of: 'opponents' }),
    says("{f:many-cards} (in any|in either player's|from either player's) Break Zone", { '&': ['$f'], zone: 'break' }),
  ],
};
