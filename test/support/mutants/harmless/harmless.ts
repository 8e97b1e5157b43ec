/** A change that is no fault: what the code does with it, it does without it, for the reason given. */
export type Harmless = {
  /** The end of the file's path. */
  readonly in: string;
  /** As the report shows it. */
  readonly change: string;
  readonly because: string;
};
