import { useGameNames } from '../api/game-names.js';
import { MatchTile } from './match-tile.js';
import styles from './match-tiles.module.css';
import type { ListedMatch } from './queries.js';

/** Matches as tiles, in the order given. */
export function MatchTiles({ matches }: { readonly matches: readonly ListedMatch[] }) {
  const gameName = useGameNames();
  return (
    <ul className={styles['matches']}>
      {matches.map((match) => (
        <li key={match.id}>
          <MatchTile match={match} game={gameName(match.game)} />
        </li>
      ))}
    </ul>
  );
}
