import { problem } from '../../platform/problems/index.js';

export class AuditNotFound extends problem('audit.not-found', {
  status: 404,
  title: 'No such audit',
  help: 'POST /v1/audits asks for one.',
}) {
  constructor(readonly auditId: string) {
    super(`There is no audit ${auditId}.`);
  }
}

export class StreamNotFound extends problem('audit.stream-not-found', {
  status: 404,
  title: 'No such stream',
  help: 'A stream is a game, a match, a case, an import of cards, an audit, or the looks at a game; its id is theirs.',
}) {
  constructor(readonly stream: string) {
    super(`Nothing was ever recorded in a stream ${stream}.`);
  }
}

export class AuditedMatchNotFound extends problem('audit.match-not-found', {
  status: 404,
  title: 'No such match',
  help: 'GET /v1/matches lists matches.',
}) {
  constructor(readonly matchId: string) {
    super(`There is no match ${matchId}.`);
  }
}

export class PositionNotThere extends problem('ledger.position-not-there', {
  status: 404,
  title: 'The ledger does not go so far',
  help: 'If you kept a root of that position, the end of the ledger was cut off. GET /v1/ledger/roots gives the newest.',
  members: ['newest'],
}) {
  constructor(
    readonly position: number,
    readonly newest: number,
  ) {
    super(`The ledger goes to position ${newest}, and not to ${position}.`);
  }
}

/** Too many audits wait, of this caller or of all. */
export class AuditsBusy extends problem('audit.busy', {
  status: 429,
  title: 'Too many audits at once',
  help: 'One audit of a caller runs at a time, and a few wait. Send the request again after Retry-After seconds.',
}) {
  constructor(readonly retryAfterSeconds: number) {
    super(`Too many audits wait, retry in ${retryAfterSeconds} s.`);
  }
}
