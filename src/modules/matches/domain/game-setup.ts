import { type GameSetup, masterSeed } from '../../../engine/index.js';
import type { GameStarted } from './events.js';

/** What the engine needs to set the recorded game up again, card for card. */
export function setupOf(started: GameStarted): GameSetup {
  const { gameId, format, seats, randomness, startingChooser } = started;
  const { serverSecret, seatSecrets } = randomness;
  return {
    gameId,
    format,
    seats: seats.map(({ seat, cards }) => ({ seat, deck: cards })),
    seed: masterSeed({ gameId, serverSecret, seatSecrets }),
    ...(startingChooser !== undefined && { chooser: startingChooser }),
  };
}
