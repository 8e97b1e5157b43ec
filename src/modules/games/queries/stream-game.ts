import { Logger } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Viewer } from '../../../engine/index.js';
import type { Sent } from '../../../platform/http/index.js';
import type { CallerIdentity } from '../../identity/index.js';
import { effectiveViewer, type ViewRequest, versionIn } from '../access/view-request.js';
import { seatOf } from '../access/actors.js';
import { type VisibleVersion, SpectatorsDelay } from '../access/spectators-delay.js';
import { Viewing } from '../access/viewing.js';
import type { Game } from '../domain/game.js';
import { GameRepository } from '../game-repository.js';
import { GameChanges } from '../live/game-changes.js';
import { Watching } from '../live/watching.js';
import { Disclosures } from '../disclosures/disclosures.js';
import { StreamFrames } from '../seen/stream-frames.js';

/** News of a game until it ends or the reader goes. */
type GameStream = (gone: AbortSignal) => AsyncIterable<Sent>;

/** A stream for a reader who may have it; refusals are thrown before it begins. */
export class StreamGame extends Query<GameStream> {
  constructor(
    readonly gameId: string,
    /** What the reader has seen already; without it, everything until now. */
    readonly after: number | undefined,
    readonly request: ViewRequest,
    /** Whether the board is sent as well. */
    readonly withState: boolean,
  ) {
    super();
  }
}

/** Steps sent at a time to somebody who has to catch up: what a slow reader has not taken yet is not made yet. */
const BATCH = 50;

@QueryHandler(StreamGame)
export class StreamGameHandler implements IQueryHandler<StreamGame> {
  private readonly logger = new Logger('games');

  constructor(
    private readonly games: GameRepository,
    private readonly viewing: Viewing,
    private readonly delay: SpectatorsDelay,
    private readonly disclosures: Disclosures,
    private readonly changes: GameChanges,
    private readonly frames: StreamFrames,
    private readonly watching: Watching,
  ) {}

  async execute({ gameId, after, request, withState }: StreamGame): Promise<GameStream> {
    const { game, viewer, disclosure, isOwn } = await this.viewing.viewOf(gameId, request, (seen) => ({
      read: 'stream',
      from: versionIn(seen, after) + 1,
      to: null,
    }));
    const { caller } = request;
    const own = { gameId, caller, viewer, isOwn, seat: seatOf(game.started, caller), withState, disclosure };
    const reader: Reader = { ...own, isHeldBack: true, seen: after ?? game.version };
    return (gone) => this.follow(reader, gone);
  }

  /** Ends with the game, with the right to look on, and when the reader has gone. */
  private async *follow(reader: Reader, gone: AbortSignal): AsyncIterable<Sent> {
    const news = await this.changes.subscribe(reader.gameId, gone);
    const leave = reader.seat === null ? null : this.watching.begin(reader.gameId, reader.seat);
    try {
      // A reader who loses the connection before the first event continues from here.
      yield { id: reader.seen };
      let heard: number | null = (await this.games.current(reader.gameId)).version;
      while (heard !== null) {
        const game = await this.games.atLeast(reader.gameId, heard);
        if (!reader.isOwn && !(await this.viewing.mayContinue(game, reader))) return;
        const { version, dueInMs } = await this.visibleVersion(reader, game);
        // It may have been over when they began to look, and go on.
        reader.viewer = effectiveViewer(game, reader.viewer);
        yield* this.sendUpTo(version, game, reader);
        // An end in between was not the end: the game was rewound, or ended otherwise.
        if (game.endedAt !== null && version === game.version) return;
        heard = await news.next(dueInMs);
      }
    } finally {
      news.close();
      leave?.();
      await this.endDisclosure(reader);
    }
  }

  /** Checked at each step of the stream, since a role can be removed. */
  private async visibleVersion(reader: Reader, game: Game): Promise<VisibleVersion> {
    reader.isHeldBack = await this.delay.holdsBack(game, reader.caller);
    return reader.isHeldBack ? this.delay.visibleVersion(game) : { version: game.version, dueInMs: null };
  }

  private async *sendUpTo(newest: number, game: Game, reader: Reader): AsyncIterable<Sent> {
    const { gameId, viewer } = reader;
    if (reader.seen >= newest) return;
    const newestGame = (): Promise<Game> =>
      newest === game.version ? Promise.resolve(game) : this.games.behind(gameId, newest);
    while (reader.seen < newest) {
      const to = Math.min(reader.seen + BATCH, newest);
      const withState = reader.withState && to === newest;
      yield await this.frames.of({ gameId, after: reader.seen, to, viewer, withState }, newestGame);
      reader.seen = to;
    }
    const last = await this.frames.ofNewest(await newestGame(), reader.isHeldBack);
    if (last !== '') yield last;
  }

  /** The reader has gone: the end of the look is noted now or never. The look itself is recorded in any case. */
  private async endDisclosure({ gameId, disclosure, seen }: Reader): Promise<void> {
    if (disclosure === null) return;
    await this.disclosures.end(gameId, disclosure, seen).catch((error: unknown) => {
      this.logger.error({ msg: 'the end of a look was not recorded', gameId, look: disclosure, err: error });
    });
  }
}

interface Reader {
  readonly gameId: string;
  readonly caller: CallerIdentity;
  viewer: Viewer;
  /** Whether this viewer is their own, whatever becomes of the match. */
  readonly isOwn: boolean;
  /** Whose stream it is, whatever its viewer; null where it is no player's. */
  readonly seat: string | null;
  readonly withState: boolean;
  /** When it was asked last. */
  isHeldBack: boolean;
  readonly disclosure: number | null;
  /** The last version that was sent. */
  seen: number;
}
