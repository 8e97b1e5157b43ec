import type { Filter, ManualAct } from '../../kernel/index.js';
import type { AshesEffect } from './vocabulary.js';

/**
 * What a player may do to carry out a text that nobody has scripted. Each is an effect of the card language, so that all
 * that follows from it (windows, destruction, triggers) follows as from any other effect.
 */
export type Act = ManualAct<AshesEffect>;

const UNITS: Filter = { is: ['unit'] };
const HURT: Filter = { anyOf: ['unit', 'phoenixborn'] };

/** No text does more at once; what does is several acts. */
const CARDS_MAX = 20;
const NUMBER_MAX = 20;

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
    to: [{ zone: 'hand', of: 'you' }],
    objectsMax: CARDS_MAX,
    effect: { do: 'reveal', objects: 'objects' },
  },
];

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
  ...tokens,
  ...(['attack', 'life', 'recover'] as const).flatMap(valueActs),
];
