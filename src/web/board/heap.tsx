import type { ReactNode } from 'react';
import type { BoardObject } from '../api/kifu.js';
import { useNextChoice } from './choices.js';
import styles from './zone.module.css';
import { Several } from './pile.js';
import { usePress } from './press.js';

interface HeapProps {
  readonly objects: readonly [BoardObject, ...BoardObject[]];
  readonly label: string;
  readonly children: ReactNode;
}

/** Identical objects as one button. A press chooses the next of them, or else shows their facts. */
export function Heap({ objects, label, children }: HeapProps) {
  const next = useNextChoice(objects.map(({ id }) => id));
  const [first] = objects;
  const { press } = usePress(first);
  if (next === null && objects.length > 1)
    return (
      <Several className={styles['heap']} objects={objects} label={label}>
        {children}
      </Several>
    );
  return (
    <button type="button" className={styles['heap']} data-object={first.id} {...(next?.button ?? press)}>
      <span className="visually-hidden">{label}</span>
      {children}
      {next?.badge !== undefined && <b className={styles['chosen']}>{next.badge}</b>}
    </button>
  );
}
