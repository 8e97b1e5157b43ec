import type { Citation, Happened } from '../../../../kernel/index.js';
import { ashes } from '../../rulebook.js';

const AFTER_LEAVING = [ashes('damage.step3.after')];
const RULES: { readonly [moment: string]: { readonly [kind: string]: readonly Citation[] } } = {
  when: { destroyed: [ashes('damage.step3.when')] },
  after: {
    damageDealt: [ashes('damage.step1')],
    woundsPlaced: [ashes('damage.step2.after')],
    destroyed: AFTER_LEAVING,
    leftPlay: AFTER_LEAVING,
  },
};

/** The steps of the damage process say themselves what may be answered in them. */
export const rulesOfWindow = ({ moment, events }: Pick<Happened, 'moment' | 'events'>): readonly Citation[] => [
  ...new Set(events.flatMap(({ kind }) => RULES[moment]?.[kind] ?? [])),
];
