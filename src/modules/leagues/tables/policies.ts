import { MTR, type Policy, POLICIES } from '../../../competition/index.js';
import { tournamentRulesOf } from '../../../engine/index.js';
import type { League } from '../domain/league.js';

/** Policies of a game, the suggested one first. */
export const policiesOf = (game: string): readonly Policy[] => [
  ...(tournamentRulesOf(game)?.policies ?? []),
  ...POLICIES,
];

/** A league has the tie-breakers of its game, and its own points. It has no byes. */
export function policyOfLeague({ game, points }: Pick<League, 'game' | 'points'>): Policy {
  const [policy = MTR] = policiesOf(game);
  return { ...policy, points: { ...points, bye: points.win } };
}
