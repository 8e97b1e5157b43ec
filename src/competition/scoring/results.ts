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

/**
 * A round without an opponent: a bye that counts as a win, one that counts as a draw, or a loss for a player who
 * entered late or did not come.
 */
export interface RoundAlone {
  readonly kind: 'bye' | 'half-bye' | 'loss';
  readonly round: number;
  readonly player: string;
}

/** A match of any number of seats, as in a league. */
export interface SeatedMatch {
  readonly kind: 'seats';
  readonly round: number;
  readonly seats: readonly Seat[];
}

export interface Seat extends Pick<Side, 'score' | 'games'> {
  readonly player: string;
  /** Seats of one team are no opponents; null where each seat plays for itself. */
  readonly team: number | null;
}

export type Result = MatchResult | RoundAlone | SeatedMatch;

/** One player's side of a result. */
export interface Side {
  readonly round: number;
  /** One in a match of two, none in a round without a match. */
  readonly opponents: readonly string[];
  readonly score: 'win' | 'draw' | 'loss';
  readonly games: { readonly won: number; readonly lost: number; readonly drawn: number };
}

const SCORE_ALONE: Readonly<Record<RoundAlone['kind'], Side['score']>> = {
  bye: 'win',
  'half-bye': 'draw',
  loss: 'loss',
};

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
      add(first, { round, opponents: [second], score: scoreOf(outcome, 'first'), games: { won, lost, drawn } });
      add(second, {
        round,
        opponents: [first],
        score: scoreOf(outcome, 'second'),
        games: { won: lost, lost: won, drawn },
      });
    } else if (result.kind === 'seats') {
      for (const seat of result.seats) {
        const { player, score, games } = seat;
        add(player, { round, opponents: opponentsOf(seat, result.seats), score, games });
      }
    } else {
      const games = { won: result.kind === 'bye' ? gamesOfBye : 0, lost: 0, drawn: 0 };
      add(result.player, { round, opponents: [], score: SCORE_ALONE[result.kind], games });
    }
  }
  return sides;
}

/** A player with two seats, after two records of one person were joined, is no opponent of their own. */
const opponentsOf = ({ player, team }: Seat, seats: readonly Seat[]): readonly string[] =>
  seats
    .filter((other) => other.player !== player && (team === null || other.team !== team))
    .map((other) => other.player);

function scoreOf(outcome: Outcome, of: 'first' | 'second'): Side['score'] {
  if (outcome === 'draw') return 'draw';
  return outcome === of ? 'win' : 'loss';
}
