/** Goal: a stream costs nothing any more once its reader has gone, whenever that was. */
import { EventEmitter, once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { Controller, Get, Module, Req, Res } from '@nestjs/common';
import { type NestFastifyApplication } from '@nestjs/platform-fastify';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createHttpApp, EventStreams, HttpModule, Public } from '../../../src/platform/http/index.js';

/** What happens in the service: `asked` when a request has come, `left` when a stream has ended. */
const service = new EventEmitter();

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

  private async answer(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    await this.streams.send(request, reply, async function* (gone) {
      yield { id: 7 };
      if (!gone.aborted) await once(gone, 'abort');
    });
    service.emit('left');
  }
}

@Module({ imports: [HttpModule], controllers: [StreamController] })
class StreamsModule {}

let app: NestFastifyApplication;
let base: string;

beforeAll(async () => {
  app = await createHttpApp(StreamsModule, { corsOrigins: [], rateLimitPerMinute: 0 }, { nest: { logger: false } });
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

it('is no more than its head for whoever asks for that', async () => {
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
