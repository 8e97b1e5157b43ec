/** What the picture of a link shows: the same that its page says in its head. */
export interface Picture {
  /** What it is about, in a few words: a game's name, a league's. */
  readonly about: string;
  readonly lines: readonly PictureLine[];
  /** What came of it. */
  readonly note: string;
  /** The table at a step of a game; `note` is what happened in the step. */
  readonly table?: PictureTable;
}

export interface PictureLine {
  readonly text: string;
  /** Who won; null where nothing is to be said of it. */
  readonly won: boolean | null;
}

/** The halves of all seats, that of the first seat below. */
export type PictureTable = readonly PictureHalf[];

export interface PictureHalf {
  readonly name: string;
  readonly isActive: boolean;
  /** The numbers of the player, as `lore 7 / 20`. */
  readonly numbers: string;
  /** How many cards lie where only their number is known or counts. */
  readonly counts: string;
  readonly cards: readonly PictureCard[];
  /** How many more cards lie there. */
  readonly more: number;
}

export interface PictureCard {
  readonly name: string;
  readonly tint: string;
  /** As they are now, as `3 / 4`. */
  readonly numbers: string;
  readonly damage: number;
  readonly isTurned: boolean;
  /** The step is about it. */
  readonly isNamed: boolean;
}

/** The size that programs with previews of links expect. */
export const PICTURE_SIZE = { width: 1200, height: 630 } as const;
