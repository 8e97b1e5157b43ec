export { NotAGame } from './domain/re-execution.js';

export class ReplayNotFound extends Error {
  readonly code = 'replay.not-found';
  constructor(kind: 'game' | 'match', id: string) {
    super(`There is no ${kind} ${id}.`);
  }
}

export class ReplayNotEnded extends Error {
  readonly code = 'replay.not-ended';
  constructor(kind: 'game' | 'match', id: string) {
    super(`The ${kind} ${id} is still running; its replay is made when it has ended.`);
  }
}

/** The game was not rewound so often. */
export class NoSuchBranch extends Error {
  readonly code = 'replay.no-such-branch';
  constructor(readonly branch: number) {
    super(`The game has no branch ${branch}.`);
  }
}

/** The job that makes the replay has failed for good; a person has to see to it. */
export class ReplayFailed extends Error {
  readonly code = 'replay.failed';
  constructor(readonly jobId: string) {
    super(`The replay could not be made; see job ${jobId}.`);
  }
}
