import { Injectable, type Type } from '@nestjs/common';
import type { Json } from '../../../platform/event-store/index.js';
import {
  InputPipe,
  isCoded,
  type Problem,
  ProblemRegistry,
  problemOf,
  RequestInvalid,
} from '../../../platform/http/index.js';
import type { Origin } from '../access/origin.js';
import type { Place } from '../access/route.decorators.js';
import { EventQuotas } from '../quotas/event-quotas.js';
import type { Counted } from '../quotas/quotas.js';
import { type LineKey, lineKeyOf, type MadeLine, MadeLines } from './made-lines.js';

/** A request of many lines, each of which is judged and carried out by itself. */
export interface ManyLines<Line extends object, Made extends MadeLine> {
  readonly path: string;
  /** The class by which each line is checked. */
  readonly type: Type<Line>;
  readonly lines: readonly unknown[];
  /** The quota of which each line takes one. */
  readonly counted: Counted;
  readonly placeOf?: (line: Line) => Place | undefined;
  /** The event store knows its lines by their keys; otherwise `MadeLines` does. */
  readonly isRecorded?: boolean;
  readonly make: (line: Line, origin: LineOrigin) => Promise<Made>;
}

export interface LineOrigin extends Origin {
  /** By what the line is known when it is sent again; null where the request has no key. */
  readonly known: LineKey | null;
}

export type LineAnswer<Made> =
  | { readonly line: number; readonly status: 'created'; readonly made: Made }
  | { readonly line: number; readonly status: 'refused'; readonly problem: Problem };

/** Carries requests of many lines out, line by line: a line that is refused leaves the others as they are. */
@Injectable()
export class Lines {
  private readonly input = new InputPipe();

  constructor(
    private readonly quotas: EventQuotas,
    private readonly made: MadeLines,
    private readonly problems: ProblemRegistry,
  ) {}

  /** What is our own fault, or passes, ends the request: sent again under its key, it continues where it ended. */
  async answer<Line extends object, Made extends MadeLine>(
    request: ManyLines<Line, Made>,
    origin: Origin,
  ): Promise<readonly LineAnswer<Made | MadeLine>[]> {
    const answers: LineAnswer<Made | MadeLine>[] = [];
    for (const [line, body] of request.lines.entries()) {
      const answer = await this.carryOut(request, body, lineOrigin(origin, line, body)).then(
        (made) => ({ line, status: 'created', made }) as const,
        (error: unknown) =>
          ({ line, status: 'refused', problem: this.problemOf(error, line, request, origin) }) as const,
      );
      answers.push(answer);
    }
    return answers;
  }

  private async carryOut<Line extends object, Made extends MadeLine>(
    { type, counted, placeOf, isRecorded = false, make }: ManyLines<Line, Made>,
    body: unknown,
    origin: LineOrigin,
  ): Promise<Made | MadeLine> {
    if (typeof body !== 'object' || body === null) throw new RequestInvalid([NOT_AN_OBJECT]);
    const line = (await this.input.transform(body, { type: 'body', metatype: type })) as Line;
    const earlier = isRecorded ? null : origin.known && (await this.made.find(origin.known));
    if (earlier !== null) return earlier;
    const hasKey = isRecorded && origin.key !== undefined;
    const work = { work: () => make(line, origin), isNothing: ({ replayed }: MadeLine) => replayed, hasKey };
    return this.quotas.counting(counted, origin.caller, placeOf?.(line), work);
  }

  private problemOf(error: unknown, line: number, { path }: { readonly path: string }, { requestId }: Origin): Problem {
    const coded = isCoded(error) ? error : undefined;
    const row = coded && this.problems.find(coded.code);
    if (coded === undefined || row === undefined || row.status >= 500) throw error;
    const problem = problemOf(coded, row, { url: path, requestId });
    if (problem.errors === undefined) return problem;
    const errors = problem.errors.map((fault) => ({ ...fault, pointer: `/lines/${line}${fault.pointer}` }));
    return { ...problem, errors };
  }
}

/** The answers as they are sent: each line with what it made. */
export const flatAnswers = <Made extends MadeLine>(answers: readonly LineAnswer<Made>[]) =>
  answers.map((answer) =>
    answer.status === 'created' ? { line: answer.line, status: answer.status, ...answer.made } : answer,
  );

/** What each route for many lines does. */
export const BULK_TEXT =
  'Each line is carried out by itself, and answered by itself: `created`, or `refused` with the problem. Sent again under its ' +
  '`Idempotency-Key`, a line that was created is not created twice, and the others are tried again.';

const NOT_AN_OBJECT = { in: 'body', pointer: '', message: 'the line must be an object' } as const;

/** Each line has a key of its own, made of that of the request. */
function lineOrigin(origin: Origin, line: number, body: unknown): LineOrigin {
  const known = lineKeyOf(origin, line, body as Json);
  return { ...origin, ...(known !== null && { key: `${origin.key}/${line}` }), known };
}
