import type { Filter } from '../../../kernel/index.js';
import type { FftcgEffect } from '../vocabulary.js';
import { CARDS_MAX, N_MAX, NUMBER, type Act } from './act.js';

/** Cards by their zone, of any player; the player's own where others must not look. */
const ON_FIELD: Filter = {};
const IN_HAND: Filter = { zone: 'hand', of: 'you' };
const IN_DECK: Filter = { zone: 'deck', of: 'you' };
const IN_BREAK_ZONE: Filter = { zone: 'break' };
const IN_DAMAGE_ZONE: Filter = { zone: 'damage' };
const REMOVED: Filter = { zone: 'removed' };
const ANYWHERE: readonly Filter[] = [ON_FIELD, IN_HAND, IN_DECK, IN_BREAK_ZONE, IN_DAMAGE_ZONE, REMOVED];
const except = (zone: Filter): readonly Filter[] => ANYWHERE.filter((other) => other !== zone);

const sequence = (...of: readonly FftcgEffect[]): FftcgEffect => ({ do: 'sequence', of });
const top = (who?: string): FftcgEffect => ({ do: 'top-of-deck', count: NUMBER, as: 'top', ...(who && { who }) });

const FOUND = {
  hand: 'add them to your hand',
  field: 'play them onto the field',
  break: 'put them into the Break Zone',
} as const;

/** Drawing, discarding, looking and searching. */
export const handAndDeckActs: readonly Act[] = [
  {
    name: 'draw',
    title: 'A player draws cards',
    player: true,
    numberMax: N_MAX,
    effect: { do: 'draw', count: NUMBER, who: 'player' },
  },
  {
    name: 'discard',
    title: 'Discard cards from your hand',
    to: [IN_HAND],
    objectsMax: CARDS_MAX,
    effect: { do: 'discard', objects: 'objects' },
  },
  {
    name: 'player-discards',
    title: 'A player chooses and discards a card',
    player: true,
    effect: sequence(
      { do: 'choose', from: { zone: 'hand', whose: 'player' }, min: 1, max: 1, as: 'chosen', who: 'player' },
      { do: 'discard', objects: 'chosen' },
    ),
  },
  {
    name: 'player-discards-at-random',
    title: 'A player discards cards at random',
    player: true,
    numberMax: N_MAX,
    effect: sequence(
      { do: 'at-random', from: { zone: 'hand', whose: 'player' }, count: NUMBER, as: 'picked' },
      { do: 'discard', objects: 'picked' },
    ),
  },
  {
    name: 'look-at-top',
    title: 'Look at the top cards of your deck',
    numberMax: N_MAX,
    effect: sequence(top(), { do: 'look-at', objects: 'top' }),
  },
  {
    name: 'reveal-top',
    title: 'Reveal the top cards of your deck',
    numberMax: N_MAX,
    effect: sequence(top(), { do: 'reveal', objects: 'top' }),
  },
  {
    name: 'reveal',
    title: 'Reveal cards that you know',
    to: [IN_HAND, IN_DECK],
    objectsMax: CARDS_MAX,
    effect: { do: 'reveal', objects: 'objects' },
  },
  {
    name: 'break-top',
    title: 'A player puts the top cards of their deck into the Break Zone',
    player: true,
    numberMax: N_MAX,
    effect: sequence(top('player'), { do: 'put', objects: 'top', zone: 'break' }),
  },
  {
    name: 'remove-top',
    title: 'Remove the top cards of a player’s deck from the game',
    player: true,
    numberMax: N_MAX,
    effect: sequence(top('player'), { do: 'put', objects: 'top', zone: 'removed' }),
  },
  { name: 'shuffle', title: 'A player shuffles their deck', player: true, effect: { do: 'shuffle', who: 'player' } },
  ...(['hand', 'field', 'break'] as const).map((zone): Act => ({
    name: `search-to-${zone}`,
    title: `Search your deck for cards and ${FOUND[zone]}`,
    numberMax: N_MAX,
    effect: { do: 'search', from: {}, count: NUMBER, to: zone },
  })),
];

/** Cards go from one zone into another. */
export const movingActs: readonly Act[] = [
  {
    name: 'put-into-hand',
    title: "Put cards into their owners' hands",
    to: except(IN_HAND),
    objectsMax: CARDS_MAX,
    effect: { do: 'put', objects: 'objects', zone: 'hand' },
  },
  ...(['first', 'last'] as const).map((at): Act => {
    const end = at === 'first' ? 'top' : 'bottom';
    return {
      name: at === 'first' ? 'put-on-deck' : 'put-under-deck',
      title: `Put cards on the ${end} of their owners' decks`,
      to: ANYWHERE,
      objectsMax: CARDS_MAX,
      effect: { do: 'put', objects: 'objects', zone: 'deck', at },
    };
  }),
  {
    name: 'shuffle-into-deck',
    title: 'Shuffle cards into your deck',
    to: except(IN_DECK).map((filter) => ({ ...filter, of: 'you' as const })),
    objectsMax: CARDS_MAX,
    effect: sequence({ do: 'put', objects: 'objects', zone: 'deck', at: 'last' }, { do: 'shuffle' }),
  },
  {
    name: 'put-into-break-zone',
    title: 'Put cards into the Break Zone, which is no breaking',
    to: except(IN_BREAK_ZONE),
    objectsMax: CARDS_MAX,
    effect: { do: 'put', objects: 'objects', zone: 'break' },
  },
  {
    name: 'player-puts-into-break-zone',
    title: 'A player selects a Character of theirs and puts it into the Break Zone',
    player: true,
    effect: sequence(
      { do: 'choose', from: { whose: 'player' }, min: 1, max: 1, as: 'selected', who: 'player' },
      { do: 'put', objects: 'selected', zone: 'break' },
    ),
  },
  {
    name: 'remove',
    title: 'Remove cards from the game',
    to: except(REMOVED),
    objectsMax: CARDS_MAX,
    effect: { do: 'put', objects: 'objects', zone: 'removed' },
  },
  ...[false, true].map((dull): Act => ({
    name: dull ? 'play-onto-field-dull' : 'play-onto-field',
    title: `Play cards onto the field${dull ? ' dull' : ''}`,
    to: except(ON_FIELD),
    objectsMax: CARDS_MAX,
    effect: { do: 'play-onto-field', objects: 'objects', ...(dull && { dull }) },
  })),
  ...[false, true].map((free): Act => ({
    name: free ? 'cast-free' : 'cast',
    title: `Cast a card ${free ? 'without paying its cost' : 'and pay its cost'}`,
    to: except(ON_FIELD),
    effect: { do: 'cast', card: 'objects', ...(free && { free }) },
  })),
];
