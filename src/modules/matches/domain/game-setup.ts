import { type GameSetup, masterSeed } from '../../../engine/index.js';
import type { GameStarted } from './events.js';

/** The start of a game before the hash of the state that it leads to is known. */
export type GameOpening = Omit<GameStarted, 'stateHash'> & Partial<Pick<GameStarted, 'stateHash'>>;

/** What the engine needs to set the recorded game up again, card for card. */
export function setupOf(started: GameOpening): GameSetup {
  const { gameId, format, seats, randomness, startingChooser } = started;
  const { serverSecret } = randomness;
  const seatSecrets = seats.map(({ seat }) => secretOf(seat, randomness.seatSecrets));
  return {
    gameId,
    format,
    seats: seats.map(({ seat, cards }) => ({ seat, deck: cards })),
    seed: masterSeed({ gameId, serverSecret, seatSecrets }),
    ...(randomness.kind === 'asserted' && { chance: 'told' }),
    ...(startingChooser !== undefined && { chooser: startingChooser }),
  };
}

function secretOf(seat: string, secrets: Readonly<Record<string, string>>): string {
  const secret = secrets[seat];
  if (secret === undefined) throw new Error(`the start of a game has a secret for each seat, and none for ${seat}`);
  return secret;
}
