/** Many cards in one place: how many there are, and on demand each of them by its name. */
import { Popover } from '@base-ui/react/popover';
import type { CSSProperties, ReactNode } from 'react';
import type { BoardObject } from '../api/kifu.js';
import styles from './pile.module.css';
import { usePress } from './press.js';
import { useSpeech } from './table.js';

interface SeveralProps {
  /** What is said of the button. */
  readonly label: string;
  readonly className: string | undefined;
  readonly style?: CSSProperties | undefined;
  readonly objects: readonly BoardObject[];
  readonly children: ReactNode;
}

/** A button that opens the list of the cards, the last first. What is drawn on it is said by its label. */
export function Several({ label, className, style, objects, children }: SeveralProps) {
  return (
    <Popover.Root>
      <Popover.Trigger className={className} style={style}>
        <span className="visually-hidden">{label}</span>
        {children}
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner sideOffset={4} collisionPadding={8} className={styles['place']}>
          <Popover.Popup className={styles['list']} aria-label={label}>
            <ol aria-label={label}>
              {objects.toReversed().map((object) => (
                <li key={object.id}>
                  <Named object={object} />
                </li>
              ))}
            </ol>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}

/** A card by its name; pressed like any other. */
function Named({ object }: { readonly object: BoardObject }) {
  const speech = useSpeech();
  const { press, badge } = usePress(object);
  return (
    <button type="button" className={styles['named']} {...press}>
      {speech.card(object.card)}
      {badge !== undefined && <b> {badge}</b>}
    </button>
  );
}
