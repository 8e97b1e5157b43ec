import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { Viewer } from '../../../engine/index.js';
import { type CallerIdentity, Rights } from '../../identity/index.js';
import { type GameStarted, GetMatch } from '../../matches/index.js';
import type { Game } from '../domain/game.js';
import { GameRepository } from '../game-repository.js';
import { UnknownViewer, ViewForbidden } from '../games.problems.js';
import type { ViewedVersions } from '../disclosures/disclosure.js';
import { Disclosures } from '../disclosures/disclosures.js';
import { effectiveViewer, type ViewRequest, type RecordedGame, viewerName } from './view-request.js';
import { seatOf } from './actors.js';
import { SpectatorsDelay } from './spectators-delay.js';

/** The viewers beside the seats. */
const OTHERS = ['spectator', 'judge', 'everything'] as const;

/** What one viewer may know of a game. Nothing else of it is there for them. */
export interface GrantedView<Of extends RecordedGame = Game> {
  /** As far as it has come for them. */
  readonly game: Of;
  readonly viewer: Viewer;
  /** No secret of the game's chance is one to them: it is over, and they may see everything. */
  readonly isOpen: boolean;
  /** The version of the disclosure that was recorded; null where nothing hidden is shown. */
  readonly disclosure: number | null;
  /** This viewer is the caller's own, whatever becomes of the match. */
  readonly isOwn: boolean;
}

/**
 * Decides what a caller may know of a game: the one place that does. A player sees what its seat knows, other callers
 * what the whole table knows, with the delay of the match. Staff at the table may see as any viewer, and each look is
 * recorded before; cards that no seat has seen stay hidden until the game is over. Once the match is over and all its
 * players have agreed, every caller may see all.
 */
@Injectable()
export class Viewing {
  constructor(
    private readonly games: GameRepository,
    private readonly delay: SpectatorsDelay,
    private readonly disclosures: Disclosures,
    private readonly rights: Rights,
    private readonly queries: QueryBus,
  ) {}

  /** Throws `GameNotFound`, `UnknownViewer` and `ViewForbidden`. */
  async viewOf(
    gameId: string,
    request: ViewRequest,
    versionsShown: (game: Game) => ViewedVersions,
  ): Promise<GrantedView> {
    return this.grantView(await this.visibleGame(gameId, request.caller), request, versionsShown);
  }

  /** A game as far as it has come for the caller. */
  async visibleGame(gameId: string, caller: CallerIdentity): Promise<Game> {
    const game = await this.games.current(gameId);
    const version = await this.visibleVersion(game, caller);
    return version === game.version ? game : this.games.behind(gameId, version);
  }

  /** The last version that the caller may know of. */
  async visibleVersion(game: RecordedGame, caller: CallerIdentity): Promise<number> {
    if (!(await this.delay.holdsBack(game, caller))) return game.version;
    return (await this.delay.visibleVersion(game)).version;
  }

  /**
   * For a game that is as far as it has come for the caller. `versionsShown` says what of it they are about to see,
   * which is recorded where it is hidden from them otherwise; it is asked when they may see it, and throws where there
   * is no such thing.
   */
  async grantView<Of extends RecordedGame>(
    game: Of,
    request: ViewRequest,
    versionsShown: (game: Of) => ViewedVersions,
  ): Promise<GrantedView<Of>> {
    const { caller, as } = request;
    const own = seatOf(game.started, caller) ?? 'spectator';
    const viewer = effectiveViewer(game, viewerNamed(game.started, as ?? own));
    const allowed = [...new Set([own, 'spectator'])];
    const isPublic = await this.isPublic(game);
    const isOwn = allowed.includes(viewerName(viewer));
    if (isPublic || isOwn) {
      versionsShown(game);
      return { game, viewer, isOpen: isPublic, disclosure: null, isOwn };
    }
    const role = await this.rights.roleFor(caller, 'games.view-hidden', { matchId: game.started.matchId });
    if (role === null) throw new ViewForbidden(viewerName(viewer), allowed);
    const isOpen = game.endedAt !== null;
    const about = versionsShown(game);
    if (about.to !== null && about.to < about.from) return { game, viewer, isOpen, disclosure: null, isOwn };
    const disclosure = await this.disclosures.record({ game, viewer, versions: about, role, request });
    return { game, viewer, isOpen, disclosure, isOwn };
  }

  /**
   * Whether a reader with another view may continue: a role can be removed, and a public match can be reopened. A
   * viewer who then needs a role must be on record.
   */
  async mayContinue(
    game: RecordedGame,
    { caller, disclosure }: Pick<GrantedView, 'disclosure'> & Pick<ViewRequest, 'caller'>,
  ): Promise<boolean> {
    return (await this.isPublic(game)) || (disclosure !== null && (await this.mayViewHidden(game, caller)));
  }

  /** Whether a reader may see facts that their own view hides. */
  mayViewHidden({ started: { matchId } }: RecordedGame, caller: CallerIdentity): Promise<boolean> {
    return this.rights.may(caller, 'games.view-hidden', { matchId });
  }

  /** Nothing of the game is hidden from anybody. While it is running, something is. */
  async isPublic({ started, endedAt }: RecordedGame): Promise<boolean> {
    if (endedAt === null) return false;
    const { publication } = await this.queries.execute(new GetMatch(started.matchId));
    return publication.isPublic;
  }
}

function viewerNamed(started: GameStarted, as: string): Viewer {
  const other = OTHERS.find((each) => each === as);
  if (other !== undefined) return { kind: other };
  const seats = started.seats.map(({ seat }) => seat);
  if (seats.includes(as)) return { kind: 'player', seat: as };
  throw new UnknownViewer(as, [...seats, ...OTHERS]);
}
