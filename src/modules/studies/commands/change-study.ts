import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Origin } from '../../identity/index.js';
import type { StudyChanged, StudyEvent } from '../domain/events.js';
import { requireRoom, requireSteps } from '../domain/limits.js';
import { chaptersAfter, type Study } from '../domain/study.js';
import { StudyOfHiddenGame } from '../studies.problems.js';
import { StudyAccess, type StudiedGame } from '../study-access.js';
import { type StudyAfter, StudyStore } from '../study-store.js';

/**
 * Changes a study by its author: title, chapters, whether it is public. A change is one version of the study. Throws
 * `GameNotFound`, `StudyNotFound`, `StudyNotYours`, `NoSuchChapterStep`, `StudyFull` and `StudyOfHiddenGame`.
 */
export class ChangeStudy extends Command<StudyAfter> {
  constructor(
    readonly gameId: string,
    readonly studyId: string,
    readonly change: StudyChanged,
    readonly origin: Origin,
  ) {
    super();
  }
}

@CommandHandler(ChangeStudy)
export class ChangeStudyHandler implements ICommandHandler<ChangeStudy> {
  constructor(
    private readonly store: StudyStore,
    private readonly access: StudyAccess,
  ) {}

  async execute({ gameId, studyId, change, origin }: ChangeStudy): Promise<StudyAfter> {
    const game = await this.access.game(gameId, origin.caller);
    const body = JSON.parse(JSON.stringify({ change, gameId })) as Parameters<StudyStore['change']>[2];
    return this.store.change(studyId, origin, body, (now) => {
      this.access.requireOwn(now, game, origin.caller);
      return Promise.resolve(decided(now, change, game));
    });
  }
}

function decided(now: Study, change: StudyChanged, game: StudiedGame): StudyEvent | null {
  if (change.isPublic === true && !game.isPublic) throw new StudyOfHiddenGame();
  requireSteps(change.chapters ?? [], game.version);
  requireRoom(chaptersAfter(now.chapters, change), now.version + 1);
  return { type: 'StudyChanged', payload: change };
}
