/** A card is drawn large if the pointer rests on it or the keyboard reaches it; a finger that stays on it opens it. */
import { type RefObject, useEffect, useRef } from 'react';
import type { Board, BoardObject } from '../api/kifu.js';
import { type Shown, useShown } from './shown.js';

const REST_MS = 350;
const HOLD_MS = 450;
/** A finger that moves further scrolls. */
const MOVE_MAX_PX = 10;

/** Listens to the board as a whole: a card costs nothing more for it. */
export function useEnlarging(place: RefObject<HTMLElement | null>, board: Board): void {
  const shown = useShown();
  const now = useRef(board);
  useEffect(() => {
    now.current = board;
    shown.leave();
  }, [board, shown]);
  useEffect(() => {
    const element = place.current;
    if (element === null) return undefined;
    const stops = [rest, hold].map((listen) => listen({ element, shown, find: (at) => objectAt(now.current, at) }));
    return () => {
      for (const stop of stops) stop();
    };
  }, [place, shown]);
}

interface Listened {
  readonly element: HTMLElement;
  readonly shown: Shown;
  readonly find: (at: HTMLElement) => BoardObject | undefined;
}

type Stop = () => void;

/** The pointer rests on a card, or the keyboard reaches it. */
function rest({ element, shown, find }: Listened): Stop {
  const { on, end } = listenersOf(element);
  const wait = waitFor(find, shown.enlarge);
  let over: HTMLElement | null = null;
  const left = (): void => {
    over = null;
    wait.stop();
    shown.leave();
  };
  on('pointerover', ({ pointerType, target }) => {
    const at = cardOf(target);
    if (pointerType === 'touch' || at === over) return;
    left();
    over = at;
    if (at !== null) wait.start(REST_MS, at);
  });
  on('focusin', ({ target }) => {
    const at = cardOf(target);
    if (at?.matches(':focus-visible') === true) wait.start(0, at);
  });
  on('keydown', ({ key }) => {
    if (key === 'Escape') left();
  });
  for (const kind of ['pointerleave', 'pointerdown', 'focusout'] as const) on(kind, left);
  return () => {
    wait.stop();
    end();
  };
}

/** A finger stays on a card. */
function hold({ element, shown, find }: Listened): Stop {
  const { on, end } = listenersOf(element);
  let pressed: { readonly x: number; readonly y: number } | null = null;
  let wasHeld = false;
  const wait = waitFor(find, (object, at) => {
    wasHeld = true;
    shown.show(object, at);
  });
  const released = (): void => {
    wait.stop();
    pressed = null;
  };
  on('pointerdown', ({ pointerType, target, clientX: x, clientY: y }) => {
    wasHeld = false;
    const at = cardOf(target);
    if (pointerType !== 'touch' || at === null) return;
    pressed = { x, y };
    wait.start(HOLD_MS, at);
  });
  on('pointermove', ({ clientX, clientY }) => {
    if (pressed !== null && Math.hypot(clientX - pressed.x, clientY - pressed.y) > MOVE_MAX_PX) released();
  });
  for (const kind of ['pointerup', 'pointercancel'] as const) on(kind, released);
  // A card that was held is open, and is not chosen as well.
  for (const kind of ['click', 'contextmenu'] as const)
    on(kind, (event) => {
      if (!wasHeld) return;
      event.preventDefault();
      event.stopPropagation();
    });
  return () => {
    wait.stop();
    end();
  };
}

/** Acts on a card after a while, if it is still there. */
function waitFor(find: Listened['find'], act: (object: BoardObject, at: HTMLElement) => void) {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const stop = (): void => clearTimeout(waiting);
  const start = (ms: number, at: HTMLElement): void => {
    stop();
    waiting = setTimeout(() => {
      const object = find(at);
      if (object !== undefined && at.isConnected) act(object, at);
    }, ms);
  };
  return { start, stop };
}

/** Listeners that hear before the cards do, and that end together. */
function listenersOf(element: HTMLElement) {
  const listening = new AbortController();
  const on = <Kind extends keyof HTMLElementEventMap>(
    kind: Kind,
    listener: (event: HTMLElementEventMap[Kind]) => void,
  ): void => element.addEventListener(kind, listener, { capture: true, signal: listening.signal });
  return { on, end: () => listening.abort() };
}

const cardOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('button[data-object]') : null;

function objectAt({ seats, shared }: Board, { dataset }: HTMLElement): BoardObject | undefined {
  const zones = [...seats.flatMap((seat) => Object.values(seat.zones)), ...Object.values(shared)];
  for (const { objects = [] } of zones) {
    const found = objects.find(({ id }) => id === dataset['object']);
    if (found !== undefined) return found;
  }
  return undefined;
}
