import type {
  All,
  AtRandom,
  ByHand,
  Choose,
  ChooseOne,
  ChoosePlayer,
  EachChooses,
  EachPlayer,
  Float,
  ForEach,
  If,
  ItsPlayer,
  LookAt,
  May,
  Modify,
  Note,
  Repeat,
  Reveal,
  Sequence,
  Shuffle,
  TopOfDeck,
  Vocabulary,
} from '../abilities/words.js';
import { ref, type Schema } from '../json/schema.js';
import { USED_UP } from './abilities.js';
import {
  amount,
  condition,
  filter,
  changes,
  constant,
  duration,
  effect,
  effects,
  flag,
  floating,
  gives,
  listOf,
  oneOfTexts,
  optional,
  record,
  uses,
} from './parts.js';

const fingerprint: Schema = {
  title: 'the fingerprint of a text',
  description: 'SHA-256 of the letters and digits of the printed text, in hexadecimal.',
  type: 'string',
  pattern: '^[0-9a-f]{64}$',
};

const howMany: Schema = { ...amount, 'x-unit': 'objects' };

/** The words of every language, as `abilities/words.ts` types them. */
export const sharedWords: { readonly [word: string]: Schema } = {
  sequence: record<Sequence<Vocabulary>>('One effect after the other; each knows the names given before it.', {
    do: constant('sequence'),
    of: effects,
  }),
  may: record<May<Vocabulary>>('The player may have it done; `otherwise` is done if not.', {
    do: constant('may'),
    effect,
    who: optional(uses('seat')),
    otherwise: optional(effect),
  }),
  choose: record<Choose>(
    'Objects are chosen as the effect resolves, and named. With nothing to choose, none; with no more than `min`, all.',
    {
      do: constant('choose'),
      from: filter,
      min: howMany,
      max: howMany,
      as: gives('objects'),
      who: optional(uses('seat')),
    },
    { 'x-ordered': ['min', 'max'] },
  ),
  all: record<All>('All that match now, without a choice, named.', {
    do: constant('all'),
    from: filter,
    as: gives('objects'),
  }),
  if: record<If<Vocabulary>>('Asks a condition as the effect resolves.', {
    do: constant('if'),
    condition,
    then: effect,
    otherwise: optional(effect),
  }),
  modify: record<Modify>('Changes the named objects for a while; objects and amounts are fixed now.', {
    do: constant('modify'),
    objects: uses('objects'),
    changes,
    until: duration,
  }),
  float: record<Float<Vocabulary>>(
    'An ability of its own that goes on for a while, or until it has applied `once`.',
    { do: constant('float'), ability: floating, until: duration, once: optional(flag) },
    { 'x-goes-with': { field: 'once', of: 'ability', kinds: USED_UP } },
  ),
  'each-player': record<EachPlayer<Vocabulary>>(
    'Carried out for each player in turn order from the active one, who is named `player`; names given inside stay inside.',
    { do: constant('each-player'), of: oneOfTexts('group of players', ['all', 'opponents']), effect },
    { 'x-names': { player: 'seat' }, 'x-closed': true },
  ),
  'each-chooses': record<EachChooses>(
    'Each player, named `player` in the choice, chooses; then all that was chosen has the name.',
    {
      do: constant('each-chooses'),
      of: oneOfTexts('group of players', ['all', 'opponents']),
      choice: ref('word-choose'),
    },
    { 'x-names': { player: 'seat' } },
  ),
  'choose-one': record<ChooseOne<Vocabulary>>('The player chooses one of the effects by its name; only that is done.', {
    do: constant('choose-one'),
    options: {
      ...listOf(
        record<ChooseOne<Vocabulary>['options'][number]>('An effect by name.', {
          name: ref('ability-name'),
          while: optional({ ...condition, description: 'Else it is not there to choose.' }),
          effect,
        }),
        2,
        6,
      ),
      'x-alternatives': true,
    },
    who: optional(uses('seat')),
  }),
  'choose-player': record<ChoosePlayer<Vocabulary>>(
    'A player, whom the effect’s player chooses, is named `player`; names given inside stay inside.',
    { do: constant('choose-player'), of: oneOfTexts('group of players', ['all', 'opponents']), effect },
    { 'x-names': { player: 'seat' }, 'x-closed': true },
  ),
  'its-player': record<ItsPlayer<Vocabulary>>(
    'The player of the object is named `player`, if there is an object; names given inside stay inside.',
    { do: constant('its-player'), object: uses('objects'), effect },
    { 'x-names': { player: 'seat' }, 'x-closed': true },
  ),
  'for-each': record<ForEach<Vocabulary>>(
    'Carried out for each of the objects in their order; names given inside stay inside.',
    { do: constant('for-each'), objects: uses('objects'), as: gives('objects'), effect },
    { 'x-opens': ['as'], 'x-closed': true },
  ),
  repeat: record<Repeat<Vocabulary>>(
    'Carried out so many times; without `times` once, and as long as `while` holds after it, again.',
    { do: constant('repeat'), times: optional({ ...amount, 'x-unit': 'times' }), while: optional(condition), effect },
    { 'x-opens': ['effect'], minProperties: 3 },
  ),
  'at-random': record<AtRandom>('So many of those that match, or all there are, by chance, named.', {
    do: constant('at-random'),
    from: filter,
    count: howMany,
    as: gives('objects'),
    who: optional({ ...uses('seat'), description: 'Whose zone it is; absent: that of the effect’s player.' }),
  }),
  shuffle: record<Shuffle>('The player’s deck is shuffled; the cards `above` are kept out of it and lie on top.', {
    do: constant('shuffle'),
    who: optional(uses('seat')),
    above: optional(uses('objects')),
  }),
  'top-of-deck': record<TopOfDeck>('Names the top cards of the deck; nobody sees them by that.', {
    do: constant('top-of-deck'),
    count: { ...amount, 'x-unit': 'cards' },
    as: gives('objects'),
    who: optional({ ...uses('seat'), description: 'Absent: the player of the effect.' }),
  }),
  'look-at': record<LookAt>('The player sees the faces, the others how many there are.', {
    do: constant('look-at'),
    objects: uses('objects'),
  }),
  reveal: record<Reveal>('Everybody sees the faces.', { do: constant('reveal'), objects: uses('objects') }),
  note: record<Note>('Names a number for later words.', { do: constant('note'), amount, as: gives('number') }),
  'by-hand': record<ByHand>(
    'A text that nobody has written in these words: the player carries it out by manual actions that others confirm.',
    { do: constant('by-hand'), fingerprint },
  ),
};
