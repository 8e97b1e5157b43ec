import { type GameSetup, masterSeed } from '../../../engine/index.js';
import type { GameStarted } from './events.js';

/** What the engine needs to set the recorded game up again, card for card. */
export function setupOf(started: GameStarted): GameSetup {
  const { gameId, format, seats, startingChooser } = started;
  return {
    gameId,
    format,
    seats: seats.map(({ seat, cards }) => ({ seat, deck: cards })),
    seed: seedOf(started),
    ...(startingChooser !== undefined && { chooser: startingChooser }),
  };
}

function seedOf({ gameId, seats, randomness }: GameStarted): string {
  const { serverSecret, seatSecrets } = randomness;
  return masterSeed({ gameId, serverSecret, seatSecrets: seats.flatMap(({ seat }) => seatSecrets[seat] ?? []) });
}
