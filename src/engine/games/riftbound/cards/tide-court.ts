import type { EventPattern } from '../../../kernel/index.js';
import type { MainDeckCard, RiftboundCard } from '../card.js';
import type { RiftboundAbility, RiftboundEffect } from '../vocabulary.js';
import {
  AT_BATTLEFIELD,
  deal,
  deathknell,
  ENEMY_UNIT,
  HERE,
  inTurn,
  moreMight,
  OWN_UNIT,
  RECRUIT,
  target,
  UNIT,
  WHEN_CONQUERED,
  WHEN_HELD,
  WHEN_PLAYED,
} from './phrases.js';

const YOU = { seat: { seat: 'you' } } as const;
const BUFF_SELF: RiftboundEffect = { do: 'buff', objects: 'self' };
const A_CARD: RiftboundEffect = { do: 'draw', count: 1 };

/** Once in a turn, however often it happens. */
const whenever = (on: EventPattern, effect: RiftboundEffect): RiftboundAbility => ({
  kind: 'triggered',
  name: `on-${on.event}`,
  oncePerTurn: true,
  on: [on],
  effect,
});

type Unit = Omit<Extract<MainDeckCard, { readonly type: 'unit' }>, 'type'>;
const unit = (card: Unit): RiftboundCard => ({ type: 'unit', ...card });
type Gear = Omit<Extract<MainDeckCard, { readonly type: 'gear' }>, 'type'>;
const gear = (card: Gear): RiftboundCard => ({ type: 'gear', ...card });

/** Invented, of calm and mind: they hide, recall and heal, and hear of what the cards of others do not. */
const court: readonly RiftboundCard[] = [
  {
    id: 'tide-court',
    name: 'Court of the Tides',
    type: 'legend',
    domains: ['calm', 'mind'],
    tags: ['Maren'],
    text: 'Exhausted, at any time, it adds a power of any domain.',
    abilities: [
      {
        kind: 'activated',
        name: 'ebb',
        timing: 'reaction',
        costs: [{ pay: 'exhaust' }],
        effect: { do: 'add', resource: 'universal', amount: 1 },
      },
    ],
  },
  unit({
    id: 'maren-keeper',
    name: 'Maren, Keeper of the Tides',
    supertype: 'champion',
    domains: ['calm'],
    energy: 3,
    might: 3,
    tags: ['Maren'],
    keywords: [{ keyword: 'hidden' }],
    text: 'While Mighty it has Tank and Shield 2. Once in a turn, as its player gains points, they buff it.',
    abilities: [
      {
        kind: 'static',
        name: 'high tide',
        affects: { self: true, numbers: { might: { min: 5 } } },
        changes: [
          { change: 'keyword', keyword: 'tank' },
          { change: 'keyword', keyword: 'shield', n: 2 },
        ],
      },
      whenever({ event: 'pointsGained', where: YOU }, BUFF_SELF),
    ],
  }),
];

const sailors: readonly RiftboundCard[] = [
  unit({
    id: 'harbour-pilot',
    name: 'Harbour Pilot',
    domains: ['mind'],
    energy: 2,
    might: 2,
    keywords: [{ keyword: 'ganking' }],
    text: 'It moves between battlefields. Once in a turn each: buffed as something is recalled or taken, a card as control is lost.',
    abilities: [
      whenever({ event: 'recalled' }, BUFF_SELF),
      whenever({ event: 'controlTaken', where: YOU }, BUFF_SELF),
      whenever({ event: 'controlLost', where: YOU }, A_CARD),
    ],
  }),
  unit({
    id: 'reef-surgeon',
    name: 'Reef Surgeon',
    domains: ['calm'],
    energy: 2,
    might: 1,
    keywords: [{ keyword: 'backline' }],
    text: 'Combat damage is assigned to it last. Played, it heals a unit. Once in a turn each: what is healed is buffed, what is stunned is dealt 1.',
    abilities: [
      {
        kind: 'triggered',
        name: 'on-play',
        on: WHEN_PLAYED,
        targets: [target(UNIT)],
        effect: { do: 'heal', objects: 'target' },
      },
      whenever({ event: 'healed', bind: { it: 'object' } }, { do: 'buff', objects: 'it' }),
      whenever({ event: 'stunned', bind: { it: 'object' } }, deal(1, 'it')),
    ],
  }),
  unit({
    id: 'lamp-keeper',
    name: 'Keeper of the Lamp',
    domains: ['mind'],
    energy: 3,
    might: 3,
    keywords: [{ keyword: 'vision' }, { keyword: 'deflect' }],
    text: 'Once in a turn each: ready as a buff is given, 1 more might as one is spent, a card as the deck is milled.',
    abilities: [
      whenever({ event: 'buffed' }, { do: 'ready', objects: 'self' }),
      whenever({ event: 'buffSpent' }, moreMight('self', 1)),
      whenever({ event: 'deckTrashed', where: YOU }, A_CARD),
    ],
  }),
  unit({
    id: 'rune-fisher',
    name: 'Fisher of Runes',
    domains: ['calm'],
    energy: 2,
    might: 2,
    text: 'Once in a turn each: healed as its player channels, 1 more might as they recycle.',
    abilities: [
      whenever({ event: 'channelled', where: YOU }, { do: 'heal', objects: 'self' }),
      whenever({ event: 'recycled', where: YOU }, moreMight('self', 1)),
    ],
  }),
  unit({
    id: 'quay-crier',
    name: 'Crier of the Quay',
    domains: ['calm'],
    energy: 3,
    might: 2,
    keywords: [{ keyword: 'accelerate' }],
    text: 'Played, it brings a Recruit. Once in a turn each: a token that enters is buffed, and one that is played heals this unit.',
    abilities: [
      {
        kind: 'triggered',
        name: 'on-play',
        on: WHEN_PLAYED,
        effect: { do: 'play-token', card: RECRUIT, count: 1, at: 'here' },
      },
      whenever({ event: 'tokenEntered', where: YOU }, BUFF_SELF),
      whenever({ event: 'tokenPlayed', where: YOU, bind: { it: 'object' } }, { do: 'buff', objects: 'it' }),
    ],
  }),
  unit({
    id: 'mirror-shoal',
    name: 'Shoal of Mirrors',
    domains: ['mind'],
    energy: 4,
    might: 1,
    text: 'Played, it becomes a copy of another unit until the turn ends.',
    abilities: [
      {
        kind: 'triggered',
        name: 'on-play',
        on: WHEN_PLAYED,
        targets: [target({ ...UNIT, self: false })],
        effect: {
          do: 'modify',
          objects: 'self',
          changes: [{ change: 'copy', of: 'target' }],
          until: 'endOfTurn',
        },
      },
    ],
  }),
  unit({
    id: 'drift-guardian',
    name: 'Guardian of the Drift',
    domains: ['calm'],
    energy: 4,
    might: 4,
    keywords: [{ keyword: 'tank' }],
    text: 'Instead of being killed at a battlefield it is healed, exhausted and recalled.',
    abilities: [
      {
        kind: 'replacement',
        name: 'adrift',
        on: { event: 'killed', where: { object: { object: { self: true, marks: { at: true } } } } },
        instead: {
          with: 'effect',
          effect: inTurn(
            { do: 'heal', objects: 'self' },
            { do: 'exhaust', objects: 'self' },
            { do: 'recall', objects: 'self' },
          ),
        },
      },
    ],
  }),
  unit({
    id: 'salt-wraith',
    name: 'Wraith of Salt',
    domains: ['mind'],
    energy: 1,
    might: 3,
    keywords: [{ keyword: 'temporary' }, { keyword: 'assault', n: 2 }],
    text: 'Killed as its player’s next turn begins. 2 more might as an attacker. Deathknell: an enemy unit is stunned.',
    abilities: [
      deathknell(
        inTurn(
          { do: 'choose', from: { ...ENEMY_UNIT, marks: { at: true } }, min: 1, max: 1, as: 'dazed' },
          { do: 'stun', objects: 'dazed' },
        ),
      ),
    ],
  }),
  unit({
    id: 'watch-of-the-ford',
    name: 'Watch of the Ford',
    domains: ['mind'],
    energy: 3,
    might: 3,
    keywords: [{ keyword: 'shield' }],
    text: 'Once in a turn each: 1 more might as a showdown or a combat begins, healed as a combat ends. For 1 energy and its buff it is ready.',
    abilities: [
      whenever({ event: 'showdownOpened' }, moreMight('self', 1)),
      whenever({ event: 'combatBegan' }, moreMight('self', 1)),
      whenever({ event: 'combatEnded' }, { do: 'heal', objects: 'self' }),
      {
        kind: 'activated',
        name: 'rally',
        costs: [{ pay: 'spend-this-buff' }, { pay: 'energy', n: 1 }],
        effect: { do: 'ready', objects: 'self' },
      },
    ],
  }),
];

const tools: readonly RiftboundCard[] = [
  gear({
    id: 'old-anchor',
    name: 'Old Anchor',
    domains: ['calm'],
    energy: 2,
    text: 'Killed: a unit at a battlefield is recalled.',
    abilities: [
      {
        kind: 'activated',
        name: 'weigh',
        timing: 'action',
        costs: [{ pay: 'kill-this' }],
        targets: [target(AT_BATTLEFIELD)],
        effect: { do: 'recall', objects: 'target' },
      },
    ],
  }),
  gear({
    id: 'wreck-divers-bell',
    name: 'Diver’s Bell',
    domains: ['mind'],
    energy: 1,
    keywords: [{ keyword: 'unique' }],
    text: 'Exhausted, with a card of the trash recycled: the top card of the deck goes to the trash. Recycled itself: a card.',
    abilities: [
      {
        kind: 'activated',
        name: 'dive',
        costs: [{ pay: 'exhaust' }, { pay: 'recycle', count: 1 }],
        effect: { do: 'trash-top', count: 1 },
      },
      { kind: 'activated', name: 'sink', costs: [{ pay: 'energy', n: 1 }, { pay: 'recycle-this' }], effect: A_CARD },
    ],
  }),
  gear({
    id: 'press-gang',
    name: 'Press Gang',
    domains: ['calm'],
    energy: 1,
    text: 'With another unit exhausted: a card. With one killed: 2 cards. With a buff spent: an energy.',
    abilities: [
      {
        kind: 'activated',
        name: 'shanghai',
        costs: [{ pay: 'exhaust' }, { pay: 'exhaust-others', count: 1, of: UNIT }],
        effect: A_CARD,
      },
      {
        kind: 'activated',
        name: 'keelhaul',
        costs: [{ pay: 'exhaust' }, { pay: 'kill', count: 1, of: UNIT }],
        effect: { do: 'draw', count: 2 },
      },
      {
        kind: 'activated',
        name: 'double pay',
        timing: 'reaction',
        costs: [{ pay: 'exhaust' }, { pay: 'spend-buffs', count: 1 }],
        effect: { do: 'add', resource: 'energy', amount: 1 },
      },
    ],
  }),
  gear({
    id: 'drowned-crown',
    name: 'Drowned Crown',
    domains: ['mind'],
    energy: 3,
    keywords: [{ keyword: 'unique' }],
    text: 'Once in a turn each: a card as an item is countered or a card returns to a hand, a point as another player burns out, and a rune as a card of its player is trashed.',
    abilities: [
      whenever({ event: 'countered' }, A_CARD),
      whenever({ event: 'returned' }, A_CARD),
      whenever({ event: 'burnedOut', where: { seat: { seat: 'opponents' } } }, { do: 'gain-points', count: 1 }),
      whenever({ event: 'trashed' }, { do: 'channel', count: 1, exhausted: true }),
    ],
  }),
];

const tides: readonly RiftboundCard[] = [
  {
    id: 'undertow',
    name: 'Undertow',
    type: 'spell',
    domains: ['mind'],
    energy: 2,
    keywords: [{ keyword: 'reaction' }],
    text: 'A spell is countered.',
    targets: [target({ zone: 'chain', is: ['spell'] })],
    effect: { do: 'counter', objects: 'target' },
    abilities: [],
  },
  {
    id: 'spring-tide',
    name: 'Spring Tide',
    type: 'spell',
    domains: ['calm'],
    energy: 2,
    keywords: [{ keyword: 'action' }],
    text: 'Do this twice: 2 damage to a unit at a battlefield.',
    effect: { do: 'do-this', times: 2, targets: [target(AT_BATTLEFIELD)], effect: deal(2) },
    abilities: [],
  },
  {
    id: 'neap-tide',
    name: 'Neap Tide',
    type: 'spell',
    domains: ['calm'],
    energy: 1,
    keywords: [{ keyword: 'hidden' }, { keyword: 'action' }],
    text: 'Up to 2 cards of the player’s trash are recycled; the buff of a friendly unit is spent for 2 cards.',
    effect: inTurn(
      { do: 'choose', from: { zone: 'trash', of: 'you' }, min: 0, max: 2, as: 'cards' },
      { do: 'recycle', objects: 'cards' },
      { do: 'choose', from: { ...OWN_UNIT, marks: { buff: true } }, min: 0, max: 1, as: 'spender' },
      { do: 'spend-buff', objects: 'spender', as: 'spent' },
      { do: 'if', condition: { more: { size: 'spent' }, than: 0 }, then: { do: 'draw', count: 2 } },
    ),
    abilities: [],
  },
  {
    id: 'tidal-gate',
    name: 'Tidal Gate',
    type: 'battlefield',
    domains: [],
    text: 'When its player conquers here, they stun a unit here.',
    abilities: [
      {
        kind: 'triggered',
        name: 'conquer',
        on: WHEN_CONQUERED,
        targets: [target(HERE)],
        effect: { do: 'stun', objects: 'target' },
      },
    ],
  },
  {
    id: 'moonlit-quay',
    name: 'Moonlit Quay',
    type: 'battlefield',
    domains: [],
    text: 'When its player holds here, they heal a unit here.',
    abilities: [
      {
        kind: 'triggered',
        name: 'hold',
        on: WHEN_HELD,
        targets: [target(HERE)],
        effect: { do: 'heal', objects: 'target' },
      },
    ],
  },
  {
    id: 'drowned-bridge',
    name: 'Drowned Bridge',
    type: 'battlefield',
    domains: [],
    text: 'Units here have Ganking.',
    abilities: [{ kind: 'static', name: 'ford', affects: HERE, changes: [{ change: 'keyword', keyword: 'ganking' }] }],
  },
];

export const tideCourt: readonly RiftboundCard[] = [...court, ...sailors, ...tools, ...tides];
