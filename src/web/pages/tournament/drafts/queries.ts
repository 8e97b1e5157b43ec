/** What the pages ask of the pods of a stage. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { answered, kifu } from '../../../api/kifu.js';
import type { Tournament } from '../queries.js';

export const podsQuery = ({ id, version }: Tournament, stage: number) =>
  queryOptions({
    queryKey: ['tournament', id, 'pods', version, stage],
    queryFn: () => answered(kifu.GET('/v1/tournaments/{id}/pods', { params: { path: { id }, query: { stage } } })),
    placeholderData: keepPreviousData,
  });
