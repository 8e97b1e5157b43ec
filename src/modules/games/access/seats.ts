import type { CallerIdentity } from '../../identity/index.js';
import type { GameStarted } from '../../matches/index.js';

/** The caller's seat in a game; null for whoever is not one of its players. */
export function seatOf({ seats }: GameStarted, { playerId }: CallerIdentity): string | null {
  return seats.find((seat) => seat.playerId === playerId)?.seat ?? null;
}
