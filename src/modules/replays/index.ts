/** The door of replays: carrying recorded games out again, and the documents made of it. */
export { branchRun, type BranchRun } from './domain/branch-run.js';
export { type End, type ProvenStep, type Reached, type Reexecution, type Step } from './domain/comparison.js';
export { executions, startOf } from './domain/executions.js';
export { type Proven, proveInTurns, proveOnInTurns, reexecute, reexecuteInTurns } from './domain/re-execution.js';
export { type Difference } from './domain/proving.js';
export { NotAGame } from './replays.problems.js';
export { seenDifference } from './domain/seen.js';
export {
  type AssertedFacts,
  assertedFactsIn,
  assertedTotal,
  type ByHand,
  byHandIn,
  togetherAsserted,
  togetherByHand,
} from './domain/unproven.js';
export { type GameReplay, REPLAY_FORMAT, type ReplayFrame } from './domain/replay-document.js';
export { type MatchReplay } from './domain/match-replay.js';
export { type KeyMoment } from './domain/key-moments.js';
export { ExecutedGames } from './executed-games.js';
export { ReplaysModule } from './replays.module.js';
export { ReplayAudit } from './replay-audit.js';
