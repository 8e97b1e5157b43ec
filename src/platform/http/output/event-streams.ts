import { once } from 'node:events';
import { type ServerResponse } from 'node:http';
import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { TooManyStreams } from '../input/request.problems.js';
import { RateSubject } from '../rate-limit.js';

/** One event of a server-sent event stream; `id` comes back as Last-Event-ID when the client resumes. */
export interface ServerSentEvent {
  readonly id?: string | number;
  readonly event?: string;
  /** Without it only the id is sent: a client that has received nothing yet resumes there. */
  readonly data?: unknown;
}

/** What a stream sends: an event, or frames that were written before, for whomever. */
export type Sent = ServerSentEvent | string | Buffer;

/** Proxies drop connections that stay silent for long; most wait for 30 s or more. */
const HEARTBEAT_MS = 15_000;

/** How long somebody whose right has ended may go on reading. */
const RECHECK_MS = 5_000;

/** Whether the request would be answered now. */
export type StillAllowed = (request: FastifyRequest) => Promise<boolean>;

/**
 * Answers requests with server-sent events and ends them all when the server stops. A slow reader holds back its own
 * source, nothing is buffered for it; the signal tells the source that the reader has gone.
 */
@Injectable()
export class EventStreams implements BeforeApplicationShutdown {
  private readonly logger = new Logger('http');
  /** By whom they count against, as requests do. */
  private readonly open = new Map<string, Set<AbortController>>();
  private stillAllowed: StillAllowed = () => Promise.resolve(true);
  private most = Infinity;

  constructor(private readonly subject: RateSubject) {}

  /** So many streams of one caller are open at once, in this process; 0 for any number. */
  limitTo(most: number): void {
    this.most = most === 0 ? Infinity : most;
  }

  /** A stream outlives the check of its request; this one is asked again and again while it lasts. */
  continueWhile(stillAllowed: StillAllowed): void {
    this.stillAllowed = stillAllowed;
  }

  /** Throws `TooManyStreams`. */
  async send(
    request: FastifyRequest,
    reply: FastifyReply,
    source: (signal: AbortSignal) => AsyncIterable<Sent>,
  ): Promise<void> {
    const gone = new AbortController();
    const done = this.count(request, gone);
    try {
      await this.pass(request, reply, source, gone);
    } finally {
      done();
    }
  }

  beforeApplicationShutdown(): void {
    for (const streams of this.open.values()) for (const stream of streams) stream.abort();
  }

  /** Counts the stream until what this returns is called. */
  private count(request: FastifyRequest, stream: AbortController): () => void {
    const subject = this.subject.of(request);
    const theirs = this.open.get(subject) ?? new Set();
    if (theirs.size >= this.most) throw new TooManyStreams(this.most);
    this.open.set(subject, theirs.add(stream));
    return () => {
      theirs.delete(stream);
      if (theirs.size === 0) this.open.delete(subject);
    };
  }

  private async pass(
    request: FastifyRequest,
    reply: FastifyReply,
    source: (signal: AbortSignal) => AsyncIterable<Sent>,
    gone: AbortController,
  ): Promise<void> {
    reply.raw.once('close', () => gone.abort());
    // A client that left before this was reached has closed it already, and nothing will say so again. HEAD asks for no
    // events.
    if (reply.raw.destroyed || request.method === 'HEAD') gone.abort();
    const out = begin(reply);
    const heartbeat = setInterval(() => out.write(': still here\n\n'), HEARTBEAT_MS);
    const recheck = setInterval(() => void this.recheck(request, gone), RECHECK_MS);
    try {
      for await (const sent of source(gone.signal)) {
        if (gone.signal.aborted) break;
        const frames = typeof sent === 'string' || Buffer.isBuffer(sent) ? sent : frameOf(sent);
        if (!out.write(frames)) await once(out, 'drain', { signal: gone.signal });
      }
    } catch (error) {
      // The status line has gone out: all that is left is to end, so that the client resumes from its last event.
      if (!gone.signal.aborted) this.logger.error({ msg: 'an event stream broke', err: error, requestId: request.id });
    } finally {
      clearInterval(heartbeat);
      clearInterval(recheck);
      out.end();
    }
  }

  private async recheck(request: FastifyRequest, gone: AbortController): Promise<void> {
    try {
      if (await this.stillAllowed(request)) return;
      this.logger.log({ msg: 'an event stream ended with the right to read it', requestId: request.id });
      gone.abort();
    } catch (error) {
      // A database that does not answer right now is no reason to send all readers away.
      this.logger.warn({ msg: 'the right to read an event stream was not checked', err: error, requestId: request.id });
    }
  }
}

/** The id of the last event that a resuming client has seen. */
export function lastEventId(request: FastifyRequest): string | undefined {
  const header = request.headers['last-event-id'];
  return Array.isArray(header) ? header[0] : header;
}

/** `data` is JSON on one line, so no line of it can end the frame. */
export const frameOf = ({ data, ...head }: ServerSentEvent): string =>
  writtenFrame(head, data === undefined ? undefined : JSON.stringify(data));

/** The frame of data that is JSON already. */
export function writtenFrame({ id, event }: Omit<ServerSentEvent, 'data'>, json: string | undefined): string {
  const head = (id === undefined ? '' : `id: ${id}\n`) + (event === undefined ? '' : `event: ${event}\n`);
  return `${head}${json === undefined ? '' : `data: ${json}\n`}\n`;
}

function begin(reply: FastifyReply): ServerResponse {
  reply.hijack();
  const headers = Object.entries(reply.getHeaders()).filter((header) => header[1] !== undefined);
  reply.raw.writeHead(200, {
    ...Object.fromEntries(headers),
    'Content-Type': 'text/event-stream',
    'Cache-Control': 'no-store',
    'X-Accel-Buffering': 'no',
    // Kept alive after its stream has ended, a connection would hold back the shutdown of the server for a minute.
    Connection: 'close',
  });
  // Sends the headers at once: a client may wait for them before anything happens in the game.
  reply.raw.write(': kifu\n\n');
  return reply.raw;
}
