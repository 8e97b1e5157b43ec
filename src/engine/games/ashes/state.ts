/**
 * What the state of a game of Ashes holds beside its zones, by the rulebook's names, and the questions that rule code
 * asks of it.
 */
import {
  factsOf,
  hasTag,
  invariant,
  isPlaying,
  kindOfZone,
  lastKnown,
  numberOf,
  objectIn,
  objectOf,
  objectsIn,
  seatsFrom,
  zoneOf,
  type Game,
  type ObjectId,
  type Seat,
} from '../../kernel/index.js';
import { isAshesCard, LEVELS, type AshesCard, type Level } from './printed.js';

/**
 * A player's record. `…Taken` counts in the current turn, no matter whose turn it is (reaction.3). `sidesAllowed` are
 * side actions beside the one. `first`: 1 for the holder of the first player token.
 */
export const PLAYER = {
  first: { initial: 0 },
  mainsTaken: { initial: 0, asked: false },
  sidesTaken: { initial: 0, asked: false },
  sidesAllowed: { initial: 0, asked: false },
  reactionsTaken: { initial: 0, asked: false },
  /** 1 for a player who wants to be asked no more in this turn whether they respond. */
  resting: { initial: 0, asked: false },
  /** 1 where the main action of this turn was to pass. */
  passed: { initial: 0, asked: false },
} as const;

/** glossary.inplay; what is attached is below a card that is in play. */
export const IN_PLAY: readonly string[] = ['phoenixborn', 'battlefield', 'spellboard', 'attached'];

export const MARKS = {
  wounds: { is: 'count' },
  exhaustion: { is: 'count' },
  status: { is: 'count' },
  /** The level of a die: 0 basic, 1 class, 2 power. */
  level: { is: 'count' },
  /** A Phoenixborn that has guarded in this round. */
  turned: { is: 'flag' },
  /** A unit whose wounds have reached its life: it will be destroyed. */
  dying: { is: 'flag', asked: false, placed: false },
  /** Where a card that has left play will go instead of to a pile of its owner. */
  toHand: { is: 'flag', asked: false, placed: false },
  toRemoved: { is: 'flag', asked: false, placed: false },
  toBattlefield: { is: 'flag', asked: false, placed: false },
  /** What an attacker attacks, which attacker a blocker blocks, and what a guard guards. */
  attacking: { is: 'object', placed: false },
  blocking: { is: 'object', placed: false },
  guarding: { is: 'object', placed: false },
  /** What a card is in battle with (glossary.battle), where a text of the card set asks for it. */
  fighting: { is: 'object', placed: false },
  /** The unit to which an alteration spell is attached. */
  attachedTo: { is: 'object' },
  /** The card in play below which a facedown card is. */
  below: { is: 'object' },
  /** The card on which a die is. */
  on: { is: 'object' },
} as const;

const numberField = (game: Game, seat: Seat, field: keyof typeof PLAYER): number => {
  const value = game.state.players[seat]?.[field];
  return typeof value === 'number' ? value : 0;
};

export const mainsTaken = (game: Game, seat: Seat): number => numberField(game, seat, 'mainsTaken');
export const sidesTaken = (game: Game, seat: Seat): number => numberField(game, seat, 'sidesTaken');
export const sidesAllowed = (game: Game, seat: Seat): number => numberField(game, seat, 'sidesAllowed');
export const hasPassed = (game: Game, seat: Seat): boolean => numberField(game, seat, 'passed') === 1;
export const isResting = (game: Game, seat: Seat): boolean => numberField(game, seat, 'resting') === 1;
export const reactionsTaken = (game: Game, seat: Seat): number => numberField(game, seat, 'reactionsTaken');

/** multi.1: the players still in the game, clockwise from the active player. */
export const inOrder = (game: Game): readonly Seat[] => seatsFrom(game, game.state.turn.active);
export const playing = ({ state }: Pick<Game, 'state'>): readonly Seat[] =>
  state.seats.filter((seat) => isPlaying({ state }, seat));
export const isOpponent = (game: Game, seat: Seat, other: Seat): boolean => other !== seat && isPlaying(game, other);

/** How many tokens of a kind lie on a card. */
export const countMark = (game: Game, id: ObjectId, mark: keyof typeof MARKS): number => {
  const value = objectIn(game, id)?.marks[mark];
  return typeof value === 'number' ? value : 0;
};

export const woundsOn = (game: Game, id: ObjectId): number => countMark(game, id, 'wounds');
export const exhaustionOn = (game: Game, id: ObjectId): number => countMark(game, id, 'exhaustion');
/** glossary.unexhausted */
export const isExhausted = (game: Game, id: ObjectId): boolean => exhaustionOn(game, id) > 0;
export const hasGuarded = (game: Game, id: ObjectId): boolean => objectIn(game, id)?.marks['turned'] === true;
export const levelOf = (game: Game, die: ObjectId): Level => LEVELS[countMark(game, die, 'level')] ?? 'basic';
export const hostOf = (game: Game, id: ObjectId): ObjectId | null => {
  const { attachedTo } = objectIn(game, id)?.marks ?? {};
  return typeof attachedTo === 'string' ? attachedTo : null;
};

/** component.phoenixborn.2: a Phoenixborn is not a unit. */
export const isUnit = (game: Game, id: ObjectId): boolean => hasTag(factsOf(game, id), 'unit');
export const isPhoenixborn = (game: Game, id: ObjectId): boolean => hasTag(factsOf(game, id), 'phoenixborn');
export const isInPlay = (game: Game, id: ObjectId): boolean => {
  const object = objectIn(game, id);
  return object !== undefined && game.rules.inPlay.includes(kindOfZone(object.zone));
};

/**
 * damage.step4: the present object of a card that has left play, while it is set aside or in a pile of its owner; the
 * same object if it has not moved.
 */
export const nowOf = (game: Game, id: ObjectId): ObjectId | undefined => {
  if (objectIn(game, id) !== undefined) return id;
  const was = lastKnown(game, id);
  const [card] = was?.cards ?? [];
  if (was === undefined || card === undefined) return undefined;
  const asides = game.state.seats.flatMap((seat) => objectsIn(game, zoneOf(seat, 'aside')));
  const piles = PILES.flatMap((kind) => objectsIn(game, zoneOf(was.owner, kind)));
  return [...asides, ...piles].find((one) => objectOf(game, one).cards.includes(card));
};

const PILES = ['discardPile', 'conjurationPile'];

/** glossary.attackvalue: at least 0 where it is used. */
export const attackOf = (game: Game, id: ObjectId): number => Math.max(0, numberOf(factsOf(game, id), 'attack'));
/** glossary.recover.2 */
export const recoverOf = (game: Game, id: ObjectId): number => Math.max(0, numberOf(factsOf(game, id), 'recover'));
export const lifeOf = (game: Game, id: ObjectId): number => numberOf(factsOf(game, id), 'life');

export const handOf = (game: Game, seat: Seat): readonly ObjectId[] => objectsIn(game, zoneOf(seat, 'hand'));
export const drawPileOf = (game: Game, seat: Seat): readonly ObjectId[] => objectsIn(game, zoneOf(seat, 'drawPile'));
export const battlefieldOf = (game: Game, seat: Seat): readonly ObjectId[] =>
  objectsIn(game, zoneOf(seat, 'battlefield'));
export const spellboardOf = (game: Game, seat: Seat): readonly ObjectId[] =>
  objectsIn(game, zoneOf(seat, 'spellboard'));
export const activePoolOf = (game: Game, seat: Seat): readonly ObjectId[] =>
  objectsIn(game, zoneOf(seat, 'activePool'));
export const exhaustedPoolOf = (game: Game, seat: Seat): readonly ObjectId[] =>
  objectsIn(game, zoneOf(seat, 'exhaustedPool'));

/**
 * glossary.phoenixborn: null for a player whose Phoenixborn is not there, as in a position that somebody has set up.
 */
export const phoenixbornOf = (game: Game, seat: Seat): ObjectId | null =>
  objectsIn(game, zoneOf(seat, 'phoenixborn'))[0] ?? null;

/** The printed card of an object's face, or what a die is. */
export const cardOf = (game: Game, id: ObjectId): AshesCard => {
  const { definition } = game.rules.card(objectOf(game, id).definition);
  invariant(isAshesCard(definition), `${definition.id} is a card of Ashes`);
  return definition;
};

/** Whether its wounds have reached its life (damage.step2.unit). */
export const isDying = (game: Game, id: ObjectId): boolean => objectIn(game, id)?.marks['dying'] === true;
