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
  /** Decided without playing, since somebody did not come. Absent where the match was played. */
  readonly forfeit?: true;
  /** The first player has white and the second black. Absent where the game has no colours. */
  readonly coloured?: true;
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

/** A round after a player has left. It counts for tie-breakers of the opponents alone, where a policy says so. */
export interface RoundLeft {
  readonly kind: 'left';
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

export type Result = MatchResult | RoundAlone | RoundLeft | SeatedMatch;

/** One player's side of a result. */
export interface Side {
  readonly round: number;
  /** One in a match of two, none in a round without a match. */
  readonly opponents: readonly string[];
  readonly score: 'win' | 'draw' | 'loss';
  readonly games: { readonly won: number; readonly lost: number; readonly drawn: number };
  readonly isPlayed: boolean;
  /** Unplayed by the player's own act: a requested bye, or a loss for not coming (FIDE C.07, 16.1.2). */
  readonly isVoluntary: boolean;
  readonly hasBlack: boolean;
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
      const [first, second] = bothSidesOf(result);
      add(result.first, first);
      add(result.second, second);
    } else if (result.kind === 'seats') {
      for (const seat of result.seats) {
        const { player, score, games } = seat;
        add(player, { ...PLAYED, round, opponents: opponentsOf(seat, result.seats), score, games });
      }
    } else if (result.kind !== 'left') {
      const games = { won: result.kind === 'bye' ? gamesOfBye : 0, lost: 0, drawn: 0 };
      const isVoluntary = result.kind !== 'bye';
      const score = SCORE_ALONE[result.kind];
      add(result.player, { round, opponents: [], score, games, isPlayed: false, isVoluntary, hasBlack: false });
    }
  }
  return sides;
}

const PLAYED = { isPlayed: true, isVoluntary: false, hasBlack: false };

type BothSides = readonly [first: Side, second: Side];

const known = new WeakMap<MatchResult, BothSides>();

/** Computed once for each result: every table reads the results of earlier rounds again. */
function bothSidesOf(result: MatchResult): BothSides {
  const sides = known.get(result) ?? [sideOf(result, 'first'), sideOf(result, 'second')];
  known.set(result, sides);
  return sides;
}

function sideOf(
  { round, first, second, outcome, games, forfeit, coloured }: MatchResult,
  of: 'first' | 'second',
): Side {
  const [ofFirst, ofSecond, drawn] = games;
  const [won, lost] = of === 'first' ? [ofFirst, ofSecond] : [ofSecond, ofFirst];
  const score = scoreOf(outcome, of);
  return {
    ...{ round, opponents: [of === 'first' ? second : first], score, games: { won, lost, drawn } },
    isPlayed: forfeit !== true,
    isVoluntary: forfeit === true && score !== 'win',
    hasBlack: coloured === true && of === 'second',
  };
}

/** The rounds after each player has left. */
export function leftRounds(results: readonly Result[]): ReadonlyMap<string, readonly number[]> {
  const left = new Map<string, number[]>();
  for (const result of results) {
    if (result.kind !== 'left') continue;
    left.set(result.player, [...(left.get(result.player) ?? []), result.round]);
  }
  return left;
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
