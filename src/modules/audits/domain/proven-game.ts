import {
  type AssertedFacts,
  assertedFactsIn,
  type ByHand,
  byHandIn,
  type Difference,
  type ProvenStep,
  type Reexecution,
  togetherAsserted,
  togetherByHand,
} from '../../replays/index.js';
import { type Turns, turnsIn } from '../../games/index.js';
import type { GameStarted } from '../../matches/index.js';

/** The result of a re-execution. It follows only from the events and the rules, independent of any viewer. */
export interface ProvenGame {
  /** The build of the rule engine that carried it out. */
  readonly engine: string;
  readonly started: GameStarted;
  /** Recorded steps that were carried out. */
  readonly executed: number;
  readonly differences: readonly Difference[];
  readonly byHand: ByHand;
  readonly asserted: AssertedFacts;
  readonly turns: Turns;
}

export const provenGame = ({ rules, started, steps, ends, differences }: Reexecution<ProvenStep>): ProvenGame => {
  const { begun } = turnsIn({ rules, steps: steps.map((step) => ({ ...step, type: 'ActionTaken' })) });
  return {
    ...{ engine: rules.engine, started, executed: steps.length, differences },
    ...{ byHand: byHandIn(steps), asserted: assertedFactsIn(steps) },
    turns: { begun, ended: ends.at(-1)?.version ?? null },
  };
};

/** The first events of a game, and those after them. */
export const together = (before: ProvenGame, after: ProvenGame): ProvenGame => ({
  ...after,
  executed: before.executed + after.executed,
  differences: [...before.differences, ...after.differences],
  byHand: togetherByHand(before.byHand, after.byHand),
  asserted: togetherAsserted(before.asserted, after.asserted),
  turns: {
    begun: [...before.turns.begun, ...after.turns.begun],
    ended: after.turns.ended ?? before.turns.ended,
  },
});
