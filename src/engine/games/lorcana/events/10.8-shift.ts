import {
  setMark,
  stackOnto,
  type Citation,
  type Draft,
  type GameObject,
  type ObjectId,
} from '../../../kernel/index.js';
import { lorcana } from '../rulebook.js';
import { damageOn } from '../state.js';

type Shifting = {
  readonly object: ObjectId;
  readonly exerted: boolean;
  readonly damage: number;
  readonly cites: readonly Citation[];
};

/**
 * A shifted character is what it is put onto (10.8.3, 10.8.5), and may enter exerted as others may (10.2.2): that is
 * 10.8.4, beside the rules by which it is played.
 */
export const shiftOnto = (
  draft: Draft,
  { object, exerted, damage, cites }: Shifting,
  onto: ObjectId,
): readonly Citation[] => {
  stackOnto(draft, object, onto);
  if (exerted) setMark(draft, onto, 'exerted', true);
  if (damage > 0) setMark(draft, onto, 'damage', damageOn(draft, onto) + damage);
  return exerted ? [lorcana('10.8.4'), ...cites] : cites;
};

/** 10.8.6: all cards of a stack go to the same zone, and are single cards there. */
export const rulesOfStack = ({ cards }: GameObject): readonly Citation[] =>
  cards.length > 1 ? [lorcana('10.8.6')] : [];
