/**
 * Goal: a stream costs nothing any more once it has ended, for whatever reason; and one caller has so many, not more.
 */
import { EventEmitter, once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { Controller, Get, Module, Req, Res } from '@nestjs/common';
import { type NestFastifyApplication } from '@nestjs/platform-fastify';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHttpApp, EventStreams, HttpModule, Public } from '../../../src/platform/http/index.js';

/** What happens in the service: `asked` when a request has come, `left` when a stream has ended. */
const service = new EventEmitter();

type Source = Parameters<EventStreams['send']>[2];

const untilGone: Source = async function* (gone) {
  yield { id: 7 };
  if (!gone.aborted) await once(gone, 'abort');
};

@Public()
@Controller('streams')
class StreamController {
  constructor(private readonly streams: EventStreams) {}

  @Get('prompt')
  prompt(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.answer(request, reply);
  }

  /** What it has to look up takes longer than the reader waits. */
  @Get('late')
  async late(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    service.emit('asked');
    await once(reply.raw, 'close');
    await this.answer(request, reply);
  }

  /** It ends by itself. */
  @Get('short')
  short(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.answer(request, reply, async function* () {
      yield await Promise.resolve({ id: 7 });
    });
  }

  @Get('broken')
  broken(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.answer(request, reply, async function* () {
      yield await Promise.reject(new Error('the source ran dry'));
    });
  }

  private async answer(request: FastifyRequest, reply: FastifyReply, source: Source = untilGone): Promise<void> {
    await this.streams.send(request, reply, source).finally(() => service.emit('left'));
  }
}

@Module({ imports: [HttpModule], controllers: [StreamController] })
class StreamsModule {}

const MOST = 3;

let app: NestFastifyApplication;
let base: string;

beforeAll(async () => {
  app = await createHttpApp(
    StreamsModule,
    { corsOrigins: [], rateLimitPerMinute: 0, streamsPerCaller: MOST },
    { nest: { logger: false } },
  );
  await app.listen(0, '127.0.0.1');
  base = `${await app.getUrl()}/streams`;
});

afterAll(() => app.close());

it('ends with a reader who goes, and tells where to resume before there is anything to tell', async () => {
  const request = get(`${base}/prompt`, { agent: false });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  let text = '';
  for await (const chunk of response.setEncoding('utf8')) {
    text += String(chunk);
    if (text.includes('id:')) break;
  }
  expect(text).toBe(': kifu\n\nid: 7\n\n');
  const left = once(service, 'left');
  request.destroy();
  await left;
});

it('is no more than its head for a client that asks for that', async () => {
  const left = once(service, 'left');
  const { status, headers } = await fetch(`${base}/prompt`, { method: 'HEAD' });
  expect([status, headers.get('content-type')]).toEqual([200, 'text/event-stream']);
  await left;
});

it('ends at once for a reader who went before it began', async () => {
  const [asked, left] = [once(service, 'asked'), once(service, 'left')];
  const request = get(`${base}/late`, { agent: false }).on('error', () => undefined);
  await asked;
  request.destroy();
  await left;
});

describe('of one caller', () => {
  /** Streams that have begun; how to leave them. */
  const open = (count: number) =>
    Promise.all(
      Array.from({ length: count }, async () => {
        const request = get(`${base}/prompt`, { agent: false }).on('error', () => undefined);
        const [response] = (await once(request, 'response')) as [IncomingMessage];
        expect(response.statusCode).toBe(200);
        return () => request.destroy();
      }),
    );
  const statusOf = async (path: string) => {
    const answer = await fetch(`${base}/${path}`);
    return [answer.status, ((await answer.json().catch(() => null)) as { code: string } | null)?.code];
  };
  const REFUSED = [429, 'event-streams.too-many'];

  it('there are so many at once and no more, until one is left', async () => {
    const [leave, ...others] = await open(MOST);
    expect(await statusOf('prompt')).toEqual(REFUSED);
    const left = once(service, 'left');
    leave?.();
    await left;
    const again = await open(1);
    expect(await statusOf('prompt')).toEqual(REFUSED);
    for (const end of [...others, ...again]) {
      const ended = once(service, 'left');
      end();
      await ended;
    }
  });

  it.each(['short', 'broken'])('one that is %s takes no room when it has ended', async (how) => {
    const leave = await open(MOST - 1);
    for (let time = 0; time < 2 * MOST; time += 1) expect((await statusOf(how))[0]).toBe(200);
    const late = get(`${base}/late`, { agent: false }).on('error', () => undefined);
    await once(service, 'asked');
    const gone = once(service, 'left');
    late.destroy();
    await gone;
    leave.push(...(await open(1)));
    expect(await statusOf(how)).toEqual(REFUSED);
    for (const end of leave) {
      const ended = once(service, 'left');
      end();
      await ended;
    }
  });
});
