import { queryOptions } from '@tanstack/react-query';
import { answered, kifu } from '../api/kifu.js';

/** Enough to choose from; who looks for somebody else types more of the name. */
const FOUND_MAX = 8;

/** Players by a part of their name; none are looked for by nothing. */
export const playersQuery = (name: string) =>
  queryOptions({
    queryKey: ['players', name],
    queryFn: () => answered(kifu.GET('/v1/players', { params: { query: { name, limit: FOUND_MAX } } })),
    enabled: name !== '',
  });
