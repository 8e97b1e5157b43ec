import type { Citation } from '../rules/citation.js';
import { reject, type Rejection } from '../rules/rejection.js';
import type { Seat } from './ids.js';

/** Seats that play together, in the order of the table. */
export type Team = readonly Seat[];

/** The formats of a game in which seats play in teams, and the rules about it. Other formats have no teams. */
export type TeamRules = {
  readonly formats: readonly string[];
  readonly cites: readonly Citation[];
  /** In these formats everybody is in a team: so many teams, of so many seats each. */
  readonly needed?: { readonly teams: number; readonly of: number };
};

/**
 * The seats that act together with this one, including itself: its team, or it alone. The active team is that of the
 * active player.
 */
export const teamOf = ({ teams }: { readonly teams?: readonly Team[] }, seat: Seat): Team =>
  teams?.find((team) => team.includes(seat)) ?? [seat];

/** The reason why a game cannot be set up with these teams, or null. */
export const refuseTeams = (
  teams: readonly Team[] | undefined,
  seats: readonly Seat[],
  format: string,
  { name, teams: rules }: { readonly name: string; readonly teams?: TeamRules },
): Rejection | null => {
  if (teams === undefined) return refuseWithout(format, name, rules);
  if (rules === undefined || !rules.formats.includes(format)) {
    const message =
      `No rule says how teams play ${name} in the format ${format}, so no game is begun with them: ` +
      'leave the teams out, and each seat plays for itself.';
    return reject('setup.teams-undefined', rules?.cites ?? [], message, { format, formats: rules?.formats ?? [] });
  }
  const placed = teams.flat();
  const isPartition = placed.length === seats.length && seats.every((seat) => placed.includes(seat));
  if (!isPartition) return reject('setup.teams', rules.cites, 'Each seat is in exactly one team.');
  const { needed } = rules;
  const fits =
    needed === undefined || (teams.length === needed.teams && teams.every((team) => team.length === needed.of));
  return fits ? null : reject('setup.teams', rules.cites, wanted(format, name, needed));
};

/** The format is played in teams, and there are none. */
const refuseWithout = (format: string, name: string, rules: TeamRules | undefined): Rejection | null =>
  rules?.needed !== undefined && rules.formats.includes(format)
    ? reject('setup.teams', rules.cites, wanted(format, name, rules.needed))
    : null;

const wanted = (format: string, name: string, { teams, of }: Required<TeamRules>['needed']): string =>
  `${name} in the format ${format} is played by ${teams} teams of ${of}.`;
