import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { type GameSummary, GetGame } from '../games/index.js';
import type { CallerIdentity } from '../identity/index.js';
import { GetMatch } from '../matches/index.js';
import { isOwn } from './domain/author.js';
import type { Study } from './domain/study.js';
import { StudyNotFound, StudyNotYours } from './studies.problems.js';

/** A game as far as it has come for a reader of its studies. */
export interface StudiedGame extends Pick<GameSummary, 'id' | 'matchId' | 'version'> {
  /** Nothing of it is hidden from anybody: studies of it may be public. */
  readonly isPublic: boolean;
}

/** Who sees a study, and who changes it. */
@Injectable()
export class StudyAccess {
  constructor(private readonly queries: QueryBus) {}

  /** Throws `GameNotFound`. */
  async game(gameId: string, caller: CallerIdentity): Promise<StudiedGame> {
    const { id, matchId, version, status } = await this.queries.execute(new GetGame(gameId, caller));
    const { publication } = await this.queries.execute(new GetMatch(matchId));
    return { id, matchId, version, isPublic: status === 'ended' && publication.isPublic };
  }

  /** Throws `StudyNotFound` if the study does not exist for the caller. */
  requireSeen(study: Study, game: StudiedGame, caller: CallerIdentity): void {
    const isSeen = isOwn(study, caller) || (study.isPublic && game.isPublic);
    if (study.gameId !== game.id || !isSeen) throw new StudyNotFound(study.id);
  }

  /** Throws `StudyNotFound` and `StudyNotYours`. */
  requireOwn(study: Study, game: StudiedGame, caller: CallerIdentity): void {
    this.requireSeen(study, game, caller);
    if (!isOwn(study, caller)) throw new StudyNotYours();
  }
}
