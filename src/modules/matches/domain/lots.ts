/** Answers by lot for seats whose time is over, from the secret of the game: nobody chooses them, and all can check. */
import { createHash } from 'node:crypto';
import type { GameStarted, MatchEvent } from './events.js';

/** What the draw depends on beside the secret: so each answer has a draw of its own. */
interface Draw {
  readonly gameId: string;
  /** The version of the event that records the answer. */
  readonly version: number;
  readonly seat: string;
}

/** 48 bits: among some hundred answers none is noticeably more likely. */
const BYTES = 6;

/** Which of so many legal answers the lot takes, from 0. */
export function drawn(serverSecret: string, { gameId, version, seat }: Draw, of: number): number {
  const hash = createHash('sha256').update(['kifu lot', gameId, version, seat, serverSecret].join('\n')).digest();
  return hash.readUIntBE(0, BYTES) % of;
}

/** Whether the answer of an event is the one that the lot takes; true of an event without a lot. */
export function isDrawn({ gameId, randomness }: GameStarted, version: number, { type, payload }: MatchEvent): boolean {
  if (type !== 'ActionTaken' || payload.lot === undefined) return true;
  const { seat, lot } = payload;
  return lot.taken === drawn(randomness.serverSecret, { gameId, version, seat }, lot.of);
}
