import {
  idsOf,
  kindOfZone,
  objectIn,
  zoneKindOf,
  type Citation,
  type Game,
  type GameEvent,
  type LogEntry,
  type ObjectId,
  type Seat,
} from '../../../../kernel/index.js';
import { fftcg } from '../../rulebook.js';
import { cardOf } from '../../state.js';
import { handOf } from '../../zones/7.11-hand.js';
import { isFaceUp, lbDeckOf } from '../../zones/7.14-lb-deck.js';
import type { CostPart } from '../../cost.js';

/** The cards that a player casts: those in hand, and the face-down ones with Limit Break in the LB deck (15.2.8.3). */
export const castableFrom = (game: Game, seat: Seat): readonly ObjectId[] => [
  ...handOf(game, seat),
  ...lbDeckOf(game, seat).filter((id) => !isFaceUp(game, id) && cardOf(game, id).limitBreak !== undefined),
];

const isInLbDeck = (game: Game, id: ObjectId): boolean => zoneKindOf(game, id) === 'lb';

/** 15.2.8.4: the rules by which it is cast; on the field it is a Character like any other. */
export const castFromLbDeck = (game: Game, id: ObjectId): readonly Citation[] =>
  isInLbDeck(game, id) ? [fftcg('15.2.8.3'), fftcg('15.2.8.4')] : [];

/** 15.2.8.3.1: the LB cost, beside the base cost: so many other cards of the LB deck are turned face up. */
export const lbCostOf = (game: Game, id: ObjectId): readonly CostPart[] => {
  const { limitBreak } = cardOf(game, id);
  return isInLbDeck(game, id) && limitBreak !== undefined ? [{ pay: 'turn-up', count: limitBreak }] : [];
};

/** 15.2.8.3.2: one of those cards. */
export const turningFaceUp = (seat: Seat, object: ObjectId, cites: readonly Citation[]): GameEvent => ({
  kind: 'turnedFaceUp',
  cites: [fftcg('15.2.8.3.2'), ...cites],
  seat,
  object,
});

export const LB_COST = [fftcg('15.2.8.3.2'), fftcg('15.2.8.3.1')];

/**
 * 15.2.8.4.1: a card with Limit Break that has gone anywhere but the field and the stack moves on to the LB deck at
 * once, face up. It has been in the first zone, and abilities that trigger by that have triggered; nothing replaces or
 * forbids the second move.
 */
export const limitBreakReturns = (game: Game, applied: readonly LogEntry[]): readonly GameEvent[] =>
  [...new Set(applied.flatMap(movedIn))]
    .filter((id) => hasStrayed(game, id))
    .map((object): GameEvent => ({ kind: 'limitBreakReturned', cites: rulesOfReturn(game, object), object }));

/** What an entry moved, under the ids that it has now, also where only some may know them (15.2.8.4.1, 15.2.8.4.4). */
const movedIn = ({ object, becomes, secret }: LogEntry): readonly ObjectId[] =>
  [object, becomes, secret?.fields['object'], secret?.fields['becomes']].flatMap(idsOf);

/** A Summon is on the stack before it goes anywhere (15.2.8.4.3). */
const AT_HOME: readonly string[] = ['field', 'stack', 'lb'];

const hasStrayed = (game: Game, id: ObjectId): boolean => {
  const object = objectIn(game, id);
  if (object === undefined || AT_HOME.includes(kindOfZone(object.zone))) return false;
  return cardOf(game, id).limitBreak !== undefined;
};

const rulesOfReturn = (game: Game, id: ObjectId): readonly Citation[] => {
  const isHidden = ['hand', 'deck'].includes(zoneKindOf(game, id));
  const which = cardOf(game, id).type === 'summon' ? fftcg('15.2.8.4.3') : fftcg('15.2.8.4.1');
  return [...(isHidden ? [fftcg('15.2.8.4.4')] : []), which, fftcg('15.2.8.4.5'), fftcg('15.2.8.4.2')];
};
