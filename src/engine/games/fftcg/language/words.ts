import {
  amount,
  announcingWords,
  constant,
  controlWords,
  effect,
  flag,
  gives,
  happened,
  listOf,
  oneOfTexts,
  optional,
  record,
  ref,
  uses,
  type Schema,
} from '../../../kernel/index.js';
import type { FftcgWord } from '../vocabulary.js';
import { otherCosts } from './cards.js';

type Word<Do extends FftcgWord['do']> = Extract<FftcgWord, { readonly do: Do }>;

const objects = uses('objects');
const who = optional({ ...uses('seat'), description: 'Absent: the player of the effect.' });

const own: { readonly [Do in FftcgWord['do']]: Schema } = {
  draw: record<Word<'draw'>>('Draws cards.', { do: constant('draw'), count: amount, who }),
  discard: record<Word<'discard'>>('The named cards are discarded.', {
    do: constant('discard'),
    objects,
    as: happened,
  }),
  deal: record<Word<'deal'>>(
    'Deals damage to Forwards; the amount knows each of them as `it`.',
    { do: constant('deal'), objects, amount },
    { 'x-names': { it: 'objects' }, 'x-closed': true },
  ),
  break: record<Word<'break'>>('The named Characters are broken.', { do: constant('break'), objects, as: happened }),
  activate: record<Word<'activate'>>('The named Characters become active.', {
    do: constant('activate'),
    objects,
    as: happened,
  }),
  dull: record<Word<'dull'>>('The named Characters become dull.', { do: constant('dull'), objects, as: happened }),
  freeze: record<Word<'freeze'>>('They are not activated in the next Active Phase.', {
    do: constant('freeze'),
    objects,
    as: happened,
  }),
  put: record<Word<'put'>>("Into its owner's zone; `first` is the top of the deck.", {
    do: constant('put'),
    objects,
    zone: oneOfTexts('zone', ['hand', 'deck', 'break', 'removed']),
    at: optional(oneOfTexts('place', ['first', 'last'])),
    faceDown: optional({ ...flag, description: 'Removed from the game without being seen from then on.' }),
    as: happened,
  }),
  search: record<Word<'search'>>('So many such cards are found in the deck and go there; the deck is shuffled.', {
    do: constant('search'),
    from: { ...ref('filter-part'), description: 'With nothing asked for, any card will do, and must be found.' },
    count: { ...amount, 'x-unit': 'cards' },
    to: oneOfTexts('zone', ['hand', 'field', 'break', 'removed']),
    dull: optional({ ...flag, description: 'Enters the field dull.' }),
  }),
  'play-onto-field': record<Word<'play-onto-field'>>('Onto the field, which is no casting.', {
    do: constant('play-onto-field'),
    objects,
    dull: optional(flag),
  }),
  cast: record<Word<'cast'>>('Its player casts the card, right after this effect has resolved.', {
    do: constant('cast'),
    card: objects,
    free: optional({ ...flag, description: 'Without paying its cost; what is due besides is paid.' }),
    add: optional({ ...amount, 'x-unit': 'CP', description: 'Added to its cost, this time only; negative: less.' }),
  }),
  'damage-player': record<Word<'damage-player'>>('Deals points of damage to a player.', {
    do: constant('damage-player'),
    count: amount,
    who: oneOfTexts('player', ['you', 'opponent']),
  }),
  'gain-crystals': record<Word<'gain-crystals'>>('Gains Crystals.', {
    do: constant('gain-crystals'),
    count: amount,
    who,
  }),
  separate: record<Word<'separate'>>('Into piles with these names; each card into one, and a pile may have none.', {
    do: constant('separate'),
    objects,
    into: { ...listOf(gives('objects'), 2, 4), uniqueItems: true },
    who,
  }),
  cancel: record<Word<'cancel'>>('Summons and abilities leave the stack, and nothing comes of them.', {
    do: constant('cancel'),
    objects,
  }),
  'may-pay': record<Word<'may-pay'>>(
    'The player may pay as it resolves, and only then is it done. As a whole auto-ability, X and what the cost refers to are fixed when it goes on the stack.',
    { do: constant('may-pay'), costs: otherCosts, effect, otherwise: optional(effect) },
    { 'x-names': { x: 'number' } },
  ),
  'win-game': record<Word<'win-game'>>('Wins the game, at the next check of the rule processes.', {
    do: constant('win-game'),
    who,
  }),
  'lose-game': record<Word<'lose-game'>>('Loses the game, at the next check of the rule processes.', {
    do: constant('lose-game'),
    who,
  }),
  'extra-main-phase': record<Word<'extra-main-phase'>>(
    'One more Main Phase in this turn, after the phase that it is.',
    {
      do: constant('extra-main-phase'),
    },
  ),
};

/** The words that FF-TCG has beside those of every game. */
export const fftcgWords: { readonly [word: string]: Schema } = { ...announcingWords, ...controlWords, ...own };
