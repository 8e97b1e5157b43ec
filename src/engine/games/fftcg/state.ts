import {
  factsOf,
  invariant,
  numberOf,
  objectIn,
  objectOf,
  type Game,
  type Json,
  type ObjectId,
  type Seat,
  type ZoneKind,
} from '../../kernel/index.js';
import { isFftcgCard, type FftcgCard } from './printed.js';
import { breakZone } from './zones/7.10-break-zone.js';
import { handZone } from './zones/7.11-hand.js';
import { stackZone } from './zones/7.12-stack.js';
import { removedZone } from './zones/7.13-removed-from-the-game.js';
import { lbZone } from './zones/7.14-lb-deck.js';
import { fieldOf, fieldZone } from './zones/7.7-field.js';
import { damageZone } from './zones/7.8-damage-zone.js';
import { deckZone } from './zones/7.9-deck.js';

/** What the state of an FF-TCG game holds, by the rulebook's names, and the questions that rule code asks of it. */
export const ZONES: readonly ZoneKind[] = [
  deckZone,
  handZone,
  fieldZone,
  damageZone,
  breakZone,
  removedZone,
  lbZone,
  stackZone,
];

/** The name of the counters that cards with Warp bear (15.2.7.3). */
export const WARP = 'Warp';
export const STARTING_HAND = 5;
export const BACKUPS_MAX = 5;
export const HAND_LIMIT = 5;

export const PHASES = ['active', 'draw', 'main1', 'attack', 'main2', 'end'] as const;
export type Phase = (typeof PHASES)[number];

/**
 * Players begin without Crystals (6.8.1). `emptyDraw` and `beyondDeck` are set until the next check of the rule
 * processes (12.4.2, 12.4.3).
 */
export const PLAYER = { crystals: { initial: 0 } } as const;

export const MARKS = {
  dull: { is: 'flag' },
  frozen: { is: 'flag' },
  damage: { is: 'count' },
  /** Whose damage is on it (12.4.5). */
  damagedBy: { is: 'object', placed: false },
  since: { is: 'count', asked: false },
  faceUp: { is: 'flag' },
  /** What an ability on the stack is; an auto-ability is neither (11.6.4, 11.7.4, 11.8.7). */
  action: { is: 'flag', placed: false },
  special: { is: 'flag', placed: false },
  faceDown: { is: 'flag' },
  primed: { is: 'flag' },
  attacking: { is: 'flag', placed: false },
  blocking: { is: 'flag', placed: false },
  party: { is: 'flag', placed: false },
  x: { is: 'count', placed: false },
  paid: { is: 'count', placed: false },
  mode: { is: 'count', placed: false },
  /** What paid for it: how many elements its CP had, how many CP came from the hand, and how many each element gave. */
  cpElements: { is: 'count', placed: false },
  cpFromHand: { is: 'count', placed: false },
  fireCp: { is: 'count', placed: false },
  iceCp: { is: 'count', placed: false },
  windCp: { is: 'count', placed: false },
  earthCp: { is: 'count', placed: false },
  lightningCp: { is: 'count', placed: false },
  waterCp: { is: 'count', placed: false },
  lightCp: { is: 'count', placed: false },
  darkCp: { is: 'count', placed: false },
  fallen: { is: 'flag', placed: false },
} as const;

/** 1.1: there are two players. */
export const opponentOf = ({ state }: Pick<Game, 'state'>, seat: Seat): Seat => {
  const opponent = state.seats.find((other) => other !== seat);
  invariant(opponent !== undefined, 'two players are at the table');
  return opponent;
};

/** What is not written down is 0. */
export const countIn = (value: Json | undefined): number => (typeof value === 'number' ? value : 0);

/** 6.8.1. */
export const crystalsOf = (game: Game, seat: Seat): number => countIn(game.state.players[seat]?.['crystals']);

/** 9.5.1.2: normally five; abilities change it through a number of the cards on one's side of the field. */
export const handLimitOf = (game: Game, seat: Seat): number =>
  Math.max(
    0,
    fieldOf(game, seat).reduce((limit, id) => limit + numberOf(factsOf(game, id), 'handLimit'), HAND_LIMIT),
  );

export const isMainPhase = ({ state }: Pick<Game, 'state'>): boolean =>
  state.turn.phase === 'main1' || state.turn.phase === 'main2';

/** Main Phases that effects have added to this turn and that have not begun (9.3.1.1). */
export const extraMainPhasesOf = (game: Game, seat: Seat): number => countIn(game.state.players[seat]?.['mainPhases']);

export const isDull = (game: Game, id: ObjectId): boolean => objectOf(game, id).marks['dull'] === true;
export const hasAttacked = (game: Game, id: ObjectId): boolean => objectOf(game, id).marks['attacked'] === true;
/** 10.1.2.1.2: whether it has attacked as often as it may: once, unless a text has it attack more often. */
export const isDoneAttacking = (game: Game, id: ObjectId): boolean =>
  hasAttacked(game, id) &&
  countIn(objectOf(game, id).marks['attackedAgain']) >= numberOf(factsOf(game, id), 'moreAttacks');
/** 12.4.5. */
export const damageOn = (game: Game, id: ObjectId): number => countIn(objectIn(game, id)?.marks['damage']);

/** Whose damage is on it (12.4.5). */
export const damagersOf = (game: Game, id: ObjectId): readonly ObjectId[] => {
  const sources = objectIn(game, id)?.marks['damagedBy'];
  return typeof sources === 'object' ? sources : [];
};

/**
 * Whether its controller has controlled it continuously since their latest turn began. `since` is the turn in which it
 * came under their control (10.1.2.1.1, 11.6.2.2, 15.2.2).
 */
export const isSettledIn = (game: Game, id: ObjectId): boolean => {
  const { controller, marks } = objectOf(game, id);
  const { active, number } = game.state.turn;
  return countIn(marks['since']) < (controller === active ? number : number - 1);
};

export const powerOf = (game: Game, id: ObjectId): number => numberOf(factsOf(game, id), 'power');

/** The printed card of an object's face. */
export const cardOf = (game: Game, id: ObjectId): FftcgCard => {
  const { definition } = game.rules.card(objectOf(game, id).definition);
  invariant(isFftcgCard(definition), `${definition.id} is an FF-TCG card`);
  return definition;
};
