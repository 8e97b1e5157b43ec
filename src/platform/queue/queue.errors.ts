export class JobNotFound extends Error {
  readonly code = 'job.not-found';
  constructor(readonly id: string) {
    super(`There is no job '${id}'.`);
  }
}

/** Only a dead job is retried by hand: every other one is under way by itself. */
export class JobNotDead extends Error {
  readonly code = 'job.not-dead';
  constructor(
    readonly id: string,
    readonly state: string,
  ) {
    super(`Job '${id}' is ${state}; only a dead job can be retried.`);
  }
}
