import { Injectable } from '@nestjs/common';
import { type Lineup, squadOf, type Tournament } from '../../../competition/index.js';
import { list, record, text } from '../../../platform/decoding/index.js';
import type { Json } from '../../../platform/event-store/index.js';
import { newId } from '../../../platform/ids/index.js';
import type { CallerIdentity, Role } from '../../identity/index.js';
import { MembersMiscounted, MembersOpen, MemberTaken, MemberTwice, NoTeams, TeamOfOthers } from '../teams.problems.js';
import { type Order, type Proceeded, TournamentStore } from '../tournament-store.js';
import { EntryByStaff } from '../tournaments.problems.js';
import type { RegistrationLine } from './registration-line.js';
import { RegistrationList } from './registration-list.js';
import { requireLateEntry } from './stage-entry.js';
import { playerOf, requireStatus, TournamentRights } from './tournament-rights.js';

export interface AskedTeam {
  readonly name: string;
  /** One for each board, in their order. */
  readonly members: readonly Pick<RegistrationLine, 'playerId' | 'name' | 'isNew'>[];
  readonly table: number | null;
  /** A name that nobody has becomes a new player. */
  readonly newPlayers: boolean;
}

export interface RegisteredTeam extends Lineup {
  readonly playerId: string;
}

/** Registers teams. A team is one entrant: it is paired, drops and has a place as a single player does. */
@Injectable()
export class TeamDesk {
  constructor(
    private readonly tournaments: TournamentStore,
    private readonly here: TournamentRights,
    private readonly list: RegistrationList,
  ) {}

  /** By staff, or by one of its members where players register themselves. Over the capacity the team waits. */
  async register(
    order: Order,
    { name, members, table, newPlayers }: AskedTeam,
  ): Promise<{ readonly proceeded: Proceeded; readonly team: RegisteredTeam }> {
    const { caller } = order.origin;
    const proceeded = await this.tournaments.change(order, async (now) => {
      const { role, isStaff } = await this.roleOf(now, caller);
      const { boards } = now.terms;
      if (boards === undefined) throw new NoTeams();
      if (members.length !== boards) throw new MembersMiscounted(boards, members.length);
      const known = await this.list.identified(now, { lines: members, newPlayers }, caller);
      requireKnown(known);
      requireFree(now, { members: known.flatMap(({ playerId }) => playerId ?? []) });
      if (!isStaff && !known.some(({ playerId }) => playerId === caller.playerId)) throw new TeamOfOthers();
      const ids = (await this.list.withNewPlayers(known, caller)).flatMap(({ playerId }) => playerId ?? []);
      const team: RegisteredTeam = { playerId: newId(), name, members: ids };
      const lineup: Lineup = { name, members: ids };
      // Only staff gives out tables.
      const players = [{ playerId: team.playerId, team: null, table: isStaff ? table : null, lineup }];
      const response = JSON.parse(JSON.stringify(team)) as Json;
      return { events: [{ type: 'PlayersRegistered', payload: { players } }], role, response };
    });
    return { proceeded, team: teamIn(proceeded.response) };
  }

  /** Throws as `Rights.require` does, and where players do not register themselves. */
  private async roleOf(now: Tournament, caller: CallerIdentity): Promise<{ role: Role; isStaff: boolean }> {
    if (await this.here.may(now, caller, 'tournaments.run')) {
      const role = await this.here.require(now, caller, 'tournaments.run');
      requireLateEntry(now);
      return { role, isStaff: true };
    }
    playerOf(caller);
    const role = await this.here.require(now, caller, 'tournaments.play');
    if (!now.terms.selfRegistration) throw new EntryByStaff();
    requireStatus(now, 'registration');
    return { role, isStaff: false };
  }
}

/** Throws `MembersOpen`. */
export function requireKnown(answers: Awaited<ReturnType<RegistrationList['identified']>>): void {
  const open = answers
    .filter(({ status }) => status !== 'entered' && status !== 'new')
    .map(({ line: board, status, candidates }) => ({ board, status, candidates }));
  if (open.length > 0) throw new MembersOpen(open);
}

/**
 * No member plays at two boards, or in two teams that are in. A team that has left frees its members, and cannot return
 * while one of them plays elsewhere. `id`: the team itself. Throws `MemberTwice` and `MemberTaken`.
 */
export function requireFree(
  now: Tournament,
  { members, id }: Pick<Lineup, 'members'> & { readonly id?: string },
): void {
  const twice = members.find((member, at) => members.indexOf(member) !== at);
  if (twice !== undefined) throw new MemberTwice(twice);
  const others = [...now.players.values()].filter(
    ({ id: other, status }) => other !== id && (status === 'entered' || status === 'disqualified'),
  );
  const taken = new Set(others.flatMap(({ lineup }) => (lineup === undefined ? [] : squadOf(lineup))));
  const inTwo = members.find((member) => taken.has(member));
  if (inTwo !== undefined) throw new MemberTaken(inTwo);
}

const teamDecoder = record({ playerId: text, name: text, members: list(text) });

/** As it was answered first, also to a request that is sent again. */
const teamIn = (response: Json): RegisteredTeam => teamDecoder(response, 'the answer to a team');
