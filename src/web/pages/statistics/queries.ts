import { queryOptions } from '@tanstack/react-query';
import { answered, kifu } from '../../api/kifu.js';
import { queryOf, type StatisticsSearch } from './search.js';

export const statisticsQueries = {
  /** The report of one game. Null: no game of it has been counted. */
  report: (game: string, search: StatisticsSearch) => {
    const query = { game, ...queryOf(search) };
    return queryOptions({
      queryKey: ['statistics', query],
      queryFn: async () => (await answered(kifu.GET('/v1/statistics', { params: { query } }))).items[0] ?? null,
    });
  },
  /** The name of a tournament, for the reader of its statistics. */
  tournament: (id: string) =>
    queryOptions({
      queryKey: ['tournament', id, 'name'],
      queryFn: async () => (await answered(kifu.GET('/v1/tournaments/{id}', { params: { path: { id } } }))).name,
    }),
  /** The name of a season, for the reader of its statistics. */
  season: (id: string) =>
    queryOptions({
      queryKey: ['season', id, 'name'],
      queryFn: async () => (await answered(kifu.GET('/v1/seasons/{id}', { params: { path: { id } } }))).season.name,
    }),
  /** The leagues that can be chosen: the newest hundred. */
  leagues: (game: string) =>
    queryOptions({
      queryKey: ['leagues', game],
      queryFn: async () => (await answered(kifu.GET('/v1/leagues', { params: { query: { game, limit: 100 } } }))).items,
    }),
};
