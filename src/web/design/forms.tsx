import type { ReactNode } from 'react';
import styles from './form.module.css';

/** Forms beside each other, where there is room. */
export const Forms = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles['forms']}>{children}</div>
);
