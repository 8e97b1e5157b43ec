import { queryOptions } from '@tanstack/react-query';
import { answered, kifu, type Schemas } from '../../api/kifu.js';

export type Season = Schemas['SeasonTableDto'];
export type SeasonRow = Schemas['SeasonRowDto'];

export const seasonQuery = (id: string) =>
  queryOptions({
    queryKey: ['season', id],
    queryFn: () => answered(kifu.GET('/v1/seasons/{id}', { params: { path: { id } } })),
  });
