import { type FastifyReply } from 'fastify';

/** Answers with JSON that has been written already. */
export function writtenJson(reply: FastifyReply, json: Buffer): Buffer {
  void reply.type('application/json; charset=utf-8');
  return json;
}
