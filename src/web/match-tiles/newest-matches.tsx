import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Failure, Loading } from '../design/states.js';
import { MatchTiles } from './match-tiles.js';
import { type MatchFilter, newestMatchesQuery } from './queries.js';

interface NewestMatchesProps {
  readonly filter: MatchFilter;
  readonly limit: number;
  /** Shown if no match fits. */
  readonly none: ReactNode;
}

/** The newest matches that fit a filter. Its page loads the messages `match-tiles`. */
export function NewestMatches({ filter, limit, none }: NewestMatchesProps) {
  const matches = useQuery(newestMatchesQuery(filter, limit));
  if (matches.isPending) return <Loading />;
  if (matches.isError) return <Failure error={matches.error} onRetry={() => void matches.refetch()} />;
  return matches.data.items.length === 0 ? none : <MatchTiles matches={matches.data.items} />;
}
