import {
  type AssertedFacts,
  assertedFactsIn,
  type ByHand,
  byHandIn,
  type Difference,
  type ProvenStep,
  type Reexecution,
} from '../../replays/index.js';
import type { GameStarted } from '../../matches/index.js';

/** What carrying a game out again came to. It follows from its events and from the rules alone: nobody's view is in it. */
export interface ProvenGame {
  /** The build of the rule engine that carried it out. */
  readonly engine: string;
  readonly started: GameStarted;
  /** Recorded steps that were carried out. */
  readonly executed: number;
  readonly differences: readonly Difference[];
  readonly byHand: ByHand;
  readonly asserted: AssertedFacts;
}

export const provenGame = ({ rules, started, steps, differences }: Reexecution<ProvenStep>): ProvenGame => ({
  ...{ engine: rules.engine, started, executed: steps.length, differences },
  ...{ byHand: byHandIn(steps), asserted: assertedFactsIn(steps) },
});
