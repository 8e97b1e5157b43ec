import { type Socket } from 'node:net';
import { newId } from '../../ids/index.js';
import { RequestRefused } from '../input/request.errors.js';
import { plainRow, PROBLEM_MEDIA_TYPE, problemOf } from './problem.js';
import { type ProblemRegistry } from './problem-registry.js';

/** What Node's parser says, in our codes. */
const CODES: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: 'request.headers-too-large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request.too-slow',
};

/** Answers bytes that never became a request, and so meet no hook and no filter; then the connection ends. */
export function answerUnread(
  registry: ProblemRegistry,
  error: Error & { readonly code?: string },
  socket: Socket,
): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  refuseUnread(registry, CODES[error.code ?? ''] ?? 'request.malformed-http', socket);
}

export function refuseUnread(registry: ProblemRegistry, code: string, socket: Socket): void {
  const { status, title, headers, body } = unreadAnswer(registry, code);
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end(`HTTP/1.1 ${status} ${title}\r\n${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}

interface UnreadAnswer {
  readonly status: number;
  readonly title: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** The problem of that code, of which there is no more to say than its table does. */
export function unreadAnswer(registry: ProblemRegistry, code: string): UnreadAnswer {
  const row = registry.find(code) ?? plainRow(400);
  const requestId = newId();
  const refused = new RequestRefused(code, row.help, undefined);
  const body = JSON.stringify(problemOf(refused, row, { url: '', requestId }));
  const headers = {
    'Content-Type': PROBLEM_MEDIA_TYPE,
    'Content-Length': String(Buffer.byteLength(body)),
    'X-Request-Id': requestId,
    Connection: 'close',
  };
  return { status: row.status, title: row.title, headers, body };
}
