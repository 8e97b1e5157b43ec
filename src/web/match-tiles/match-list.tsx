import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useGameNames } from '../api/game-names.js';
import { Button } from '../design/button.js';
import { Failure, Loading } from '../design/states.js';
import { type MatchFilter, matchesQuery } from './queries.js';
import { MatchTile } from './match-tile.js';
import styles from './match-tiles.module.css';

interface MatchListProps {
  readonly filter: MatchFilter;
  /** Matches of a page. */
  readonly limit: number;
  /** Whether a button loads further pages. */
  readonly paged?: boolean;
  /** Shown if no match fits. */
  readonly none: ReactNode;
}

/** Matches as tiles, the newest first. Its page loads the messages `match-tiles`. */
export function MatchList({ filter, limit, paged = false, none }: MatchListProps) {
  const { t } = useTranslation('match-tiles');
  const gameName = useGameNames();
  const matches = useInfiniteQuery(matchesQuery(filter, limit));
  if (matches.isPending) return <Loading />;
  if (matches.isError) return <Failure error={matches.error} onRetry={() => void matches.refetch()} />;
  const items = matches.data.pages.flatMap((page) => page.items);
  if (items.length === 0) return none;
  return (
    <>
      <ul className={styles['matches']}>
        {items.map((match) => (
          <li key={match.id}>
            <MatchTile match={match} game={gameName(match.game)} />
          </li>
        ))}
      </ul>
      {paged && matches.hasNextPage && (
        <div>
          <Button onClick={() => void matches.fetchNextPage()} disabled={matches.isFetchingNextPage}>
            {t('more')}
          </Button>
        </div>
      )}
    </>
  );
}
