/**
 * A step to compare later ones with. `where` is cheap to work out and differs at most steps. The whole situation is not:
 * after each comparison in vain the next one is a step longer in coming, so that a loop which grows for ever is not held
 * up by them, and a circle is still met in each of its phases.
 */
export type Landmark = {
  readonly where: string;
  readonly situation: string;
  readonly inVain: number;
  readonly notBefore: number;
};

/**
 * How a loop was found: all is as it was at an earlier step; all but numbers is, round after round; so many steps are done
 * that nothing will stop it; or a referee says so.
 */
export type LoopFound = {
  readonly by: 'repeated-position' | 'growing-number' | 'bound' | 'referee';
  readonly steps: number;
  /** The named bound that ends any loop, and its value. */
  readonly bound: 'stepsBetweenDecisions';
  readonly stepsMax: number;
};
