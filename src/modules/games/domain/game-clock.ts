import type { GameState } from '../../../engine/index.js';
import type { MatchEvent, TimeExpired, Timing } from '../../matches/index.js';
import { seatIn } from './standing.js';

/**
 * The clocks of a game: a fold of its events, each with the time at which it was recorded, and of whom the game waited
 * for after it. Nothing else moves them, so the same record always gives the same time.
 */
export interface GameClock {
  readonly timing: Timing;
  /** The moment that all of this is of, in milliseconds since 1970. */
  readonly at: number;
  /** By a judge, or because a ruling has taken the game back. */
  readonly paused: boolean;
  readonly over: boolean;
  readonly turn: GameState['turn'];
  /** The last turn that gave its time. After a takeback it gives nothing again, except where lots answer. */
  readonly furthest: number;
  /** In the order of the table. */
  readonly seats: readonly SeatClock[];
}

export interface SeatClock {
  readonly seat: string;
  /** The game waits for a decision of this seat. */
  readonly asked: boolean;
  /** It has lost or conceded in a game of more than two. */
  readonly left: boolean;
  /** What is left of its own time and of its time in this turn; null where that is not limited. */
  readonly bankMs: number | null;
  readonly turnMs: number | null;
  /** What is left of its absence; null while it is present. */
  readonly graceMs: number | null;
  /** When it last showed that it is there: by an action, or by coming back. */
  readonly seenAt: number;
}

/** The turn, and the seats for which the game waits. */
export type Moment = Pick<GameState, 'turn' | 'players'> & { readonly pending: readonly { readonly seat: string }[] };

export function openClock(timing: Timing, seats: readonly string[], at: number, moment: Moment): GameClock {
  const fresh = seats.map((seat) => ({
    seat,
    asked: false,
    left: false,
    bankMs: timing.bank === undefined ? null : timing.bank.seconds * 1000,
    turnMs: turnMsOf(timing),
    graceMs: null,
    seenAt: at,
  }));
  const { turn } = moment;
  return asking({ timing, at, paused: false, over: false, turn, furthest: turn.number, seats: fresh }, moment);
}

/** The clocks just after an event; `moment` is what the game waits for from then on. */
export function clockAfter(before: GameClock, event: MatchEvent, recordedAt: number, moment: Moment): GameClock {
  const clock = clockAt(before, event.type === 'ClockPaused' ? pausedAt(event.payload, recordedAt) : recordedAt);
  return asking(takenIn(clock, event, recordedAt), moment, {
    isRuledBack: isRuledBack(event),
    isBack: event.type === 'Rewound',
  });
}

/** The same clocks a while later. Time never goes back, whatever the times of two events say. */
export function clockAt(clock: GameClock, at: number): GameClock {
  const ms = Math.max(0, at - clock.at);
  const passed = isStopped(clock) ? 0 : ms;
  return { ...clock, at: clock.at + ms, seats: clock.seats.map((seat) => afterWaiting(seat, passed)) };
}

export interface Deadline {
  readonly at: number;
  readonly expired: TimeExpired['expired'];
}

/** The next deadline and its seat; null while no clock runs. */
export function deadlineOf(clock: GameClock): Deadline | null {
  if (isStopped(clock)) return null;
  const ends = clock.seats.flatMap((seat) => endOf(seat) ?? []);
  const first = Math.min(...ends.map(({ ms }) => ms));
  if (ends.length === 0) return null;
  const expired = ends.filter(({ ms }) => ms === first).map(({ seat, kind }) => ({ seat, kind }));
  return { at: clock.at + first, expired };
}

/** Whose time had ended by then, if anybody's. */
export function expiredBy(clock: GameClock, at: number): Deadline | null {
  const deadline = deadlineOf(clock);
  return deadline !== null && deadline.at <= at ? deadline : null;
}

/** All seats whose time had ended by then, each with its own end, the earliest end first. */
export function lateBy(clock: GameClock, at: number): readonly Late[] {
  if (isStopped(clock)) return [];
  const ends = clock.seats.flatMap((seat) => endOf(seat) ?? []);
  const late = ends.map(({ ms, ...end }) => ({ ...end, at: clock.at + ms })).filter((end) => end.at <= at);
  return late.toSorted((one, other) => one.at - other.at);
}

export interface Late {
  readonly seat: string;
  readonly kind: TimeExpired['expired'][number]['kind'];
  readonly at: number;
}

/** What ends first for a seat. */
export function endOf({ seat, asked, bankMs, turnMs, graceMs }: SeatClock): End | null {
  const running: readonly (readonly [End['kind'], number | null])[] = [
    ['bank', asked ? bankMs : null],
    ['turn', asked ? turnMs : null],
    ['disconnect', graceMs],
  ];
  const ends = running.flatMap(([kind, ms]) => (ms === null ? [] : [{ seat, kind, ms }]));
  return ends.reduce<End | null>((first, end) => (first === null || end.ms < first.ms ? end : first), null);
}

interface End {
  readonly seat: string;
  readonly kind: TimeExpired['expired'][number]['kind'];
  readonly ms: number;
}

export const isStopped = ({ paused, over }: GameClock): boolean => paused || over;

const turnMsOf = ({ turn }: Timing): number | null => (turn === undefined ? null : turn.seconds * 1000);

const pausedAt = ({ since }: { readonly since?: string }, recordedAt: number): number =>
  since === undefined ? recordedAt : Date.parse(since);

/** What an event says of the clocks themselves. */
function takenIn(clock: GameClock, event: MatchEvent, recordedAt: number): GameClock {
  const { type, payload } = event;
  switch (type) {
    case 'ClockPaused':
      return { ...clock, paused: true };
    case 'ClockResumed':
      return { ...clock, paused: false };
    case 'TimeExtended':
      return withSeat(clock, payload.seat, (seat) => extended(seat, payload.seconds * 1000));
    case 'PresenceLost':
      return withSeat(clock, payload.seat, (seat) => ({ ...seat, graceMs: graceMsOf(clock.timing) }));
    case 'PresenceRegained':
      return withSeat(clock, payload.seat, (seat) => present(seat, recordedAt));
    case 'GameEnded':
      return { ...clock, over: true };
    case 'Rewound':
      // A judge who rewinds a game decides about its time before the game continues.
      return { ...clock, over: false, paused: clock.paused || isRuledBack(event) };
    default:
      return withSeat(clock, actingSeat(event), (seat) => present(seat, recordedAt));
  }
}

const isRuledBack = ({ type, payload }: MatchEvent): boolean => type === 'Rewound' && payload.cause.kind === 'ruling';

/** A player who acts is there; a judge who acts in the name of a seat says nothing about it. */
const actingSeat = (event: MatchEvent): string | null =>
  'by' in event.payload || event.type === 'Corrected' ? null : seatIn(event);

const graceMsOf = ({ disconnect }: Timing): number | null =>
  disconnect === undefined ? null : disconnect.graceSeconds * 1000;

const present = (seat: SeatClock, seenAt: number): SeatClock => ({ ...seat, graceMs: null, seenAt });

/** More of everything that is counted for the seat: a judge need not know which of it is short. */
const extended = (seat: SeatClock, ms: number): SeatClock => counting(seat, (left) => left + ms);

const afterWaiting = (seat: SeatClock, ms: number): SeatClock => {
  const { bankMs, turnMs } = seat;
  const waited = counting(seat, (left) => Math.max(0, left - ms));
  return seat.asked ? waited : { ...waited, bankMs, turnMs };
};

const counting = (seat: SeatClock, change: (ms: number) => number): SeatClock => {
  const changed = (ms: number | null) => (ms === null ? null : change(ms));
  return { ...seat, bankMs: changed(seat.bankMs), turnMs: changed(seat.turnMs), graceMs: changed(seat.graceMs) };
};

const withSeat = (clock: GameClock, name: string | null, change: (seat: SeatClock) => SeatClock): GameClock => ({
  ...clock,
  seats: clock.seats.map((seat) => (seat.seat === name ? change(seat) : seat)),
});

/**
 * Whom the game waits for now. A new turn gives every seat its time, and the seat that has finished one the increment
 * for it. After a ruling turns that are played again are new ones. Where lots answer, each choice has its whole time,
 * also after a takeback: a seat without time would never choose.
 */
function asking(
  clock: GameClock,
  { pending, turn, players }: Moment,
  { isRuledBack = false, isBack = false } = {},
): GameClock {
  const { timing, turn: before } = clock;
  const isOther = turn.number !== before.number;
  const isByLot = timing.turn?.atEnd === 'lot';
  const isNew = isByLot ? isOther || isBack : isRuledBack ? isOther : turn.number > clock.furthest;
  const finished = isNew && !isRuledBack && before.number > 0 ? before.active : null;
  const incrementMs = (timing.bank?.incrementSeconds ?? 0) * 1000;
  const seats = clock.seats.map((each): SeatClock => {
    const { seat, bankMs, turnMs, graceMs } = each;
    const left = players[seat]?.['left'] === true;
    return {
      ...each,
      left,
      asked: pending.some((open) => open.seat === seat),
      bankMs: bankMs !== null && seat === finished ? bankMs + incrementMs : bankMs,
      turnMs: isNew ? turnMsOf(timing) : turnMs,
      graceMs: left ? null : graceMs,
    };
  });
  return { ...clock, turn, furthest: isNew ? turn.number : clock.furthest, seats };
}
