import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { newId } from '../../../platform/ids/index.js';
import { type Origin, ownedKey } from '../../identity/index.js';
import { derivedId } from '../../matches/index.js';
import { ownerOf } from '../domain/author.js';
import type { Chapter } from '../domain/events.js';
import { requireRoom, requireSteps } from '../domain/limits.js';
import { inOrder, plainChapter } from '../domain/study.js';
import { StudyAccess } from '../study-access.js';
import { type StudyAfter, StudyStore } from '../study-store.js';

/** Begins a study of a game, for its author alone. Throws `GameNotFound`, `NoSuchChapterStep` and `StudyFull`. */
export class BeginStudy extends Command<StudyAfter> {
  constructor(
    readonly gameId: string,
    readonly title: string,
    readonly chapters: readonly Chapter[],
    readonly origin: Origin,
  ) {
    super();
  }
}

@CommandHandler(BeginStudy)
export class BeginStudyHandler implements ICommandHandler<BeginStudy> {
  constructor(
    private readonly store: StudyStore,
    private readonly access: StudyAccess,
  ) {}

  async execute({ gameId, title, chapters: written, origin }: BeginStudy): Promise<StudyAfter> {
    const { caller, key } = origin;
    const game = await this.access.game(gameId, caller);
    requireSteps(written, game.version);
    const chapters = inOrder(written.map(plainChapter));
    requireRoom({ chapters, version: 1 });
    const studyId = key === undefined ? newId() : derivedId('study', ownedKey(origin, key));
    const about = {
      studyId,
      gameId,
      matchId: game.matchId,
      ownerId: ownerOf(caller),
      playerId: caller.playerId ?? null,
    };
    const body = { gameId, title, chapters: written.map(plainChapter) };
    return this.store.begin(studyId, { type: 'StudyBegun', payload: { ...about, title, chapters } }, origin, body);
  }
}
