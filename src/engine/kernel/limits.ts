/** Every loop has a bound with a name. Reaching one is a broken invariant, except where a game has a rule for loops. */
export const LIMITS = {
  /** Steps between two decisions. Reaching it ends the game undecided, for a judge (a mandatory loop nobody can stop). */
  stepsBetweenDecisions: 50_000,
  /** Steps between two decisions after which a repetition is looked for. */
  stepsBeforeRepetition: 1_024,
  /** Times that a loop may be said to be repeated, and answers in a round of it. */
  repetitions: 1_000,
  answersInRound: 100,
  /**
   * Steps that all rounds of a repetition may take together, which one answer carries out. Reaching it ends the repetition,
   * and the log says so; it may be proposed again.
   */
  stepsOfRepetition: 4_000,
  /** No condition tells more events of one kind in one turn apart. */
  eventsCounted: 50,
  /** Rounds in which events follow from events at once. */
  consequencesInARow: 100,
  /** Passes of the checks within one settling. */
  checksPerSettling: 1_000,
  /** Frames on the stack. */
  frames: 500,
} as const;
