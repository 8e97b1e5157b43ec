import { lorcana } from '../../rulebook.js';
import { handOf } from '../../zones/8.3-hand.js';
import { playing } from './4.3.4.4-ways-to-pay.js';
import type { TurnAction } from './turn-action.js';

/** Playing a card from hand as a turn action (4.3.4.2). */
export const playAction: TurnAction = {
  ...playing({
    terms: { free: false, add: 0, exerted: false, stays: false },
    cards: handOf,
    what: 'a card in your hand',
    cites: [lorcana('4.3.4.3'), lorcana('4.3.4.2')],
  }),
  settles: [lorcana('4.3.4.8')],
};
