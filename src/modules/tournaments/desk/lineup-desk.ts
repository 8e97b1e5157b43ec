import { Injectable } from '@nestjs/common';
import {
  lineupAfter,
  lineupForbidden,
  type LineupChanged,
  mayChangeSquad,
  squadOf,
  type Lineup,
  type Tournament,
} from '../../../competition/index.js';
import { list, record, text } from '../../../platform/decoding/index.js';
import type { Json } from '../../../platform/event-store/index.js';
import type { CallerIdentity, Role } from '../../identity/index.js';
import { LineupByStaff, MembersMiscounted, NoTeams, ReservesTooMany } from '../teams.problems.js';
import { type Order, type Proceeded, TournamentStore } from '../tournament-store.js';
import { PlayerNotIn } from '../tournaments.problems.js';
import { participantOf } from './participant.js';
import { RegistrationList } from './registration-list.js';
import { type AskedTeam, requireFree, requireKnown } from './team-desk.js';
import { requireStatus, TournamentRights } from './tournament-rights.js';

export const RESERVES_MAX = 6;

export interface AskedLineup extends Pick<AskedTeam, 'newPlayers'> {
  /** The team, or one of its players; undefined for the team of the caller. */
  readonly playerId: string | undefined;
  /** One for each board, in their order, and then the reserves. */
  readonly members: AskedTeam['members'];
}

export interface ChangedLineup extends LineupChanged {
  readonly name: string;
}

/** Changes who sits at which board of a team. */
@Injectable()
export class LineupDesk {
  constructor(
    private readonly tournaments: TournamentStore,
    private readonly here: TournamentRights,
    private readonly list: RegistrationList,
  ) {}

  /** Boards of published rounds keep their players. */
  async change(
    order: Order,
    { playerId, members: lines, newPlayers }: AskedLineup,
  ): Promise<{ readonly proceeded: Proceeded; readonly team: ChangedLineup }> {
    const { caller } = order.origin;
    const proceeded = await this.tournaments.change(order, async (now) => {
      const { boards } = now.terms;
      const { team, role, isStaff } = await this.teamOf(now, caller, playerId);
      requireStatus(now, 'announced', 'registration', 'closed', 'running');
      if (boards === undefined || team.lineup === undefined) throw new NoTeams();
      if (team.status !== 'entered') throw new PlayerNotIn(team.id);
      if (lines.length < boards) throw new MembersMiscounted(boards, lines.length);
      const known = await this.list.identified(now, { lines, newPlayers: newPlayers && isStaff }, caller);
      requireKnown(known);
      const named = known.flatMap(({ playerId: id }) => id ?? []);
      requireFree(now, { members: named, id: team.id });
      const forbidden = isStaff ? null : lineupForbidden(now, team, { named, unknown: known.length - named.length });
      if (forbidden !== null) throw new LineupByStaff(FORBIDDEN[forbidden]);
      const keepsAll = !isStaff && !mayChangeSquad(now);
      const { reserves } = lineupAfter(now, team, { players: named, keepsAll });
      requireRoom(boards, lines.length + reserves.filter((id) => !named.includes(id)).length);
      const players = (await this.list.withNewPlayers(known, caller)).flatMap(({ playerId: id }) => id ?? []);
      const event = lineupAfter(now, team, { players, keepsAll });
      const response = JSON.parse(JSON.stringify({ ...event, name: team.lineup.name })) as Json;
      // A key is recorded with an event. Without it, the same request could undo a later change.
      const isIdle = isSame(team.lineup, event) && order.origin.key === undefined;
      const events = isIdle ? [] : [{ type: 'LineupChanged' as const, payload: event }];
      return { events, role, response };
    });
    return { proceeded, team: lineupIn(proceeded.response) };
  }

  /** Staff changes any team, a member the own one. */
  private async teamOf(now: Tournament, caller: CallerIdentity, named: string | undefined) {
    const isStaff = await this.here.may(now, caller, 'tournaments.record');
    if (isStaff && (named !== undefined || caller.playerId === undefined)) {
      const role: Role = await this.here.require(now, caller, 'tournaments.record');
      return { team: participantOf(now, named ?? ''), role, isStaff };
    }
    const own = await this.here.requireFor(now, caller, undefined, 'tournaments.record');
    const team = participantOf(now, own.playerId);
    const isOwn = named === undefined || participantOf(now, named).id === team.id;
    const role = isOwn ? own.role : await this.here.require(now, caller, 'tournaments.record');
    return { team, role, isStaff };
  }
}

const FORBIDDEN = { 'new-players': 'brings in new players', round: 'changes a line-up during a round' } as const;

/** Throws `ReservesTooMany`. */
function requireRoom(boards: number, players: number): void {
  if (players - boards > RESERVES_MAX) throw new ReservesTooMany(RESERVES_MAX);
}

const isSame = (before: Lineup, after: LineupChanged): boolean =>
  squadOf(before).join() === squadOf(after).join() && before.members.length === after.members.length;

const lineupDecoder = record({ playerId: text, name: text, members: list(text), reserves: list(text) });

/** As it was answered first, also to a request that is sent again. */
const lineupIn = (response: Json): ChangedLineup => lineupDecoder(response, 'the answer to a line-up');
