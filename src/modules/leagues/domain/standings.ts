import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  fieldOf,
  type Measured,
  placed,
  type Policy,
  type Result,
  rowOf,
  writtenPoints,
} from '../../../competition/index.js';
import { numberView, termView } from '../tables/views.js';

/** What a league gives for a match. */
export interface MatchPoints {
  readonly win: number;
  readonly draw: number;
  readonly loss: number;
}

/** One seat of a match that has ended. */
export interface SeatResult {
  readonly matchId: string;
  readonly playerId: string;
  readonly team: number | null;
  readonly result: 'won' | 'lost' | 'drawn';
  readonly games: Games;
}

interface Games {
  readonly won: number;
  readonly lost: number;
  readonly drawn: number;
}

/** A player of a league with a name, before the matches are counted. */
export interface LeaguePlayer {
  readonly playerId: string;
  readonly name: string;
  /** Where other players have the same name. */
  readonly tag?: string;
}

export interface Standing extends LeaguePlayer {
  /** Equal for players whom no measure tells apart. */
  readonly rank: number;
  readonly points: number;
  readonly played: number;
  readonly won: number;
  readonly lost: number;
  readonly drawn: number;
  readonly games: Games;
  /** In the order of the policy's measures; with terms for the player who is explained. */
  readonly numbers: readonly StandingNumber[];
}

type StandingNumber = ReturnType<typeof numberView> & Partial<Explanation>;

interface Explanation {
  readonly by: Measured['by'];
  readonly terms: readonly (ReturnType<typeof termView> & {
    readonly matchId: string;
    readonly opponents: readonly LeaguePlayer[];
  })[];
}

/** So many players are computed before others have a turn. */
const IN_ONE_TURN = 200;

const SCORES = { won: 'win', lost: 'loss', drawn: 'draw' } as const;

/**
 * The table of a league. A league has no rounds: its matches are counted one after the other. Every other seat of a
 * match is an opponent, except those of the same team.
 */
export async function leagueStandings(
  players: readonly LeaguePlayer[],
  seats: readonly SeatResult[],
  policy: Policy,
  explained?: string,
): Promise<readonly Standing[]> {
  const byMatch = seatsByMatch(seats);
  const field = fieldOf([...byMatch.values()].map(resultOf), policy);
  const called = new Map(players.map((player) => [player.playerId, player]));
  const explanationOf = explainer([...byMatch.keys()], called);
  const rows = [];
  for (const [at, named] of players.entries()) {
    if (at % IN_ONE_TURN === 0) await nextTurn();
    const sides = field.sides.get(named.playerId) ?? [];
    rows.push({ ...named, ...rowOf(field, named.playerId), played: sides.length, games: sumOf(sides) });
  }
  const standings: Standing[] = [];
  // Direct encounters are known only among placed players, so numbers are written after that.
  for (const [at, { place, player, record, measured, ...row }] of placed(field, rows).entries()) {
    if (at % IN_ONE_TURN === 0) await nextTurn();
    const numbers = measured.map((each, index) => ({
      ...numberView(policy.measures[index] ?? '', each),
      ...(player === explained && explanationOf(policy.measures[index] ?? '', each)),
    }));
    standings.push({ rank: place, ...row, ...record, points: pointsOf(record, policy), numbers });
  }
  // Names only make the order stable: they are no merit, and their players share the rank.
  return standings.toSorted((a, b) => a.rank - b.rank || byText(a.name, b.name) || byText(a.playerId, b.playerId));
}

/** Writes out what each match brought to a number. */
function explainer(matches: readonly string[], called: ReadonlyMap<string, LeaguePlayer>) {
  return (measure: string, { by, terms }: Measured): Explanation => ({
    by,
    terms: terms.map(({ round, opponents, ...numbers }) => ({
      matchId: matches[round - 1] ?? '',
      opponents: opponents.flatMap((id) => called.get(id) ?? []),
      ...termView(measure, numbers),
    })),
  });
}

function pointsOf({ won, lost, drawn }: Games, policy: Policy): number {
  const { win, draw, loss } = policy.points;
  return writtenPoints(policy, won * win + drawn * draw + lost * loss);
}

function seatsByMatch(seats: readonly SeatResult[]): ReadonlyMap<string, readonly SeatResult[]> {
  const byMatch = new Map<string, SeatResult[]>();
  for (const seat of seats) {
    const others = byMatch.get(seat.matchId);
    if (others === undefined) byMatch.set(seat.matchId, [seat]);
    else others.push(seat);
  }
  return byMatch;
}

const resultOf = (seats: readonly SeatResult[], at: number): Result => ({
  kind: 'seats',
  round: at + 1,
  seats: seats.map(({ playerId, team, result, games }) => ({ player: playerId, team, score: SCORES[result], games })),
});

function sumOf(sides: readonly { readonly games: Games }[]): Games {
  const sum = (of: keyof Games): number => sides.reduce((total, { games }) => total + games[of], 0);
  return { won: sum('won'), lost: sum('lost'), drawn: sum('drawn') };
}

/** By code units: the same table whatever the language of the machine. */
const byText = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
