/** What pressing an object does: it is chosen, where it may be, or else looked at closely. */
import type { MouseEvent } from 'react';
import type { BoardObject } from '../api/kifu.js';
import { useChoice } from './choices.js';
import { useShown } from './shown.js';

type Press = MouseEvent<HTMLElement>;

export function usePress(object: BoardObject) {
  const { show } = useShown();
  const choice = useChoice(object.id);
  const look = ({ currentTarget }: Press): void => show(object, currentTarget);
  if (choice === null) return { badge: undefined, press: { 'aria-haspopup': 'dialog', onClick: look } } as const;
  return {
    badge: choice.badge,
    press: {
      ...choice.button,
      // A long press, or the other button, looks at it all the same.
      onContextMenu: (event: Press) => {
        event.preventDefault();
        look(event);
      },
    },
  } as const;
}
