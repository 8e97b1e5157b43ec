/**
 * A card at a size at which all of it can be read, beside the card on the table. It takes no focus, and is silent: the
 * card on the table says the same.
 */
import { Popover } from '@base-ui/react/popover';
import type { BoardObject } from '../api/kifu.js';
import { tints } from './card.js';
import styles from './details.module.css';
import { ObjectFace } from './face.js';
import { lookOf } from './look.js';
import { MarkList } from './mark-list.js';
import { useSpeech, useTable } from './table.js';

interface LargeCardProps {
  readonly object: BoardObject;
  readonly at: HTMLElement;
  /** The pointer is on the large card. */
  readonly stay: () => void;
  readonly leave: () => void;
}

export const LargeCard = ({ object, at, stay, leave }: LargeCardProps) => (
  <Popover.Root open onOpenChange={(open) => !open && leave()}>
    <Popover.Portal>
      <Popover.Positioner anchor={at} side="right" sideOffset={8} collisionPadding={8} className={styles['place']}>
        <Popover.Popup
          className={styles['enlarged']}
          data-enlarged
          aria-hidden="true"
          initialFocus={false}
          finalFocus={false}
          onPointerEnter={stay}
          onPointerLeave={leave}
        >
          <Drawn object={object} />
        </Popover.Popup>
      </Popover.Positioner>
    </Popover.Portal>
  </Popover.Root>
);

/** The face, and below it what is on the card now. */
function Drawn({ object }: Pick<LargeCardProps, 'object'>) {
  const table = useTable();
  const speech = useSpeech();
  const { marks } = lookOf(object, table, speech);
  return (
    <div style={tints(speech.face(object.card), table.layout?.colours)}>
      <span className={styles['large']}>
        <ObjectFace object={object} />
      </span>
      <MarkList marks={marks} />
    </div>
  );
}
