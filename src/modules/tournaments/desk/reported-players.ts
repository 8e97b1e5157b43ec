import { readTrf, type TrfPlayer, type TrfReport } from '../../../competition/index.js';
import { asVisibleLine } from '../../../platform/http/index.js';
import { ReportFaulty } from '../tournaments.problems.js';
import type { RegistrationLine } from './registration-line.js';

/** The columns of a name in a report. */
const NAME_MAX = 33;

export const nameIn = ({ name }: TrfPlayer): string => asVisibleLine(name, NAME_MAX);

/** A report of FIDE with at most so many players, by their starting numbers. Throws `ReportFaulty`. */
export function readReport(text: string, most: number): TrfReport {
  const { report, faults } = readTrf(text);
  if (report === null) throw new ReportFaulty(faults);
  if (report.players.length > most) {
    const says = `Only ${most} players have room in the request, with its lines. Send the others in another request.`;
    throw new ReportFaulty([{ line: 1, column: 1, code: 'too-large', text: says }]);
  }
  return { ...report, players: report.players.toSorted((one, other) => one.number - other.number) };
}

/** The players of a report as lines of a list. */
export const reportedPlayers = (text: string, most: number): readonly RegistrationLine[] =>
  readReport(text, most).players.map((player) => ({
    ...{ name: nameIn(player) },
    ...(player.rating !== null && { rating: player.rating }),
  }));
