/** What the pages of a league ask for, again and again while somebody looks. */
import { queryOptions } from '@tanstack/react-query';
import { answered, kifu, type Schemas } from '../../api/kifu.js';
import { called } from '../../api/called.js';
import { type Listed, listed } from '../../api/pages.js';

/** Results arrive while a round is played: the longest wait for one, in milliseconds. */
const REFRESHED = 15_000;

const PAGES_MAX = 10;

/** Newest first. */
export type LeagueMatches = Listed<Schemas['ListedMatchDto']>;

/** The tag belongs to the name wherever the table is shown. */
function namesToldApart(table: Schemas['LeagueTableDto']): Schemas['LeagueTableDto'] {
  return { ...table, standings: table.standings.map((row) => ({ ...row, name: called(row) })) };
}

export const leagueQueries = {
  standings: (id: string) =>
    queryOptions({
      queryKey: ['league', id, 'standings'],
      queryFn: async () =>
        namesToldApart(await answered(kifu.GET('/v1/leagues/{id}/standings', { params: { path: { id } } }))),
      refetchInterval: REFRESHED,
    }),
  /** The numbers of one player, written out. */
  explained: (id: string, playerId: string) =>
    queryOptions({
      queryKey: ['league', id, 'standings', playerId],
      queryFn: async () =>
        (
          await answered(
            kifu.GET('/v1/leagues/{id}/standings', { params: { path: { id }, query: { explain: playerId } } }),
          )
        ).standings.find((row) => row.playerId === playerId)?.numbers ?? [],
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
