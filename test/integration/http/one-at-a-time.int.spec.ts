/** Goal: a client that sends many requests at once over one connection delays only itself. */
import { EventEmitter, once } from 'node:events';
import { type RequestListener, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { serveOneAtATime } from '../../../src/platform/http/one-at-a-time.js';

let server: Server | undefined;

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

type Handle = (...exchange: Parameters<RequestListener>) => void | Promise<void>;

/** What is answered to these bytes until the connection ends. */
async function exchange(bytes: string, handle: Handle): Promise<string> {
  server = serveOneAtATime((request, response) => void handle(request, response), { requestTimeoutMs: 30_000 }).listen(
    0,
    '127.0.0.1',
  );
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => undefined).write(bytes);
  let answer = '';
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
  await once(socket, 'close');
  return answer;
}

const ask = (path: string, last = false) =>
  `GET /${path} HTTP/1.1\r\nHost: a\r\n${last ? 'Connection: close\r\n' : ''}\r\n`;

it('takes each when the one before has been answered, in order', async () => {
  let [running, most] = [0, 0];
  const answer = await exchange(`${ask('a')}${ask('b')}${ask('c', true)}`, async ({ url }, response) => {
    most = Math.max(most, (running += 1));
    await nextTurn();
    running -= 1;
    response.end(url);
  });
  expect(answer.match(/\/[abc]/g)).toEqual(['/a', '/b', '/c']);
  expect(most).toBe(1);
});

it('lets other requests run in between, also after an immediate answer', async () => {
  const turns: string[] = [];
  await exchange(`${ask('a')}${ask('b', true)}`, ({ url = '' }, response) => {
    turns.push(url);
    setImmediate(() => turns.push('others'));
    response.end();
  });
  expect(turns).toEqual(['/a', 'others', '/b', 'others']);
});

it('reads bodies of those that wait', async () => {
  const body = 'x'.repeat(100_000);
  const post = `POST / HTTP/1.1\r\nHost: a\r\nContent-Length: ${body.length}\r\n`;
  const lengths: number[] = [];
  await exchange(`${post}\r\n${body}${post}Connection: close\r\n\r\n${body}`, async (request, response) => {
    await nextTurn();
    let length = 0;
    for await (const chunk of request) length += (chunk as Buffer).length;
    lengths.push(length);
    response.end();
  });
  expect(lengths).toEqual([body.length, body.length]);
});

it('ends a connection that is far ahead', async () => {
  let taken = 0;
  await exchange(ask('a').repeat(1_000), (_, response) => {
    taken += 1;
    setImmediate(() => response.end());
  });
  expect(taken).toBeLessThan(10);
});

it('takes one request of all connections in a turn of the loop, from each address in turn', async () => {
  const turns: string[] = [];
  server = serveOneAtATime(
    ({ url = '' }) => {
      turns.push(url);
      setImmediate(() => turns.push('others'));
    },
    { requestTimeoutMs: 30_000 },
  );
  // As the parser reports requests of four connections that have arrived at once.
  for (const [url, remoteAddress] of [
    ['a1', '10.0.0.1'],
    ['a2', '10.0.0.1'],
    ['a3', '10.0.0.1'],
    ['b1', '10.0.0.2'],
  ]) {
    server.emit('request', { url, socket: { remoteAddress, destroyed: false } }, new EventEmitter());
  }
  await expect.poll(() => turns.length).toBe(8);
  expect(turns.filter((each) => each !== 'others')).toEqual(['a1', 'a2', 'b1', 'a3']);
  expect(turns.filter((_, at) => at % 2 === 1)).toEqual(['others', 'others', 'others', 'others']);
});
