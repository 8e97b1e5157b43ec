import { isDeepStrictEqual } from 'node:util';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Origin } from '../../identity/index.js';
import type { StudyChanged } from '../domain/events.js';
import { requireRoom, requireSteps } from '../domain/limits.js';
import { changed, plainChapter } from '../domain/study.js';
import { StudyOfHiddenGame } from '../studies.problems.js';
import { StudyAccess } from '../study-access.js';
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
    const asked = plain(change);
    return this.store.change(studyId, origin, { change: asked, gameId }, (now) => {
      this.access.requireOwn(now, game, origin.caller);
      if (asked.isPublic === true && !game.isPublic) throw new StudyOfHiddenGame();
      requireSteps(asked.chapters ?? [], game.version);
      const after = changed(now, asked);
      if (isDeepStrictEqual(after, now)) return null;
      requireRoom({ ...after, version: now.version + 1 });
      return { type: 'StudyChanged', payload: asked };
    });
  }
}

/** What a change says, and nothing else: it is recorded. */
const plain = ({ title, isPublic, chapters, removed }: StudyChanged) => ({
  ...(title !== undefined && { title }),
  ...(isPublic !== undefined && { isPublic }),
  ...(chapters !== undefined && { chapters: chapters.map(plainChapter) }),
  ...(removed !== undefined && { removed: [...removed] }),
});
