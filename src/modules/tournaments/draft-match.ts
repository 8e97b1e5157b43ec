import type { DraftTerms, TournamentTerms } from '../../competition/index.js';
import type { CreateMatch } from '../matches/index.js';

interface Pod {
  readonly players: readonly string[];
  /** The list from which they draft. */
  readonly deckId: string;
  readonly at: { readonly tournamentId: string; readonly stage: number; readonly pod: number };
}

/** The match in which a pod drafts. In a league, its staff judges it, and the table does not count it. */
export const draftMatch = (
  { game, leagueId }: TournamentTerms,
  { format, pickSeconds }: Pick<DraftTerms, 'format' | 'pickSeconds'>,
  { players, deckId, at }: Pod,
): CreateMatch['match'] => ({
  ...{ game, format, bestOf: 1, leagueId, visibility: {}, pod: at },
  ...(pickSeconds !== undefined && { timing: { turn: { seconds: pickSeconds, atEnd: 'lot' } } }),
  seats: players.map((playerId) => ({ playerId, deckId })),
});
