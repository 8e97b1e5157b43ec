import { type ProblemTable } from '../../platform/http/index.js';

export const auditProblems: ProblemTable = {
  'audit.not-found': { status: 404, title: 'No such audit', help: 'POST /v1/audits asks for one.' },
  'audit.stream-not-found': {
    status: 404,
    title: 'No such stream',
    help: 'A stream is a game, a match, a case, an import of cards, an audit, or the looks at a game; its id is theirs.',
  },
  'audit.match-not-found': { status: 404, title: 'No such match', help: 'GET /v1/matches lists matches.' },
  'audit.busy': {
    status: 429,
    title: 'Too many audits at once',
    help: 'One match is audited at a time. Send the request again after Retry-After seconds.',
  },
  'ledger.position-not-there': {
    status: 404,
    title: 'The ledger does not go so far',
    help: 'If you kept a root of that position, the end of the ledger was cut off. GET /v1/ledger/roots gives the newest.',
    members: ['newest'],
  },
};
