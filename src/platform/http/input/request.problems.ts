import type { ProblemTable } from '../../problems/index.js';

/** The problems of HTTP itself; those of a use case belong to its module. */
export const requestProblems = {
  'request.malformed-json': {
    status: 400,
    title: 'Malformed JSON',
    help: 'Send one JSON document (RFC 8259) as the body; `line` and `column` say where it stops being one.',
    members: ['line', 'column'],
  },
  'request.bad-utf8': {
    status: 400,
    title: 'Body is not UTF-8',
    help: 'Encode the body as UTF-8, without lone or overlong bytes.',
  },
  'request.bad-text': {
    status: 400,
    title: 'Text is not storable',
    help: 'Remove NUL characters (U+0000) and unpaired surrogates from the text.',
  },
  'request.bad-number': {
    status: 400,
    title: 'Number out of range',
    help: 'Use numbers that fit a 64-bit floating point value.',
  },
  'request.forbidden-key': {
    status: 400,
    title: 'Forbidden property name',
    help: 'No request has a property named __proto__, constructor or prototype.',
  },
  'request.too-deep': { status: 400, title: 'Body nested too deep', help: 'Flatten the body: 32 levels are allowed.' },
  'request.too-many-values': {
    status: 400,
    title: 'Too many values',
    help: 'Send less at once: `most` is how many values a body may have, members an object, or parameters a query.',
    members: ['most'],
  },
  'request.text-too-long': {
    status: 400,
    title: 'Text too long',
    help: 'Shorten the texts, or names of members, to `most` characters, each counted as it is written in the body.',
    members: ['most'],
  },
  'request.repeated-name': {
    status: 400,
    title: 'Repeated name',
    help: 'Give an object each name once: of two members with one name nobody knows which is meant.',
  },
  'request.invalid': {
    status: 400,
    title: 'Request is not valid',
    help: '`errors` names the faulty places, up to 50: a JSON pointer into the body, or the parameter.',
    members: ['errors'],
  },
  'request.bad-content-length': {
    status: 400,
    title: 'Content-Length does not match',
    help: 'Send as many bytes as Content-Length announces.',
  },
  'request.bad-url': { status: 400, title: 'URL is not readable', help: 'Percent-encode the path as UTF-8.' },
  'request.malformed-http': { status: 400, title: 'Not HTTP', help: 'Send a request as RFC 9112 describes it.' },
  'request.no-tunnel': { status: 405, title: 'No tunnels', help: 'Kifu is no proxy: it does not answer CONNECT.' },
  'request.expectation-failed': {
    status: 417,
    title: 'Expectation failed',
    help: 'Of what a request may expect, 100-continue is all there is.',
  },
  'request.too-slow': {
    status: 408,
    title: 'Request came too slowly',
    help: 'Send all of a request within 30 seconds.',
  },
  'request.headers-too-large': { status: 431, title: 'Headers too large', help: 'Send less than 16 KiB of headers.' },
  'request.too-large': {
    status: 413,
    title: 'Body too large',
    help: 'Send a smaller body; the limit is 1 MiB, except where an operation takes a file and says how large.',
  },
  'request.too-many-files': {
    status: 429,
    title: 'Too many files at once',
    help: 'Send the file again when another has been read; `most` may wait.',
    members: ['most'],
  },
  'request.unsupported-media-type': {
    status: 415,
    title: 'Unsupported media type',
    help: 'Send the body as application/json, and not compressed.',
  },
  'request.idempotency-key-not-taken': {
    status: 400,
    title: 'No Idempotency-Key here',
    help: 'Send the request without the key. The parameters of an operation say whether it takes one.',
  },
  'route.not-found': { status: 404, title: 'No such route', help: 'See /docs for what the API answers.' },
  'route.method-not-allowed': {
    status: 405,
    title: 'Method not allowed',
    help: 'The Allow header lists the methods of this path.',
    members: ['allowed'],
  },
  'rate-limit.exceeded': {
    status: 429,
    title: 'Too many requests',
    help: 'Wait as long as Retry-After says. The limit counts per API key or session, or per address without one.',
    members: ['limit'],
  },
  'event-streams.too-many': {
    status: 429,
    title: 'Too many event streams',
    help: 'End a stream that you read no more. The limit counts per API key or session, or per address without one.',
    members: ['most'],
  },
  'server.internal': {
    status: 500,
    title: 'Internal error',
    help: 'The fault is ours and is logged under the request id of this answer.',
  },
} as const satisfies ProblemTable;
