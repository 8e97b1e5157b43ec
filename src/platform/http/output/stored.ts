import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { tagOfHash } from './etag.js';

/**
 * What to answer with JSON that is kept compressed: its bytes as they are for clients that take them, which nothing
 * compresses a second time, and its text for the others, no sooner than they take it. `sha256` is that of the text, in
 * hex, of which the tag is made.
 */
export function answerStored(
  request: FastifyRequest,
  reply: FastifyReply,
  { sha256, document }: { readonly sha256: string; readonly document: Buffer },
): Buffer | Readable {
  void reply.type('application/json; charset=utf-8').header('ETag', tagOfHash(Buffer.from(sha256, 'hex')));
  if (!takesGzip(request)) return Readable.from([document]).pipe(createGunzip());
  void reply.header('Content-Encoding', 'gzip').header('Vary', 'accept-encoding');
  return document;
}

const takesGzip = ({ headers }: FastifyRequest): boolean =>
  headers['accept-encoding'] !== undefined && negotiate(headers['accept-encoding'], ['gzip']) === 'gzip';
