export interface WhatIfSearch {
  /** The step of the game, on a branch of it, that the line begins at. */
  readonly step?: number | undefined;
  readonly branch?: number | undefined;
  /** The answers given since: see `line.ts`. */
  readonly line?: string | undefined;
  /** The board as it was, beside that of the line. */
  readonly beside?: true | undefined;
}

export type Change = (changed: Partial<WhatIfSearch>) => void;
