import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { isRecord } from '../api/json.js';
import type { Board, BoardObject, SeatBoard, Zone } from '../api/kifu.js';
import type { Layout, Place, PlayerNumber, TableLook } from '../engine/games.js';
import styles from './board.module.css';
import { useChoice } from './choices.js';
import { LocationsView, locatedIn } from './locations.js';
import { useMoves } from './moves.js';
import { useSpeech, useTable } from './table.js';
import { ZoneView } from './zone.js';

interface BoardProps {
  readonly board: Board;
  /** The seat that sits on this side. */
  readonly near: string;
  /** Which step it is of: neighbours are moved between, others are jumped to. */
  readonly step: number;
}

export function BoardView({ board: whole, near, step }: BoardProps) {
  const { layout } = useTable();
  const { t } = useTranslation('board');
  const place = useRef<HTMLDivElement>(null);
  useMoves(place, whole, step);
  const { half: rows, middle } = layout?.formats?.[whole.format] ?? layout ?? plainTable(whole);
  const located = locatedIn(whole, middle, layout);
  const { board } = located;
  const guests = guestsOf(board, rows, layout);
  const { far, close } = sidesOf(board, near);
  return (
    <div className={styles['frame']}>
      <div ref={place} className={styles['board']} role="group" aria-label={t('board')}>
        <div className={styles['side']}>
          {far.map((seat) => (
            <Half key={seat.seat} seat={seat} board={board} rows={rows.toReversed()} guests={guests} isFar />
          ))}
        </div>
        <div className={styles['middle']}>
          <Phase board={board} />
          {middle.map((each) =>
            each.as === 'locations' ? (
              <LocationsView
                key={keyOf(each)}
                place={each}
                located={located}
                far={far.map(({ seat }) => seat)}
                close={close.map(({ seat }) => seat)}
                guests={guests}
              />
            ) : (
              <ZoneView
                key={keyOf(each)}
                place={each}
                places={middle}
                zone={board.shared[each.zone] ?? EMPTY}
                guests={guests}
              />
            ),
          )}
        </div>
        <div className={styles['side']}>
          {close.map((seat) => (
            <Half key={seat.seat} seat={seat} board={board} rows={rows} guests={guests} />
          ))}
        </div>
      </div>
    </div>
  );
}

/** Who plays together sits on one side of the table; the reader's own seat comes last, and so is the nearest. */
function sidesOf({ seats, teams = [] }: Board, near: string) {
  const together = teams.find((team) => team.includes(near)) ?? [near];
  const isClose = ({ seat }: SeatBoard): boolean => together.includes(seat);
  return {
    far: seats.filter((each) => !isClose(each)),
    close: seats.filter(isClose).toSorted((one, other) => Number(one.seat === near) - Number(other.seat === near)),
  };
}

const EMPTY: Zone = { count: 0 };

const keyOf = ({ zone, types = [] }: Place): string => [zone, ...types].join();

interface HalfProps {
  readonly seat: SeatBoard;
  readonly board: Board;
  readonly rows: readonly (readonly Place[])[];
  readonly guests: ReadonlyMap<string, readonly BoardObject[]>;
  readonly isFar?: boolean;
}

function Half({ seat, board, rows, guests, isFar = false }: HalfProps) {
  const speech = useSpeech();
  const bar = <PlayerBar seat={seat} board={board} />;
  return (
    <section className={styles['half']} aria-label={speech.player(seat.seat)} data-far={isFar}>
      {isFar && bar}
      {rows.map((places) => (
        <div key={places.map(keyOf).join()} className={styles['rowOfPlaces']}>
          {places.map((place) => (
            <ZoneView
              key={keyOf(place)}
              place={place}
              places={rows.flat()}
              zone={seat.zones[place.zone] ?? EMPTY}
              guests={guests}
            />
          ))}
        </div>
      ))}
      {!isFar && bar}
    </section>
  );
}

function PlayerBar({ seat, board }: { readonly seat: SeatBoard; readonly board: Board }) {
  const { layout } = useTable();
  const speech = useSpeech();
  const { t } = useTranslation('board');
  const isActive = board.turn.active === seat.seat;
  const decides = board.deciding.some((each) => each.seat === seat.seat);
  const wins = board.outcome?.winners.includes(seat.seat) === true;
  const team = board.teams?.findIndex((each) => each.includes(seat.seat)) ?? -1;
  return (
    <div className={styles['bar']} data-active={isActive} data-team={team < 0 ? undefined : team}>
      <span className={styles['stone']} data-seat={board.seats.findIndex((each) => each.seat === seat.seat)} />
      <h2 className={styles['player']}>
        <PlayerName seat={seat.seat} />
      </h2>
      {team >= 0 && <TeamTag board={board} team={team} />}
      {isActive && <span className={styles['tag']}>{t('active')}</span>}
      {decides && <span className={styles['tag']}>{t('decides')}</span>}
      {seat.left && board.outcome === null && <span className={styles['tag']}>{t('left')}</span>}
      {wins && <span className={styles['tag']}>{t('wins')}</span>}
      <span className={styles['numbers']}>
        {(layout?.player ?? [])
          .map((shown) => ({ ...shown, value: numberOf(seat, shown) }))
          .filter(({ value, whenSome }) => value > 0 || whenSome !== true)
          .map(({ value, ...shown }) => (
            <span key={shown.field} className={styles['number']}>
              <span>{speech.format.words(shown.words)}</span>
              <b>{value}</b>
              {/* Teammates run the race together. */}
              {(team < 0 || shown.ofTeam !== true) && <Goal shown={shown} format={board.format} />}
            </span>
          ))}
      </span>
    </div>
  );
}

const Goal = ({ shown: { goal, goalIn }, format }: { readonly shown: PlayerNumber; readonly format: string }) => {
  const end = goalIn?.[format] ?? goal;
  return end === undefined ? null : <span className={styles['goal']}>/ {end}</span>;
};

/** Which team, and what its players have together. */
function TeamTag({ board, team }: { readonly board: Board; readonly team: number }) {
  const { layout } = useTable();
  const speech = useSpeech();
  const { t } = useTranslation('board');
  const members = board.seats.filter(({ seat }) => board.teams?.[team]?.includes(seat) === true);
  return (
    <span className={styles['team']}>
      <span>{t('team', { number: team + 1 })}</span>
      {(layout?.player ?? [])
        .filter(({ ofTeam }) => ofTeam === true)
        .map((shown) => (
          <span key={shown.field} title={speech.format.words(shown.words)}>
            {' · '}
            <span className="visually-hidden">{speech.format.words(shown.words)} </span>
            {members.reduce((sum, seat) => sum + numberOf(seat, shown), 0)}
            <Goal shown={shown} format={board.format} />
          </span>
        ))}
    </span>
  );
}

function numberOf(seat: SeatBoard, { field, in: within }: PlayerNumber): number {
  if (within === undefined) return Number(seat[field] ?? 0);
  const fields = seat[within];
  return isRecord(fields) ? Number(fields[field] ?? 0) : 0;
}

/** A button where the player may be chosen. */
function PlayerName({ seat }: { readonly seat: string }) {
  const speech = useSpeech();
  const choice = useChoice(seat);
  if (choice === null) return speech.player(seat);
  const { badge, button } = choice;
  return (
    <button type="button" className={styles['choosable']} {...button}>
      {speech.player(seat)}
      {badge !== undefined && ` · ${badge}`}
    </button>
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

/** A game that nobody has drawn: every zone in a row of its own. */
const plainTable = ({ seats, shared }: Board): TableLook => ({
  half: Object.keys(seats[0]?.zones ?? {}).map((zone) => [{ zone, as: 'hand', share: 1 }]),
  middle: Object.keys(shared).map((zone) => ({ zone, as: 'stack' })),
});

/** What lies in zones that have no place of their own, by the object that it is on. */
function guestsOf(
  board: Board,
  rows: readonly (readonly Place[])[],
  layout: Layout | null,
): ReadonlyMap<string, readonly BoardObject[]> {
  const placed = new Set(rows.flat().map(({ zone }) => zone));
  const leading = Object.entries(layout?.marks ?? {}).flatMap(([mark, { as }]) => (as === 'within' ? [mark] : []));
  const guests = new Map<string, BoardObject[]>();
  for (const { zones } of board.seats)
    for (const [zone, { objects = [] }] of Object.entries(zones)) {
      if (placed.has(zone)) continue;
      for (const object of objects) {
        const host = leading.map((mark) => object.marks?.[mark]).find((to) => typeof to === 'string');
        if (typeof host === 'string') guests.set(host, [...(guests.get(host) ?? []), object]);
      }
    }
  return guests;
}
