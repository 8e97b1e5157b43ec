import { problem } from '../../platform/problems/index.js';

export class NoOpenTable extends problem('tournament.no-open-table', {
  status: 409,
  title: 'A no-show needs a match with a winner',
  help: 'A penalty of a game or match needs a table without a result. Give the penalty when the next round is published.',
}) {
  constructor() {
    super('The player has no match in progress.');
  }
}

export class ClockState extends problem('tournament.clock-state', {
  status: 409,
  title: 'The clock is not in that state',
  help: 'A clock is paused while it runs, and resumed while it is paused. Start it first, while the round is open.',
  members: ['round'],
}) {
  constructor(
    readonly round: number,
    wanted: 'paused' | 'resumed' | 'started',
  ) {
    super(`The clock of round ${round} cannot be ${wanted} now.`);
  }
}

export class InfractionUnknown extends problem('tournament.unknown-infraction', {
  status: 422,
  title: 'No such infraction',
  help: 'Name one of `infractions`, or none. GET /v1/tournaments/{id}/players/{playerId}/ladder has their titles.',
  members: ['infractions'],
}) {
  constructor(
    id: string,
    readonly infractions: readonly string[],
  ) {
    super(`The guidelines of the game have no infraction ${id}.`);
  }
}

export class NoTableCase extends problem('tournament.no-open-case', {
  status: 409,
  title: 'No such open case',
  help: 'The table has no open case of this kind. GET /v1/tournaments/{id}/calls lists the open cases.',
  members: ['round', 'table'],
}) {
  constructor(
    readonly round: number,
    readonly table: number,
    kind: string,
  ) {
    super(`Table ${table} of round ${round} has no open case of the kind ${kind}.`);
  }
}

export class NoJudgeCall extends problem('tournament.no-judge-call', {
  status: 409,
  title: 'The table waits for no judge',
  help: 'GET /v1/tournaments/{id}/calls lists the tables that wait.',
  members: ['round', 'table'],
}) {
  constructor(
    readonly round: number,
    readonly table: number,
  ) {
    super(`Table ${table} of round ${round} waits for no judge.`);
  }
}
