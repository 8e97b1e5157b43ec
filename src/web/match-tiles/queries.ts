import { infiniteQueryOptions } from '@tanstack/react-query';
import { answered, kifu, type Schemas } from '../api/kifu.js';
import { cursorOf } from '../api/pages.js';

export type ListedMatch = Schemas['ListedMatchDto'];

/** Parameters of `GET /v1/matches`. */
export interface MatchFilter {
  readonly game?: string;
  readonly matchFormat?: string;
  readonly status?: 'running' | 'ended';
  readonly league?: string;
  readonly playerName?: string;
  /** Moments in ISO 8601, with their zone. */
  readonly since?: string;
  readonly before?: string;
}

/** A list of live matches is asked for again after this time, in milliseconds. */
const REFRESHED = 30_000;

/** Matches, the newest first, page by page. */
export const matchesQuery = (filter: MatchFilter, limit: number) =>
  infiniteQueryOptions({
    queryKey: ['matches', filter, limit],
    queryFn: ({ pageParam }) => {
      const query = { ...filter, limit, ...(pageParam !== null && { cursor: pageParam }) };
      return answered(kifu.GET('/v1/matches', { params: { query } }));
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => cursorOf(next),
    refetchInterval: REFRESHED,
  });
