import { type GameStatistics, type LogEntry, type View, type Words, worthsOf } from '../../../engine/index.js';

/** A frame and the number that holds from it on. */
export type CurvePoint = readonly [frame: number, value: number];

/** A number of every seat along the frames of a replay. */
export interface Curve {
  /** The statistic of the score, a zone, or `time`. */
  readonly what: string;
  readonly title: Words;
  /** Where the race is over. */
  readonly goal?: number;
  /** By seat: only frames in which the number changes. */
  readonly points: Readonly<Record<string, readonly CurvePoint[]>>;
}

interface CurveFrame {
  readonly n: number;
  readonly at: string;
  /** The seat that acted; null without one. */
  readonly seat: string | null;
  readonly log: readonly LogEntry[];
  readonly board: View;
}

const TIME: Words = { en: 'Time used (seconds)', zh: '用时（秒）' };

/** Draws the score, the zones that the game declares, and the time from one action to the next, frame by frame. */
export class CurvesOfGame {
  private readonly curves: { readonly about: Omit<Curve, 'points'>; readonly points: Map<string, CurvePoint[]> }[];
  private readonly score: GameStatistics['counts'][number] | undefined;
  private readonly now = new Map<string, number>();
  private before: number | null = null;

  constructor(
    private readonly declared: GameStatistics,
    format: string,
    private readonly seats: readonly string[],
  ) {
    const { score, counts, zones = [] } = declared;
    this.score = counts.find(({ id }) => id === score?.statistic);
    const goal = score?.goalIn?.[format] ?? score?.goal;
    const about = [
      ...(this.score === undefined
        ? []
        : [{ what: this.score.id, title: this.score.title, ...(goal !== undefined && { goal }) }]),
      ...zones.map(({ zone, title }) => ({ what: zone, title })),
      { what: 'time', title: TIME },
    ];
    this.curves = about.map((each) => ({ about: each, points: new Map(seats.map((seat) => [seat, []])) }));
  }

  add({ n, at, seat, log, board }: CurveFrame): void {
    this.addScore(log);
    for (const { seat: of, zones } of board.seats)
      for (const { zone } of this.declared.zones ?? []) this.now.set(keyOf(zone, of), zones[zone]?.count ?? 0);
    const moment = Date.parse(at);
    if (seat !== null && this.before !== null) this.change('time', seat, moment - this.before);
    this.before = moment;
    for (const { about, points } of this.curves)
      for (const each of this.seats) {
        const value = this.now.get(keyOf(about.what, each)) ?? 0;
        put(points.get(each), n, about.what === 'time' ? Math.round(value / 1000) : value);
      }
  }

  drawn(): readonly Curve[] {
    return this.curves.map(({ about, points }) => ({ ...about, points: Object.fromEntries(points) }));
  }

  private addScore(log: readonly LogEntry[]): void {
    const { score } = this;
    if (score === undefined) return;
    for (const { seat, amount } of log.flatMap((entry) => worthsOf(score, entry))) this.change(score.id, seat, amount);
  }

  private change(what: string, seat: string, by: number): void {
    const key = keyOf(what, seat);
    this.now.set(key, (this.now.get(key) ?? 0) + by);
  }
}

const keyOf = (what: string, seat: string): string => `${what} ${seat}`;

function put(points: CurvePoint[] | undefined, frame: number, value: number): void {
  if (points?.at(-1)?.[1] !== value) points?.push([frame, value]);
}
