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
  const code = CODES[error.code ?? ''] ?? 'request.malformed-http';
  const row = registry.find(code) ?? plainRow(400);
  const requestId = newId();
  const refused = new RequestRefused(code, row.help, error);
  const body = JSON.stringify(problemOf(refused, row, { url: '', requestId }));
  const head = [
    `HTTP/1.1 ${row.status} ${row.title}`,
    `Content-Type: ${PROBLEM_MEDIA_TYPE}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    `X-Request-Id: ${requestId}`,
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}
