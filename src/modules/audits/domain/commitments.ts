import { commitment } from '../../../engine/index.js';
import type { GameStarted } from '../../matches/index.js';

/**
 * Whoever was bound to another secret than the game was played with: by the game's own commitments, or by those that the match
 * has pledged for it before the seats gave their shares.
 */
export function brokenCommitments(
  started: GameStarted,
  pledged: Readonly<Record<string, string>> | null,
): readonly { readonly expected: string; readonly actual: string }[] {
  const { gameId, randomness } = started;
  return parties(started).flatMap(([who, secret]) => {
    const expected = (pledged ?? randomness.commitments)[who] ?? 'none';
    const actual = commitment(gameId, who, secret);
    return actual === expected ? [] : [{ expected, actual }];
  });
}

export const parties = ({ randomness }: GameStarted): readonly (readonly [who: string, secret: string])[] =>
  Object.entries({ server: randomness.serverSecret, ...randomness.seatSecrets });
