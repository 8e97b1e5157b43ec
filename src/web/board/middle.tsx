import { useTranslation } from 'react-i18next';
import type { Board, BoardObject } from '../api/kifu.js';
import type { Place } from '../engine/games.js';
import { type Located, LocationsView } from './locations.js';
import styles from './middle.module.css';
import { EMPTY, isPile, keyOf } from './places.js';
import { useSpeech } from './table.js';
import { ZoneView } from './zone.js';

interface MiddleProps {
  readonly board: Board;
  readonly middle: readonly Place[];
  readonly located: Located;
  /** The seats on each side of the table, that of the reader last. */
  readonly far: readonly string[];
  readonly close: readonly string[];
  readonly guests: ReadonlyMap<string, readonly BoardObject[]>;
}

/** The shared zones. Stacks and piles are in the line of the turn. */
export const lyingIn = (middle: readonly Place[]): readonly Place[] =>
  middle.filter((place) => place.as !== 'stack' && !isPile(place));

/** Between the players: the turn, what waits to be resolved, and what all of them share. */
export function Middle({ board, middle, located, far, close, guests }: MiddleProps) {
  const view = (place: Place) => (
    <ZoneView
      key={keyOf(place)}
      place={place}
      places={middle}
      zone={board.shared[place.zone] ?? EMPTY}
      guests={guests}
    />
  );
  const lying = lyingIn(middle);
  return (
    <div className={styles['middle']}>
      <div className={styles['line']}>
        <Phase board={board} />
        {middle.filter((place) => !lying.includes(place)).map(view)}
      </div>
      {lying.length > 0 && (
        <div className={styles['lying']} data-as={lying[0]?.as}>
          {lying.map((place) =>
            place.as === 'locations' ? (
              <LocationsView key={keyOf(place)} {...{ place, located, far, close, guests }} />
            ) : (
              view(place)
            ),
          )}
        </div>
      )}
    </div>
  );
}

function Phase({ board: { turn, outcome } }: { readonly board: Board }) {
  const speech = useSpeech();
  const { t } = useTranslation('board');
  const began = turn.number === 0 ? t('setup') : t('turn', { number: turn.number });
  const phase = outcome === null ? speech.phase(turn.phase) : t('over');
  return (
    <p className={styles['phase']}>
      <b>{began}</b>
      {turn.number > 0 && <span>{speech.player(turn.active)}</span>}
      {phase.toLowerCase() !== began.toLowerCase() && <span>{phase}</span>}
    </p>
  );
}
