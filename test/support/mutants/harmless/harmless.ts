/** A change that is no fault: what the code does with it, it does without it, for the reason given. */
export type Harmless = {
  /** The end of the file's path. */
  readonly in: string;
  /** As the report shows it. */
  readonly change: string;
  /** A part of its line, where the file has the same change in other lines. */
  readonly line?: string;
  readonly because: string;
};
