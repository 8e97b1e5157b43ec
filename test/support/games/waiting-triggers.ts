/**
 * What has triggered and waits although nothing is under way: a fault of a game that places triggers before anybody
 * chooses.
 */
import type { GameState } from '../../../src/engine/index.js';
import { playing } from '../random-game.js';

/** Who leaves while another chooses may have met some: they wait for that choice. */
export const waitingTriggers = (state: GameState): readonly string[] =>
  playing(state).length < state.seats.length ? [] : state.triggered.map(({ id }) => `${id} has triggered and waits`);
