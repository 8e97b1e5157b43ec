import { type ProblemTable } from '../../platform/http/index.js';

export const jobProblems: ProblemTable = {
  'job.not-found': { status: 404, title: 'No such job', help: 'GET /v1/jobs lists the jobs that need attention.' },
  'job.not-dead': {
    status: 409,
    title: 'The job is not dead',
    help: 'A job that waits, runs or is done needs no retry. See its state at GET /v1/jobs.',
  },
};
