/** Movements between two boards that follow each other: each card comes from where it was. */
import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Board } from '../api/kifu.js';

interface Seen {
  readonly step: number;
  readonly rects: ReadonlyMap<string, DOMRect>;
  /** Definitions of the cards that were there. */
  readonly cards: ReadonlyMap<string, string>;
}

const MS = 280;
const LEAST = 2;

export function useMoves(place: RefObject<HTMLElement | null>, board: Board, step: number): void {
  const before = useRef<Seen | null>(null);
  useLayoutEffect(() => {
    const elements = elementsIn(place.current);
    const cards = cardsOf(board);
    const rects = new Map([...elements].map(([id, element]) => [id, element.getBoundingClientRect()]));
    const { current } = before;
    before.current = { step, rects, cards };
    if (current === null || Math.abs(step - current.step) !== 1 || prefersStillness()) return;
    for (const [id, element] of elements) {
      const from = current.rects.get(id) ?? current.rects.get(formerOf(id, cards, current) ?? '');
      const to = rects.get(id);
      if (to !== undefined) move(element, from, to);
    }
  }, [place, board, step]);
}

function move(element: HTMLElement, from: DOMRect | undefined, to: DOMRect): void {
  if (from === undefined) {
    element.animate([{ opacity: 0, scale: '0.92' }, { opacity: 1 }], { duration: MS, easing: 'ease-out' });
    return;
  }
  const [x, y] = [from.x + from.width / 2 - to.x - to.width / 2, from.y + from.height / 2 - to.y - to.height / 2];
  if (Math.abs(x) < LEAST && Math.abs(y) < LEAST) return;
  element.animate(
    [
      { translate: `${x}px ${y}px`, zIndex: 6 },
      { translate: '0 0', zIndex: 6 },
    ],
    {
      duration: MS,
      easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
    },
  );
}

/** A card that changes its zone is a new object: the one of the same definition that has gone. */
function formerOf(id: string, now: ReadonlyMap<string, string>, before: Seen): string | undefined {
  const card = now.get(id);
  return [...before.cards].find(([was, of]) => of === card && !now.has(was) && before.rects.has(was))?.[0];
}

function cardsOf({ seats, shared }: Board): ReadonlyMap<string, string> {
  const zones = [...seats.flatMap(({ zones }) => Object.values(zones)), ...Object.values(shared)];
  return new Map(zones.flatMap(({ objects = [] }) => objects.map(({ id, card }) => [id, card] as const)));
}

function elementsIn(place: HTMLElement | null): ReadonlyMap<string, HTMLElement> {
  const found = place?.querySelectorAll<HTMLElement>('[data-object]') ?? [];
  return new Map([...found].map((element) => [element.dataset['object'] ?? '', element]));
}

const prefersStillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
