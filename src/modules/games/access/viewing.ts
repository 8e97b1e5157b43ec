import { Injectable, Logger } from '@nestjs/common';
import type { Viewer } from '../../../engine/index.js';
import { type CallerIdentity, Rights } from '../../identity/index.js';
import type { Game } from '../domain/game.js';
import { UnknownViewer, ViewForbidden } from '../games.errors.js';

/** Whose eyes: a seat, or one of these. */
const OTHERS = ['spectator', 'judge', 'everything'] as const;

/** Decides as whom a caller sees a game. */
@Injectable()
export class Viewing {
  private readonly logger = new Logger('games');

  constructor(private readonly rights: Rights) {}

  /**
   * A player sees what its seat knows, everybody else what the whole table knows, unless they ask for less. Judges may see
   * through any eyes, and each such look is logged. Once the game is over, everybody may.
   */
  async viewerFor(game: Game, caller: CallerIdentity, as?: string): Promise<Viewer> {
    const own = seatOf(game, caller);
    if (as === undefined) return own === null ? { kind: 'spectator' } : { kind: 'player', seat: own };
    const viewer = viewerNamed(game, as);
    const allowed = own === null ? ['spectator'] : [own, 'spectator'];
    if (allowed.includes(as) || game.endedAt !== null) return viewer;
    const { matchId } = game.started;
    const role = await this.rights.roleFor(caller, 'games.view-hidden', { matchId });
    if (role === null) throw new ViewForbidden(as, allowed);
    const { keyId } = caller;
    this.logger.log({
      msg: 'hidden information was looked at',
      gameId: game.id,
      version: game.version,
      keyId,
      role,
      as,
    });
    return viewer;
  }
}

/** The caller's seat in this game; null for whoever is not one of its players. */
export function seatOf({ started }: Game, { playerId }: CallerIdentity): string | null {
  if (playerId === undefined) return null;
  return started.seats.find((seat) => seat.playerId === playerId)?.seat ?? null;
}

function viewerNamed({ started }: Game, as: string): Viewer {
  const other = OTHERS.find((each) => each === as);
  if (other !== undefined) return { kind: other };
  const seats = started.seats.map(({ seat }) => seat);
  if (seats.includes(as)) return { kind: 'player', seat: as };
  throw new UnknownViewer(as, [...seats, ...OTHERS]);
}
