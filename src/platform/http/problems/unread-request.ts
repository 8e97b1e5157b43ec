import { type Socket } from 'node:net';
import { newId } from '../../ids/index.js';
import type { ProblemClass } from '../../problems/index.js';
import { HeadersTooLarge, MalformedHttp, RequestTooSlow } from '../input/request.problems.js';
import { PROBLEM_MEDIA_TYPE, problemOf } from './problem.js';

type Refusal = ProblemClass<string>;

/** What Node's parser says, as our problems. */
const REFUSALS: Readonly<Record<string, Refusal>> = {
  HPE_HEADER_OVERFLOW: HeadersTooLarge,
  ERR_HTTP_REQUEST_TIMEOUT: RequestTooSlow,
};

/** Answers bytes that never became a request, and so meet no hook and no filter; then the connection ends. */
export function answerUnread(error: Error & { readonly code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  refuseUnread(REFUSALS[error.code ?? ''] ?? MalformedHttp, socket);
}

export function refuseUnread(refusal: Refusal, socket: Socket): void {
  const { status, title, headers, body } = unreadAnswer(refusal);
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end(`HTTP/1.1 ${status} ${title}\r\n${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}

interface UnreadAnswer {
  readonly status: number;
  readonly title: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A problem of which there is no more to say than its declaration does. */
export function unreadAnswer(refusal: Refusal): UnreadAnswer {
  const { row } = refusal;
  const requestId = newId();
  const body = JSON.stringify(problemOf(new refusal(row.help), row, { url: '', requestId }));
  const headers = {
    'Content-Type': PROBLEM_MEDIA_TYPE,
    'Content-Length': String(Buffer.byteLength(body)),
    'X-Request-Id': requestId,
    Connection: 'close',
  };
  return { status: row.status, title: row.title, headers, body };
}
