/** Every loop has a bound with a name. Reaching one is a broken invariant, except where a game has a rule for loops. */
export const LIMITS = {
  /** Steps between two decisions. Reaching it ends the game undecided, for a judge (a mandatory loop nobody can stop). */
  stepsBetweenDecisions: 200_000,
  /** Rounds in which events follow from events at once. */
  consequencesInARow: 100,
  /** Passes of the checks within one settling. */
  checksPerSettling: 1_000,
  /** Frames on the stack. */
  frames: 500,
} as const;
