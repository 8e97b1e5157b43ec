import { announcingDecisions } from '../announcing/announce.js';
import { byHandDecisions } from '../by-hand/decisions.js';
import { choosingDecisions } from '../effects/choosing.js';
import { decidingDecisions } from '../effects/deciding.js';
import { deckOrderDecisions } from '../effects/looking.js';
import { replacementDecision } from '../events/occurrence.js';
import { bidDecision, consentDecision } from '../repetition/repetition.js';

/** The kinds of questions that every game has. */
export const kernelDecisions = [
  replacementDecision,
  ...choosingDecisions,
  ...decidingDecisions,
  ...announcingDecisions,
  ...deckOrderDecisions,
  ...byHandDecisions,
  consentDecision,
  bidDecision,
];
