import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { CallerIdentity } from '../../identity/index.js';
import type { Study } from '../domain/study.js';
import { StudyAccess } from '../study-access.js';
import { StudyStore } from '../study-store.js';

/**
 * A study as it is, or as it was at one of its versions. Others than its author see the versions that were public.
 * Throws `GameNotFound` and `StudyNotFound`.
 */
export class GetStudy extends Query<Study> {
  constructor(
    readonly gameId: string,
    readonly studyId: string,
    /** Null for the newest. */
    readonly version: number | null,
    readonly caller: CallerIdentity,
  ) {
    super();
  }
}

@QueryHandler(GetStudy)
export class GetStudyHandler implements IQueryHandler<GetStudy> {
  constructor(
    private readonly store: StudyStore,
    private readonly access: StudyAccess,
  ) {}

  async execute({ gameId, studyId, version, caller }: GetStudy): Promise<Study> {
    const game = await this.access.game(gameId, caller);
    if (version === null) {
      const study = await this.store.load(studyId);
      this.access.requireSeen(study, game, caller);
      return study;
    }
    const { now, then } = await this.store.loadAt(studyId, version);
    for (const study of [now, then]) this.access.requireSeen(study, game, caller);
    return then;
  }
}
