/** What the front page shows: the newest of each list. */
import { queryOptions } from '@tanstack/react-query';
import { answered, kifu } from '../../api/kifu.js';
import { newestMatchesQuery } from '../../match-tiles/queries.js';

/** Entries of each list. */
export const SHOWN = 6;

export const RUNNING = { status: 'running' } as const;
export const ENDED = { status: 'ended' } as const;

export const newest = {
  running: newestMatchesQuery(RUNNING, SHOWN),
  ended: newestMatchesQuery(ENDED, SHOWN),
  tournaments: queryOptions({
    queryKey: ['tournaments', 'newest'],
    queryFn: () => answered(kifu.GET('/v1/tournaments', { params: { query: { limit: SHOWN } } })),
  }),
  leagues: queryOptions({
    queryKey: ['leagues', 'newest'],
    queryFn: () => answered(kifu.GET('/v1/leagues', { params: { query: { limit: SHOWN } } })),
  }),
};
