/** The results of the matches of a league, for each player. */
import type { Schemas } from '../../api/kifu.js';

/** The matches that the standings count: drafts of the league have a format of their own, and nobody wins them. */
export const countedIn = <M extends { readonly items: readonly Pick<Schemas['ListedMatchDto'], 'format'>[] }>(
  matches: M,
  format: string,
): M => ({ ...matches, items: matches.items.filter((match) => match.format === format) });

type Match = Pick<Schemas['ListedMatchDto'], 'id' | 'seats' | 'winners' | 'draw' | 'result' | 'status'>;

export const OUTCOMES = ['won', 'drawn', 'lost'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** A match that has ended, as one of its players sees it. */
export interface PlayerResult {
  readonly match: string;
  readonly outcome: Outcome;
  readonly opponents: readonly { readonly playerId: string; readonly name: string }[];
  /** Games won, lost and drawn by this player. */
  readonly games: { readonly won: number; readonly lost: number; readonly drawn: number };
}

/** By player, in the order of the matches. */
export function resultsByPlayer(matches: readonly Match[]): ReadonlyMap<string, readonly PlayerResult[]> {
  const results = new Map<string, PlayerResult[]>();
  for (const match of matches.filter(({ status }) => status === 'ended')) {
    for (const { seat, playerId } of match.seats) {
      const own: PlayerResult = {
        match: match.id,
        outcome: match.draw ? 'drawn' : match.winners.includes(seat) ? 'won' : 'lost',
        opponents: match.seats.filter((other) => other.seat !== seat),
        games: match.result?.[seat] ?? { won: 0, lost: 0, drawn: 0 },
      };
      results.set(playerId, [...(results.get(playerId) ?? []), own]);
    }
  }
  return results;
}

/** What a player has against another in matches of two. */
export const against = (results: readonly PlayerResult[], opponent: string): readonly PlayerResult[] =>
  results.filter(({ opponents }) => opponents.length === 1 && opponents[0]?.playerId === opponent);
