import type { GameRemedy } from '../../games/index.js';
import type { CaseRuled, Penalty } from './events.js';

/** What a ruling does to the game and to the match, its penalties included. */
export interface Effects {
  readonly game: readonly GameRemedy[];
  readonly match: { readonly winners: readonly string[]; readonly draw: boolean } | null;
}

/**
 * A match that is lost takes the game that is being played with it. Who loses together with everybody else at the table
 * leaves no winner behind.
 */
export function effectsOf(ruling: CaseRuled, seats: readonly string[], isRunning: boolean): Effects {
  const { rewind, result, matchResult, invoke, correction, penalties } = ruling;
  const match = matchResult ?? without(penalties, ['match-loss', 'disqualification'], seats);
  const gameLost = result ?? without(penalties, ['game-loss'], seats) ?? (isRunning ? match : null);
  const game: GameRemedy[] = [];
  if (rewind !== undefined) game.push({ kind: 'rewind', to: rewind.to });
  if (correction !== undefined) game.push({ kind: 'correct', ...correction });
  if (invoke !== undefined) game.push({ kind: 'invoke', ...invoke });
  if (gameLost !== null) game.push({ kind: 'result', winners: gameLost.winners, draw: gameLost.draw });
  return { game, match };
}

/** Those who are not among the penalised win. */
function without(
  penalties: readonly Penalty[],
  kinds: readonly Penalty['penalty'][],
  seats: readonly string[],
): Effects['match'] {
  const lost = penalties.filter(({ penalty }) => kinds.includes(penalty)).map(({ seat }) => seat);
  return lost.length === 0 ? null : { winners: seats.filter((seat) => !lost.includes(seat)), draw: false };
}
