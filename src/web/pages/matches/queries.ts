/** Lists of matches, page by page. */
import { infiniteQueryOptions } from '@tanstack/react-query';
import { pageByPage } from '../../api/pages.js';
import { askMatches, type MatchFilter, REFRESHED } from '../../match-tiles/queries.js';
import { filterOf } from './filter.js';
import { type MatchesSearch, STATES } from './search.js';

/** Matches of a page of a list. */
const PAGE = 24;

export const matchListQuery = (filter: MatchFilter) =>
  infiniteQueryOptions({
    queryKey: ['matches', filter],
    queryFn: ({ pageParam }) =>
      askMatches({ ...filter, limit: PAGE, ...(pageParam !== null && { cursor: pageParam }) }),
    ...pageByPage,
    refetchInterval: REFRESHED,
  });

/** The lists that a search shows, by state. */
export const listsOf = (search: MatchesSearch) =>
  (search.state === undefined ? STATES : [search.state]).map((state) => ({
    state,
    filter: { ...filterOf(search), status: state === 'live' ? 'running' : 'ended' } as const,
  }));
