/** Every loop has a bound with a name. Reaching one is a broken invariant, except where a game has a rule for loops. */
export const LIMITS = {
  /**
   * Steps between two decisions. Reaching it ends the game undecided, for a judge (a mandatory loop that no player can
   * stop).
   */
  stepsBetweenDecisions: 50_000,
  /** Steps between two decisions after which a repetition is looked for. */
  stepsBeforeRepetition: 1_024,
  /** Times that a proposal may repeat a loop, and answers in a round of it. */
  repetitions: 1_000,
  answersInRound: 100,
  /**
   * Steps that all rounds of a repetition may take together, which one answer carries out. Reaching it ends the
   * repetition, and the log says so; the repetition may be proposed again.
   */
  stepsOfRepetition: 4_000,
  /** Rounds of a repetition without a moved card and without a choice: more than any count needs. */
  roundsThatGrow: 40,
  /** Answers of one player in a round of a loop that is looked for without a proposal. */
  answersOfGrowingRound: 8,
  /** Answers that players have given beforehand, within one command. After that they are asked. */
  standingAnswers: 200,
  /** Events of one kind in one turn: no condition counts beyond this. */
  eventsCounted: 50,
  /** Rounds of events that follow immediately from other events. */
  consequencesInARow: 100,
  /** Passes of the checks within one settling. */
  checksPerSettling: 1_000,
  /** Names that a function remembers its results for. */
  namesRemembered: 200,
  /** Frames on the stack. */
  frames: 500,
  /**
   * Changes that abilities and effects make to a board, times its objects. Reaching it refuses the command. The fullest
   * table of printed cards needs a few thousand.
   */
  changesTimesObjects: 50_000,
  /**
   * Times that the layers are gone through in games where they repeat. Reaching it refuses the command: each pass has
   * applied something that waited for the pass before it, and printed cards wait so two or three times.
   */
  layerPasses: 50,
  /**
   * What carrying out one command may cost (`effort.ts`). Reaching it refuses the command; printed cards need a
   * hundredth.
   */
  effortOfCommand: 3_000_000,
  /** Partial answers that a list of legal answers goes through, and answers that it counts one by one. */
  answersWalked: 50_000,
  answersCounted: 10_000,
} as const;
