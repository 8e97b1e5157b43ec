import { optionsOf, textOf, type DecisionKind, type Json, type ObjectId } from '../../../../kernel/index.js';
import { rift } from '../../rulebook.js';
import { NOT_TO_COMBATS, placesFor } from '../433-combat/436-third-players.js';

/** 352.2: the base, or a battlefield that its player controls, unless units of two others are there (436.2.a). */
export const RULES_OF_WHERE = [rift('352.2'), ...NOT_TO_COMBATS];

/** What an answer calls the base. */
const BASE = 'base';

export const whereDecision: DecisionKind<Record<string, never>> = {
  kind: 'where',
  prompt: 'Where does the unit go?',
  space: (game, _params, { seat }) => ({
    kind: 'one',
    options: [{ id: BASE }, ...optionsOf(game, placesFor(game, seat), seat)],
  }),
};

export const placeIn = (result: Json): ObjectId | null => (result === BASE ? null : textOf(result));
