import type { Citation } from '../rules/citation.js';

/**
 * Who sees the faces of the objects in a kind of zone: everybody; its owner; nobody, but their order means something
 * (a deck); nobody, not even the owner, and only their number counts (an inkwell).
 */
export type Visibility = 'public' | 'owner' | 'hidden-ordered' | 'hidden';

export type ZoneKind = {
  readonly kind: string;
  readonly visibility: Visibility;
  /** A mark that changes who sees the face of the object that has it: a card turned face up, or away from everybody. */
  readonly marked?: { readonly [mark: string]: Visibility };
  /** One for each seat, or one that all share. */
  readonly per: 'seat' | 'game';
  /** Objects without cards may be here. In any other zone they cease to exist as soon as they come there. */
  readonly cardless?: true;
  /**
   * Cards of a kind of their own begin here, and the unseen ones are none that lie unseen elsewhere: a second deck.
   */
  readonly apart?: true;
  /** The rules about it. */
  readonly cites: readonly Citation[];
};
