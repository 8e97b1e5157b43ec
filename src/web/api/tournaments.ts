/** Questions about tournaments that pages other than those of a tournament ask. */
import { queryOptions } from '@tanstack/react-query';
import { answered, kifu } from './kifu.js';

/** The tables of a round; those that are played in recorded matches name them. */
export const roundQuery = (id: string, round: number) =>
  queryOptions({
    queryKey: ['round', id, round],
    queryFn: () => answered(kifu.GET('/v1/tournaments/{id}/rounds/{round}', { params: { path: { id, round } } })),
  });
