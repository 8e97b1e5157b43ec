import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { type GameReplay } from '../../domain/replay-document.js';
import { sliceOf } from '../../domain/slice.js';
import { BuildGameReplay } from '../../jobs/build-game-replay.job.js';
import { BuildMatchReplay } from '../../jobs/build-match-replay.job.js';
import { NoSuchBranch } from '../../replays.errors.js';
import { ReplayTable } from '../../replay-table.js';
import { GetGameReplay, GetMatchReplay, type ReplayAnswer } from './get-replay.query.js';
import { ReplayStatus } from './replay-status.js';

@QueryHandler(GetGameReplay)
export class GetGameReplayHandler implements IQueryHandler<GetGameReplay> {
  constructor(
    private readonly table: ReplayTable,
    private readonly status: ReplayStatus,
    private readonly job: BuildGameReplay,
  ) {}

  async execute({ gameId, frames, branch }: GetGameReplay): Promise<ReplayAnswer> {
    const stored = await this.table.find(gameId, 'game', branch);
    if (stored === null) return this.missing(gameId, branch);
    if (frames === null) return { kind: 'built', document: stored.document };
    // The table holds what BuildGameReplay wrote, and nobody else writes it.
    const replay = JSON.parse(stored.document) as GameReplay;
    return { kind: 'built', document: JSON.stringify(sliceOf(replay, frames.from, frames.to)) };
  }

  private async missing(gameId: string, branch: number | null): Promise<ReplayAnswer> {
    if (branch !== null && (await this.table.find(gameId, 'game')) !== null) throw new NoSuchBranch(branch);
    return this.status.of('game', gameId, this.job);
  }
}

@QueryHandler(GetMatchReplay)
export class GetMatchReplayHandler implements IQueryHandler<GetMatchReplay> {
  constructor(
    private readonly table: ReplayTable,
    private readonly status: ReplayStatus,
    private readonly job: BuildMatchReplay,
  ) {}

  async execute({ matchId }: GetMatchReplay): Promise<ReplayAnswer> {
    const stored = await this.table.find(matchId, 'match');
    if (stored === null) return this.status.of('match', matchId, this.job);
    return { kind: 'built', document: stored.document };
  }
}
