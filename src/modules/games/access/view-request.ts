import type { Viewer } from '../../../engine/index.js';
import type { CallerIdentity } from '../../identity/index.js';
import type { GameStarted } from '../../matches/index.js';
import { VersionNotThere } from '../games.problems.js';

/** Who asks to see a game, as which viewer, and why. */
export interface ViewRequest {
  readonly caller: CallerIdentity;
  /** A seat, or spectator, judge, everything; without it, as what the caller is. */
  readonly as?: string | undefined;
  /** Shown with the disclosure, where this becomes one. */
  readonly reason?: string | undefined;
}

/**
 * What of a game's record says who may see how much of it. A game that was carried out has it, and so has a read
 * stream.
 */
export interface RecordedGame {
  readonly id: string;
  readonly started: GameStarted;
  /** The last one recorded, or the last one that the reader may know of. */
  readonly version: number;
  readonly endedAt: string | null;
}

/** What somebody asks for of a game as far as it has come for them; throws `VersionNotThere`. */
export function versionIn({ version: newest }: RecordedGame, asked: number = newest): number {
  if (asked > newest) throw new VersionNotThere(asked, newest);
  return asked;
}

/** Future draws of a running game are hidden: a viewer who may see everything sees as a judge until it is over. */
export const effectiveViewer = ({ endedAt }: RecordedGame, viewer: Viewer): Viewer =>
  endedAt === null && viewer.kind === 'everything' ? { kind: 'judge' } : viewer;

/** As `as` names the viewer: by its seat, or by its kind. */
export const viewerName = (viewer: Viewer): string => (viewer.kind === 'player' ? viewer.seat : viewer.kind);
