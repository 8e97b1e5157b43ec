/** What the form of an announcement sends. Fields with times hold them in the zone of the browser. */
import type { Schemas } from '../../../api/kifu.js';
import { type FormInput, said } from '../../../design/form-input.js';

/** The IANA name of the zone of the browser. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** A moment as a field for local times takes it: `2027-03-05T18:00`. */
export function inputMoment(at: string): string {
  const moment = new Date(at);
  return new Date(moment.getTime() - moment.getTimezoneOffset() * MINUTE_MS).toISOString().slice(0, 16);
}

const MINUTE_MS = 60_000;

/** `numbers`: the rounds that have a field. A field is empty where the round is not planned. */
export function announcementIn(input: FormInput, numbers: readonly number[]): Schemas['ChangeAnnouncementDto'] {
  const moment = (name: string): string => {
    const typed = input.text(name);
    return typed === '' ? '' : new Date(typed).toISOString();
  };
  // The service takes one line: what was typed on several lines is joined.
  const line = (name: string): string => input.text(name).replace(/\s+/g, ' ');
  const rounds = numbers
    .map((round) => ({ round, startsAt: moment(`round ${round}`) }))
    .filter(({ startsAt }) => startsAt !== '');
  return {
    ...input.optional('name'),
    ...said('startsAt', moment('startsAt')),
    ...said('endsAt', moment('endsAt')),
    timeZone: ownZone(),
    ...said('place', line('place')),
    ...said('prizes', line('prizes')),
    ...said('about', line('about')),
    ...(rounds.length > 0 && { rounds }),
  };
}
