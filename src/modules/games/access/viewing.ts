import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { Viewer } from '../../../engine/index.js';
import { type CallerIdentity, Rights } from '../../identity/index.js';
import { type GameStarted, GetMatch } from '../../matches/index.js';
import type { Game } from '../domain/game.js';
import { GameRepository } from '../game-repository.js';
import { UnknownViewer, ViewForbidden } from '../games.problems.js';
import type { Glance } from '../looks/look.js';
import { Looks } from '../looks/looks.js';
import { eyesFor, type Onlooker, type RecordedGame, viewerName } from './onlooker.js';
import { seatOf } from './acting.js';
import { SpectatorsDelay } from './spectators-delay.js';

/** Whose eyes: a seat, or one of these. */
const OTHERS = ['spectator', 'judge', 'everything'] as const;

/** What one onlooker may know of a game. Nothing else of it is there for them. */
export interface Sight<Of extends RecordedGame = Game> {
  /** As far as it has come for them. */
  readonly game: Of;
  readonly viewer: Viewer;
  /** No secret of the game's chance is one to them: it is over, and they may see everything. */
  readonly isOpen: boolean;
  /** The look that was recorded of it, by its version; null where it was none. */
  readonly look: number | null;
  /** These eyes are the caller's whatever becomes of the match. */
  readonly isOwn: boolean;
}

/**
 * Decides what a caller may know of a game: the one place that does. A player sees what its seat knows, everybody else what
 * the whole table knows, as late as the match says. Whoever works at the table may see through any eyes; that is recorded
 * before they do; what nobody at the table has looked at they see when the game is over. And once the match is over and all its
 * players have agreed, everybody may.
 */
@Injectable()
export class Viewing {
  constructor(
    private readonly games: GameRepository,
    private readonly delay: SpectatorsDelay,
    private readonly looks: Looks,
    private readonly rights: Rights,
    private readonly queries: QueryBus,
  ) {}

  /** Throws `GameNotFound`, `UnknownViewer` and `ViewForbidden`. */
  async sightOf(gameId: string, onlooker: Onlooker, glance: (game: Game) => Glance): Promise<Sight> {
    return this.see(await this.watched(gameId, onlooker.caller), onlooker, glance);
  }

  /** A game as far as it has come for the caller. */
  async watched(gameId: string, caller: CallerIdentity): Promise<Game> {
    const game = await this.games.current(gameId);
    const version = await this.reach(game, caller);
    return version === game.version ? game : this.games.behind(gameId, version);
  }

  /** The last version that the caller may know of. */
  async reach(game: RecordedGame, caller: CallerIdentity): Promise<number> {
    if (!(await this.delay.holdsBack(game, caller))) return game.version;
    return (await this.delay.reach(game)).version;
  }

  /**
   * For a game that is as far as it has come for the caller. `glance` says what of it they are about to be told, which is
   * recorded where it is a look; it is asked when they may see it, and throws where there is no such thing.
   */
  async see<Of extends RecordedGame>(game: Of, onlooker: Onlooker, glance: (game: Of) => Glance): Promise<Sight<Of>> {
    const { caller, as } = onlooker;
    const own = seatOf(game.started, caller) ?? 'spectator';
    const viewer = eyesFor(game, viewerNamed(game.started, as ?? own));
    const allowed = [...new Set([own, 'spectator'])];
    const isPublic = await this.isPublic(game);
    const isOwn = allowed.includes(viewerName(viewer));
    if (isPublic || isOwn) {
      glance(game);
      return { game, viewer, isOpen: isPublic, look: null, isOwn };
    }
    const role = await this.rights.roleFor(caller, 'games.view-hidden', { matchId: game.started.matchId });
    if (role === null) throw new ViewForbidden(viewerName(viewer), allowed);
    const isOpen = game.endedAt !== null;
    const about = glance(game);
    if (about.to !== null && about.to < about.from) return { game, viewer, isOpen, look: null, isOwn };
    const look = await this.looks.take({ game, viewer, glance: about, role, onlooker });
    return { game, viewer, isOpen, look, isOwn };
  }

  /**
   * Whether somebody who sees through others' eyes may go on: roles are taken as well as given, and a match that was public may
   * be reopened. Whoever needs a role for it then must be on record.
   */
  async mayLookOn(
    game: RecordedGame,
    { caller, look }: Pick<Sight, 'look'> & Pick<Onlooker, 'caller'>,
  ): Promise<boolean> {
    return (await this.isPublic(game)) || (look !== null && (await this.mayLook(game, caller)));
  }

  /** Whether somebody may look at what is hidden from their own eyes. */
  mayLook({ started: { matchId } }: RecordedGame, caller: CallerIdentity): Promise<boolean> {
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
