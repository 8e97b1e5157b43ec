import { type ProblemTable } from '../../platform/http/index.js';

export const leagueProblems: ProblemTable = {
  'league.not-found': {
    status: 404,
    title: 'No such league',
    help: 'List the leagues with GET /v1/leagues.',
    members: ['leagueId'],
  },
  'organisation.not-found': {
    status: 404,
    title: 'No such organisation',
    help: 'Create one with POST /v1/organisations.',
    members: ['organisationId'],
  },
};
