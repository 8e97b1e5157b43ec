/** Every loop has a bound with a name. Reaching one is a broken invariant, except where a game has a rule for loops. */
export const LIMITS = {
  /** Steps between two decisions. Reaching it ends the game undecided, for a judge (a mandatory loop nobody can stop). */
  stepsBetweenDecisions: 200_000,
  /** Steps between two decisions after which a repetition is looked for. */
  stepsBeforeRepetition: 1_024,
  /** No condition tells more events of one kind in one turn apart. */
  eventsCounted: 50,
  /** Rounds in which events follow from events at once. */
  consequencesInARow: 100,
  /** Passes of the checks within one settling. */
  checksPerSettling: 1_000,
  /** Frames on the stack. */
  frames: 500,
} as const;
