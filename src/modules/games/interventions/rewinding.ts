import { randomBytes } from 'node:crypto';
import { type Cause, isOnSameCase, newCommitment, newSeed, pathTo } from '../../matches/index.js';
import type { Game } from '../domain/game.js';
import { NotAStepBack, RewindPastRuling } from '../games.problems.js';
import type { Decision } from './interventions.js';

/**
 * Throws unless the game, as it is now, has come through that version, and no ruling has changed it since. Rulings on the
 * same case are in nobody's way: the one on an appeal may also go back to what was before them.
 */
export function requireWayBack(game: Game, to: number, cause?: Cause): void {
  const { version, rewinds, rulings } = game;
  const own = rulings.filter((ruled) => cause !== undefined && isOnSameCase(ruled.cause, cause));
  const ways = [version, ...own.map((ruled) => ruled.version - 1)];
  if (to >= version || !ways.some((way) => pathTo(way, rewinds).includes(to))) throw new NotAStepBack(to, version);
  const last = rulings.findLast((ruled) => !own.includes(ruled));
  if (last !== undefined && to < last.version) throw new RewindPastRuling(to, last.version);
}

/**
 * The event that takes a game back. Where the game was over, everybody could have read its secrets, and what the deck holds
 * next: then all further chance comes from a new secret, and the decks are shuffled by it.
 */
export function rewound(game: Game, target: Game, cause: Cause, reason?: string): Decision {
  const { started, rules, rewinds } = game;
  if (isOver(target)) throw new NotAStepBack(target.version, game.version);
  const branch = rewinds.length + 2;
  const serverSecret = game.endedAt === null ? null : randomBytes(32).toString('hex');
  const randomness = serverSecret && {
    serverSecret,
    commitment: newCommitment(started.gameId, branch, serverSecret),
  };
  const seed = serverSecret && { seed: newSeed(started, branch, serverSecret) };
  const { state, substitutions } = rules.rewind({ to: target.state, from: game.state, number: branch - 1, ...seed });
  const payload = {
    to: target.version,
    branch,
    actions: target.actions,
    cause,
    substitutions: [...substitutions],
    stateHash: rules.stateHash(state),
    ...(randomness !== null && { randomness }),
    ...(reason !== undefined && { reason }),
  };
  return { state, events: [{ type: 'Rewound', payload }] };
}

/** Whether nobody acts in it any more: its end may be the next thing on record. */
const isOver = ({ endedAt, ruled, state }: Game): boolean =>
  endedAt !== null || ruled !== null || state.outcome !== null;
