/** Questions about players. */
import { queryOptions } from '@tanstack/react-query';
import { answered, kifu } from './kifu.js';

export const playerQuery = (id: string) =>
  queryOptions({
    queryKey: ['player', id],
    queryFn: () => answered(kifu.GET('/v1/players/{id}', { params: { path: { id } } })),
    staleTime: 300_000,
  });
