import { problem } from '../../platform/problems/index.js';

export class StudyNotFound extends problem('study.not-found', {
  status: 404,
  title: 'No such study',
  help: 'List the studies of a game with GET /v1/games/{id}/studies. A study that is not public exists for its author only.',
  members: ['studyId'],
}) {
  constructor(readonly studyId: string) {
    super(`There is no study ${studyId} of this game.`);
  }
}

export class StudyNotYours extends problem('study.not-yours', {
  status: 403,
  title: 'Not your study',
  help: 'Only its author can change a study, and no role can do so instead. Begin a study of your own.',
}) {
  constructor() {
    super('Only the author changes a study.');
  }
}

export class StudyOfHiddenGame extends problem('study.match-not-public', {
  status: 409,
  title: 'The match is not public',
  help: 'A study may reveal hidden cards of the match. Publish the study when the match is over and its players have agreed to publication.',
}) {
  constructor() {
    super('A study becomes public only after its match.');
  }
}

export class NoSuchChapterStep extends problem('study.no-such-step', {
  status: 422,
  title: 'No such step',
  help: 'A step is a version of the game; `version` is the newest that you may see.',
  members: ['step', 'version'],
}) {
  constructor(
    readonly step: number,
    readonly version: number,
  ) {
    super(`The game has the steps 1 to ${version}, not ${step}.`);
  }
}

export class StudyFull extends problem('study.full', {
  status: 409,
  title: 'The study is full',
  help: 'A study has at most 100 chapters and 1,000 versions, which have 1,000,000 bytes together: `what` would exceed `most`. Remove chapters, or begin another study.',
  members: ['what', 'most'],
}) {
  constructor(
    readonly what: 'chapters' | 'versions' | 'bytes',
    readonly most: number,
  ) {
    super(`A study has at most ${most} ${what}.`);
  }
}
