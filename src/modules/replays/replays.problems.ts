import { problem } from '../../platform/problems/index.js';

export class ReplayNotFound extends problem('replay.not-found', {
  status: 404,
  title: 'No such game or match',
  help: 'Check the id. GET /v1/matches lists the matches.',
}) {
  constructor(kind: 'game' | 'match', id: string) {
    super(`There is no ${kind} ${id}.`);
  }
}

export class ReplayNotEnded extends problem('replay.not-ended', {
  status: 404,
  title: 'No replay yet',
  help: 'A replay is made when the game or match has ended. Until then, follow GET /v1/games/{id}/stream.',
}) {
  constructor(kind: 'game' | 'match', id: string) {
    super(`The ${kind} ${id} is still running and has no replay yet.`);
  }
}

/** The game was not rewound so often. */
export class NoSuchBranch extends problem('replay.no-such-branch', {
  status: 404,
  title: 'No such branch',
  help: 'GET /v1/games/{id} lists the branches of a game that was rewound.',
  members: ['branch'],
}) {
  constructor(readonly branch: number) {
    super(`The game has no branch ${branch}.`);
  }
}

/** The job that makes the replay has failed for good; a person has to see to it. */
export class ReplayFailed extends problem('replay.failed', {
  status: 503,
  title: 'The replay could not be made',
  help: 'The job of the replay has failed for good. An admin finds the reason at GET /v1/jobs and can retry the job.',
}) {
  constructor(readonly jobId: string) {
    super(`The replay could not be made; see job ${jobId}.`);
  }
}

/** The stream does not begin with the start of a game. */
export class NotAGame extends problem('replay.not-a-game', {
  status: 404,
  title: 'Not a game',
  help: 'The id belongs to something that is not a game.',
}) {
  constructor(readonly stream: string) {
    super(`Stream ${stream} does not begin with the start of a game.`);
  }
}
