import { type IQueryHandler, Query, QueryBus, QueryHandler } from '@nestjs/cqrs';
import { type ViewRequest, viewerName, Viewing } from '../../games/index.js';
import type { CallerIdentity } from '../../identity/index.js';
import { GetMatch } from '../../matches/index.js';
import type { MatchReplay } from '../domain/match-replay.js';
import type { GameReplay } from '../domain/replay-document.js';
import { rangeOf, type ReplayRange } from '../domain/slice.js';
import { BuildGameReplay } from '../jobs/build-game-replay.job.js';
import { BuildMatchReplay } from '../jobs/build-match-replay.job.js';
import { type NotYet, ReplayMaking } from '../replay-making.js';
import { ReplayStatus } from '../replay-status.js';
import { type ReplayKey, ReplayTable } from '../replay-table.js';
import { NoSuchBranch, ReplayNotEnded } from '../replays.problems.js';
import { type StoredDocument, textOf } from '../stored-document.js';

/** A document as it is kept, the text of one that was made of it, or how far the making of it is, from 0 to 1. */
export type ReplayAnswer =
  | { readonly kind: 'stored'; readonly stored: StoredDocument }
  | { readonly kind: 'built'; readonly document: string }
  | { readonly kind: 'building'; readonly progress: number };

/**
 * The replay of a game, whole or a part of it, through the widest eyes that everybody has who asks, unless others
 * are asked for. Throws `ViewForbidden`, `UnknownViewer`, `ReplayNotFound`, `ReplayNotEnded`, `NoSuchBranch`,
 * `ReplayFailed`, `CardSetUnavailable`.
 */
export class GetGameReplay extends Query<ReplayAnswer> {
  constructor(
    readonly gameId: string,
    readonly request: ViewRequest,
    /** Whose turn it is when the document has to be made. */
    readonly asker: string,
    /** Null for all of it. */
    readonly range: ReplayRange | null,
    /** The branch of a rewound game. Null: the branch that counts. */
    readonly branch: number | null = null,
  ) {
    super();
  }
}

/** The document of a match, as far as the reader may know it. Throws as `GetGameReplay` does. */
export class GetMatchReplay extends Query<ReplayAnswer> {
  constructor(
    readonly matchId: string,
    readonly reader: CallerIdentity,
    readonly asker: string,
  ) {
    super();
  }
}

@QueryHandler(GetGameReplay)
export class GetGameReplayHandler implements IQueryHandler<GetGameReplay> {
  constructor(
    private readonly table: ReplayTable,
    private readonly status: ReplayStatus,
    private readonly job: BuildGameReplay,
    private readonly making: ReplayMaking,
    private readonly viewing: Viewing,
  ) {}

  async execute({ gameId, request, asker, range, branch }: GetGameReplay): Promise<ReplayAnswer> {
    const ended = await this.status.endOf(gameId);
    const { caller } = request;
    const { version } = ended;
    // A spectator who is behind the game has not seen its end.
    if ((await this.viewing.visibleVersion(ended, caller)) < version) throw new ReplayNotEnded('game', gameId);
    const as = request.as ?? ((await this.viewing.isPublic(ended)) ? 'everything' : undefined);
    const versions = { read: 'replay', from: 1, to: version } as const;
    const granted = await this.viewing.grantView(ended, { ...request, as }, () => versions);
    const viewer = viewerName(granted.viewer);
    const eyes = viewer === 'judge' ? 'everything' : viewer;
    const key = { id: gameId, kind: 'game', version, viewer: eyes, branch } as const;
    const stored = (await this.table.find(key)) ?? (await this.missing(key, asker));
    if ('progress' in stored) return { kind: 'building', progress: stored.progress };
    if (range === null) return { kind: 'stored', stored };
    // Only this service writes the table.
    const replay = JSON.parse(await textOf(stored)) as GameReplay;
    return { kind: 'built', document: JSON.stringify(rangeOf(replay, range)) };
  }

  private async missing(
    key: ReplayKey & { readonly branch: number | null },
    asker: string,
  ): Promise<StoredDocument | NotYet> {
    const made = (await this.status.underWay('game', key.id, this.job)) ?? (await this.making.make(key, asker));
    if (made === null) throw new NoSuchBranch(key.branch ?? 1);
    return made;
  }
}

@QueryHandler(GetMatchReplay)
export class GetMatchReplayHandler implements IQueryHandler<GetMatchReplay> {
  constructor(
    private readonly table: ReplayTable,
    private readonly status: ReplayStatus,
    private readonly job: BuildMatchReplay,
    private readonly making: ReplayMaking,
    private readonly queries: QueryBus,
  ) {}

  async execute({ matchId, reader, asker }: GetMatchReplay): Promise<ReplayAnswer> {
    const version = await this.status.endOfMatch(matchId);
    const key = { id: matchId, kind: 'match', version } as const;
    const stored = (await this.table.find(key)) ?? (await this.missing(key, asker));
    if ('progress' in stored) return { kind: 'building', progress: stored.progress };
    // Only this service writes the table, which holds the decks of all seats.
    const replay = JSON.parse(await textOf(stored)) as MatchReplay;
    const { seats } = await this.queries.execute(new GetMatch(matchId, reader));
    return { kind: 'built', document: JSON.stringify({ ...replay, match: { ...replay.match, seats } }) };
  }

  private async missing(key: ReplayKey, asker: string): Promise<StoredDocument | NotYet> {
    const made = (await this.status.underWay('match', key.id, this.job)) ?? (await this.making.make(key, asker));
    if (made === null) throw new ReplayNotEnded('match', key.id);
    return made;
  }
}
