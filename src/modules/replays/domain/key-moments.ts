import {
  entryMatches,
  entrySeat,
  type GameStatistics,
  type LogEntry,
  type Outcome,
  worthsOf,
} from '../../../engine/index.js';

/** A place in a replay worth jumping to. `frame` counts like the frames of the document. */
export interface KeyMoment {
  readonly kind: 'lead' | 'swing' | 'event' | 'end';
  /** The declaration's id for an event; the statistic's for a lead or a swing; the reason for the end. */
  readonly what: string;
  /** In English. Pages say it in the language of their reader, by `kind` and `what`. */
  readonly title: string;
  readonly frame: number;
  readonly seat: string | null;
  /** The score of every seat just after it, where the game has one. */
  readonly score?: Readonly<Record<string, number>>;
  /** It is known only because somebody said that a text does it. */
  readonly asserted?: true;
  /** How far the swing went. */
  readonly amount?: number;
}

/** What happened in one frame. */
export interface FrameLog {
  readonly n: number;
  readonly log: readonly LogEntry[];
}

/**
 * The moments of a game, in the order of its frames: who takes the lead, the one frame that moved the score most
 * between the seats, and the entries that the game itself declares to be moments. The end is for who knows the outcome
 * to add.
 */
export function keyMoments(
  declared: GameStatistics,
  frames: readonly FrameLog[],
  seats: readonly string[],
): readonly KeyMoment[] {
  const race = raceOf(declared, frames, seats);
  const swing = biggestSwing(race);
  return frames.flatMap(({ n, log }) => [
    ...declaredMoments(declared, n, log),
    ...race.filter(({ frame }) => frame === n).flatMap(({ lead }) => lead ?? []),
    ...(swing !== null && swing.frame === n ? [swing] : []),
  ]);
}

interface RaceFrame {
  readonly frame: number;
  readonly lead: KeyMoment | null;
  readonly swing: KeyMoment;
}

/** Frames in which the score changed. */
function raceOf(declared: GameStatistics, frames: readonly FrameLog[], seats: readonly string[]): readonly RaceFrame[] {
  const statistic = declared.counts.find(({ id }) => id === declared.score?.statistic);
  if (statistic === undefined) return [];
  const { id, title } = statistic;
  const race: RaceFrame[] = [];
  let score: Readonly<Record<string, number>> = Object.fromEntries(seats.map((seat) => [seat, 0]));
  let leader: string | null = null;
  for (const { n, log } of frames) {
    const gains = log.flatMap((entry) => worthsOf(statistic, entry)).filter(({ amount }) => amount !== 0);
    if (gains.length === 0) continue;
    const before = score;
    score = gains.reduce((sum, { seat, amount }) => ({ ...sum, [seat]: (sum[seat] ?? 0) + amount }), score);
    const leads = leaderOf(score, declared.score?.leads ?? 'most');
    const taken = leads !== null && leads !== leader;
    const asserted = log.some((entry) => isAsserted(entry) && worthsOf(statistic, entry).length > 0);
    const at = { what: id, frame: n, score, ...(asserted && { asserted: true as const }) };
    race.push({
      frame: n,
      lead: taken ? { kind: 'lead', title: `${leads} takes the lead: ${title.en}`, seat: leads, ...at } : null,
      swing: { kind: 'swing', title: `Biggest swing: ${title.en}`, ...at, ...swingOf(before, score) },
    });
    leader = leads ?? leader;
  }
  return race;
}

/** The seat ahead of all others; null while the best are level. */
function leaderOf(score: Readonly<Record<string, number>>, leads: 'most' | 'fewest'): string | null {
  const sign = leads === 'most' ? 1 : -1;
  const [first, second] = Object.entries(score).sort(([, a], [, b]) => sign * (b - a));
  return first !== undefined && first[1] !== second?.[1] ? first[0] : null;
}

/** The seat whose score moved furthest, and by how much. */
function swingOf(
  before: Readonly<Record<string, number>>,
  after: Readonly<Record<string, number>>,
): { readonly seat: string | null; readonly amount: number } {
  const moves = Object.entries(after).map(([seat, score]) => ({ seat, amount: score - (before[seat] ?? 0) }));
  return moves.reduce<{ seat: string | null; amount: number }>(
    (furthest, move) => (Math.abs(move.amount) > Math.abs(furthest.amount) ? move : furthest),
    { seat: null, amount: 0 },
  );
}

/** The earliest of the biggest. */
function biggestSwing(race: readonly RaceFrame[]): KeyMoment | null {
  return race.reduce<KeyMoment | null>(
    (biggest, { swing }) =>
      biggest === null || Math.abs(swing.amount ?? 0) > Math.abs(biggest.amount ?? 0) ? swing : biggest,
    null,
  );
}

function declaredMoments(declared: GameStatistics, frame: number, log: readonly LogEntry[]): readonly KeyMoment[] {
  return log.flatMap((entry) =>
    declared.moments
      .filter(({ of }) => entryMatches(of, entry))
      .map((moment) => ({
        kind: 'event' as const,
        what: moment.id,
        title: moment.title.en,
        frame,
        seat: entrySeat(moment, entry),
        ...(isAsserted(entry) && { asserted: true as const }),
      })),
  );
}

const isAsserted = (entry: LogEntry): boolean => entry['asserted'] === true;

/**
 * A game that is played for something else than winning, as a draft is, has neither winners nor losers, and is not
 * drawn.
 */
export const endMoment = (frame: number, { winners, losers, draw, reason }: Outcome): KeyMoment => {
  const [winner = null] = winners;
  const nobody = losers.length === 0 ? 'The game is over' : 'Nobody wins the game';
  const won = `${winners.join(' and ')} ${winners.length === 1 ? 'wins' : 'win'}`;
  const title = winner === null ? (draw ? 'The game is drawn' : nobody) : won;
  return { kind: 'end', what: reason, title, frame, seat: draw ? null : winner };
};
