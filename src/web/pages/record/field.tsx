import type { ReactNode } from 'react';
import styles from './record.module.css';

export const Field = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <label className={styles['field']}>
    {label}
    {children}
  </label>
);
