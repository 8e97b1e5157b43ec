import type { Seat } from '../state/state.js';

/**
 * The reader: a player sees what the own seat knows; a spectator what everybody at the table knows; a judge what any
 * seat knows, and so never what will be drawn; `everything` is every face in its place, for games that are over.
 */
export type Viewer =
  | { readonly kind: 'player'; readonly seat: Seat }
  | { readonly kind: 'spectator' }
  | { readonly kind: 'judge' }
  | { readonly kind: 'everything' };

/** Whether the viewer may know what these seats know. */
export const knows = (viewer: Viewer, ...seats: readonly Seat[]): boolean => {
  switch (viewer.kind) {
    case 'player':
      return seats.includes(viewer.seat);
    case 'spectator':
      return false;
    case 'judge':
      return seats.length > 0;
    case 'everything':
      return true;
  }
};
