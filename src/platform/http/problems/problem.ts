import { STATUS_CODES } from 'node:http';
import type { CodedError, ProblemRow } from '../../problems/index.js';

/** A rule of a game that a refusal rests on. */
export interface CitedRule {
  readonly game: string;
  readonly rule: string;
  readonly title: string;
}

/** One faulty place in a request: a JSON pointer into the body, or the name of a parameter. */
export interface FieldFault {
  readonly in: 'body' | 'query' | 'path' | 'header';
  readonly pointer: string;
  readonly message: string;
}

/** The body of every refusal (RFC 9457, `application/problem+json`). */
export interface Problem {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly instance: string;
  readonly code: string;
  readonly requestId: string;
  readonly rules?: readonly CitedRule[];
  readonly errors?: readonly FieldFault[];
  readonly [member: string]: unknown;
}

export const PROBLEM_MEDIA_TYPE = 'application/problem+json';
export const PROBLEM_PAGE = '/docs/problems';

/** Where in the request the problem arose; becomes `instance` and `requestId`. */
export interface Occurrence {
  readonly url: string;
  readonly requestId: string;
}

/** Builds the body of a refusal. Of a failure that is ours (5xx) it tells the table's words only, never the error's. */
export function problemOf(error: CodedError, row: ProblemRow, occurrence: Occurrence): Problem {
  return fitting({
    ...publicMembers(error, row),
    type: `${PROBLEM_PAGE}#${error.code}`,
    title: row.title,
    status: row.status,
    detail: cut(row.status >= 500 ? row.help : error.message),
    instance: cut(pathOf(occurrence.url)),
    code: error.code,
    requestId: occurrence.requestId,
  });
}

/** True for an error that may have a row in a problem table. */
export function isCoded(error: unknown): error is CodedError {
  return error instanceof Error && 'code' in error && typeof error.code === 'string';
}

/** A row for an HTTP status that no table explains. */
export function plainRow(status: number): ProblemRow {
  return { status, title: STATUS_CODES[status] ?? 'Error', help: 'See the status code.' };
}

/** An answer to what is refused is small, whatever was sent: so much of text and lists, in characters. */
const TEXT_MAX = 2_000;
const LISTS_MAX = 12_000;

const cut = (text: string): string => (text.length > TEXT_MAX ? `${text.slice(0, TEXT_MAX)}…` : text);

/** With as much of its lists as there is room for; `leftOut` says how much there is not. */
function fitting(problem: Problem): Problem {
  let room = LISTS_MAX;
  let leftOut = 0;
  const members = Object.entries(problem).map(([name, member]) => {
    if (!Array.isArray(member)) return [name, member] as const;
    const shown = member.filter((item: unknown) => (room -= JSON.stringify(item).length) >= 0);
    leftOut += member.length - shown.length;
    return [name, shown] as const;
  });
  return leftOut === 0 ? problem : { ...problem, ...Object.fromEntries(members), leftOut };
}

function publicMembers(error: CodedError, row: ProblemRow): Record<string, unknown> {
  const names = new Set(row.members);
  return Object.fromEntries(Object.entries(error).filter(([name]) => names.has(name)));
}

/** Without the query: it may be long, and it may hold what the caller would not want repeated. */
function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? url;
}
