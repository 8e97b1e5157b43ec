import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { type Socket } from 'node:net';
import { FairQueue } from '../tasks/index.js';

/** What a connection may have sent ahead of its answers; browsers send nothing ahead. */
const AHEAD_MAX = 100;

type Exchange = readonly [request: IncomingMessage, response: ServerResponse];

/**
 * A server that takes the requests of one connection one after the other, each when the one before has been answered.
 * Of all connections it takes one request in each turn of the event loop, from each address in turn. Node would take
 * all that have arrived at once: sixty kilobytes of short requests, or three hundred connections, would block all other
 * clients.
 */
export function serveOneAtATime(handle: RequestListener, { requestTimeoutMs }: { requestTimeoutMs: number }): Server {
  const ahead = new WeakMap<Socket, Exchange[]>();

  /**
   * The next request of each connection, by address: a proxy is one address, and still leaves turns to everything else.
   */
  const arrived = new FairQueue<Exchange>({ ofOne: Infinity, ofAll: Infinity });
  let isTurnTaken = false;

  const arrive = (exchange: Exchange): void => {
    arrived.push(exchange[0].socket.remoteAddress ?? '', exchange);
    if (!isTurnTaken) takeOne();
  };

  const takeOne = (): void => {
    const next = arrived.next(() => true);
    isTurnTaken = next !== null;
    if (next === null) return;
    const [request, response] = next.item;
    const { socket } = request;
    if (!socket.destroyed) {
      response.once('close', () => setImmediate(goOn, socket));
      handle(request, response);
    }
    setImmediate(takeOne);
  };

  const goOn = (socket: Socket): void => {
    const next = socket.destroyed ? undefined : ahead.get(socket)?.shift();
    if (next === undefined) ahead.delete(socket);
    else arrive(next);
  };

  // Node would refuse a request without a Host in no words at all.
  const server = createServer({ requireHostHeader: false }, (request, response) => {
    const { socket } = request;
    const waiting = ahead.get(socket);
    if (waiting === undefined) {
      ahead.set(socket, []);
      arrive([request, response]);
    } else if (waiting.length < AHEAD_MAX) waiting.push([request, response]);
    else socket.destroy();
  });
  // A client that sends its request byte by byte would hold a connection for ever.
  server.requestTimeout = requestTimeoutMs;
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  return server;
}

/** Longer than proxies keep a connection, which must not find it closed just when they use it. */
const KEEP_ALIVE_MS = 72_000;
