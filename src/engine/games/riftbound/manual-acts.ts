import type { Filter, ManualAct } from '../../kernel/index.js';
import type { RiftboundEffect } from './vocabulary.js';

/**
 * What a player may do to carry out a text without a script. Each act is an effect of the card language, so cleanups,
 * triggers and control apply to it as to any other effect.
 */
type Act = ManualAct<RiftboundEffect>;

const UNITS: Filter = { is: ['unit'] };
const PERMANENTS: Filter = { is: ['permanent'] };
const OWN_HAND: Filter = { zone: 'hand', of: 'you' };
const TRASH: Filter = { zone: 'trash' };
const RUNES: Filter = { zone: 'runes' };
const CHAIN: Filter = { zone: 'chain' };

/** No text does more at once; what does is several acts. */
const CARDS_MAX = 20;
const NUMBER_MAX = 20;

const number = { bound: 'number' };
const sequence = (...of: readonly RiftboundEffect[]): RiftboundEffect => ({ do: 'sequence', of });

const toEach = (name: string, title: string, to: readonly Filter[], effect: RiftboundEffect): Act => ({
  name,
  title,
  to,
  objectsMax: CARDS_MAX,
  effect,
});

const cards: readonly Act[] = [
  {
    name: 'draw',
    title: 'A player draws cards',
    player: true,
    numberMax: NUMBER_MAX,
    effect: { do: 'draw', count: number, player: 'player' },
  },
  toEach('discard', 'Discard cards from your hand', [OWN_HAND], { do: 'discard', objects: 'objects' }),
  {
    name: 'player-discards',
    title: 'A player chooses and discards cards',
    player: true,
    numberMax: NUMBER_MAX,
    effect: sequence(
      { do: 'choose', from: { zone: 'hand', whose: 'player' }, min: number, max: number, as: 'chosen', who: 'player' },
      { do: 'discard', objects: 'chosen' },
    ),
  },
  {
    name: 'look-at-top',
    title: 'Look at the top cards of your main deck',
    numberMax: NUMBER_MAX,
    effect: sequence({ do: 'top-of-deck', count: number, as: 'top' }, { do: 'look-at', objects: 'top' }),
  },
  {
    name: 'reveal-top',
    title: 'Reveal the top cards of your main deck',
    numberMax: NUMBER_MAX,
    effect: sequence({ do: 'top-of-deck', count: number, as: 'top' }, { do: 'reveal', objects: 'top' }),
  },
  toEach('reveal', 'Reveal cards of your hand', [OWN_HAND], { do: 'reveal', objects: 'objects' }),
  toEach('recycle', 'Recycle cards', [OWN_HAND, TRASH, RUNES, PERMANENTS], { do: 'recycle', objects: 'objects' }),
  toEach('return', "Put cards into their owners' hands", [PERMANENTS, TRASH], { do: 'return', objects: 'objects' }),
  toEach('banish', 'Banish cards', [PERMANENTS, TRASH, OWN_HAND], { do: 'banish', objects: 'objects' }),
  {
    name: 'play-free',
    title: 'Play a card without its base cost',
    to: [OWN_HAND, TRASH],
    effect: { do: 'play', card: 'objects', ignoring: 'cost' },
  },
];

const resources: readonly Act[] = [
  ...[false, true].map((exhausted): Act => ({
    name: exhausted ? 'channel-exhausted' : 'channel',
    title: `A player channels runes${exhausted ? ' exhausted' : ''}`,
    player: true,
    numberMax: NUMBER_MAX,
    effect: { do: 'channel', count: number, player: 'player', ...(exhausted && { exhausted }) },
  })),
  ...(['energy', 'fury', 'calm', 'mind', 'body', 'chaos', 'order', 'universal'] as const).map((resource): Act => ({
    name: `add-${resource}`,
    title: `A player adds ${resource === 'energy' ? 'energy' : `${resource} power`}`,
    player: true,
    numberMax: NUMBER_MAX,
    effect: { do: 'add', resource, amount: number, player: 'player' },
  })),
];

const board: readonly Act[] = [
  {
    name: 'deal',
    title: 'Deal damage to units',
    to: [UNITS],
    objectsMax: CARDS_MAX,
    numberMax: NUMBER_MAX,
    effect: { do: 'deal', objects: 'objects', amount: number },
  },
  toEach('kill', 'Kill permanents', [PERMANENTS], { do: 'kill', objects: 'objects' }),
  toEach('heal', 'Heal units', [UNITS], { do: 'heal', objects: 'objects' }),
  toEach('buff', 'Buff units', [UNITS], { do: 'buff', objects: 'objects' }),
  toEach('spend-buff', 'Spend the buffs of units', [UNITS], { do: 'spend-buff', objects: 'objects' }),
  toEach('stun', 'Stun units', [UNITS], { do: 'stun', objects: 'objects' }),
  toEach('ready', 'Ready objects', [{}], { do: 'ready', objects: 'objects' }),
  toEach('exhaust', 'Exhaust objects', [{}], { do: 'exhaust', objects: 'objects' }),
  toEach('move-to-base', 'Move units to their base', [UNITS], { do: 'move', objects: 'objects' }),
  {
    name: 'move-to-battlefield',
    title: 'Move a unit to a battlefield that you choose',
    to: [UNITS],
    effect: sequence(
      { do: 'choose', from: { is: ['battlefield'] }, min: 1, max: 1, as: 'there' },
      { do: 'move', objects: 'objects', to: 'there' },
    ),
  },
  toEach('counter', 'Counter what is on the chain', [CHAIN], { do: 'counter', objects: 'objects' }),
  ...(['more', 'less'] as const).map((which): Act => ({
    name: `${which}-might`,
    title: `Units have N ${which} might this turn`,
    to: [UNITS],
    objectsMax: CARDS_MAX,
    numberMax: NUMBER_MAX,
    effect: {
      do: 'modify',
      objects: 'objects',
      changes: [{ change: 'number', name: 'might', add: { bound: 'number', times: which === 'more' ? 1 : -1 } }],
      until: 'endOfTurn',
    },
  })),
];

export const manualActs: readonly Act[] = [...cards, ...resources, ...board];
