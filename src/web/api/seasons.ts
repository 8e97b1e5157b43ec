/** Questions about seasons of leagues. */
import { queryOptions } from '@tanstack/react-query';
import { answered, kifu } from './kifu.js';

/** The newest first. */
export const seasonsQuery = (league: string) =>
  queryOptions({
    queryKey: ['league', league, 'seasons'],
    queryFn: async () => {
      const params = { path: { id: league }, query: { limit: 100 } };
      return (await answered(kifu.GET('/v1/leagues/{id}/seasons', { params }))).items;
    },
  });
