import { type ProblemTable } from '../../platform/http/index.js';

export const replayProblems: ProblemTable = {
  'replay.not-found': {
    status: 404,
    title: 'No such game or match',
    help: 'Check the id; GET /v1/matches lists matches.',
  },
  'replay.not-ended': {
    status: 404,
    title: 'No replay yet',
    help: 'The replay is made when the game or match has ended. Until then follow GET /v1/games/{id}/stream.',
  },
  'replay.no-such-branch': {
    status: 404,
    title: 'No such branch',
    help: 'GET /v1/games/{id} lists the branches of a game that was rewound.',
    members: ['branch'],
  },
  'replay.failed': {
    status: 503,
    title: 'The replay could not be made',
    help: 'Its job has failed for good. An admin finds the reason at GET /v1/jobs and can retry it.',
  },
  'replay.not-a-game': { status: 404, title: 'No game', help: 'The id belongs to something that is not a game.' },
};
