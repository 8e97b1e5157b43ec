import type { ReactNode } from 'react';
import styles from './fields.module.css';

/** Several fields beside each other, below each other where there is no room. */
export const Fields = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div className={styles['fields']} role="group" aria-label={label}>
    {children}
  </div>
);

interface FieldProps {
  readonly label: string;
  /** Takes the room that is left. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** A field and what it is called. */
export const Field = ({ label, wide = false, children }: FieldProps) => (
  <label className={styles['field']} data-wide={wide}>
    {label}
    {children}
  </label>
);
