import {
  factsOf,
  hasTag,
  invariant,
  numberOf,
  objectIn,
  objectOf,
  teamOf,
  zoneKindOf,
  type Game,
  type ObjectId,
  type Seat,
} from '../../kernel/index.js';
import { isLorcanaCard, type LorcanaCard } from './printed.js';

/**
 * What the state of a Lorcana game holds beside its zones, by the rulebook's names, and the questions that rule code
 * asks of it.
 *
 * A player's record. `inked` counts the ink actions of this turn, `inkAllowed` those that effects allow besides the
 * one; `failedDraw` is set until the next check.
 */
export const PLAYER = { lore: { initial: 0 }, inked: { initial: 0, asked: false } } as const;

export const MARKS = {
  exerted: { is: 'flag' },
  drying: { is: 'flag' },
  damage: { is: 'count' },
  at: { is: 'object' },
  challenging: { is: 'object', placed: false },
  challenged: { is: 'object', placed: false },
} as const;

export const loreOf = (game: Game, seat: Seat): number => numberField(game, seat, 'lore');
export const inkedThisTurn = (game: Game, seat: Seat): number => numberField(game, seat, 'inked');
export const inkAllowedThisTurn = (game: Game, seat: Seat): number => numberField(game, seat, 'inkAllowed');
export const hasFailedDraw = (game: Game, seat: Seat): boolean => game.state.players[seat]?.['failedDraw'] === true;

const numberField = (game: Game, seat: Seat, field: string): number => {
  const value = game.state.players[seat]?.[field];
  return typeof value === 'number' ? value : 0;
};

export const isExerted = (game: Game, id: ObjectId): boolean => objectOf(game, id).marks['exerted'] === true;
/** A character that was not yet in play at the beginning of its player's Set step. */
export const isDrying = (game: Game, id: ObjectId): boolean => objectOf(game, id).marks['drying'] === true;
export const locationOf = (game: Game, id: ObjectId): ObjectId | null => textMark(game, id, 'at');
export const damageOn = (game: Game, id: ObjectId): number => {
  const damage = objectIn(game, id)?.marks['damage'];
  return typeof damage === 'number' ? damage : 0;
};

/** The other participant of the challenge that the object is in. */
export const challengeWith = (game: Game, id: ObjectId): ObjectId | null =>
  textMark(game, id, 'challenging') ?? textMark(game, id, 'challenged');

const textMark = (game: Game, id: ObjectId, mark: string): string | null => {
  const value = objectIn(game, id)?.marks[mark];
  return typeof value === 'string' ? value : null;
};

export const isCharacter = (game: Game, id: ObjectId): boolean => hasTag(factsOf(game, id), 'character');
export const isLocation = (game: Game, id: ObjectId): boolean => hasTag(factsOf(game, id), 'location');
/** 4.3.6.20: a location is neither exerted nor ready; face down in an inkwell it is ink like any other. */
export const canExert = (game: Game, id: ObjectId): boolean => zoneKindOf(game, id) !== 'play' || !isLocation(game, id);
/** 9.1.1, 6.5.5: damage is put on characters and locations. */
export const takesDamage = (game: Game, id: ObjectId): boolean => isCharacter(game, id) || isLocation(game, id);
export const strengthOf = (game: Game, id: ObjectId): number => numberOf(factsOf(game, id), 'strength');
export const willpowerOf = (game: Game, id: ObjectId): number => numberOf(factsOf(game, id), 'willpower');
export const loreValueOf = (game: Game, id: ObjectId): number => numberOf(factsOf(game, id), 'lore');
export const inkCostOf = (game: Game, id: ObjectId): number => numberOf(factsOf(game, id), 'cost');

/**
 * 1.4.2: the opponents, whose cards a player challenges (4.3.6.6) and who lose lore (1.2.3). Neither teammates nor
 * players who have left (1.10.2.3).
 */
export const opponentsOf = (game: Game, seat: Seat): readonly Seat[] => {
  const team = teamOf(game.state, seat);
  return game.state.seats.filter((other) => !team.includes(other) && game.state.players[other]?.['left'] !== true);
};

/** The printed card of an object's face. */
export const cardOf = (game: Game, id: ObjectId): LorcanaCard => {
  const { definition } = game.rules.card(objectOf(game, id).definition);
  invariant(isLorcanaCard(definition), `${definition.id} is a Lorcana card`);
  return definition;
};
