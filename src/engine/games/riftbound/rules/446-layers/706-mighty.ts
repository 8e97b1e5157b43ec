import { comesTrue, hasTag, kindOfZone, numberOf, type Facts, type Watch } from '../../../../kernel/index.js';
import { rift } from '../../rulebook.js';

const MIGHTY = 5;

/** 708, 709, 711 */
const isMighty = (facts: Facts): boolean => hasTag(facts, 'unit') && numberOf(facts, 'might') >= MIGHTY;

/** 709: becoming Mighty is an event, which abilities wait for; on the board only. */
export const mighty: Watch = {
  fact: 'mighty',
  cites: [rift('708'), rift('709'), rift('711')],
  of: (facts, { zone }) => kindOfZone(zone) === 'board' && isMighty(facts),
};

/** "When a unit becomes Mighty". */
export const becomingMighty = comesTrue('becameMighty', mighty);
