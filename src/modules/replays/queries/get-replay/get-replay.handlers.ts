import { type IQueryHandler, QueryBus, QueryHandler } from '@nestjs/cqrs';
import { viewerName, Viewing } from '../../../games/index.js';
import { GetMatch } from '../../../matches/index.js';
import { type MatchReplay } from '../../domain/match-replay.js';
import { type GameReplay } from '../../domain/replay-document.js';
import { rangeOf } from '../../domain/slice.js';
import { BuildGameReplay } from '../../jobs/build-game-replay.job.js';
import { BuildMatchReplay } from '../../jobs/build-match-replay.job.js';
import { NoSuchBranch, ReplayNotEnded } from '../../replays.errors.js';
import { type ReplayKey, ReplayTable } from '../../replay-table.js';
import { GetGameReplay, GetMatchReplay, type ReplayAnswer } from './get-replay.query.js';
import { ReplayStatus } from './replay-status.js';

@QueryHandler(GetGameReplay)
export class GetGameReplayHandler implements IQueryHandler<GetGameReplay> {
  constructor(
    private readonly table: ReplayTable,
    private readonly status: ReplayStatus,
    private readonly job: BuildGameReplay,
    private readonly viewing: Viewing,
  ) {}

  async execute({ gameId, onlooker, range, branch }: GetGameReplay): Promise<ReplayAnswer> {
    const ended = await this.status.endOf(gameId);
    const { caller } = onlooker;
    const { version } = ended;
    // Whoever is behind the game has not seen its end.
    if ((await this.viewing.reach(ended, caller)) < version) throw new ReplayNotEnded('game', gameId);
    const as = onlooker.as ?? ((await this.viewing.isPublic(ended)) ? 'everything' : undefined);
    const glance = { read: 'replay', from: 1, to: version } as const;
    const sight = await this.viewing.see(ended, { ...onlooker, as }, () => glance);
    const viewer = viewerName(sight.viewer);
    const key = { id: gameId, kind: 'game', version, viewer: viewer === 'judge' ? 'everything' : viewer } as const;
    const stored = await this.table.find({ ...key, branch });
    if (stored === null) return this.missing(key, branch);
    if (range === null) return { kind: 'built', document: stored.document };
    // The table holds what BuildGameReplay wrote, and nobody else writes it.
    const replay = JSON.parse(stored.document) as GameReplay;
    return { kind: 'built', document: JSON.stringify(rangeOf(replay, range)) };
  }

  private async missing(key: ReplayKey, branch: number | null): Promise<ReplayAnswer> {
    if (branch !== null && (await this.table.find(key)) !== null) throw new NoSuchBranch(branch);
    return this.status.of('game', key.id, this.job);
  }
}

@QueryHandler(GetMatchReplay)
export class GetMatchReplayHandler implements IQueryHandler<GetMatchReplay> {
  constructor(
    private readonly table: ReplayTable,
    private readonly status: ReplayStatus,
    private readonly job: BuildMatchReplay,
    private readonly queries: QueryBus,
  ) {}

  async execute({ matchId, reader }: GetMatchReplay): Promise<ReplayAnswer> {
    const version = await this.status.endOfMatch(matchId);
    const stored = await this.table.find({ id: matchId, kind: 'match', version });
    if (stored === null) return this.status.of('match', matchId, this.job);
    // The table holds what BuildMatchReplay wrote: the decks of all seats are in it.
    const replay = JSON.parse(stored.document) as MatchReplay;
    const { seats } = await this.queries.execute(new GetMatch(matchId, reader));
    return { kind: 'built', document: JSON.stringify({ ...replay, match: { ...replay.match, seats } }) };
  }
}
