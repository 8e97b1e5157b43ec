import { type ReactNode, Suspense, useState } from 'react';
import { Loading } from '../../design/states.js';
import styles from './game.module.css';

/** What is in it is loaded and drawn while it is open: it may be long, and change with each step. */
interface PanelProps {
  readonly title: string;
  /** Whether it is open at first. */
  readonly opened?: boolean;
  readonly children: ReactNode;
}

export function Panel({ title, opened = false, children }: PanelProps) {
  const [open, setOpen] = useState(opened);
  return (
    <details className={styles['panel']} open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{title}</summary>
      {open && <Suspense fallback={<Loading />}>{children}</Suspense>}
    </details>
  );
}
