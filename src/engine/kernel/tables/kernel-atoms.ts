import { triggerByState } from '../checks/state-triggers.js';
import { counterAtoms } from '../counters/events.js';
import { assertionAtoms } from '../events/assertion.js';
import { commonAtoms } from '../events/common-atoms.js';
import { loopAtoms } from '../repetition/events.js';

/** The atoms of the events that every game has. */
export const kernelAtoms = {
  ...commonAtoms,
  stateTriggered: triggerByState,
  ...counterAtoms,
  ...assertionAtoms,
  ...loopAtoms,
};
