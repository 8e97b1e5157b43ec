/** A figure that says on demand how it came about, or a button with more behind it. */
import { Popover } from '@base-ui/react/popover';
import type { ReactNode } from 'react';
import { buttonClass } from './button.js';
import styles from './why.module.css';

interface WhyProps {
  /** The shown value, and the name of the button for screen readers: "12, how it is made up". */
  readonly children: ReactNode;
  readonly label: string;
  readonly title: string;
  readonly reasons: ReactNode;
  readonly look?: 'figure' | 'button';
}

export const Why = ({ children, label, title, reasons, look = 'figure' }: WhyProps) => (
  <Popover.Root>
    <Popover.Trigger className={look === 'figure' ? (styles['figure'] ?? '') : buttonClass} aria-label={label}>
      {children}
    </Popover.Trigger>
    <Popover.Portal>
      <Popover.Positioner sideOffset={6} collisionPadding={12}>
        <Popover.Popup className={styles['reasons'] ?? ''}>
          <Popover.Title className={styles['title'] ?? ''}>{title}</Popover.Title>
          {reasons}
        </Popover.Popup>
      </Popover.Positioner>
    </Popover.Portal>
  </Popover.Root>
);
