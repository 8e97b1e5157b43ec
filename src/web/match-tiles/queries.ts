import { queryOptions } from '@tanstack/react-query';
import { answered, kifu, type Schemas } from '../api/kifu.js';

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

/** A list of matches is asked for again after this time, in milliseconds. */
export const REFRESHED = 30_000;

/** A page of matches, the newest first. */
export const askMatches = (query: MatchFilter & { readonly limit: number; readonly cursor?: string }) =>
  answered(kifu.GET('/v1/matches', { params: { query } }));

export const newestMatchesQuery = (filter: MatchFilter, limit: number) =>
  queryOptions({
    queryKey: ['matches', 'newest', filter, limit],
    queryFn: () => askMatches({ ...filter, limit }),
    refetchInterval: REFRESHED,
  });
