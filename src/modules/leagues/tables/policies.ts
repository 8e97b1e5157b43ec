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
  return leaguePolicy(policy, points);
}

/** The points of a league are whole points, whatever parts of a point the policy counts. */
export const leaguePolicy = ({ unit: _unit, ...policy }: Policy, points: League['points']): Policy => ({
  ...policy,
  points: { ...points, bye: points.win },
});
