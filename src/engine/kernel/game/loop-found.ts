/**
 * A step to compare later ones with. `where` is cheap to compute and differs at most steps. The whole situation is not
 * cheap: after each comparison in vain the next one is delayed by one more step, so that comparisons do not slow down a
 * loop that grows for ever, and a circle is still found in each of its phases.
 */
export type Landmark = {
  readonly where: string;
  readonly situation: string;
  readonly inVain: number;
  readonly notBefore: number;
};

/**
 * How a loop was found: everything is as it was at an earlier step; everything but numbers is, round after round; so
 * many steps were carried out that nothing will stop it; it goes ever deeper, each time within the time before; or a
 * judge has found it.
 */
export type LoopFound = {
  readonly by: 'repeated-position' | 'growing-number' | 'bound' | 'nesting' | 'referee';
  readonly steps: number;
  /** The named bound that ends any loop, and its value. */
  readonly bound: 'stepsBetweenDecisions';
  readonly stepsMax: number;
};
