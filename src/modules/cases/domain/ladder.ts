import { type MatchPenalty, penaltiesOf, type PenaltyRules } from '../../../engine/index.js';

/** Which ladders a game has, and where they are from; null for a game that has no guidelines. */
export type Ladder = Pick<PenaltyRules, 'version' | 'source'>;

export function ladderOf(game: string): Ladder | null {
  const rules = penaltiesOf(game);
  return rules === undefined ? null : { version: rules.version, source: rules.source };
}

/** Whether who loses a match by this penalty loses all games of it, too. */
export const losesGames = (game: string, penalty: MatchPenalty): boolean =>
  penaltiesOf(game)?.games[penalty] === 'lost';

const DAY_MS = 86_400_000;

/** The last moment at which something can be contested that ended, or was ruled, at a time. */
export const deadline = (since: string, days: number): Date => new Date(Date.parse(since) + days * DAY_MS);
