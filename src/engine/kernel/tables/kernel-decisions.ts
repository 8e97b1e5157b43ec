import { announcingDecisions } from '../announcing/announce.js';
import { keptTargetsDecision } from '../announcing/settle-targets.js';
import { byHandDecisions } from '../by-hand/decisions.js';
import { deckOrderDecisions } from '../effects/order-for-decks.js';
import { replacementDecision, replacingPlayerDecision } from '../events/occurrence.js';
import { replacedEventDecision } from '../events/which-event.js';
import { bidDecision, consentDecision } from '../repetition/repetition.js';

/** The kinds of questions that every game has, beside those of its words. */
export const kernelDecisions = [
  replacementDecision,
  replacingPlayerDecision,
  replacedEventDecision,
  ...announcingDecisions,
  keptTargetsDecision,
  ...deckOrderDecisions,
  ...byHandDecisions,
  consentDecision,
  bidDecision,
];
