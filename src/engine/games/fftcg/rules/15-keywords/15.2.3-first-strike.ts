import { factsOf, hasKeyword, type Citation, type Game, type ObjectId } from '../../../../kernel/index.js';
import { fftcg } from '../../rulebook.js';
import { isParty, PARTLY_FIRST_STRIKE } from './15.1.1.9-party.js';

/** The Forwards that deal battle damage at the same time. */
export type Side = 'attackers' | 'blocker';

/** The side that alone has First Strike (15.2.3.2); a Party only if all its members have it (15.2.3.4). */
export const firstSide = (game: Game, attackers: readonly ObjectId[], blocker: ObjectId): Side | null => {
  const ofAttackers = attackers.every((id) => hasFirstStrike(game, id));
  if (ofAttackers === hasFirstStrike(game, blocker)) return null;
  return ofAttackers ? 'attackers' : 'blocker';
};

const hasFirstStrike = (game: Game, id: ObjectId): boolean => hasKeyword(factsOf(game, id), 'first-strike');

/** By which rules damage comes first, or by which that of a Party does not. */
export const rulesOfFirstStrike = (
  game: Game,
  attackers: readonly ObjectId[],
  sides: readonly Side[],
): readonly Citation[] => {
  if (sides.length === 1) return [...(isParty(attackers) ? [fftcg('15.2.3.4')] : []), fftcg('15.2.3.2')];
  return isParty(attackers) && attackers.some((id) => hasFirstStrike(game, id)) ? [PARTLY_FIRST_STRIKE] : [];
};

/**
 * 15.2.3.3: the gap between the damage of the one side and that of the other, in which nothing that triggered is
 * stacked.
 */
export const GAP = [fftcg('15.2.3.3')];
