import type { TieBreakerFault, TrfFault } from '../../competition/index.js';
import type { FieldFault } from '../../platform/http/index.js';
import { problem } from '../../platform/problems/index.js';

export class TournamentNotFound extends problem('tournament.not-found', {
  status: 404,
  title: 'No such tournament',
  help: 'GET /v1/tournaments lists tournaments.',
  members: ['tournamentId'],
}) {
  constructor(readonly tournamentId: string) {
    super(`There is no tournament ${tournamentId}.`);
  }
}

export class SeasonNotFound extends problem('tournament.season-not-found', {
  status: 404,
  title: 'No such season',
  help: 'GET /v1/leagues/{id}/seasons lists the seasons of a league.',
  members: ['seasonId'],
}) {
  constructor(readonly seasonId: string) {
    super(`There is no season ${seasonId}.`);
  }
}

/** The caller has decided on an older version. */
export class TournamentChanged extends problem('tournament.changed', {
  status: 409,
  title: 'The tournament has changed',
  help: 'Read the tournament again and decide anew: `version` is the newest. Nothing was recorded.',
  members: ['version'],
}) {
  constructor(readonly version: number) {
    super(`The tournament is at version ${version} now.`);
  }
}

export class TournamentStatusConflict extends problem('tournament.wrong-status', {
  status: 409,
  title: 'Not possible in this status',
  help: 'Read the tournament again. `status` is its present status; `possible` lists the statuses in which the request is possible.',
  members: ['status', 'possible'],
}) {
  constructor(
    readonly status: string,
    readonly possible: readonly string[],
  ) {
    super(`The tournament is ${status}. The request needs a tournament that is ${possible.join(' or ')}.`);
  }
}

/** The terms contradict each other, or the rules of the game. */
export class TermsImpossible extends problem('tournament.terms-impossible', {
  status: 422,
  title: 'Terms not possible',
  help: '`detail` says which term does not fit. Nothing was recorded.',
}) {}

/** The times of an announcement contradict each other. */
export class TimesImpossible extends problem('tournament.times-impossible', {
  status: 422,
  title: 'Times not possible',
  help: '`detail` says which time does not fit. Nothing was recorded.',
}) {}

export class PolicyUnknown extends problem('tournament.unknown-policy', {
  status: 422,
  title: 'No such policy',
  help: 'GET /v1/tournaments/policies lists the policies of a game; `policies` has their ids.',
  members: ['policies'],
}) {
  constructor(
    id: string,
    readonly policies: readonly string[],
  ) {
    super(`There is no policy ${id}.`);
  }
}

const ORDER_FAULTS: Readonly<Record<TieBreakerFault, string>> = {
  'no-table': 'needs a stage with a table, and brackets have none',
  twice: 'is named twice',
  'no-round-robin': 'needs a round robin in each stage with a table',
  'no-colours': 'needs a round robin or the Dutch system, which give colours',
  teams: 'is of players, not of teams',
};

/** Tie-breakers of an own order that decide nothing, or nothing right, where they are. */
export class TieBreakersUnfit extends problem('tournament.tie-breakers-unfit', {
  status: 422,
  title: 'Tie-breakers do not fit',
  help: '`measure` is the tie-breaker that does not fit, and `fault` says why: `no-table`, `twice`, `no-round-robin`, `no-colours` or `teams`. Nothing was recorded.',
  members: ['measure', 'fault', 'errors'],
}) {
  readonly errors: readonly FieldFault[];
  constructor(
    readonly measure: string,
    readonly fault: TieBreakerFault,
    at: number,
  ) {
    const says = `The tie-breaker ${measure} ${ORDER_FAULTS[fault]}.`;
    super(says);
    this.errors = [{ in: 'body', pointer: `/tieBreakers/${at}`, message: says }];
  }
}

export class DeckNotNamed extends problem('tournament.deck-not-named', {
  status: 404,
  title: 'No deck was named',
  help: '`hasDeck` of GET /v1/tournaments/{id}/players says who has named a deck.',
  members: ['playerId'],
}) {
  constructor(readonly playerId: string) {
    super(`The player ${playerId} has named no deck for this tournament.`);
  }
}

export class EntryByStaff extends problem('tournament.entry-by-staff', {
  status: 403,
  title: 'Staff registers the players',
  help: 'Ask the organiser to register you.',
}) {
  constructor() {
    super('Players do not register themselves for this tournament.');
  }
}

export class EnteredAlready extends problem('tournament.entered-already', {
  status: 409,
  title: 'Registered already',
  help: 'The player is in the tournament or on its waiting list. Nothing was recorded.',
  members: ['playerId'],
}) {
  constructor(readonly playerId: string) {
    super(`The player ${playerId} is registered already.`);
  }
}

/** A report of FIDE that cannot be read. */
export class ReportFaulty extends problem('tournament.report-faulty', {
  status: 422,
  title: 'The report has faults',
  help: '`faults` says line, column and what to do. Correct the file and send it again. Nothing was recorded.',
  members: ['faults', 'errors'],
}) {
  readonly errors: readonly FieldFault[];
  constructor(readonly faults: readonly TrfFault[]) {
    super(`The report has ${faults.length === 1 ? '1 fault' : `${faults.length} faults`}.`);
    this.errors = faults.map(({ line, column, text }) => ({
      ...{ in: 'body' as const, pointer: '/report' },
      message: `Line ${line}, column ${column}: ${text}`,
    }));
  }
}

/** A report of FIDE can be read, but not into this tournament. */
export class ReportUnfit extends problem('tournament.report-unfit', {
  status: 409,
  title: 'The report does not fit the tournament',
  help: '`detail` says why. A report is read into a tournament whose first stage is Swiss. Nothing was recorded.',
}) {}

/** The names of a report do not say who these players are. */
export class ReportPlayersOpen extends problem('tournament.report-players-open', {
  status: 422,
  title: 'Players of the report are not known',
  help: '`numbers` lists their starting numbers. With `dryRun` the answer names candidates; `players` says who they are. Nothing was recorded.',
  members: ['numbers'],
}) {
  constructor(readonly numbers: readonly number[]) {
    super(`The report has ${numbers.length === 1 ? '1 player' : `${numbers.length} players`} who must be named.`);
  }
}

export class PlayerNotIn extends problem('tournament.player-not-in', {
  status: 404,
  title: 'Not in the tournament',
  help: 'GET /v1/tournaments/{id}/players lists the players. Some requests need a player who has not left.',
  members: ['playerId'],
}) {
  constructor(readonly playerId: string) {
    super(`The player ${playerId} is not in the tournament.`);
  }
}

/** A player who has left cannot come back, since the stage went on without the player. */
export class ReturnImpossible extends problem('tournament.return-impossible', {
  status: 409,
  title: 'The player cannot return',
  help: 'A disqualified player stays out. No player can return to a bracket, since their opponents have advanced.',
  members: ['playerId'],
}) {
  constructor(readonly playerId: string) {
    super(`The player ${playerId} cannot return to this stage.`);
  }
}

export class LateEntryImpossible extends problem('tournament.late-entry-impossible', {
  status: 409,
  title: 'Too late to enter',
  help: 'Players can enter late only during a first stage of Swiss rounds that did not begin with a draft.',
}) {
  constructor() {
    super('The players of this stage are fixed.');
  }
}

export class TooFewPlayers extends problem('tournament.too-few-players', {
  status: 409,
  title: 'Too few players',
  help: 'A stage needs at least two players, and so does each group. If the terms ask for check-in, only players who have checked in count.',
  members: ['players'],
}) {
  constructor(readonly players: number) {
    super(`There are ${players} players for this stage.`);
  }
}

/** A round of so many takes a few seconds, and the time grows faster than their number. */
export const DUTCH_PLAYERS_MAX = 256;

export class TooManyPlayers extends problem('tournament.too-many-players', {
  status: 409,
  title: 'Too many players for the Dutch system',
  help: 'Begin the stage with at most `most` players, or drop players who have left. Nobody can enter or return in a full stage. A tournament with `pairing: "standard"` has no such bound.',
  members: ['players', 'most'],
}) {
  readonly most = DUTCH_PLAYERS_MAX;
  constructor(readonly players: number) {
    super(`The Dutch system pairs at most ${DUTCH_PLAYERS_MAX} players, not ${players}.`);
  }
}

export class NotAPlayer extends problem('tournament.not-a-player', {
  status: 403,
  title: 'Not a player',
  help: 'Log in as a player, or name the player.',
}) {
  constructor() {
    super('The caller is not a player.');
  }
}

/** One list for the whole event. */
export class DeckLocked extends problem('tournament.deck-locked', {
  status: 409,
  title: 'The deck is locked',
  help: 'A player plays one deck in the whole tournament. It can be changed until the tournament begins.',
}) {
  constructor() {
    super('The tournament has begun, and the player has named a deck.');
  }
}

export class DeckOfOthers extends problem('tournament.deck-unfit', {
  status: 422,
  title: 'Not a deck for this tournament',
  help: 'Name a deck of the player, or a deck without a player, for the game and format of the tournament.',
}) {
  constructor() {
    super('The deck belongs to another player, game or format.');
  }
}
