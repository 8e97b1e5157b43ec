/** What the pages of a league ask for, again and again while somebody looks. */
import { queryOptions } from '@tanstack/react-query';
import { answered, kifu, type Schemas } from '../../api/kifu.js';

/** Results come in while a round is played; nobody waits longer than this, in milliseconds. */
const REFRESHED = 15_000;

const PAGES_MAX = 10;

export interface LeagueMatches {
  /** Newest first. */
  readonly items: readonly Schemas['ListedMatchDto'][];
  /** False where the league has more matches than are read here. */
  readonly complete: boolean;
}

export const leagueQueries = {
  standings: (id: string) =>
    queryOptions({
      queryKey: ['league', id, 'standings'],
      queryFn: () => answered(kifu.GET('/v1/leagues/{id}/standings', { params: { path: { id } } })),
      refetchInterval: REFRESHED,
    }),
  matches: (id: string) =>
    queryOptions({
      queryKey: ['league', id, 'matches'],
      queryFn: () => matchesOf(id),
      refetchInterval: REFRESHED,
    }),
};

async function matchesOf(league: string): Promise<LeagueMatches> {
  const items: Schemas['ListedMatchDto'][] = [];
  let cursor: string | null = null;
  for (let page = 0; page < PAGES_MAX; page += 1) {
    const query: { league: string; limit: number; cursor?: string } = {
      league,
      limit: 100,
      ...(cursor !== null && { cursor }),
    };
    const answer: { items: Schemas['ListedMatchDto'][]; next: string | null } = await answered(
      kifu.GET('/v1/matches', { params: { query } }),
    );
    items.push(...answer.items);
    cursor = answer.next;
    if (cursor === null) return { items, complete: true };
  }
  return { items, complete: false };
}
