import {
  amount,
  constant,
  costs,
  effect,
  gives,
  oneOfTexts,
  optional,
  record,
  uses,
  whole,
  flag,
  type Schema,
} from '../../../kernel/index.js';
import type { LorcanaWord } from '../vocabulary.js';

type Word<Do extends LorcanaWord['do']> = Extract<LorcanaWord, { readonly do: Do }>;

const objects = uses('objects');
const who = optional({ ...uses('seat'), description: 'Absent: the player of the effect.' });

/** The words that only Lorcana has, as `vocabulary.ts` types them; a word of the type that is missing here is an error. */
export const lorcanaWords: { readonly [Do in LorcanaWord['do']]: Schema } = {
  draw: record<Word<'draw'>>('Draws cards one after another.', { do: constant('draw'), count: amount, who }),
  discard: record<Word<'discard'>>('The named cards are discarded.', { do: constant('discard'), objects }),
  deal: record<Word<'deal'>>('Deals damage, which Resist and the like may change.', {
    do: constant('deal'),
    objects,
    amount,
  }),
  'put-damage': record<Word<'put-damage'>>('Puts damage counters; no damage is dealt.', {
    do: constant('put-damage'),
    objects,
    amount,
  }),
  'remove-damage': record<Word<'remove-damage'>>(
    'The player chooses how much, up to the amount and to what is there.',
    {
      do: constant('remove-damage'),
      objects,
      upTo: amount,
    },
  ),
  'move-damage': record<Word<'move-damage'>>('Moves damage counters; no damage is dealt.', {
    do: constant('move-damage'),
    from: objects,
    to: objects,
    amount,
  }),
  'gain-lore': record<Word<'gain-lore'>>('Gains lore.', { do: constant('gain-lore'), amount, who }),
  'lose-lore': record<Word<'lose-lore'>>('Loses lore.', { do: constant('lose-lore'), amount, who }),
  ready: record<Word<'ready'>>('The named objects are readied.', { do: constant('ready'), objects }),
  exert: record<Word<'exert'>>('The named objects are exerted.', { do: constant('exert'), objects }),
  banish: record<Word<'banish'>>('The named objects are banished.', { do: constant('banish'), objects }),
  'allow-ink': record<Word<'allow-ink'>>('The player may take so many more ink actions this turn.', {
    do: constant('allow-ink'),
    count: whole(1, 99),
  }),
  put: record<Word<'put'>>("Into its owner's hand, deck or inkwell; `first` is the top of the deck.", {
    do: constant('put'),
    objects,
    zone: oneOfTexts('zone', ['hand', 'deck', 'inkwell']),
    at: optional(oneOfTexts('place', ['first', 'last'])),
  }),
  'play-free': record<Word<'play-free'>>('The card is played without its ink cost once the ability has resolved.', {
    do: constant('play-free'),
    card: objects,
    thenPut: optional(oneOfTexts('place', ['deck-bottom'])),
  }),
  pay: record<Word<'pay'>>('What follows happens only if all of the cost was paid; the player may decline.', {
    do: constant('pay'),
    costs,
    then: effect,
    required: optional({ ...flag, description: 'The player may not decline.' }),
  }),
  'top-of-deck': record<Word<'top-of-deck'>>('Names the top cards of the deck; nobody sees them by that.', {
    do: constant('top-of-deck'),
    count: amount,
    as: gives('objects'),
  }),
  'look-at': record<Word<'look-at'>>('The player sees the faces, the others how many there are.', {
    do: constant('look-at'),
    objects,
  }),
  reveal: record<Word<'reveal'>>('Everybody sees the faces.', { do: constant('reveal'), objects }),
  'put-under': record<Word<'put-under'>>('Under the deck, unseen, in an order that the player chooses.', {
    do: constant('put-under'),
    objects,
  }),
  'name-card': record<Word<'name-card'>>('The player names a card.', { do: constant('name-card'), as: gives('text') }),
  'if-named': record<Word<'if-named'>>('Whether the object has the name that was named.', {
    do: constant('if-named'),
    object: objects,
    name: uses('text'),
    then: effect,
    otherwise: optional(effect),
  }),
};
