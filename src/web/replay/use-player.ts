/** The step that is shown, and playing on by itself. */
import { useCallback, useEffect, useMemo, useState } from 'react';
import { type GameRecord, type Stride, strideFrom, type Turn, turnsOf } from './record.js';

export const SPEEDS = [0.5, 1, 2, 4, 8] as const;

/** How long a step is shown at speed 1. */
const STEP_MS = 1200;

export interface Player {
  readonly step: number;
  readonly last: number;
  readonly turns: readonly Turn[];
  readonly isPlaying: boolean;
  readonly speed: number;
  readonly go: (step: number) => void;
  readonly move: (stride: Stride, by: 1 | -1) => void;
  readonly play: (on: boolean) => void;
  readonly setSpeed: (speed: number) => void;
}

/** The address follows when nothing has moved for so long: browsers take few changes of it at a time. */
const ADDRESS_MS = 200;

/** `step` is the step in the address. `onStep` receives the new step once the player rests there. */
export function usePlayer(record: GameRecord, step: number, onStep: (step: number) => void): Player {
  const last = record.steps.length - 1;
  const [{ wanted, told, address }, setPlace] = useState({ wanted: step, told: step, address: step });
  // A link, or a running game. Positions visited meanwhile but not yet reported come after it.
  if (address !== step)
    setPlace(wanted === told ? { wanted: step, told: step, address: step } : { wanted, told, address: step });
  const now = Math.min(Math.max(wanted, 0), last);
  const turns = useMemo(() => turnsOf(record.steps), [record.steps]);
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<number>(1);
  const isPlaying = playing && now < last;

  const go = useCallback(
    (to: number) => setPlace((place) => ({ ...place, wanted: Math.min(Math.max(to, 0), last) })),
    [last],
  );
  useEffect(() => {
    if (wanted === told) return undefined;
    const timer = setTimeout(() => {
      setPlace((place) => ({ ...place, told: wanted }));
      onStep(wanted);
    }, ADDRESS_MS);
    return () => clearTimeout(timer);
  }, [wanted, told, onStep]);
  const move = useCallback(
    (stride: Stride, by: 1 | -1) => {
      setPlaying(false);
      go(strideFrom(record, turns, now, stride, by));
    },
    [go, record, turns, now],
  );
  const play = useCallback(
    (on: boolean) => {
      // At the end it begins again.
      if (on && now >= last) go(0);
      setPlaying(on);
    },
    [go, now, last],
  );

  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setTimeout(() => go(now + 1), STEP_MS / speed);
    return () => clearTimeout(timer);
  }, [isPlaying, now, speed, go]);

  // What is drawn of the player is drawn anew when it changes, and not when the address has followed.
  return useMemo(
    () => ({ step: now, last, turns, isPlaying, speed, go, move, play, setSpeed }),
    [now, last, turns, isPlaying, speed, go, move, play],
  );
}
