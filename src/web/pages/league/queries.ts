/** What the pages of a league ask for, again and again while somebody looks. */
import { queryOptions } from '@tanstack/react-query';
import { answered, kifu, type Schemas } from '../../api/kifu.js';
import { type Listed, listed } from '../../api/pages.js';

/** Results come in while a round is played; nobody waits longer than this, in milliseconds. */
const REFRESHED = 15_000;

const PAGES_MAX = 10;

/** Newest first. */
export type LeagueMatches = Listed<Schemas['ListedMatchDto']>;

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
      queryFn: () =>
        listed(
          (page) => answered(kifu.GET('/v1/matches', { params: { query: { league: id, limit: 100, ...page } } })),
          PAGES_MAX,
        ),
      refetchInterval: REFRESHED,
    }),
};
