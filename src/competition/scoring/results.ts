/** What was played, as tables count it. */

/** How a match ended for the first player: a double loss is a loss of both. */
export type Outcome = 'first' | 'second' | 'draw' | 'double-loss';

export interface MatchResult {
  readonly kind: 'match';
  readonly round: number;
  readonly first: string;
  readonly second: string;
  readonly outcome: Outcome;
  /** Games won by the first, by the second, and drawn; none where a match was decided without games. */
  readonly games: readonly [number, number, number];
}

/** A round without an opponent: a bye that counts as a win, or a loss for a player who entered late or did not come. */
export interface RoundAlone {
  readonly kind: 'bye' | 'loss';
  readonly round: number;
  readonly player: string;
}

export type Result = MatchResult | RoundAlone;

/** One player's side of a result. */
export interface Side {
  readonly round: number;
  /** Null in a round without an opponent. */
  readonly opponent: string | null;
  readonly score: 'win' | 'draw' | 'loss';
  readonly games: { readonly won: number; readonly lost: number; readonly drawn: number };
}

/** The sides of each player, by round. A player without a result has none. */
export function sidesOf(results: readonly Result[], gamesOfBye: number): ReadonlyMap<string, readonly Side[]> {
  const sides = new Map<string, Side[]>();
  const add = (player: string, side: Side): void => {
    const own = sides.get(player);
    if (own === undefined) sides.set(player, [side]);
    else own.push(side);
  };
  for (const result of results.toSorted((a, b) => a.round - b.round)) {
    const { round } = result;
    if (result.kind === 'match') {
      const { first, second, outcome } = result;
      const [won, lost, drawn] = result.games;
      add(first, { round, opponent: second, score: scoreOf(outcome, 'first'), games: { won, lost, drawn } });
      add(second, {
        round,
        opponent: first,
        score: scoreOf(outcome, 'second'),
        games: { won: lost, lost: won, drawn },
      });
    } else {
      const isBye = result.kind === 'bye';
      const games = { won: isBye ? gamesOfBye : 0, lost: 0, drawn: 0 };
      add(result.player, { round, opponent: null, score: isBye ? 'win' : 'loss', games });
    }
  }
  return sides;
}

function scoreOf(outcome: Outcome, of: 'first' | 'second'): Side['score'] {
  if (outcome === 'draw') return 'draw';
  return outcome === of ? 'win' : 'loss';
}
