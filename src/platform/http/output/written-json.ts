import { setImmediate as othersTurn } from 'node:timers/promises';
import { type FastifyReply } from 'fastify';

/** Answers with JSON that has been written already. */
export function writtenJson(reply: FastifyReply, json: Buffer): Buffer {
  void reply.type('application/json; charset=utf-8');
  return json;
}

/** `Cache-Control` of an answer that never changes; only the caller's own cache may keep it, for it may need a key. */
export const FOR_EVER = 'private, max-age=31536000, immutable';

/** Items between two turns of the event loop: less than a millisecond. */
const ITEMS_AT_ONCE = 200;

/** The JSON of `head` with a long list as its last member, written in pieces: other requests have turns in between. */
export async function jsonInTurns(head: object, name: string, items: readonly unknown[]): Promise<Buffer> {
  const begun = JSON.stringify({ ...head, [name]: [] }).slice(0, -2);
  const pieces = [begun];
  for (let at = 0; at < items.length; at += ITEMS_AT_ONCE) {
    await othersTurn();
    const piece = JSON.stringify(items.slice(at, at + ITEMS_AT_ONCE)).slice(1, -1);
    pieces.push(at === 0 ? piece : `,${piece}`);
  }
  return Buffer.from(`${pieces.join('')}]}`);
}
