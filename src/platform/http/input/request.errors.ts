import { type FieldFault } from '../problems/problem.js';
import { type TextPlace } from './json-fault.js';

/** Requests that never reach a use case. Their rows are in `request.problems.ts`. */

export class MalformedJson extends Error {
  readonly code = 'request.malformed-json';
  readonly line: number;
  readonly column: number;
  constructor({ line, column }: TextPlace, cause: unknown) {
    super(`The body is not valid JSON: see line ${line}, column ${column}.`, { cause });
    this.line = line;
    this.column = column;
  }
}

export class BadUtf8 extends Error {
  readonly code = 'request.bad-utf8';
  constructor(cause: unknown) {
    super('The body is not valid UTF-8.', { cause });
  }
}

/** Text that is valid JSON and yet no text: NUL, or half of a surrogate pair. No database stores it. */
export class BadText extends Error {
  readonly code = 'request.bad-text';
  constructor(where: string) {
    super(`${where} contains a NUL character or an unpaired surrogate.`);
  }
}

export class BadNumber extends Error {
  readonly code = 'request.bad-number';
  constructor() {
    super('A number in the body is too large to be represented.');
  }
}

export class ForbiddenKey extends Error {
  readonly code = 'request.forbidden-key';
  constructor(key: string) {
    super(`A property is named '${key}', which no request needs.`);
  }
}

export class TooDeep extends Error {
  readonly code = 'request.too-deep';
  constructor(depth: number) {
    super(`The body is nested deeper than ${depth} levels.`);
  }
}

export class TooManyValues extends Error {
  readonly code = 'request.too-many-values';
  constructor(
    readonly most: number,
    what: string,
  ) {
    super(`The request has more than ${most} ${what}.`);
  }
}

export class TextTooLong extends Error {
  readonly code = 'request.text-too-long';
  constructor(
    what: string,
    readonly most: number,
  ) {
    super(`${what} in the body is longer than ${most} characters.`);
  }
}

export class RepeatedName extends Error {
  readonly code = 'request.repeated-name';
  constructor(name: string) {
    super(`An object in the body has two members named '${name}'.`);
  }
}

/** Each is large, and is read in turn. */
export class TooManyFiles extends Error {
  readonly code = 'request.too-many-files';
  readonly retryAfterSeconds = 1;
  constructor(readonly most: number) {
    super(`${most} files wait already.`);
  }
}

/** Told of one request; whoever mends those may send it again and read of the others. */
export const FAULTS_MAX = 50;

export class RequestInvalid extends Error {
  readonly code = 'request.invalid';
  readonly errors: readonly FieldFault[];
  /** `found` are all there are, or those after which nobody looked any further: the first of them are told. */
  constructor(found: readonly FieldFault[]) {
    const many = found.length > FAULTS_MAX ? `more than ${FAULTS_MAX} faults; these are the first` : undefined;
    super(`The request has ${many ?? (found.length === 1 ? '1 fault' : `${found.length} faults`)}.`);
    this.errors = found.slice(0, FAULTS_MAX);
  }
}

export class IdempotencyKeyNotTaken extends Error {
  readonly code = 'request.idempotency-key-not-taken';
  constructor() {
    super('This operation takes no Idempotency-Key; nothing was done.');
  }
}

export class RouteNotFound extends Error {
  readonly code = 'route.not-found';
  constructor(method: string) {
    super(`Nothing answers ${method} at this path.`);
  }
}

export class MethodNotAllowed extends Error {
  readonly code = 'route.method-not-allowed';
  constructor(
    method: string,
    readonly allowed: readonly string[],
  ) {
    super(`This path does not answer ${method}; it answers ${allowed.join(', ')}.`);
  }
}

export class RateLimitExceeded extends Error {
  readonly code = 'rate-limit.exceeded';
  constructor(
    readonly limit: number,
    readonly retryAfterSeconds: number,
  ) {
    super(`More than ${limit} requests in a minute; try again in ${retryAfterSeconds} s.`);
  }
}

/** Each is a connection, and a reader to feed. */
export class TooManyStreams extends Error {
  readonly code = 'event-streams.too-many';
  constructor(readonly most: number) {
    super(`You have ${most} event streams open, which is the most.`);
  }
}

/** A refusal of the framework, under our code; without a row of its own it keeps the framework's status. */
export class RequestRefused extends Error {
  constructor(
    readonly code: string,
    message: string,
    cause: unknown,
    readonly status = 400,
  ) {
    super(message, { cause });
  }
}

/** Ours to repair: the client learns the request id and nothing else. */
export class ServerFault extends Error {
  readonly code = 'server.internal';
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : 'something that is no error was thrown', { cause });
  }
}
