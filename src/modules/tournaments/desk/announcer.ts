import { Injectable } from '@nestjs/common';
import type { Announcement, PlannedRound } from '../../../competition/index.js';
import { TimesImpossible } from '../tournaments.problems.js';
import { type Order, type Proceeded, TournamentStore } from '../tournament-store.js';
import { requireStatus, TournamentRights } from './tournament-rights.js';

/** An announcement as it is asked for: moments with any zone. */
export interface AskedAnnouncement {
  readonly startsAt?: string | undefined;
  readonly endsAt?: string | undefined;
  readonly timeZone?: string | undefined;
  readonly place?: string | undefined;
  readonly about?: string | undefined;
  readonly prizes?: string | undefined;
  readonly rounds?: readonly PlannedRound[] | undefined;
}

/** Says where, when and for which prizes a tournament is played. */
@Injectable()
export class Announcer {
  constructor(
    private readonly tournaments: TournamentStore,
    private readonly here: TournamentRights,
  ) {}

  /** The whole announcement takes the place of the earlier one. */
  announce(order: Order, asked: AskedAnnouncement & { readonly name?: string | undefined }): Promise<Proceeded> {
    return this.tournaments.change(order, async (now) => {
      const role = await this.here.require(now, order.origin.caller, 'tournaments.run');
      requireStatus(now, 'announced', 'registration', 'closed', 'running', 'ended');
      const payload = announcementOf(asked.name ?? now.terms.name, asked);
      const isSaid = JSON.stringify(now.announcement) === JSON.stringify(payload);
      return { events: isSaid ? [] : [{ type: 'AnnouncementChanged', payload }], role };
    });
  }
}

/** Throws `TimesImpossible`. */
export function announcementOf(name: string, asked: AskedAnnouncement): Announcement {
  const { startsAt, endsAt, timeZone = null, place = null, about = null, prizes = null, rounds = [] } = asked;
  const announcement = {
    ...{ name, startsAt: utcOf(startsAt), endsAt: utcOf(endsAt), timeZone, place, about, prizes },
    rounds: rounds.map((planned) => ({ round: planned.round, startsAt: new Date(planned.startsAt).toISOString() })),
  };
  requireOrder(announcement);
  return announcement;
}

const utcOf = (moment: string | undefined): string | null =>
  moment === undefined ? null : new Date(moment).toISOString();

/** Moments in ISO 8601 and UTC sort as text. */
function requireOrder({ startsAt, endsAt, rounds }: Announcement): void {
  if (endsAt !== null && (startsAt === null || endsAt <= startsAt)) {
    throw new TimesImpossible('`endsAt` needs an earlier `startsAt`.');
  }
  rounds.forEach((planned, at) => {
    const before = rounds[at - 1];
    if (before !== undefined && (planned.round <= before.round || planned.startsAt <= before.startsAt)) {
      throw new TimesImpossible(`Round ${planned.round} must come after round ${before.round}, and start later.`);
    }
    if (startsAt !== null && planned.startsAt < startsAt) {
      throw new TimesImpossible(`Round ${planned.round} starts before the tournament.`);
    }
  });
}
