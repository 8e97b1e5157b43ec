import ical, { ICalCalendarMethod, type ICalEventData, ICalEventStatus } from 'ical-generator';
import type { RoundClock, Tournament } from '../../../competition/index.js';

interface Source {
  /** The address of the tournament's page. */
  readonly page: string;
  /** When the tournament was last changed, in ISO 8601. */
  readonly changedAt: string;
}

/**
 * A tournament and its rounds as an iCalendar (RFC 5545), in UTC. A round has its planned start until its clock is
 * started; only then its end is known. What is withdrawn or no longer announced is no longer in the calendar.
 */
export function calendarOf(now: Tournament, { page, changedAt }: Source): string {
  const { tournamentId: id, name } = now.terms;
  const { place = null, about = null, startsAt = null, endsAt = null } = now.announcement ?? {};
  const common: Omit<ICalEventData, 'start'> = {
    ...{ stamp: changedAt, lastModified: changedAt, sequence: now.version, url: page },
    status: now.status === 'cancelled' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    ...(place !== null && { location: place }),
  };
  const whole: ICalEventData[] =
    startsAt === null
      ? []
      : [
          {
            ...{ ...common, id, summary: name, start: startsAt, end: endsAt },
            ...(about !== null && { description: about }),
          },
        ];
  const rounds = timesOf(now).map(({ round, start, end }): ICalEventData => ({
    ...{ ...common, id: `${id}-round-${round}`, summary: `${name}: round ${round}`, start, end },
  }));
  return ical({
    prodId: { company: 'Kifu', product: 'Tournaments', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ...{ name, events: [...whole, ...rounds] },
  }).toString();
}

interface RoundTimes {
  readonly round: number;
  readonly start: Date;
  readonly end: Date | null;
}

function timesOf({ announcement, rounds }: Tournament): readonly RoundTimes[] {
  const planned = (announcement?.rounds ?? []).map(
    ({ round, startsAt }) => [round, { round, start: new Date(startsAt), end: null }] as const,
  );
  const started = rounds.flatMap(({ round, clock }) =>
    clock === null ? [] : [[round, timesBy(round, clock)] as const],
  );
  return [...new Map<number, RoundTimes>([...planned, ...started]).values()].sort((a, b) => a.round - b.round);
}

/** A paused clock ends where it would have without the pause. */
const timesBy = (round: number, { startedAt, length, endsAt }: RoundClock): RoundTimes => ({
  ...{ round, start: new Date(startedAt), end: new Date(endsAt ?? startedAt + length) },
});
