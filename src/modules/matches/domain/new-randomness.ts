import { commitment, masterSeed } from '../../../engine/index.js';
import type { GameStarted, RewoundTo } from './events.js';

/** The chance of a game from a rewind on, where all secrets of the game were out when it was rewound. */
export type NewRandomness = NonNullable<RewoundTo['randomness']>;

/** To a new secret of the server everybody's are added again; it is bound to the rewind that it is for. */
export function newSeed({ gameId, seats, randomness }: GameStarted, branch: number, serverSecret: string): string {
  const seatSecrets = seats.map(({ seat }) => randomness.seatSecrets[seat] ?? '');
  return masterSeed({ gameId: branchId(gameId, branch), serverSecret, seatSecrets });
}

export const newCommitment = (gameId: string, branch: number, serverSecret: string): string =>
  commitment(branchId(gameId, branch), 'server', serverSecret);

const branchId = (gameId: string, branch: number): string => `${gameId}/${branch}`;
