import type { Filter, ManualAct } from '../../kernel/index.js';
import type { AshesEffect } from './vocabulary.js';

/**
 * What a player may do to carry out a text without a script. Each act is an effect of the card language, so windows,
 * destruction and triggers apply to it as to any other effect.
 */
export type Act = ManualAct<AshesEffect>;

const UNITS: Filter = { is: ['unit'] };
const OWN_HAND: Filter = { zone: 'hand', of: 'you' };
const IN_DISCARD: Filter = { zone: 'discardPile' };
const HURT: Filter = { anyOf: ['unit', 'phoenixborn'] };

/** No text does more at once; what does is several acts. */
const CARDS_MAX = 20;
const NUMBER_MAX = 20;
const DICE_MAX = 10;

const number = { bound: 'number' };

const cards: readonly Act[] = [
  {
    name: 'draw',
    title: 'A player draws cards',
    player: true,
    numberMax: NUMBER_MAX,
    effect: { do: 'draw', count: number, player: 'player' },
  },
  {
    name: 'look-at-top',
    title: 'Look at the top cards of your draw pile',
    numberMax: NUMBER_MAX,
    effect: {
      do: 'sequence',
      of: [
        { do: 'top-of-deck', count: number, as: 'top' },
        { do: 'look-at', objects: 'top' },
      ],
    },
  },
  {
    name: 'reveal-top',
    title: 'Reveal the top cards of your draw pile',
    numberMax: NUMBER_MAX,
    effect: {
      do: 'sequence',
      of: [
        { do: 'top-of-deck', count: number, as: 'top' },
        { do: 'reveal', objects: 'top' },
      ],
    },
  },
  {
    name: 'reveal',
    title: 'Reveal cards of your hand',
    to: [OWN_HAND],
    objectsMax: CARDS_MAX,
    effect: { do: 'reveal', objects: 'objects' },
  },
];

const moves: readonly Act[] = [
  {
    name: 'discard',
    title: 'A player discards cards from hand',
    player: true,
    numberMax: NUMBER_MAX,
    effect: { do: 'discard', count: number, player: 'player' },
  },
  {
    name: 'discard-top',
    title: 'A player discards the top cards of the draw pile',
    player: true,
    numberMax: NUMBER_MAX,
    effect: { do: 'discard-top', count: number, player: 'player' },
  },
  {
    name: 'discard-from-play',
    title: 'Discard cards in play, which are not destroyed',
    to: [{ isNot: ['phoenixborn'] }],
    objectsMax: CARDS_MAX,
    effect: { do: 'discard-from-play', objects: 'objects' },
  },
  {
    name: 'to-hand',
    title: "Put cards into their owners' hands",
    to: [{ isNot: ['phoenixborn'] }, IN_DISCARD],
    objectsMax: CARDS_MAX,
    effect: { do: 'to-hand', objects: 'objects' },
  },
  {
    name: 'conjure',
    title: 'Place conjurations onto your battlefield',
    to: [{ zone: 'conjurationPile', of: 'you', is: ['conjuration'] }],
    objectsMax: CARDS_MAX,
    effect: { do: 'summon-back', objects: 'objects' },
  },
  {
    name: 'remove-from-game',
    title: 'Remove cards from the game',
    to: [{ isNot: ['phoenixborn'] }, IN_DISCARD, OWN_HAND],
    objectsMax: CARDS_MAX,
    effect: { do: 'remove-from-game', objects: 'objects' },
  },
];

const dice: readonly Act[] = [
  { do: 'raise-dice', title: 'Raise dice of a player by one level' } as const,
  { do: 'lower-dice', title: 'Lower dice of a player by one level' } as const,
  { do: 'set-dice', title: 'Turn dice of a player to any side' } as const,
].map(({ do: word, title }): Act => ({
  name: word,
  title,
  player: true,
  numberMax: DICE_MAX,
  effect: { do: word, count: number, player: 'player', upTo: true },
}));

const REMOVED = [
  { mark: 'wounds', title: 'Remove wound tokens' },
  { mark: 'exhaustion', title: 'Remove exhaustion tokens' },
  { mark: 'status', title: 'Remove status tokens' },
] as const;

const tokens: readonly Act[] = [
  {
    name: 'deal-damage',
    title: 'Deal damage',
    to: [HURT],
    objectsMax: CARDS_MAX,
    numberMax: NUMBER_MAX,
    effect: { do: 'deal', objects: 'objects', amount: number },
  },
  {
    name: 'place-wounds',
    title: 'Place wound tokens',
    to: [HURT],
    objectsMax: CARDS_MAX,
    numberMax: NUMBER_MAX,
    effect: { do: 'place-wounds', objects: 'objects', count: number },
  },
  {
    name: 'exhaust',
    title: 'Place an exhaustion token',
    to: [{}],
    objectsMax: CARDS_MAX,
    effect: { do: 'exhaust', objects: 'objects' },
  },
  {
    name: 'place-status',
    title: 'Place status tokens',
    to: [{}],
    objectsMax: CARDS_MAX,
    numberMax: NUMBER_MAX,
    effect: { do: 'place-status', objects: 'objects', count: number },
  },
  ...REMOVED.map(({ mark, title }): Act => ({
    name: `remove-${mark}`,
    title,
    to: [{ marks: { [mark]: true } }],
    objectsMax: CARDS_MAX,
    numberMax: NUMBER_MAX,
    effect: { do: `remove-${mark}`, objects: 'objects', count: number },
  })),
  {
    name: 'destroy',
    title: 'Destroy units',
    to: [UNITS],
    objectsMax: CARDS_MAX,
    effect: { do: 'destroy', objects: 'objects' },
  },
];

/** A value of units goes up or down for a while. */
const valueActs = (name: 'attack' | 'life' | 'recover'): readonly Act[] =>
  [
    { verb: 'add', sign: '+', add: number },
    { verb: 'reduce', sign: '-', add: { bound: 'number', times: -1 } },
  ].flatMap(({ verb, sign, add }) =>
    [
      { when: 'this-turn', until: 'endOfTurn' },
      { when: 'this-round', until: 'endOfRound' },
    ].map(({ when, until }): Act => ({
      name: `${verb}-${name}-${when}`,
      title: `Units get ${sign}N ${name} ${when.replaceAll('-', ' ')}`,
      to: [UNITS],
      objectsMax: CARDS_MAX,
      numberMax: NUMBER_MAX,
      effect: { do: 'modify', objects: 'objects', changes: [{ change: 'number', name, add }], until },
    })),
  );

export const manualActs: readonly Act[] = [
  ...cards,
  ...moves,
  ...dice,
  ...tokens,
  { name: 'allow-side-action', title: 'One more side action this turn', effect: { do: 'extra-side-action' } },
  ...(['attack', 'life', 'recover'] as const).flatMap(valueActs),
];
