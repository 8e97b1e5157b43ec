import { problem } from '../../platform/problems/index.js';

export class AuditNotFound extends problem('audit.not-found', {
  status: 404,
  title: 'No such audit',
  help: 'Request an audit with POST /v1/audits.',
}) {
  constructor(readonly auditId: string) {
    super(`There is no audit ${auditId}.`);
  }
}

export class StreamNotFound extends problem('audit.stream-not-found', {
  status: 404,
  title: 'No such stream',
  help: 'A stream records a game, a match, a case, an import of cards, an audit, or the disclosures of a game. It has the id of what it records.',
}) {
  constructor(readonly stream: string) {
    super(`There is no stream ${stream}.`);
  }
}

export class AuditedMatchNotFound extends problem('audit.match-not-found', {
  status: 404,
  title: 'No such match',
  help: 'List the matches with GET /v1/matches.',
}) {
  constructor(readonly matchId: string) {
    super(`There is no match ${matchId}.`);
  }
}

export class PositionNotThere extends problem('ledger.position-not-there', {
  status: 404,
  title: 'No such ledger position',
  help: 'GET /v1/ledger/roots gives the newest position. If you kept a root of a later position, the end of the ledger was removed.',
  members: ['newest'],
}) {
  constructor(
    readonly position: number,
    readonly newest: number,
  ) {
    super(`The newest position of the ledger is ${newest}; there is no position ${position}.`);
  }
}

/** Too many audits wait, of this caller or of all. */
export class AuditsBusy extends problem('audit.busy', {
  status: 429,
  title: 'Too many audits at once',
  help: 'Each caller may run one audit at a time, and a few more may wait. Send the request again after Retry-After seconds.',
}) {
  constructor(readonly retryAfterSeconds: number) {
    super(`Too many audits are waiting. Try again in ${retryAfterSeconds} s.`);
  }
}
