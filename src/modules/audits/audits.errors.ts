export class AuditNotFound extends Error {
  readonly code = 'audit.not-found';
  constructor(readonly auditId: string) {
    super(`There is no audit ${auditId}.`);
  }
}

export class StreamNotFound extends Error {
  readonly code = 'audit.stream-not-found';
  constructor(readonly stream: string) {
    super(`Nothing was ever recorded in a stream ${stream}.`);
  }
}

export class AuditedMatchNotFound extends Error {
  readonly code = 'audit.match-not-found';
  constructor(readonly matchId: string) {
    super(`There is no match ${matchId}.`);
  }
}

export class PositionNotThere extends Error {
  readonly code = 'ledger.position-not-there';
  constructor(
    readonly position: number,
    readonly newest: number,
  ) {
    super(`The ledger goes to position ${newest}, and not to ${position}.`);
  }
}

/** So many audits of matches wait that whoever comes now had better come back. */
export class AuditsBusy extends Error {
  readonly code = 'audit.busy';
  constructor(readonly retryAfterSeconds: number) {
    super(`Too many matches are being audited, retry in ${retryAfterSeconds} s.`);
  }
}
