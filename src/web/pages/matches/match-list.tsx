import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ShowMore } from '../../design/show-more.js';
import { Failure, Loading } from '../../design/states.js';
import { MatchTiles } from '../../match-tiles/match-tiles.js';
import type { MatchFilter } from '../../match-tiles/queries.js';
import { matchListQuery } from './queries.js';

interface MatchListProps {
  readonly filter: MatchFilter;
  /** Shown if no match fits. */
  readonly none: ReactNode;
}

/** Matches that fit a filter, the newest first, page by page. */
export function MatchList({ filter, none }: MatchListProps) {
  const matches = useInfiniteQuery(matchListQuery(filter));
  if (matches.isPending) return <Loading />;
  if (matches.isError) return <Failure error={matches.error} onRetry={() => void matches.refetch()} />;
  const items = matches.data.pages.flatMap((page) => page.items);
  if (items.length === 0) return none;
  return (
    <>
      <MatchTiles matches={items} />
      <ShowMore list={matches} />
    </>
  );
}
