import { readTrf } from '../../../competition/index.js';
import { asVisibleLine } from '../../../platform/http/index.js';
import { ReportFaulty } from '../tournaments.problems.js';
import type { RegistrationLine } from './registration-list.js';

/** The columns of a name in a report. */
const NAME_MAX = 33;

/** The players of a report of FIDE by their starting numbers, at most so many. Throws `ReportFaulty`. */
export function reportedPlayers(text: string, most: number): readonly RegistrationLine[] {
  const { report, faults } = readTrf(text);
  if (report === null) throw new ReportFaulty(faults);
  if (report.players.length > most) {
    const says = `Only ${most} players have room beside the lines of the request. Send the others in another request.`;
    throw new ReportFaulty([{ line: 1, column: 1, code: 'too-large', text: says }]);
  }
  return report.players
    .toSorted((one, other) => one.number - other.number)
    .map(({ name }) => ({ name: asVisibleLine(name, NAME_MAX) }));
}
