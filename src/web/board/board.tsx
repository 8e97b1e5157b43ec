import { memo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Board, BoardObject, LogEntry, SeatBoard } from '../api/kifu.js';
import type { Layout, Place, TableLook } from '../engine/games.js';
import { Arrows, arrowsOf } from './arrows.js';
import styles from './board.module.css';
import { useOpenChoices } from './choices.js';
import { Half } from './half.js';
import { locatedIn } from './locations.js';
import { lyingIn, Middle } from './middle.js';
import { useEnlarging } from './enlarging.js';
import { useMoves } from './moves.js';
import { useTable } from './table.js';
import { useTouched } from './touched.js';

interface BoardProps {
  readonly board: Board;
  /** The seat that sits on this side. */
  readonly near: string;
  /** Which step it is of: neighbours are moved between, others are jumped to. */
  readonly step: number;
  /** What happened in it: the cards that it names are marked. */
  readonly log?: readonly LogEntry[] | undefined;
}

/** Drawn once for each step: the address follows later, and changes nothing of the table. */
export const BoardView = memo(function BoardView({ board: whole, near, step, log }: BoardProps) {
  const { layout, objects } = useTable();
  const { t } = useTranslation('board');
  const place = useRef<HTMLDivElement>(null);
  useMoves(place, whole, step);
  useTouched(place, log, objects);
  useEnlarging(place, whole);
  const { half: rows, middle } = layout?.formats?.[whole.format] ?? layout ?? plainTable(whole);
  const located = locatedIn(whole, middle, layout);
  const { board } = located;
  const guests = guestsOf(board, rows, layout);
  const { far, close } = sidesOf(board, near);
  const { opened, open, asked } = useOpened(whole, near);
  const half = { board, rows, guests, open, asked };
  const sides = { far: far.map(({ seat }) => seat), close: close.map(({ seat }) => seat) };
  return (
    <div className={styles['frame']}>
      <div
        ref={place}
        className={styles['board']}
        data-board
        data-middle={lyingIn(middle)[0]?.as}
        role="group"
        aria-label={t('board')}
      >
        <div className={styles['side']}>
          {far.map((seat) => (
            <Half key={seat.seat} {...half} seat={seat} isOpen={seat.seat === opened} isFar />
          ))}
        </div>
        <Middle board={board} middle={middle} located={located} guests={guests} {...sides} />
        <div className={styles['side']}>
          {close.map((seat) => (
            <Half key={seat.seat} {...half} seat={seat} isOpen={seat.seat === opened} />
          ))}
        </div>
        <Arrows place={place} pairs={arrowsOf(whole, layout)} />
      </div>
    </div>
  );
});

interface Opened {
  /** The half that is shown where there is room for one only. */
  readonly opened: string;
  readonly open: (seat: string) => void;
  /** Seats among whose cards something may be chosen. */
  readonly asked: readonly string[];
}

/**
 * The half of the cards that join what was pressed: what an attacker attacks. Else the reader's half, or the only half
 * in which something may be chosen; else the half that was opened last.
 */
function useOpened({ seats }: Board, near: string): Opened {
  const choices = useOpenChoices();
  const seatsWith = (isMeant: (id: string) => boolean): readonly string[] =>
    seats
      .filter(({ zones }) => Object.values(zones).some(({ objects = [] }) => objects.some(({ id }) => isMeant(id))))
      .map(({ seat }) => seat);
  const asked = seatsWith((id) => choices.has(id));
  const joining = seatsWith((id) => choices.get(id)?.joins === true);
  const [wanted, setWanted] = useState<{
    readonly choices: unknown;
    readonly near: string;
    readonly seat: string;
  } | null>(null);
  const [meant = []] = [joining, asked].filter(({ length }) => length > 0);
  const [first = near] = meant.includes(near) ? [near] : meant;
  // What was opened stays open until another question is asked.
  const opened = wanted?.near === near && wanted.choices === choices ? wanted.seat : first;
  return { opened, asked, open: (seat) => setWanted({ choices, near, seat: seat === opened ? near : seat }) };
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

/** A game without a layout: every zone in a row of its own. */
const plainTable = ({ seats, shared }: Board): TableLook => ({
  half: Object.keys(seats[0]?.zones ?? {}).map((zone) => [{ zone, as: 'hand', share: 1 }]),
  middle: Object.keys(shared).map((zone) => ({ zone, as: 'stack' })),
});

/** The objects of zones without a place of their own, by the object on which they are. */
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
