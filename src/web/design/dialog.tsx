import { type ReactNode, useEffect, useId, useRef } from 'react';
import styles from './dialog.module.css';

interface DialogProps {
  readonly open: boolean;
  /** Called however the reader closes the dialog: by Escape, by a press beside it. */
  readonly onClose: () => void;
  readonly title: string;
  readonly help?: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A dialog above the page. The browser keeps the focus in it, and gives the focus back when the dialog closes. */
export function Dialog({ open, onClose, title, help, className = '', children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [titleId, helpId] = [useId(), useId()];
  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);
  return (
    <dialog
      ref={dialog}
      className={`${styles['dialog'] ?? ''} ${className}`}
      aria-labelledby={titleId}
      aria-describedby={help === undefined ? undefined : helpId}
      onClose={onClose}
      // What is pressed is the dialog itself only beside its content.
      onClick={({ target, currentTarget }) => target === currentTarget && onClose()}
    >
      {open && (
        <div className={styles['content']}>
          <h2 id={titleId}>{title}</h2>
          {help !== undefined && (
            <p id={helpId} className={styles['help']}>
              {help}
            </p>
          )}
          {children}
        </div>
      )}
    </dialog>
  );
}
