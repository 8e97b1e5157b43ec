/** The problems of HTTP itself; those of a use case belong to its module. */
import { problem } from '../../problems/index.js';
import { type FieldFault } from '../problems/problem.js';
import { type TextPlace } from './json-fault.js';

export class MalformedJson extends problem('request.malformed-json', {
  status: 400,
  title: 'Malformed JSON',
  help: 'Send one JSON document (RFC 8259) as the body; `line` and `column` name the place of the fault.',
  members: ['line', 'column'],
}) {
  readonly line: number;
  readonly column: number;
  constructor({ line, column }: TextPlace, cause: unknown) {
    super(`The body is not valid JSON: see line ${line}, column ${column}.`, { cause });
    this.line = line;
    this.column = column;
  }
}

export class BadUtf8 extends problem('request.bad-utf8', {
  status: 400,
  title: 'Body is not UTF-8',
  help: 'Encode the body as UTF-8, without lone or overlong bytes.',
}) {
  constructor(cause: unknown) {
    super('The body is not valid UTF-8.', { cause });
  }
}

/** Text that is valid JSON and yet no text: NUL, or half of a surrogate pair. No database stores it. */
export class BadText extends problem('request.bad-text', {
  status: 400,
  title: 'Text cannot be stored',
  help: 'Remove NUL characters (U+0000) and unpaired surrogates from the text.',
}) {
  constructor(where: string) {
    super(`${where} contains a NUL character or an unpaired surrogate.`);
  }
}

export class BadNumber extends problem('request.bad-number', {
  status: 400,
  title: 'Number out of range',
  help: 'Use numbers that fit a 64-bit floating point value.',
}) {
  constructor() {
    super('A number in the body is too large to be represented.');
  }
}

export class ForbiddenKey extends problem('request.forbidden-key', {
  status: 400,
  title: 'Forbidden property name',
  help: 'Remove properties named __proto__, constructor or prototype.',
}) {
  constructor(key: string) {
    super(`A property is named '${key}', which is not allowed.`);
  }
}

export class TooDeep extends problem('request.too-deep', {
  status: 400,
  title: 'Body nested too deeply',
  help: 'Flatten the body; 32 levels are allowed.',
}) {
  constructor(depth: number) {
    super(`The body is nested deeper than ${depth} levels.`);
  }
}

export class TooManyValues extends problem('request.too-many-values', {
  status: 400,
  title: 'Too many values',
  help: 'Send less at once. `most` is the limit: of values in a body, of members in an object, or of parameters in a query.',
  members: ['most'],
}) {
  constructor(
    readonly most: number,
    what: string,
  ) {
    super(`The request has more than ${most} ${what}.`);
  }
}

export class TextTooLong extends problem('request.text-too-long', {
  status: 400,
  title: 'Text too long',
  help: 'Shorten texts and names of members to `most` characters, counted as they are written in the body.',
  members: ['most'],
}) {
  constructor(
    what: string,
    readonly most: number,
  ) {
    super(`${what} in the body is longer than ${most} characters.`);
  }
}

export class RepeatedName extends problem('request.repeated-name', {
  status: 400,
  title: 'Repeated name',
  help: 'Use each name once in an object. Two members of one name are ambiguous.',
}) {
  constructor(name: string) {
    super(`An object in the body has two members named '${name}'.`);
  }
}

/** Each is large, and is read in turn. */
export class TooManyFiles extends problem('request.too-many-files', {
  status: 429,
  title: 'Too many files at once',
  help: 'Send the file again when another file has been read. `most` is the number of files that may wait.',
  members: ['most'],
}) {
  readonly retryAfterSeconds = 1;
  constructor(readonly most: number) {
    super(`${most} files are waiting already.`);
  }
}

/** Reported of one request; the others are reported when it is sent again without these. */
export const FAULTS_MAX = 50;

export class RequestInvalid extends problem('request.invalid', {
  status: 400,
  title: 'Request is not valid',
  help: '`errors` names up to 50 faults, each by a JSON pointer into the body or by its parameter.',
  members: ['errors'],
}) {
  readonly errors: readonly FieldFault[];
  /** `found` are all faults, or those up to the bound of the search; the first of them are reported. */
  constructor(found: readonly FieldFault[]) {
    const many = found.length > FAULTS_MAX ? `more than ${FAULTS_MAX} faults; these are the first` : undefined;
    super(`The request has ${many ?? (found.length === 1 ? '1 fault' : `${found.length} faults`)}.`);
    this.errors = found.slice(0, FAULTS_MAX);
  }
}

export class IdempotencyKeyNotTaken extends problem('request.idempotency-key-not-taken', {
  status: 400,
  title: 'Idempotency-Key not accepted',
  help: 'Send the request without the key. The parameters of an operation show whether it accepts a key.',
}) {
  constructor() {
    super('This operation accepts no Idempotency-Key. Nothing was done.');
  }
}

export class RouteNotFound extends problem('route.not-found', {
  status: 404,
  title: 'No such route',
  help: 'See /docs for the routes of the API.',
}) {
  constructor(method: string) {
    super(`There is no route for ${method} at this path.`);
  }
}

export class MethodNotAllowed extends problem('route.method-not-allowed', {
  status: 405,
  title: 'Method not allowed',
  help: 'The Allow header lists the methods of this path.',
  members: ['allowed'],
}) {
  constructor(
    method: string,
    readonly allowed: readonly string[],
  ) {
    super(`This path does not accept ${method}; it accepts ${allowed.join(', ')}.`);
  }
}

export class RateLimitExceeded extends problem('rate-limit.exceeded', {
  status: 429,
  title: 'Too many requests',
  help: 'Wait for Retry-After seconds. The limit counts per API key or session, or per address without one.',
  members: ['limit'],
}) {
  constructor(
    readonly limit: number,
    readonly retryAfterSeconds: number,
  ) {
    super(`More than ${limit} requests in a minute. Try again in ${retryAfterSeconds} s.`);
  }
}

/** Each is a connection, and a reader to feed. */
export class TooManyStreams extends problem('event-streams.too-many', {
  status: 429,
  title: 'Too many event streams',
  help: 'Close a stream that you no longer read. The limit counts per API key or session, or per address without one.',
  members: ['most'],
}) {
  constructor(readonly most: number) {
    super(`You have ${most} open event streams, which is the limit.`);
  }
}

export class BadContentLength extends problem('request.bad-content-length', {
  status: 400,
  title: 'Content-Length does not match',
  help: 'Send as many bytes as Content-Length announces.',
}) {}

export class BadUrl extends problem('request.bad-url', {
  status: 400,
  title: 'URL is not valid',
  help: 'Percent-encode the path as UTF-8.',
}) {}

export class MalformedHttp extends problem('request.malformed-http', {
  status: 400,
  title: 'Not HTTP',
  help: 'Send a request as RFC 9112 describes it.',
}) {}

export class NoTunnel extends problem('request.no-tunnel', {
  status: 405,
  title: 'CONNECT not supported',
  help: 'Kifu is not a proxy and does not accept CONNECT.',
}) {}

export class ExpectationFailed extends problem('request.expectation-failed', {
  status: 417,
  title: 'Expectation failed',
  help: 'The only supported expectation is 100-continue.',
}) {}

export class RequestTooSlow extends problem('request.too-slow', {
  status: 408,
  title: 'Request was too slow',
  help: 'Send the whole request within 30 seconds.',
}) {}

export class HeadersTooLarge extends problem('request.headers-too-large', {
  status: 431,
  title: 'Headers too large',
  help: 'Send less than 16 KiB of headers.',
}) {}

export class BodyTooLarge extends problem('request.too-large', {
  status: 413,
  title: 'Body too large',
  help: 'Send a smaller body. The limit is 1 MiB, unless an operation accepts a file and states another limit.',
}) {}

export class UnsupportedMediaType extends problem('request.unsupported-media-type', {
  status: 415,
  title: 'Unsupported media type',
  help: 'Send the body as application/json, without compression.',
}) {}

/** Ours to repair: the client learns the request id and nothing else. */
export class ServerFault extends problem('server.internal', {
  status: 500,
  title: 'Internal error',
  help: 'The fault is in the service and is logged under the request id of this answer.',
}) {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : 'something that is no error was thrown', { cause });
  }
}

/** A refusal of the framework that has no code of ours: it keeps its status. */
export class RequestRefused extends Error {
  readonly code = 'request.refused';
  constructor(
    readonly status: number,
    message: string,
    cause: unknown,
  ) {
    super(message, { cause });
  }
}
