import { optionsOf, textOf, type DecisionKind, type Game, type Json, type ObjectId } from '../../../../kernel/index.js';
import { rift } from '../../rulebook.js';
import { battlefieldsOf } from '../../state.js';
import { refuseMoment, timingOf } from '../301-turn/307-states.js';
import { NOT_TO_COMBATS, placesFor } from '../433-combat/436-third-players.js';
import { mayPlayTo } from './352.2-closed.js';
import { AMBUSH, ambushes } from '../716-keywords/keyword.ambush.js';
import type { Playing } from './352.4-choices.js';
import { hasOnlyPlaces, isPlaceByText } from './352.2-places-by-text.js';

/** 352.2: the base, or a battlefield that its player controls, unless units of two others are there (436.2.a). */
export const RULES_OF_WHERE = [rift('352.2'), ...NOT_TO_COMBATS, ...AMBUSH];

/** What an answer calls the base. */
const BASE = 'base';

/**
 * 352.2: where a unit may go, with what its text and Ambush permit; at a time that is only for Ambush, only there
 * (keyword.ambush).
 * 406.3, 727.1.d.3: or where the text says that has it played.
 */
export const placesOf = (game: Game, playing: Playing): readonly ObjectId[] => {
  const { seat, card } = playing;
  const places = placesApartFromText(game, playing);
  return hasOnlyPlaces(game, card) ? places.filter((at) => isPlaceByText(game, seat, card, at)) : places;
};

const placesApartFromText = (
  game: Game,
  { seat, card, ordered = false, to, place, also }: Playing,
): readonly ObjectId[] => {
  if (place !== undefined) return mayPlayTo(game, seat, place) ? [place] : [];
  if (to === 'base') return [];
  if (to === 'controlled') return placesFor(game, seat);
  if (to === 'battlefield') return battlefieldsOf(game).filter((at) => mayPlayTo(game, seat, at));
  const isTime = isItsTime(game, card, ordered);
  const controlled = isTime ? placesFor(game, seat) : [];
  // 054.1: a text that names the only places restricts, and lets no unit be played to what its player does not control.
  const byText = isTime && !hasOnlyPlaces(game, card);
  const isPlace = (at: ObjectId): boolean =>
    at === also ||
    controlled.includes(at) ||
    ambushes(game, seat, card, at) ||
    (byText && isPlaceByText(game, seat, card, at));
  return battlefieldsOf(game).filter((at) => mayPlayTo(game, seat, at) && isPlace(at));
};

/** keyword.ambush: whether there is a battlefield to which the card may be played as a Reaction. */
export const mayAmbush = (game: Game, { seat, card }: Playing): boolean =>
  battlefieldsOf(game).some((at) => mayPlayTo(game, seat, at) && ambushes(game, seat, card, at));

/** Whether it may be played now without Ambush (keyword.ambush). */
const isItsTime = (game: Game, card: ObjectId, ordered: boolean): boolean =>
  ordered || refuseMoment(game, timingOf(game, card), card) === null;

/** 352.2, 406.3; the base only at a time that is not for Ambush alone (keyword.ambush). */
export const whereDecision: DecisionKind<Pick<Playing, 'card' | 'ordered' | 'to' | 'also'>> = {
  kind: 'where',
  prompt: 'Where does the unit go?',
  space: (game, { card, ordered = false, ...where }, { seat }) => ({
    kind: 'one',
    options: [
      ...(where.to === undefined && isItsTime(game, card, ordered) && !hasOnlyPlaces(game, card) ? [{ id: BASE }] : []),
      ...optionsOf(game, placesOf(game, { seat, card, ordered, ...where }), seat),
    ],
  }),
};

export const placeIn = (result: Json): ObjectId | null => (result === BASE ? null : textOf(result));
