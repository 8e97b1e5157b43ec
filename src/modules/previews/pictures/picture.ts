/** What the picture of a link shows: the same that its page says in its head. */
export interface Picture {
  /** What it is about, in a few words: a game's name, a league's. */
  readonly about: string;
  readonly lines: readonly PictureLine[];
  /** What came of it. */
  readonly note: string;
}

export interface PictureLine {
  readonly text: string;
  /** Who won; null where nothing is to be said of it. */
  readonly won: boolean | null;
}

/** The size that programs with previews of links expect. */
export const PICTURE_SIZE = { width: 1200, height: 630 } as const;
