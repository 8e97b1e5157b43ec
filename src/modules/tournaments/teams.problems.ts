import type { FieldFault } from '../../platform/http/index.js';
import { problem } from '../../platform/problems/index.js';

export class TeamsOnly extends problem('tournament.teams-only', {
  status: 409,
  title: 'A tournament of teams',
  help: 'POST /v1/tournaments/{id}/teams registers a team. Reports of FIDE and lists of players are for players who play alone.',
}) {
  constructor() {
    super('Teams take part in this tournament.');
  }
}

export class NoTeams extends problem('tournament.no-teams', {
  status: 409,
  title: 'Players play alone',
  help: 'POST /v1/tournaments/{id}/players and /entries register players. `boards` of the tournament is null where no teams play.',
}) {
  constructor() {
    super('No teams take part in this tournament.');
  }
}

export class MembersMiscounted extends problem('tournament.wrong-number-of-members', {
  status: 422,
  title: 'Wrong number of members',
  help: 'A team has one member for each board: as many as `boards`. Nothing was recorded.',
  members: ['boards'],
}) {
  constructor(
    readonly boards: number,
    members: number,
  ) {
    super(`A team of this tournament has ${boards} members, not ${members}.`);
  }
}

const SAID: Readonly<Record<string, string>> = {
  ambiguous: 'Several players have this name',
  similar: 'A player has a similar name',
};

/** Members who are not known, or not for sure. */
export class MembersOpen extends problem('tournament.members-open', {
  status: 422,
  title: 'Members are not known',
  help: '`open` lists these members by their boards, each with players whom the name may mean. Send the `playerId` of one. Nothing was recorded.',
  members: ['open', 'errors'],
}) {
  readonly errors: readonly FieldFault[];
  constructor(
    readonly open: readonly {
      readonly board: number;
      readonly status: string;
      readonly candidates: readonly { readonly playerId: string; readonly name: string }[];
    }[],
  ) {
    super(`It is not clear who plays at board ${open.map(({ board }) => board).join(', ')}.`);
    this.errors = open.map(({ board, status, candidates }) => ({
      ...{ in: 'body' as const, pointer: `/members/${board - 1}/name` },
      message: [SAID[status] ?? 'Nobody is known by it', candidates.map(({ name }) => name).join(', ')]
        .filter((part) => part !== '')
        .join(': '),
    }));
  }
}

export class MemberTwice extends problem('tournament.member-twice', {
  status: 422,
  title: 'A member is named twice',
  help: 'Each member of a team plays at one board. Nothing was recorded.',
  members: ['playerId'],
}) {
  constructor(readonly playerId: string) {
    super(`The player ${playerId} is named for two boards.`);
  }
}

export class MemberTaken extends problem('tournament.member-taken', {
  status: 409,
  title: 'The player is in another team',
  help: 'A player is in one team. The other team can drop before the tournament begins. Nothing was recorded.',
  members: ['playerId'],
}) {
  constructor(readonly playerId: string) {
    super(`The player ${playerId} is in another team of this tournament.`);
  }
}

export class ReservesTooMany extends problem('tournament.too-many-reserves', {
  status: 422,
  title: 'Too many reserves',
  help: 'Everybody who has sat at a board or has a penalty stays in the team. `most` is the number of reserves that a team can have. Nothing was recorded.',
  members: ['most'],
}) {
  constructor(readonly most: number) {
    super(`A team has at most ${most} reserves.`);
  }
}

/** What members of a team may not do. */
export class LineupByStaff extends problem('tournament.lineup-by-staff', {
  status: 403,
  title: 'Staff changes this line-up',
  help: 'Members bring in players only while players register themselves. After that they choose among the players of their team, and never during a round. Ask staff. Nothing was recorded.',
}) {
  constructor(what: string) {
    super(`Only staff ${what}.`);
  }
}

/** Players register teams of their own only. */
export class TeamOfOthers extends problem('tournament.team-of-others', {
  status: 403,
  title: 'Not your team',
  help: 'Be one of the members of the team that you register, or ask the organiser.',
}) {
  constructor() {
    super('The caller is no member of the team.');
  }
}

export class BoardNeeded extends problem('tournament.board-needed', {
  status: 422,
  title: 'Which board?',
  help: 'Send `board`: the result of a table of teams follows from its boards. Only a decision without play holds for all open boards at once: send `outcome` and `how`.',
}) {
  constructor() {
    super('Results of this table belong to its boards.');
  }
}

export class BoardUnknown extends problem('tournament.no-such-board', {
  status: 404,
  title: 'No such board',
  help: '`boards` of a table of GET /v1/tournaments/{id}/rounds/{round} lists its boards. Tables of single players have none.',
  members: ['board'],
}) {
  constructor(readonly board: number) {
    super(`The table has no board ${board}.`);
  }
}
