import type { Filter, ManualAct } from '../../kernel/index.js';
import type { FftcgEffect } from './vocabulary.js';

const ON_FIELD: Filter = {};
const FORWARDS: Filter = { is: ['forward'] };
const IN_HAND: Filter = { zone: 'hand', of: 'you' };
const IN_BREAK_ZONE: Filter = { zone: 'break' };

const CARDS_MAX = 20;
const number = { bound: 'number' };

/** What a player may do to carry out a text that nobody has scripted. */
export const manualActs: readonly ManualAct<FftcgEffect>[] = [
  {
    name: 'draw',
    title: 'A player draws cards',
    player: true,
    numberMax: 50,
    effect: { do: 'draw', count: number, who: 'player' },
  },
  {
    name: 'discard',
    title: 'Discard cards from your hand',
    to: [IN_HAND],
    objectsMax: CARDS_MAX,
    effect: { do: 'discard', objects: 'objects' },
  },
  {
    name: 'deal-damage',
    title: 'Deal damage to Forwards',
    to: [FORWARDS],
    objectsMax: CARDS_MAX,
    numberMax: 99_000,
    effect: { do: 'deal', objects: 'objects', amount: number },
  },
  {
    name: 'break',
    title: 'Break Characters',
    to: [ON_FIELD],
    objectsMax: CARDS_MAX,
    effect: { do: 'break', objects: 'objects' },
  },
  {
    name: 'activate',
    title: 'Activate Characters',
    to: [ON_FIELD],
    objectsMax: CARDS_MAX,
    effect: { do: 'activate', objects: 'objects' },
  },
  {
    name: 'dull',
    title: 'Dull Characters',
    to: [ON_FIELD],
    objectsMax: CARDS_MAX,
    effect: { do: 'dull', objects: 'objects' },
  },
  {
    name: 'freeze',
    title: 'Freeze Characters',
    to: [ON_FIELD],
    objectsMax: CARDS_MAX,
    effect: { do: 'freeze', objects: 'objects' },
  },
  {
    name: 'put-into-hand',
    title: "Put cards into their owners' hands",
    to: [ON_FIELD, IN_BREAK_ZONE],
    objectsMax: CARDS_MAX,
    effect: { do: 'put', objects: 'objects', zone: 'hand' },
  },
  {
    name: 'remove',
    title: 'Remove cards from the game',
    to: [ON_FIELD, IN_BREAK_ZONE, IN_HAND],
    objectsMax: CARDS_MAX,
    effect: { do: 'put', objects: 'objects', zone: 'removed' },
  },
  {
    name: 'play-onto-field',
    title: 'Play a card onto the field',
    to: [IN_HAND, IN_BREAK_ZONE],
    effect: { do: 'play-onto-field', objects: 'objects' },
  },
];
