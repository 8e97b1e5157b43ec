/** A process that pairs Swiss rounds, and explains them. It loads nothing of the service around it. */
import { explainSwiss, type ExplainedPair, swissRound, type SwissRound } from '../../../competition/index.js';
import { serveTasks } from '../../../platform/tasks/index.js';
import type { PairingTask } from './pairing-task.js';

serveTasks<PairingTask, SwissRound | readonly ExplainedPair[]>(({ input }) =>
  input.kind === 'pair'
    ? swissRound(input.entrants, input.wishes)
    : explainSwiss(input.entrants, input.seed, input.round, input.only),
);
