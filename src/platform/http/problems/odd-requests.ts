import { type IncomingMessage, type ServerResponse } from 'node:http';
import { type Socket } from 'node:net';
import { type FastifyInstance, type FastifyRequest } from 'fastify';
import {
  BadText,
  ExpectationFailed,
  MalformedHttp,
  NoTunnel,
  TooManyValues,
  UnsupportedMediaType,
} from '../input/request.problems.js';
import { refuseUnread, unreadAnswer } from './unread-request.js';

const PARAMETERS_MAX = 100;

/**
 * Refuses what HTTP allows and no operation means, before anything works with it. Must run before the routes are added.
 */
export function refuseOddRequests(server: FastifyInstance): void {
  server.addHook('onRequest', (request, _reply, done) => done(faultIn(request)));
  // Node would hang up on the first, and answer the second without a word.
  server.server.on('connect', (_request: IncomingMessage, socket: Socket) => refuseUnread(NoTunnel, socket));
  server.server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    const { status, headers, body } = unreadAnswer(ExpectationFailed);
    response.writeHead(status, headers).end(body);
  });
}

function faultIn({ raw, headers }: FastifyRequest): Error | undefined {
  const { url = '', httpVersion, rawHeaders } = raw;
  // Parameters reach the database as text, which can't hold NUL; and no operation has more than a dozen.
  if (url.includes('%00')) return new BadText('The URL');
  if (url.split('&', PARAMETERS_MAX + 1).length > PARAMETERS_MAX)
    return new TooManyValues(PARAMETERS_MAX, 'parameters');
  const hosts = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length;
  if (hosts > 1 || (hosts === 0 && httpVersion === '1.1')) {
    return new MalformedHttp(`The request has ${hosts} Host headers; it needs one.`);
  }
  const coding = headers['content-encoding'];
  if (coding === undefined || coding.toLowerCase() === 'identity') return undefined;
  return new UnsupportedMediaType('A body comes without a Content-Encoding.');
}
