import type {
  All,
  ByHand,
  Choose,
  EachPlayer,
  Float,
  If,
  May,
  Modify,
  Note,
  Sequence,
  Vocabulary,
} from '../effects/words.js';
import type { Schema } from '../json/schema.js';
import {
  amount,
  changes,
  condition,
  constant,
  duration,
  effect,
  effects,
  filter,
  flag,
  floating,
  gives,
  oneOfTexts,
  optional,
  record,
  uses,
  whole,
} from './parts.js';

const fingerprint: Schema = {
  title: 'the fingerprint of a text',
  description: 'SHA-256 of the letters and digits of the printed text, in hexadecimal.',
  type: 'string',
  pattern: '^[0-9a-f]{64}$',
};

/** The words of every language, as `effects/words.ts` types them. */
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
      min: whole(0, 99),
      max: whole(1, 99),
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
  float: record<Float<Vocabulary>>('An ability of its own that goes on for a while, or until it has applied `once`.', {
    do: constant('float'),
    ability: floating,
    until: duration,
    once: optional(flag),
  }),
  'each-player': record<EachPlayer<Vocabulary>>(
    'Carried out for each player in turn order from the active one, who is named `player`; names given inside stay inside.',
    { do: constant('each-player'), of: oneOfTexts('group of players', ['all', 'opponents']), effect },
    { 'x-names': { player: 'seat' }, 'x-closed': true },
  ),
  note: record<Note>('Names a number for later words.', { do: constant('note'), amount, as: gives('number') }),
  'by-hand': record<ByHand>(
    'A text that nobody has written in these words: the player carries it out by manual actions that others confirm.',
    { do: constant('by-hand'), fingerprint },
  ),
};
