/** A pasted report of FIDE, or names: one a line, and a team and a rating behind tabs, commas or semicolons. */
import type { Schemas } from '../../api/kifu.js';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const RATING = /^[1-9]\d{0,3}$/;

const linesIn = (text: string): Schemas['RegistrationLineDto'][] =>
  text
    .split(/\r?\n/)
    // Lists are often numbered: "1. Name", "2) Name".
    .map((line) => line.replace(/^\s*\d+[.)]\s+/, '').trim())
    .filter((line) => line !== '')
    .map((line) => {
      // Behind the name comes the team, which may be a number, and then the rating.
      const [name = '', team = '', rating = ''] = line.split(/[\t,;]/).map((part) => part.trim());
      const who = UUID.test(name) ? { playerId: name.toLowerCase() } : { name };
      return { ...who, ...(team !== '' && { team }), ...(RATING.test(rating) && { rating: Number(rating) }) };
    });

/** The line of a player in a report has at least 84 columns. */
const REPORT_LINE = /^001 .{80}/m;

export const registrationIn = (text: string): Pick<Schemas['RegisterPlayersDto'], 'lines' | 'report'> =>
  REPORT_LINE.test(text) ? { report: text } : { lines: linesIn(text) };

const STATUSES = [
  ...(['entered', 'waiting', 'new', 'already-entered', 'unknown'] as const),
  ...(['ambiguous', 'similar', 'twice', 'disqualified'] as const),
];

/** What a line, or a player of a report, would become. */
export const statusIn = (status: string): (typeof STATUSES)[number] =>
  STATUSES.find((each) => each === status) ?? 'unknown';

/** A player whom a name may mean, distinguished by the end of the id. */
export const candidateText = ({ name, playerId }: Schemas['NamedPlayerDto']): string =>
  `${name} #${playerId.slice(-4)}`;
