/** A process that pairs Swiss rounds, explains them, and looks ahead. It loads nothing of the service around it. */
import {
  type DutchRound,
  type ExplainedPair,
  explainWithinPods,
  type Outlook,
  outlookOf,
  pairDutch,
  type SwissPairs,
  swissRound,
} from '../../../competition/index.js';
import { serveTasks } from '../../../platform/tasks/index.js';
import type { PairingTask } from './pairing-task.js';

serveTasks<PairingTask, SwissPairs | DutchRound | readonly ExplainedPair[] | Outlook | null>(({ input }) => {
  switch (input.kind) {
    case 'pair':
      return swissRound(input.entrants, input.wishes);
    case 'dutch':
      return pairDutch(input.field);
    case 'explain':
      return explainWithinPods(input.entrants, input.seed, input.round, input.only);
    case 'outlook':
      return outlookOf(input.tournament, input.player, input.seed);
  }
});
