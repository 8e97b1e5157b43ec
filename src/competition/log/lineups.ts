/** How a team may change its line-up. */
import { squadOf } from './boards.js';
import type { LineupChanged } from './events.js';
import { currentRound, type Participant, type Tournament } from './state.js';

/** Players of a team who stay in it: results of the boards where they sat, or penalties, belong to the team. */
export function boundMembers({ rounds, penalties }: Tournament, { id, lineup }: Participant): readonly string[] {
  const seated = rounds.flatMap(({ tables }) =>
    tables.flatMap(({ players, boards = [] }) => boards.map((board) => board.players[players.indexOf(id)])),
  );
  const bound = new Set([...seated, ...penalties.map(({ playerId }) => playerId)]);
  return lineup === undefined ? [] : squadOf(lineup).filter((player) => bound.has(player));
}

/**
 * The line-up with these players at the boards, and then as reserves. Players who are not named become reserves if they
 * are bound to the team, or if `keepsAll`. Other players leave the team.
 */
export function lineupAfter(
  now: Tournament,
  team: Participant,
  { players, keepsAll }: { readonly players: readonly string[]; readonly keepsAll: boolean },
): LineupChanged {
  const { boards = 0 } = now.terms;
  const squad = team.lineup === undefined ? [] : squadOf(team.lineup);
  const staying = keepsAll ? squad : boundMembers(now, team);
  const unnamed = staying.filter((id) => !players.includes(id));
  return { playerId: team.id, members: players.slice(0, boards), reserves: [...players.slice(boards), ...unnamed] };
}

/** Whether members of a team may let players in, and others go: while they may also register teams themselves. */
export const mayChangeSquad = ({ status, terms: { selfRegistration } }: Tournament): boolean =>
  status === 'registration' && selfRegistration;

/** Why a member of a team may not seat these players; null if nothing forbids it. `unknown`: players without an id. */
export function lineupForbidden(
  now: Tournament,
  { lineup }: Participant,
  { named, unknown }: { readonly named: readonly string[]; readonly unknown: number },
): 'new-players' | 'round' | null {
  if (lineup === undefined) return null;
  const squad = squadOf(lineup);
  const bringsIn = unknown > 0 || named.some((id) => !squad.includes(id));
  if (bringsIn && !mayChangeSquad(now)) return 'new-players';
  return now.status === 'running' && currentRound(now)?.isOver === false ? 'round' : null;
}
