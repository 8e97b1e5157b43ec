/**
 * What the state of a game of Riftbound holds beside its zones, by the rulebook's names, and the questions that rule
 * code asks of it.
 */
import {
  factsOf,
  hasTag,
  invariant,
  isPlaying,
  memoized,
  numberOf,
  objectIn,
  objectOf,
  objectsIn,
  teamOf,
  zoneOf,
  type Game,
  type ObjectId,
  type Seat,
} from '../../kernel/index.js';
import { DOMAINS, isRiftboundCard, type Domain, type RiftboundCard } from './printed.js';

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
  /** What Hunt gives and Level asks for. */
  experience: { initial: 0 },
  turns: { initial: 0 },
} as const;

export const MARKS = {
  exhausted: { is: 'flag' },
  /** The battlefield that a permanent or a facedown card is at; a permanent without it is in its controller's base. */
  at: { is: 'object' },
  /** The unit to which an equipment is attached. */
  attachedTo: { is: 'object' },
  damage: { is: 'count' },
  /** What has dealt that damage. */
  damagedBy: { is: 'object', asked: false, placed: false },
  stunned: { is: 'flag' },
  buff: { is: 'flag' },
  attacking: { is: 'flag' },
  defending: { is: 'flag' },
  /** It has attacked or defended in the combat that is under way. */
  inCombat: { is: 'flag', asked: false, placed: false },
  /** A battlefield that somebody controls. */
  controlled: { is: 'flag' },
  /** The seat that contests a battlefield (182.3.a). No effect can refer to it. */
  contested: { is: 'seat', asked: false },
  /** A battlefield whose owner has left the game (652.2.a). */
  blank: { is: 'flag', asked: false },
  /** The turn in which a facedown card was hidden. */
  hiddenIn: { is: 'count', asked: false },
  /** The battlefield from which a facedown card was played. */
  cameFrom: { is: 'object', placed: false },
  /** What has banished a card, if a text asks for what was banished with it. */
  banishedWith: { is: 'object', placed: false },
  /** A card on the chain that was in its player's hand before. */
  fromHand: { is: 'flag', placed: false },
  /** The energy that was spent to play a card on the chain. */
  energySpent: { is: 'count', asked: false, placed: false },
  /** A spell on the chain that an effect has go under the deck as it has been played. */
  recycledAfter: { is: 'flag', asked: false, placed: false },
  /** An item of the chain that is finalized, so no longer pending (394.1). */
  finalized: { is: 'flag', asked: false, placed: false },
} as const;

export const PHASES = ['awaken', 'beginning', 'channel', 'draw', 'action', 'ending'] as const;
export type Phase = (typeof PHASES)[number];

/** What a rune pool holds. */
export const RESOURCES = ['energy', ...DOMAINS, 'universal'] as const;
export type Resource = (typeof RESOURCES)[number];
/** What texts add for one use alone. A pool holds it from the time when a text has added some. */
export const LIMITED = ['spellEnergy', 'spellPower', 'gearPower', 'showdownEnergy'] as const;
export type Limited = (typeof LIMITED)[number];

/** Turns that a text has added for a player. A player has the number from the time when a text has added one. */
export const TURNS_ADDED = 'turnsAdded';

const numberField = (
  game: Pick<Game, 'state'>,
  seat: Seat,
  field: keyof typeof PLAYER | Limited | typeof TURNS_ADDED,
): number => {
  const value = game.state.players[seat]?.[field];
  return typeof value === 'number' ? value : 0;
};

export const pointsOf = (game: Game, seat: Seat): number => numberField(game, seat, 'points');
export const experienceOf = (game: Game, seat: Seat): number => numberField(game, seat, 'experience');
/** 160: what a player has in the rune pool. */
export const poolOf = (game: Pick<Game, 'state'>, seat: Seat, resource: Resource | Limited): number =>
  numberField(game, seat, resource);
/** How many turns a player has begun, this one included. */
export const turnsOf = (game: Game, seat: Seat): number => numberField(game, seat, 'turns');

/** How many of them are still to come. */
export const turnsAddedFor = (game: Pick<Game, 'state'>, seat: Seat): number => numberField(game, seat, TURNS_ADDED);

/** In which order turns come: clockwise, but with teams one of each in turn, however they sit (462.5.b). */
const turnOrder = ({ state: { seats, teams = [] } }: Pick<Game, 'state'>): readonly Seat[] => {
  if (teams.length === 0) return seats;
  const places = Math.max(...teams.map((team) => team.length));
  return Array.from({ length: places }, (_, at) => teams.flatMap((team) => team[at] ?? [])).flat();
};

/** The players still in the game, in turn order from this one. */
export const inTurnOrder = (game: Game, from: Seat = game.state.turn.active): readonly Seat[] =>
  seatsAfter(game, from, 0);
export const nextInTurnOrder = (game: Game, from: Seat): Seat => {
  const [next] = seatsAfter(game, from, 1);
  invariant(next !== undefined, 'somebody still plays');
  return next;
};

const seatsAfter = (game: Pick<Game, 'state'>, from: Seat, skipped: number): readonly Seat[] => {
  const seats = turnOrder(game);
  const start = seats.indexOf(from) + skipped;
  return [...seats.slice(start), ...seats.slice(0, start)].filter((seat) => isPlaying(game, seat));
};

export const isExhausted = (game: Game, id: ObjectId): boolean => objectIn(game, id)?.marks['exhausted'] === true;
/** The battlefield that it is at, or null in a base. */
export const battlefieldAt = (game: Game, id: ObjectId): ObjectId | null => {
  const { at } = objectIn(game, id)?.marks ?? {};
  return typeof at === 'string' ? at : null;
};

/** The unit to which an equipment is attached, or null. */
export const attachedTo = (game: Game, id: ObjectId): ObjectId | null => {
  const unit = objectIn(game, id)?.marks['attachedTo'];
  return typeof unit === 'string' ? unit : null;
};

/** 308, 309: closed while anything is on the chain. */
export const isClosed = (game: Pick<Game, 'state'>): boolean => chainOf(game).length > 0;
/** 309: a showdown is under way. */
export const isShowdown = ({ state }: Pick<Game, 'state'>): boolean =>
  state.frames.some(({ procedure }) => procedure === 'showdown');

export const handOf = (game: Game, seat: Seat): readonly ObjectId[] => objectsIn(game, zoneOf(seat, 'hand'));
export const mainDeckOf = (game: Game, seat: Seat): readonly ObjectId[] => objectsIn(game, zoneOf(seat, 'mainDeck'));
export const runeDeckOf = (game: Game, seat: Seat): readonly ObjectId[] => objectsIn(game, zoneOf(seat, 'runeDeck'));
export const runesOf = (game: Game, seat: Seat): readonly ObjectId[] => objectsIn(game, zoneOf(seat, 'runes'));
export const boardOfSeat = (game: Game, seat: Seat): readonly ObjectId[] => objectsIn(game, zoneOf(seat, 'board'));
export const legendOf = (game: Game, seat: Seat): readonly ObjectId[] => objectsIn(game, zoneOf(seat, 'legend'));
export const championOf = (game: Game, seat: Seat): readonly ObjectId[] => objectsIn(game, zoneOf(seat, 'champion'));
export const spareBattlefieldsOf = (game: Game, seat: Seat): readonly ObjectId[] =>
  objectsIn(game, zoneOf(seat, 'spareBattlefields'));
/** The items of the chain, the newest last. */
export const chainOf = (game: Pick<Game, 'state'>): readonly ObjectId[] => objectsIn(game, 'chain');
/** All battlefields, in the order of the players who brought them. */
export const battlefieldsOf = memoized((game): readonly ObjectId[] => {
  const { seats } = game.state;
  const all = seats.flatMap((seat) => objectsIn(game, zoneOf(seat, 'battlefields')));
  const placeOf = (id: ObjectId): number => seats.indexOf(objectOf(game, id).owner);
  return all.toSorted((one, other) => placeOf(one) - placeOf(other));
});
/** Who controls a permanent. */
export const objectControllerOf = (game: Game, id: ObjectId): Seat => objectOf(game, id).controller;
/** 182.2: null if the battlefield has no controller. */
export const controllerOf = (game: Game, battlefield: ObjectId): Seat | null => {
  const { controller, marks } = objectOf(game, battlefield);
  return marks['controlled'] === true ? controller : null;
};

/** 182.3.a: who has contested the control of the battlefield. */
export const contesterOf = (game: Game, battlefield: ObjectId): Seat | null => {
  const { contested } = objectOf(game, battlefield).marks;
  return typeof contested === 'string' ? contested : null;
};

export const playersOf = ({ state }: Pick<Game, 'state'>): readonly Seat[] =>
  state.seats.filter((seat) => isPlaying({ state }, seat));
/** Everybody plays against everybody who is not a teammate. */
export const areOpponents = ({ state }: Pick<Game, 'state'>, one: Seat, other: Seat): boolean =>
  !teamOf(state, one).includes(other);
export const opponentsOf = (game: Game, seat: Seat): readonly Seat[] =>
  inTurnOrder(game, seat).filter((other) => areOpponents(game, seat, other));

/** The facedown cards of a player. */
export const facedownOf = (game: Game, seat: Seat): readonly ObjectId[] => objectsIn(game, zoneOf(seat, 'facedown'));
/** The same of everybody who plays. */
export const facedownCards = (game: Game): readonly ObjectId[] =>
  playersOf(game).flatMap((seat) => facedownOf(game, seat));

/** Also of one that has left. */
export const isSpell = (game: Game, id: ObjectId): boolean => hasTag(factsOf(game, id), 'spell');
export const isUnit = (game: Game, id: ObjectId): boolean => hasTag(factsOf(game, id), 'unit');
export const isGear = (game: Game, id: ObjectId): boolean => hasTag(factsOf(game, id), 'gear');
/** All permanents, those of the turn player first. */
export const wholeBoard = (game: Game): readonly ObjectId[] =>
  inTurnOrder(game).flatMap((seat) => boardOfSeat(game, seat));
/** What is attached to the unit. */
export const equipmentOf = (game: Game, unit: ObjectId): readonly ObjectId[] =>
  wholeBoard(game).filter((id) => attachedTo(game, id) === unit);
export const unitsOnBoard = memoized((game): readonly ObjectId[] => wholeBoard(game).filter((id) => isUnit(game, id)));
export const unitsAt = (game: Game, battlefield: ObjectId): readonly ObjectId[] =>
  unitsOnBoard(game).filter((id) => battlefieldAt(game, id) === battlefield);
export const unitsOfAt = (game: Game, seat: Seat, battlefield: ObjectId): readonly ObjectId[] =>
  boardOfSeat(game, seat).filter((id) => battlefieldAt(game, id) === battlefield && isUnit(game, id));
/** Whose units are there. */
export const seatsAt = memoized((game, battlefield): readonly Seat[] =>
  inTurnOrder(game).filter((seat) =>
    boardOfSeat(game, seat).some((id) => battlefieldAt(game, id) === battlefield && isUnit(game, id)),
  ),
);

export const mightOf = (game: Game, id: ObjectId): number => numberOf(factsOf(game, id), 'might');
export const damageOn = (game: Game, id: ObjectId): number => {
  const value = objectIn(game, id)?.marks['damage'];
  return typeof value === 'number' ? value : 0;
};
export const damagersOf = (game: Game, id: ObjectId): readonly ObjectId[] => {
  const sources = objectIn(game, id)?.marks['damagedBy'];
  return typeof sources === 'object' ? sources : [];
};
const isMarked = (game: Game, id: ObjectId, mark: keyof typeof MARKS): boolean =>
  objectIn(game, id)?.marks[mark] === true;
export const isStunned = (game: Game, id: ObjectId): boolean => isMarked(game, id, 'stunned');
export const isBuffed = (game: Game, id: ObjectId): boolean => isMarked(game, id, 'buff');
export const isAttacking = (game: Game, id: ObjectId): boolean => isMarked(game, id, 'attacking');
export const isDefending = (game: Game, id: ObjectId): boolean => isMarked(game, id, 'defending');

/** The printed card of an object's face. */
export const cardOf = (game: Pick<Game, 'rules' | 'state'>, id: ObjectId): RiftboundCard =>
  printedCard(game, objectOf(game, id).definition);

/** The printed card of a definition, also if no object shows it any more. */
export const printedCard = ({ rules }: Pick<Game, 'rules'>, id: string): RiftboundCard => {
  const { definition } = rules.card(id);
  invariant(isRiftboundCard(definition), `${definition.id} is a card of Riftbound`);
  return definition;
};

/** The domain of a basic rune (158). */
export const domainOfRune = (game: Pick<Game, 'rules' | 'state'>, rune: ObjectId): Domain => {
  const [domain] = cardOf(game, rune).domains;
  invariant(domain !== undefined, 'a rune has a domain');
  return domain;
};

export const happenedThisTurn = ({ state }: Game, kind: string, seat: Seat, object: ObjectId): boolean =>
  state.history.some(
    (one) => one.kind === kind && one.turn === state.turn.number && one.seat === seat && one.object === object,
  );
