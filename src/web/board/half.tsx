import { type CSSProperties, useMemo } from 'react';
import type { Board, BoardObject, SeatBoard, Zone } from '../api/kifu.js';
import type { Place } from '../engine/games.js';
import styles from './half.module.css';
import { countAt, EMPTY, isPile, keyOf, objectsAt, turnedIn } from './places.js';
import { PlayerBar } from './player-bar.js';
import { useSpeech, useTable } from './table.js';
import { ZoneView } from './zone.js';

interface HalfProps {
  readonly seat: SeatBoard;
  readonly board: Board;
  /** From the middle of the table outwards. */
  readonly rows: readonly (readonly Place[])[];
  readonly guests: ReadonlyMap<string, readonly BoardObject[]>;
  readonly isFar?: boolean;
  /** Where there is room for one half only, this is the one. */
  readonly isOpen: boolean;
  readonly open: (seat: string) => void;
  /** Seats among whose cards something may be chosen. */
  readonly asked: readonly string[];
}

/** The half of a player: rows of cards, the piles in the corner, and the name. */
export function Half({ seat, board, rows, guests, isFar = false, isOpen, open, asked }: HalfProps) {
  const { layout } = useTable();
  const speech = useSpeech();
  const places = useMemo(() => rows.flat(), [rows]);
  const zoneOf = ({ zone }: Place): Zone => seat.zones[zone] ?? EMPTY;
  const view = (place: Place) => (
    <ZoneView key={keyOf(place)} place={place} places={places} zone={zoneOf(place)} guests={guests} />
  );
  const spread = rows.map((row) => row.filter((place) => !isPile(place))).filter((row) => row.length > 0);
  const shown = isFar ? spread.toReversed() : spread;
  const lyingAt = (place: Place): Lying => ({
    count: countAt(place, zoneOf(place), places),
    turned: turnedIn(objectsAt(place, zoneOf(place), places), layout),
  });
  const bar = <PlayerBar seat={seat} board={board} isOpen={isOpen} open={open} isAsked={asked.includes(seat.seat)} />;
  return (
    <section className={styles['half']} aria-label={speech.player(seat.seat)} data-far={isFar} data-open={isOpen}>
      {isFar && bar}
      <div className={styles['lying']}>
        <div className={styles['rows']} style={heights(shown, lyingAt)}>
          {shown.map((row) => (
            <div key={row.map(keyOf).join()} className={styles['row']} style={fanned(row, lyingAt)}>
              {row.map(view)}
            </div>
          ))}
        </div>
        <div className={styles['corner']}>{places.filter(isPile).map(view)}</div>
      </div>
      {!isFar && bar}
    </section>
  );
}

interface Lying {
  readonly count: number;
  readonly turned: number;
}

const isCounted = ({ as }: Place): boolean => as === 'dice' || as === 'stock' || as === 'stack';

/** Rows with cards share the height; what is only counted takes little, and an empty row only its names. */
const heights = (rows: readonly (readonly Place[])[], lyingAt: (place: Place) => Lying) =>
  ({
    gridTemplateRows: rows
      .map((row) => {
        const lying = row.filter((place) => lyingAt(place).count > 0);
        if (lying.length === 0) return 'var(--label)';
        return lying.every(isCounted) ? 'minmax(0, calc(var(--label) + 3.75rem))' : 'minmax(0, 1fr)';
      })
      .join(' '),
  }) as CSSProperties;

/**
 * How many fans of cards share a row and how many of them have turned cards, which are wider; how many cards lie below
 * others; and how many zones are counted.
 */
function fanned(row: readonly Place[], lyingAt: (place: Place) => Lying) {
  const lying = row.filter((place) => lyingAt(place).count > 0);
  const fans = lying.filter((place) => !isCounted(place));
  return {
    '--fans': Math.max(fans.length, 1),
    '--wide': fans.filter((place) => lyingAt(place).turned > 0).length,
    '--below': fans.reduce((sum, place) => sum + lyingAt(place).count - 1, 0),
    '--heaps': lying.length - fans.length,
  } as CSSProperties;
}
