/**
 * What the state of a game of Riftbound holds beside its zones, by the rulebook's names, and the questions that rule code asks
 * of it.
 */
import {
  invariant,
  isPlaying,
  objectIn,
  objectOf,
  objectsIn,
  seatsFrom,
  zoneOf,
  type Game,
  type ObjectId,
  type Seat,
} from '../../kernel/index.js';
import { DOMAINS, isRiftboundCard, type Domain, type RiftboundCard } from './card.js';

const POOL = { initial: 0, asked: false } as const;

/** A player's record: points; the rune pool (160), with power of no certain domain (157.2.b); turns begun so far. */
export const PLAYER = {
  points: { initial: 0 },
  energy: POOL,
  fury: POOL,
  calm: POOL,
  mind: POOL,
  body: POOL,
  chaos: POOL,
  order: POOL,
  universal: POOL,
  turns: { initial: 0, asked: false },
} as const;

export const MARKS = {
  exhausted: { is: 'flag' },
  /** The battlefield that a permanent is at; without it, it is in its controller's base. */
  at: { is: 'object' },
  /** Of a battlefield: somebody controls it. */
  controlled: { is: 'flag' },
  /** Of an item of the chain: it is not finalized yet. */
  pending: { is: 'flag', asked: false, placed: false },
} as const;

export const PHASES = ['awaken', 'beginning', 'channel', 'draw', 'action', 'ending'] as const;
export type Phase = (typeof PHASES)[number];

/** What a rune pool holds. */
export const RESOURCES = ['energy', ...DOMAINS, 'universal'] as const;
export type Resource = (typeof RESOURCES)[number];

const numberField = (game: Pick<Game, 'state'>, seat: Seat, field: keyof typeof PLAYER): number => {
  const value = game.state.players[seat]?.[field];
  return typeof value === 'number' ? value : 0;
};

export const pointsOf = (game: Game, seat: Seat): number => numberField(game, seat, 'points');
/** 160: what a player has in the rune pool. */
export const poolOf = (game: Pick<Game, 'state'>, seat: Seat, resource: Resource): number =>
  numberField(game, seat, resource);
/** How many turns a player has begun, this one included. */
export const turnsOf = (game: Game, seat: Seat): number => numberField(game, seat, 'turns');

/** Those who play, in turn order from this one. */
export const inTurnOrder = (game: Game, from: Seat = game.state.turn.active): readonly Seat[] => seatsFrom(game, from);
export const nextInTurnOrder = (game: Game, from: Seat): Seat => {
  const { seats } = game.state;
  const start = seats.indexOf(from);
  const next = [...seats.slice(start + 1), ...seats.slice(0, start + 1)].find((seat) => isPlaying(game, seat));
  invariant(next !== undefined, 'somebody still plays');
  return next;
};

export const isExhausted = (game: Game, id: ObjectId): boolean => objectIn(game, id)?.marks['exhausted'] === true;
/** The battlefield that it is at, or null in a base. */
export const battlefieldAt = (game: Game, id: ObjectId): ObjectId | null => {
  const { at } = objectIn(game, id)?.marks ?? {};
  return typeof at === 'string' ? at : null;
};

export const handOf = (game: Game, seat: Seat): readonly ObjectId[] => objectsIn(game, zoneOf(seat, 'hand'));
export const mainDeckOf = (game: Game, seat: Seat): readonly ObjectId[] => objectsIn(game, zoneOf(seat, 'mainDeck'));
export const runeDeckOf = (game: Game, seat: Seat): readonly ObjectId[] => objectsIn(game, zoneOf(seat, 'runeDeck'));
export const runesOf = (game: Game, seat: Seat): readonly ObjectId[] => objectsIn(game, zoneOf(seat, 'runes'));
export const boardOfSeat = (game: Game, seat: Seat): readonly ObjectId[] => objectsIn(game, zoneOf(seat, 'board'));
export const legendOf = (game: Game, seat: Seat): readonly ObjectId[] => objectsIn(game, zoneOf(seat, 'legend'));
export const championOf = (game: Game, seat: Seat): readonly ObjectId[] => objectsIn(game, zoneOf(seat, 'champion'));
export const spareBattlefieldsOf = (game: Game, seat: Seat): readonly ObjectId[] =>
  objectsIn(game, zoneOf(seat, 'spareBattlefields'));
export const chainOf = (game: Game): readonly ObjectId[] => objectsIn(game, 'chain');
/** All battlefields, in the order of those who brought them. */
export const battlefieldsOf = (game: Game): readonly ObjectId[] => {
  const { seats } = game.state;
  const all = seats.flatMap((seat) => objectsIn(game, zoneOf(seat, 'battlefields')));
  const placeOf = (id: ObjectId): number => seats.indexOf(objectOf(game, id).owner);
  return all.toSorted((one, other) => placeOf(one) - placeOf(other));
};
/** 182.2: null where nobody controls the battlefield. */
export const controllerOf = (game: Game, battlefield: ObjectId): Seat | null => {
  const { controller, marks } = objectOf(game, battlefield);
  return marks['controlled'] === true ? controller : null;
};

/** The printed card of an object's face. */
export const cardOf = (game: Pick<Game, 'rules' | 'state'>, id: ObjectId): RiftboundCard => {
  const { definition } = game.rules.card(objectOf(game, id).definition);
  invariant(isRiftboundCard(definition), `${definition.id} is a card of Riftbound`);
  return definition;
};

/** The domain of a basic rune (158). */
export const domainOfRune = (game: Pick<Game, 'rules' | 'state'>, rune: ObjectId): Domain => {
  const [domain] = cardOf(game, rune).domains;
  invariant(domain !== undefined, 'a rune has a domain');
  return domain;
};
