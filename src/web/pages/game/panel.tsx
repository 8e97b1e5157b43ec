import { type ReactNode, useState } from 'react';
import styles from './game.module.css';

/** What is in it is drawn while it is open: it may be long, and change with each step. */
export function Panel({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <details className={styles['panel']} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{title}</summary>
      {open && children}
    </details>
  );
}
