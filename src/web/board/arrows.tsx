/** Who attacks, blocks or challenges whom: an arrow from the card to what its mark names. */
import { type RefObject, useLayoutEffect, useState } from 'react';
import type { Board } from '../api/kifu.js';
import type { Layout } from '../engine/games.js';
import styles from './arrows.module.css';

interface Pair {
  readonly from: string;
  readonly to: string;
}

/** The arrows of a board, from one object to another object or to a seat. */
export function arrowsOf({ seats, shared }: Board, layout: Layout | null): readonly Pair[] {
  const marks = Object.entries(layout?.marks ?? {}).flatMap(([mark, { as }]) => (as === 'towards' ? [mark] : []));
  if (marks.length === 0) return [];
  const zones = [...seats.flatMap(({ zones }) => Object.values(zones)), ...Object.values(shared)];
  return zones.flatMap(({ objects = [] }) =>
    objects.flatMap(({ id, marks: own }) =>
      marks.flatMap((mark) => {
        const to = own?.[mark];
        return typeof to === 'string' ? [{ from: id, to }] : [];
      }),
    ),
  );
}

interface Line {
  readonly key: string;
  readonly path: string;
}

interface ArrowsProps {
  readonly place: RefObject<HTMLElement | null>;
  readonly pairs: readonly Pair[];
}

/** Drawn over the board, once its cards are where they are; and drawn anew when the board changes its size. */
export function Arrows({ place, pairs }: ArrowsProps) {
  const [lines, setLines] = useState<readonly Line[]>([]);
  const names = pairs.map(({ from, to }) => `${from} ${to}`).join();
  useLayoutEffect(() => {
    const board = place.current;
    if (board === null || names === '') return undefined;
    const draw = (): void => setLines(linesIn(board, names));
    const sizes = new ResizeObserver(draw);
    sizes.observe(board);
    return () => sizes.disconnect();
  }, [place, names]);
  if (names === '') return null;
  return (
    <svg className={styles['arrows']} aria-hidden="true">
      <defs>
        <marker id="arrow-head" viewBox="0 0 10 10" refX="8" refY="5" markerWidth="5" markerHeight="5" orient="auto">
          <path d="M0 0 L10 5 L0 10 Z" />
        </marker>
      </defs>
      {lines.map(({ key, path }) => (
        <path key={key} d={path} markerEnd="url(#arrow-head)" />
      ))}
    </svg>
  );
}

function linesIn(board: HTMLElement, names: string): readonly Line[] {
  const origin = board.getBoundingClientRect();
  const middleOf = (id: string): readonly [x: number, y: number] | null => {
    const box = board
      .querySelector(`[data-object="${CSS.escape(id)}"], [data-seat-bar="${CSS.escape(id)}"]`)
      ?.getBoundingClientRect();
    if (box === undefined || box.width === 0) return null;
    return [box.x - origin.x + box.width / 2, box.y - origin.y + box.height / 2];
  };
  return names.split(',').flatMap((key) => {
    const [from, to] = key.split(' ').map(middleOf);
    if (!from || !to) return [];
    // A little bent: two arrows between the same cards do not lie on each other.
    const bend = [(from[0] + to[0]) / 2 + (to[1] - from[1]) * 0.12, (from[1] + to[1]) / 2 - (to[0] - from[0]) * 0.12];
    return [{ key, path: `M${from.join(' ')} Q${bend.join(' ')} ${to.join(' ')}` }];
  });
}
