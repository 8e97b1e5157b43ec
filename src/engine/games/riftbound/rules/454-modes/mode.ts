import type { Citation } from '../../../../kernel/index.js';

/** What a mode of play defines (454). */
export type Mode = {
  readonly players: number;
  readonly victory: number;
  /** How each player's battlefield comes of the three (103.4.a). */
  readonly battlefield: 'random' | 'chosen';
  /** The battlefield of the first player is not used. */
  readonly withoutFirst?: true;
  /** The first player does not draw in the first draw phase. */
  readonly firstDrawsNothing?: true;
  readonly cites: readonly Citation[];
  /** The rules about the first turns. */
  readonly firstTurns: readonly Citation[];
};
