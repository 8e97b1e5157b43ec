import { STATS } from './amounts.js';
import { each, says, type Phrases } from '../../../wording/index.js';

/** "Your damaged Villain characters with cost 3 or less": phrases that each say a part of a filter. */
const KINDS = {
  character: { is: ['character'] },
  item: { is: ['item'] },
  location: { is: ['location'] },
  action: { is: ['action'] },
  song: { is: ['Song'] },
};

const KINDS_OF_CARDS = {
  'character card': { is: ['character'] },
  'item card': { is: ['item'] },
  'location card': { is: ['location'] },
  'action card': { is: ['action'] },
  'song card': { is: ['Song'] },
  'non-character card': { isNot: ['character'] },
};

const PAIRS = {
  'character or location': { anyOf: ['character', 'location'] },
  'character or item': { anyOf: ['character', 'item'] },
  'item or location': { anyOf: ['item', 'location'] },
  'location or item': { anyOf: ['location', 'item'] },
  'character , item , or location': { anyOf: ['character', 'item', 'location'] },
};

const PLURAL_PAIRS = {
  'locations or characters': { anyOf: ['location', 'character'] },
  'characters (and|or|and/or) locations': { anyOf: ['character', 'location'] },
  'characters , items , (and|or) locations': { anyOf: ['character', 'item', 'location'] },
  'items (and|or) locations': { anyOf: ['item', 'location'] },
  'actions (and|or) items': { anyOf: ['action', 'item'] },
};

const WHOLE = { '&': ['$noun', '$classes', '$adjectives', '$suffixes'] };

export const nouns: Phrases = {
  noun: each(KINDS, '%', (filter) => filter),
  nouns: each(KINDS, '%s', (filter) => filter),
  'card-noun': [says('card', {}), ...each(KINDS_OF_CARDS, '%', (filter) => filter)],
  'card-nouns': [says('cards', {}), ...each(KINDS_OF_CARDS, '%s', (filter) => filter)],
  'kind-card': each(KINDS_OF_CARDS, '%', (filter) => filter),
  pair: each(PAIRS, '%', (filter) => filter),
  pairs: each(PLURAL_PAIRS, '%', (filter) => filter),

  adjective: [
    says('exerted', { marks: { exerted: true } }),
    says('ready', { marks: { exerted: false } }),
    says('damaged', { marks: { damage: { min: 1 } } }),
    says('undamaged', { marks: { damage: { max: 0 } } }),
    says('opposing', { of: 'opponents' }),
    says('other', { other: true }),
  ],
  adjectives: [says('', {}), says('{adjective} {adjectives}', { '&': ['$adjective', '$adjectives'] })],
  /** Before two kinds: an adjective such as "damaged" would leave open whether it speaks of both. */
  whose: [says('', {}), says('opposing', { of: 'opponents' })],

  classes: [
    says('', {}),
    says('{a:class}', { is: ['$a'] }),
    says('{a:class} (or|and) {b:class}', { anyOf: ['$a', '$b'] }),
    says('{a:class} , {b:class} , (or|and) {c:class}', { anyOf: ['$a', '$b', '$c'] }),
    says('{a:class} , {b:class} , {c:class} , (or|and) {d:class}', { anyOf: ['$a', '$b', '$c', '$d'] }),
  ],

  suffix: [
    says('of yours', { of: 'you' }),
    says('here', { markIsSource: 'at' }),
    says('at a location', { marks: { at: true } }),
    says('at locations', { marks: { at: true } }),
    says('with damage', { marks: { damage: { min: 1 } } }),
    says("that isn't a (song|song card)", { isNot: ['Song'] }),
    says('with cost {n:number} or less', { numbers: { cost: { max: '$n' } } }),
    says('with cost {n:number} or less each', { numbers: { cost: { max: '$n' } } }),
    says('with cost {n:number} or more', { numbers: { cost: { min: '$n' } } }),
    ...each(STATS, 'with {n:number} % or less', (stat) => ({
      numbers: { [stat]: { max: '$n' } },
    })),
    ...each(STATS, 'with {n:number} % or (more|greater)', (stat) => ({
      numbers: { [stat]: { min: '$n' } },
    })),
    says('with 0 ¤', { numbers: { strength: { max: 0 } } }),
    says('with {k:keyword}', { keyword: '$k' }),
    says('named {a:name}', { named: '$a' }),
    says('named {a:name} or {b:name}', { either: [{ named: '$a' }, { named: '$b' }] }),
    says('with the same name as {x:objects}', { sameNameAs: '$x' }),
    says('with cost equal to or less than {x:possessor} ¤', {
      numbers: { cost: { max: { number: 'strength', of: '$x' } } },
    }),
    says('with the same cost or less', { numbers: { cost: { max: { number: 'cost', of: { topic: true } } } } }),
  ],
  suffixes: [says('', {}), says('in play', {}), says('{suffix} {suffixes}', { '&': ['$suffix', '$suffixes'] })],

  one: [
    says('{adjectives} {classes} {noun} {suffixes}', WHOLE),
    says('{whose} {pair} {suffixes}', { '&': ['$whose', '$pair', '$suffixes'] }),
    says('{a:class} of yours', { is: ['character', '$a'], of: 'you' }),
  ],
  many: [
    says('{adjectives} {classes} {noun:nouns} {suffixes}', WHOLE),
    says('{whose} {pair:pairs} {suffixes}', { '&': ['$whose', '$pair', '$suffixes'] }),
  ],
  /** Outside play there are cards: "a Villain character card named …". */
  'one-card': [says('{classes} {noun:card-noun} {suffixes}', { '&': ['$noun', '$classes', '$suffixes'] })],
  'many-cards': [says('{classes} {noun:card-nouns} {suffixes}', { '&': ['$noun', '$classes', '$suffixes'] })],

  keyword: [
    says('{k:plain-keyword}', '$k'),
    ...each(
      {
        Challenger: 'challenger',
        Resist: 'resist',
        Shift: 'shift',
        Singer: 'singer',
        'Sing Together': 'sing-together',
      },
      '%',
      (name) => name,
    ),
  ],
};
