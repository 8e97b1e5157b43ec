import { Injectable } from '@nestjs/common';
import { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { TaskQueueFull } from '../../tasks/index.js';
import { RateSubject } from '../rate-limit.js';
import { addressIn, type PageAddress } from './page-address.js';

/** What its size is, for programs that leave room for it. */
export const PICTURE = { type: 'image/png', width: 1200, height: 630 } as const;

const PATH = '/preview';

/** The subject of a picture changes, and may be withdrawn, so caches ask again by its tag. */
const ASK_AGAIN = 'no-cache';
const SOON = 5;

/** Answers null for what is no page of its own, or not for everybody. Each caller has turns of its own. */
type Draw = (address: PageAddress, caller: string) => Promise<Uint8Array | null>;

/**
 * Pictures of pages, for programs that show a preview of a link; a module that knows the content of an address draws
 * them.
 */
@Injectable()
export class PagePictures {
  private draw: Draw | null = null;

  constructor(private readonly subject: RateSubject) {}

  drawBy(draw: Draw): void {
    this.draw = draw;
  }

  /** The address of a page's picture; null without a module that draws it. */
  addressOf(path: string, query: string): string | null {
    if (this.draw === null) return null;
    return `${PATH}${path.replace(/^\/embed/, '')}.png${query === '' ? '' : `?${query}`}`;
  }

  /** Must run before the routes of modules are added. */
  serve(server: FastifyInstance): void {
    server.get(`${PATH}/*`, async (request, reply) => {
      const { path, query } = addressIn(request.url.slice(PATH.length));
      const picture = path.endsWith('.png') ? this.of({ path: path.slice(0, -'.png'.length), query }, request) : null;
      return answer(reply, await picture);
    });
  }

  private async of(address: PageAddress, request: FastifyRequest): Promise<Uint8Array | 'busy' | null> {
    try {
      return (await this.draw?.(address, this.subject.of(request))) ?? null;
    } catch (error) {
      if (error instanceof TaskQueueFull) return 'busy';
      throw error;
    }
  }
}

function answer(reply: FastifyReply, picture: Uint8Array | 'busy' | null): FastifyReply | void {
  if (picture === null) return reply.callNotFound();
  if (picture === 'busy') return reply.code(503).header('Retry-After', SOON).send();
  return reply.type(PICTURE.type).header('Cache-Control', ASK_AGAIN).send(Buffer.from(picture));
}
