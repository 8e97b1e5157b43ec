import type { Citation } from '../rules/citation.js';
import { reject, type Rejection } from '../rules/rejection.js';
import type { GameState, Seat } from './state.js';

/** Seats that play together, in the order of the table. */
export type Team = readonly Seat[];

/** The formats of a game in which seats play in teams, and the rules about it. Other formats have no teams. */
export type TeamRules = { readonly formats: readonly string[]; readonly cites: readonly Citation[] };

/** The seats that act together with this one, including itself: its team, or it alone. The active team is that of the active player. */
export const teamOf = ({ teams }: Pick<GameState, 'teams'>, seat: Seat): Team =>
  teams?.find((team) => team.includes(seat)) ?? [seat];

/** The reason why a game cannot be set up with these teams, or null. */
export const refuseTeams = (
  teams: readonly Team[] | undefined,
  seats: readonly Seat[],
  format: string,
  { name, teams: rules }: { readonly name: string; readonly teams?: TeamRules },
): Rejection | null => {
  if (teams === undefined) return null;
  if (rules === undefined || !rules.formats.includes(format)) {
    const message =
      `No rule says how teams play ${name} in the format ${format}, so no game is begun with them: ` +
      'leave the teams out, and each seat plays for itself.';
    return reject('setup.teams-undefined', rules?.cites ?? [], message, { format, formats: rules?.formats ?? [] });
  }
  const placed = teams.flat();
  const isPartition = placed.length === seats.length && seats.every((seat) => placed.includes(seat));
  return isPartition ? null : reject('setup.teams', rules.cites, 'Each seat is in exactly one team.');
};
