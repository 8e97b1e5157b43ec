import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { type Socket } from 'node:net';

/** What a connection may have sent ahead of its answers; browsers send nothing ahead. */
const AHEAD_MAX = 100;

type Exchange = readonly [request: IncomingMessage, response: ServerResponse];

/**
 * A server that takes the requests of one connection one after the other, each when the one before has been answered. Node
 * would take all that have arrived at once: sixty kilobytes of short requests hold up everybody for half a second.
 */
export function serveOneAtATime(handle: RequestListener, { requestTimeoutMs }: { requestTimeoutMs: number }): Server {
  const ahead = new WeakMap<Socket, Exchange[]>();

  const take = (socket: Socket, [request, response]: Exchange): void => {
    response.once('close', () => setImmediate(takeNext, socket));
    handle(request, response);
  };

  const takeNext = (socket: Socket): void => {
    const next = socket.destroyed ? undefined : ahead.get(socket)?.shift();
    if (next === undefined) ahead.delete(socket);
    else take(socket, next);
  };

  // Node would refuse a request without a Host in no words at all.
  const server = createServer({ requireHostHeader: false }, (request, response) => {
    const { socket } = request;
    const waiting = ahead.get(socket);
    if (waiting === undefined) {
      ahead.set(socket, []);
      take(socket, [request, response]);
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
