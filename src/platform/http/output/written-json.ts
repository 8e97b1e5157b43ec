import { type FastifyReply } from 'fastify';

/** Answers with JSON that has been written already. */
export function writtenJson(reply: FastifyReply, json: Buffer): Buffer {
  void reply.type('application/json; charset=utf-8');
  return json;
}

/** `Cache-Control` of an answer that never changes; only the caller's own cache may keep it, for it may need a key. */
export const FOR_EVER = 'private, max-age=31536000, immutable';
