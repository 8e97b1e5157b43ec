import { type ProblemTable } from '../../platform/http/index.js';

export const sandboxProblems: ProblemTable = {
  'sandbox.position-faulty': {
    status: 422,
    title: 'Not a position',
    help: '`errors` names every faulty place of the position, as JSON pointers into the body.',
    members: ['errors'],
  },
  'sandbox.start-unclear': {
    status: 422,
    title: 'Where does the trial begin?',
    help: 'Send `position`, or `game` (and a version), or `match` (and a number and a version): exactly one of them.',
  },
  'sandbox.game-not-played': {
    status: 404,
    title: 'No such game in the match',
    help: 'GET /v1/matches/{id} lists the games of a match.',
    members: ['number', 'played'],
  },
  'sandbox.too-long': {
    status: 422,
    title: 'The trial takes too long',
    help: 'Send fewer actions, or begin at a later version; `carriedOut` says how many were done in time.',
    members: ['carriedOut'],
  },
};
