import type { ReactNode } from 'react';
import styles from './page.module.css';
import { WindowTitle } from './window-title.js';

interface PageProps {
  readonly title: string;
  /** The title as the page shows it, where there is more to it than text. */
  readonly heading?: ReactNode;
  /** A sentence below the title. */
  readonly lead?: ReactNode;
  /** Beside the title. */
  readonly actions?: ReactNode;
  /** As wide as the window, for what needs the room. */
  readonly wide?: boolean;
  /** As high as the window as well, where that is wide: what does not fit scrolls in its own place. */
  readonly fits?: boolean;
  readonly children: ReactNode;
}

/** A page: its title in the window and as its one `h1`, and what it has to say. */
export const Page = ({ title, heading = title, lead, actions, wide = false, fits = false, children }: PageProps) => (
  <div className={styles['page']} data-wide={wide} data-fits={fits}>
    <WindowTitle>{title}</WindowTitle>
    <div className={styles['head']}>
      <div>
        <h1>{heading}</h1>
        {lead !== undefined && <p className={styles['lead']}>{lead}</p>}
      </div>
      {actions !== undefined && <div className={styles['actions']}>{actions}</div>}
    </div>
    {children}
  </div>
);
