import { Counter, Histogram } from 'prom-client';

/** Made once for the process: workers of one effect add to the same numbers. */
export const jobsRun = new Counter({
  name: 'kifu_jobs_run_total',
  help: 'Runs of jobs by effect and outcome: completed, retrying (failed, will be tried again), dead (failed for good).',
  labelNames: ['effect', 'outcome'],
});

export const jobSeconds = new Histogram({
  name: 'kifu_job_seconds',
  help: 'How long a run of a job took.',
  labelNames: ['effect'],
  buckets: [0.005, 0.02, 0.1, 0.5, 2, 10, 60],
});
