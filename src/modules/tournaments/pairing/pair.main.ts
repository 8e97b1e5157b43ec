/** A process that pairs Swiss rounds, explains them, and looks ahead. It loads nothing of the service around it. */
import {
  explainSwiss,
  type ExplainedPair,
  type Outlook,
  outlookOf,
  swissRound,
  type SwissRound,
} from '../../../competition/index.js';
import { serveTasks } from '../../../platform/tasks/index.js';
import type { PairingTask } from './pairing-task.js';

serveTasks<PairingTask, SwissRound | readonly ExplainedPair[] | Outlook | null>(({ input }) => {
  switch (input.kind) {
    case 'pair':
      return swissRound(input.entrants, input.wishes);
    case 'explain':
      return explainSwiss(input.entrants, input.seed, input.round, input.only);
    case 'outlook':
      return outlookOf(input.tournament, input.player, input.seed);
  }
});
