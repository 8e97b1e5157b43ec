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
    help:
      'Send fewer actions or cards, or begin at a later version; `carriedOut` says how many actions were done within ' +
      '`limitMs`.',
    members: ['carriedOut', 'limitMs'],
  },
  'sandbox.too-large': {
    status: 422,
    title: 'The trial takes too much memory',
    help:
      'Send fewer actions or cards, or ask for fewer legal answers; `carriedOut` says how many actions were done within ' +
      '`limitMb`.',
    members: ['carriedOut', 'limitMb'],
  },
  'sandbox.broken': {
    status: 422,
    title: 'The position cannot be carried on',
    help: 'Its cards do what the engine has no way to carry out. Leave some out, and tell us of the position.',
    members: ['carriedOut'],
  },
  'sandbox.too-many': {
    status: 429,
    title: 'Too many trials at once',
    help: 'Send the next one when an earlier one has been answered; `most` may wait, of one caller and of all.',
    members: ['most'],
  },
};
