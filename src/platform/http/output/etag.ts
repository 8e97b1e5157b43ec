import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';

/** May be kept, must be asked for again: the tag makes the second answer a bare 304. */
const REVALIDATE = 'private, no-cache';

/**
 * Tags every successful GET by its content (unless it says `no-store`, or its tag is known already), and answers 304 to
 * a client that holds that content. The tag is a weak one: the same content may leave compressed or not.
 */
export function tagResponses(server: FastifyInstance): void {
  // With a callback, for commands pass here as well: a promise would be made for each.
  server.addHook('onSend', (request, reply, payload: unknown, done) => done(null, tagged(request, reply, payload)));
}

function tagged(request: FastifyRequest, reply: FastifyReply, payload: unknown): unknown {
  if (!taggable(request, reply)) return payload;
  const tag = reply.getHeader('ETag')?.toString() ?? tagOfPayload(payload);
  if (tag === undefined) return payload;
  reply.header('ETag', tag);
  if (!reply.hasHeader('Cache-Control')) reply.header('Cache-Control', REVALIDATE);
  if (!holds(request.headers['if-none-match'], tag)) return payload;
  if (payload instanceof Readable) payload.destroy();
  reply.code(304);
  for (const header of ['Content-Type', 'Content-Length', 'Content-Encoding']) reply.removeHeader(header);
  return null;
}

/** What comes as a stream has a tag if its tag is known already. */
function tagOfPayload(payload: unknown): string | undefined {
  if (Buffer.isBuffer(payload)) return rememberedTag(payload);
  return typeof payload === 'string' ? tagOf(payload) : undefined;
}

const tagOf = (content: string | Buffer): string => tagOfHash(createHash('sha256').update(content).digest());

/** The tag of what has this SHA-256. */
export const tagOfHash = (sha256: Buffer): string => `W/"${sha256.toString('base64url').slice(0, 27)}"`;

/** Bytes that are sent again and again are hashed once. */
const tags = new WeakMap<Buffer, string>();

function rememberedTag(content: Buffer): string {
  const known = tags.get(content);
  if (known !== undefined) return known;
  const tag = tagOf(content);
  tags.set(content, tag);
  return tag;
}

function taggable(request: FastifyRequest, reply: FastifyReply): boolean {
  if ((request.method !== 'GET' && request.method !== 'HEAD') || reply.statusCode !== 200) return false;
  return reply.getHeader('Cache-Control') !== 'no-store';
}

/** Weak comparison (RFC 9110, 13.1.2): a proxy may have turned our tag into a weak one. */
function holds(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch === '*' || ifNoneMatch.split(',').some((each) => `W/${each.trim().replace(/^W\//, '')}` === tag);
}
