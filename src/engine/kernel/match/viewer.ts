import type { Seat } from './state.js';

/**
 * Who reads: a player sees what its seat knows; a spectator what everybody at the table knows; a judge, and anybody
 * once the game is over and its faces are public, sees every face.
 */
export type Viewer =
  | { readonly kind: 'player'; readonly seat: Seat }
  | { readonly kind: 'spectator' }
  | { readonly kind: 'judge' }
  | { readonly kind: 'everything' };

/** Whether the viewer may know what these seats know; what no seat knows is for judges. */
export const knows = (viewer: Viewer, ...seats: readonly Seat[]): boolean => {
  switch (viewer.kind) {
    case 'player':
      return seats.includes(viewer.seat);
    case 'spectator':
      return false;
    case 'judge':
    case 'everything':
      return true;
  }
};
