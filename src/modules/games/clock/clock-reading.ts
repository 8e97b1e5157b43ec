import type { Timing } from '../../matches/index.js';
import type { Game } from '../domain/game.js';
import { clockAt, deadlineOf, endOf, type GameClock, isStopped, type SeatClock } from '../domain/game-clock.js';

/** A reading of the clocks of a game at one moment, for its spectators. All durations are milliseconds. */
export interface ClockReading {
  readonly gameId: string;
  readonly version: number;
  /** The moment, by the clock of the service. */
  readonly at: string;
  /** Whether later readings continue from this moment; false if the reading stays at the last visible event. */
  readonly advances: boolean;
  readonly timing: Timing;
  /** What comes of time that has run out, and where that is from. */
  readonly rule: string;
  readonly paused: boolean;
  /** When the first time ends; null while none runs. */
  readonly deadline: string | null;
  readonly seats: readonly SeatReading[];
}

export interface SeatReading {
  readonly seat: string;
  /** Whether its time runs, or that of its absence. */
  readonly running: boolean;
  readonly bankMs: number | null;
  readonly turnMs: number | null;
  readonly present: boolean;
  /** What is left of its absence; null while it is present. */
  readonly graceMs: number | null;
  readonly deadline: string | null;
}

const LOT_SOURCE =
  'Suggested by Kifu for drafts: for a seat whose time for a choice has run out, a lot from the secret of the game answers.';

export function clockReading(
  { id, version, rules }: Game,
  clock: GameClock,
  moment: Date,
  advances: boolean,
): ClockReading {
  const then = clockAt(clock, moment.getTime());
  return {
    gameId: id,
    version,
    at: isoOf(then.at),
    advances,
    timing: then.timing,
    rule: then.timing.turn?.atEnd === 'lot' ? LOT_SOURCE : rules.timeSource,
    paused: then.paused,
    deadline: isoOf(deadlineOf(then)?.at),
    seats: then.seats.map((seat) => seatReading(then, seat)),
  };
}

function seatReading(clock: GameClock, seat: SeatClock): SeatReading {
  const end = isStopped(clock) ? null : endOf(seat);
  const { seat: name, bankMs, turnMs, graceMs } = seat;
  const deadline = end === null ? null : isoOf(clock.at + end.ms);
  return { seat: name, running: end !== null, bankMs, turnMs, present: graceMs === null, graceMs, deadline };
}

function isoOf(at: number): string;
function isoOf(at: number | undefined): string | null;
function isoOf(at: number | undefined): string | null {
  return at === undefined ? null : new Date(at).toISOString();
}
