import {
  amount,
  constant,
  costs,
  effect,
  gives,
  happened,
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

const inUnits = (unit: string): Schema => ({ ...amount, 'x-unit': unit });
const cards = inUnits('cards');
const damage = inUnits('damage counters');
const lore = inUnits('lore');

const entersExerted = optional({ ...flag, description: 'It enters play exerted.' });
const thenWithIt = optional({ ...effect, description: 'Done once it is in play, where it is named `played`.' });
const PLAYED: Schema = { 'x-names': { played: 'objects' }, 'x-closed': true };

/** The words that only Lorcana has, as `vocabulary.ts` types them; a word of the type that is missing here is an error. */
export const lorcanaWords: { readonly [Do in LorcanaWord['do']]: Schema } = {
  draw: record<Word<'draw'>>('Draws cards one after another.', { do: constant('draw'), count: cards, who }),
  discard: record<Word<'discard'>>('The named cards are discarded.', {
    do: constant('discard'),
    objects,
    as: happened,
  }),
  deal: record<Word<'deal'>>('Deals damage, which Resist and the like may change.', {
    do: constant('deal'),
    objects,
    amount: damage,
  }),
  'put-damage': record<Word<'put-damage'>>('Puts damage counters; no damage is dealt.', {
    do: constant('put-damage'),
    objects,
    amount: damage,
  }),
  'remove-damage': record<Word<'remove-damage'>>(
    'The player chooses for each how much, up to the amount and to what is there.',
    {
      do: constant('remove-damage'),
      objects,
      upTo: damage,
      exact: optional({ ...flag, description: 'As much as there is; nothing is chosen.' }),
      as: optional({ ...gives('number'), description: 'How much was removed in all.' }),
    },
  ),
  'move-damage': record<Word<'move-damage'>>('Moves damage counters; no damage is dealt.', {
    do: constant('move-damage'),
    from: objects,
    to: objects,
    amount: damage,
    upTo: optional({ ...flag, description: 'The player chooses how many.' }),
    as: optional({ ...gives('number'), description: 'How many were moved.' }),
  }),
  'gain-lore': record<Word<'gain-lore'>>('Gains lore.', { do: constant('gain-lore'), amount: lore, who }),
  'lose-lore': record<Word<'lose-lore'>>('Loses lore.', {
    do: constant('lose-lore'),
    amount: lore,
    who,
    of: optional({ ...oneOfTexts('group of players', ['opponents']), description: 'Each of them, at once.' }),
    as: optional({ ...gives('number'), description: 'How much was lost in all.' }),
  }),
  ready: record<Word<'ready'>>('The named objects are readied.', { do: constant('ready'), objects, as: happened }),
  exert: record<Word<'exert'>>('The named objects are exerted.', { do: constant('exert'), objects, as: happened }),
  dry: record<Word<'dry'>>('The named characters are drying no longer.', { do: constant('dry'), objects }),
  banish: record<Word<'banish'>>('The named objects are banished.', { do: constant('banish'), objects, as: happened }),
  'allow-ink': record<Word<'allow-ink'>>('The player may take so many more ink actions this turn.', {
    do: constant('allow-ink'),
    count: whole(1, 99),
  }),
  put: record<Word<'put'>>(
    "Into its owner's hand, deck, inkwell or discard; `first` is the top. Of several for a deck the order is asked.",
    {
      do: constant('put'),
      objects,
      zone: oneOfTexts('zone', ['hand', 'deck', 'inkwell', 'discard']),
      at: optional(oneOfTexts('place', ['first', 'last'])),
      exerted: optional({ ...flag, description: 'Ink that comes in exerted.' }),
      as: happened,
    },
  ),
  'shuffle-in': record<Word<'shuffle-in'>>('Into the decks of their owners, which are shuffled.', {
    do: constant('shuffle-in'),
    objects,
  }),
  move: record<Word<'move'>>('Characters go to a location of their player, and nothing is paid.', {
    do: constant('move'),
    objects,
    to: objects,
  }),
  'play-free': record<Word<'play-free'>>(
    'The card is played without its ink cost once the ability has resolved.',
    {
      do: constant('play-free'),
      card: objects,
      thenPut: optional(oneOfTexts('place', ['deck-bottom'])),
      exerted: entersExerted,
      then: thenWithIt,
    },
    PLAYED,
  ),
  play: record<Word<'play'>>(
    'The card is played for its cost, wherever it is, once the ability has resolved.',
    {
      do: constant('play'),
      card: objects,
      add: optional({ ...amount, 'x-unit': 'ink', description: 'Added to its cost, this time only; negative: less.' }),
      exerted: entersExerted,
      then: thenWithIt,
    },
    PLAYED,
  ),
  use: record<Word<'use'>>(
    'An activated ability of a card of the player is used once the ability has resolved; of several one is chosen.',
    {
      do: constant('use'),
      card: objects,
      free: optional({ ...flag, description: 'Without its ink cost; what is due besides is paid.' }),
    },
  ),
  pay: record<Word<'pay'>>(
    'What follows happens only if all of the cost was paid; the player may decline.',
    {
      do: constant('pay'),
      costs,
      then: effect,
      required: optional({ ...flag, description: 'The player may not decline.' }),
    },
    { 'x-opens': ['costs'] },
  ),
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
