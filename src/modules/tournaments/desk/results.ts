/** Results as people give them, made whole and checked against the terms of their stage. */
import {
  type How,
  isElimination,
  type Outcome,
  type PairingResult,
  type StageTerms,
  type TournamentTerms,
  winsNeeded,
} from '../../../competition/index.js';
import { ResultImpossible } from '../rounds.problems.js';

export interface GivenGames {
  readonly won: number;
  readonly lost: number;
  readonly drawn: number;
}

/** A result as it is asked for, from the first player's view. */
export interface GivenResult {
  readonly games?: GivenGames | undefined;
  readonly outcome?: Outcome | undefined;
  readonly how?: How | undefined;
}

const NO_GAMES: GivenGames = { won: 0, lost: 0, drawn: 0 };

/** Throws `ResultImpossible`. */
export function resultOf(given: GivenResult, stage: StageTerms, { intentionalDraws }: TournamentTerms): PairingResult {
  const how = given.how ?? 'played';
  const outcome = given.outcome ?? outcomeOf(given.games);
  const games = given.games ?? gamesOf(outcome, how, stage);
  requireGames(games, outcome, how, stage);
  if (how === 'intentional-draw' && !(intentionalDraws && outcome === 'draw')) {
    throw new ResultImpossible(
      intentionalDraws ? 'An intentional draw is a draw.' : 'The terms allow no intentional draws.',
    );
  }
  if (how === 'no-show' && outcome === 'draw') throw new ResultImpossible('A player who does not come loses.');
  if (outcome === 'draw' && isElimination(stage)) throw new ResultImpossible('Somebody wins in an elimination.');
  return { outcome, games: [games.won, games.lost, games.drawn], how };
}

function outcomeOf(games: GivenGames | undefined): Outcome {
  if (games === undefined) throw new ResultImpossible('A result has games, or an outcome.');
  if (games.won === games.lost) return 'draw';
  return games.won > games.lost ? 'first' : 'second';
}

/** Games that were not named: a player who did not come loses as if by all games; nobody wins a double loss. */
function gamesOf(outcome: Outcome, how: How, stage: StageTerms): GivenGames {
  const needed = winsNeeded(stage);
  if (how === 'intentional-draw') return { ...NO_GAMES, drawn: needed };
  if (outcome === 'first') return { ...NO_GAMES, won: needed };
  return outcome === 'second' ? { ...NO_GAMES, lost: needed } : NO_GAMES;
}

function requireGames({ won, lost, drawn }: GivenGames, outcome: Outcome, how: How, stage: StageTerms): void {
  const needed = winsNeeded(stage);
  const isTooMany = won > needed || lost > needed || drawn > stage.bestOf || won + lost > stage.bestOf;
  if (isTooMany) throw new ResultImpossible(`A match of at most ${stage.bestOf} games has no such score.`);
  // A judge may give the match to either player, whatever the games.
  if (how !== 'played' && how !== 'intentional-draw') return;
  const leader = won === lost ? 'draw' : won > lost ? 'first' : 'second';
  if (outcome !== 'double-loss' && outcome !== leader) {
    throw new ResultImpossible('The games say another outcome. A ruling may: send how: "ruling".');
  }
}

/** The same result from the other player's view. */
export const turnedRound = ({ won, lost, drawn }: GivenGames): GivenGames => ({ won: lost, lost: won, drawn });
