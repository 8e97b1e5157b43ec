/** What the form of an announcement sends. Fields with times hold them in the zone of the browser. */
import type { Schemas } from '../../../api/kifu.js';
import type { FormInput } from '../../../design/form.js';

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
  const moment = <Name extends string>(name: Name, field: string = name): { readonly [Key in Name]?: string } => {
    const typed = input.text(field);
    const part: { [Key in Name]?: string } = {};
    if (typed !== '') part[name] = new Date(typed).toISOString();
    return part;
  };
  const rounds = numbers.flatMap((round) => {
    const { startsAt } = moment('startsAt', `round ${round}`);
    return startsAt === undefined ? [] : [{ round, startsAt }];
  });
  return {
    ...input.optional('name'),
    ...moment('startsAt'),
    ...moment('endsAt'),
    timeZone: ownZone(),
    ...lineIn(input, 'place'),
    ...lineIn(input, 'prizes'),
    ...lineIn(input, 'about'),
    ...(rounds.length > 0 && { rounds }),
  };
}

/** The service takes one line: what was typed on several lines is joined. */
function lineIn<Name extends string>(input: FormInput, name: Name): { readonly [Key in Name]?: string } {
  const part: { [Key in Name]?: string } = {};
  const line = input.text(name).replace(/\s+/g, ' ');
  if (line !== '') part[name] = line;
  return part;
}
