import type { Json } from '../../../kernel/index.js';
import { each, says, type Phrases } from '../../../wording/index.js';
import { all, FIGHTING, type Fields } from './means.js';
import { KEYWORD_MARKS } from './keywords.js';

/** "Other friendly units with 3 might or less here": phrases that each say a part of a filter. */
const WHOLE = { '&': ['$adjectives', '$noun', '$suffixes'] };

const ADJECTIVES: { readonly [words: string]: Json } = {
  friendly: { of: 'you' },
  enemy: { of: 'opponents' },
  other: { other: true },
  exhausted: { marks: { exhausted: true } },
  ready: { marks: { exhausted: false } },
  stunned: { marks: { stunned: true } },
  buffed: { marks: { buff: true } },
  damaged: { marks: { damage: true } },
  attacking: { marks: { attacking: true } },
  defending: { marks: { defending: true } },
  equipped: { namedBy: { mark: 'attachedTo' } },
  attached: { marks: { attachedTo: true } },
  detached: { marks: { attachedTo: false } },
  '[ Mighty ]': { numbers: { might: { min: 5 } } },
  token: { is: ['token'] },
  'non-token': { isNot: ['token'] },
  'non-Recruit': { isNot: ['Recruit'] },
};

/** Tags that stand for the units that have them. */
const TAGS = { Mech: 'Mech', Dragon: 'Dragon', Poro: 'Poro' };

/** Gear that has the tag. */
const EQUIPMENT: Json = { is: ['Equipment'] };

/** The token is called so; no file gives it such a tag. */
const SOLDIER: Json = { named: 'Sand Soldier' };

const ANIMALS = 'Bird , Cat , Dog , or Poro';
const animals: Json = { anyOf: ['Bird', 'Cat', 'Dog', 'Poro'] };

/** Where the card is, and what is there. */
const placesHere = (here: Fields): Phrases => ({
  'place-here': [
    says('(here|this battlefield)', 'markIsSource' in here ? 'self' : all({ zone: 'battlefields', sourceMark: 'at' })),
  ],
  'event-here': [
    says(
      'a showdown begins here',
      'markIsSource' in here
        ? { event: 'showdownOpened', where: { object: { object: { self: true } } } }
        : { event: 'showdownOpened', where: { object: { object: { sourceMark: 'at' } } } },
    ),
  ],
  'many-here': [says('{f:many}', { '&': ['$f'], ...here })],
  'one-from-here': [says('{f:one} from here', { '&': ['$f'], ...here })],

  /** Units of the player of the event: that player chooses one on resolution, or none. */
  'noun-here': [says('{noun} here', { '&': ['$noun'], ...here })],
  'another-of-theirs-here': [
    says('another {noun} they control here', {
      select: {
        do: 'choose',
        from: { '&': ['$noun'], ...here, whose: { event: 'seat' }, notBound: { event: 'object' } },
        min: 0,
        max: 1,
        who: { event: 'seat' },
      },
    }),
  ],
  'one-of-theirs-here': [
    says('(a|an) {noun} they control here', {
      select: {
        do: 'choose',
        from: { '&': ['$noun'], ...here, whose: { event: 'seat' } },
        min: 0,
        max: 1,
        who: { event: 'seat' },
      },
    }),
  ],
});

/** `here`: where "here" is, for the card that says it. */
export const nounsOf = (here: Fields): Phrases => ({
  noun: [
    says('unit', { is: ['unit'] }),
    says('gear', { is: ['gear'] }),
    says('Equipment', EQUIPMENT),
    says('(unit or gear|gear or unit)', { anyOf: ['unit', 'gear'] }),
    says('legend', { is: ['legend'] }),
    says('Sand Soldier', SOLDIER),
    ...each(TAGS, '%', (tag) => ({ is: [tag] })),
    says(ANIMALS, animals),
  ],
  nouns: [
    says('units', { is: ['unit'] }),
    says('gear', { is: ['gear'] }),
    says('Equipment', EQUIPMENT),
    says('units and gear', { anyOf: ['unit', 'gear'] }),
    says('legends', { is: ['legend'] }),
    says('Sand Soldiers', SOLDIER),
    ...each(TAGS, '%s', (tag) => ({ is: [tag] })),
  ],
  adjective: each(ADJECTIVES, '%', (filter) => filter),
  adjectives: [says('', {}), says('{adjective} {adjectives}', { '&': ['$adjective', '$adjectives'] })],

  /** What one object or each of several has. */
  suffix: [
    says('here', here),
    says('at my battlefield', { sharedMark: 'at' }),
    says('in combat', { either: FIGHTING }),
    says('you control', { of: 'you' }),
    says('at battlefields', { marks: { at: true } }),
    says('with {n:number} { might } or less', { numbers: { might: { max: '$n' } } }),
    says('with {n:number} { might } or (more|greater)', { numbers: { might: { min: '$n' } } }),
    says('with less Might than me', { numbers: { might: { below: { number: 'might', of: 'self' } } } }),
    says('with [ {k:keyword-name} ]', { keyword: '$k' }),
    says('without [ {k:keyword-name} ]', { not: { keyword: '$k' } }),
    says('with Energy cost no more than { {n:number} }', { numbers: { energy: { max: '$n' } } }),
  ],
  suffixes: [says('', {}), says('{suffix} {suffixes}', { '&': ['$suffix', '$suffixes'] })],
  /** With several objects it would mean one battlefield for all of them. */
  'one-suffix': [
    says('at a battlefield', { marks: { at: true } }),
    says('attacking here', { marks: { attacking: true }, ...here }),
    says('at a base', { marks: { at: false } }),
    says('in a base', { marks: { at: false } }),
    says('{s:suffix}', '$s'),
  ],
  'one-suffixes': [says('', {}), says('{s:one-suffix} {t:one-suffixes}', { '&': ['$s', '$t'] })],
  'keyword-name': each(KEYWORD_MARKS, '%', (name) => name),

  one: [
    says('{adjectives} {noun} {suffixes:one-suffixes}', WHOLE),
    says('friendly {noun} in your base', { '&': ['$noun'], of: 'you', marks: { at: false } }),
  ],
  many: [says('{adjectives} {noun:nouns} {suffixes}', WHOLE)],

  ...placesHere(here),

  /** What one pays with is one's own. */
  'own-one': [
    says('friendly {f:one}', '$f'),
    says('{f:one} you control', '$f'),
    says('{noun} you control here', { '&': ['$noun'], ...here }),
  ],
});

/** Cards outside the board. */
export const cardNouns: Phrases = {
  'card-noun': [
    says('card', {}),
    says('unit', { is: ['unit'] }),
    says('gear', { is: ['gear'] }),
    says('Equipment', EQUIPMENT),
    says('spell', { is: ['spell'] }),
    ...each(TAGS, '%', (tag) => ({ is: [tag] })),
    says(ANIMALS, animals),
    says('(unit or gear|gear or unit)', { anyOf: ['unit', 'gear'] }),
  ],
  'trash-many': [says('units', { is: ['unit'] }), says('gear', { is: ['gear'] }), says('spells', { is: ['spell'] })],
  'card-suffix': [
    says('', {}),
    says('with Energy cost no more than { {n:number} }', { numbers: { energy: { max: '$n' } } }),
    says('(that costs|with Energy cost) { {n:number} } or more', { numbers: { energy: { min: '$n' } } }),
    says('with [ {k:keyword-name} ]', { keyword: '$k' }),
    says('(with cost|costing) no more than { {n:number} } and no more than { any }', {
      numbers: { energy: { max: '$n' }, power: { max: 1 } },
    }),
  ],
  'one-card': [says('{noun:card-noun} {suffixes:card-suffix}', { '&': ['$noun', '$suffixes'] })],
};
