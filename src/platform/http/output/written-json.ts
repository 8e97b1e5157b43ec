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

/** Lists up to this length are written item by item, since an item may hold a long list itself. */
const SHORT_LIST = 50;

/** The JSON of plain data, in pieces: other requests have turns while the long lists in it are written. */
export async function* jsonPieces(value: unknown): AsyncGenerator<string> {
  if (Array.isArray(value)) yield* listPieces(value);
  else if (typeof value === 'object' && value !== null) yield* memberPieces(value);
  else yield JSON.stringify(value);
}

async function* listPieces(items: readonly unknown[]): AsyncGenerator<string> {
  yield '[';
  if (items.length <= SHORT_LIST) {
    for (const [at, item] of items.entries()) {
      if (at > 0) yield ',';
      yield* jsonPieces(item);
    }
  } else {
    for (let at = 0; at < items.length; at += ITEMS_AT_ONCE) {
      await othersTurn();
      yield `${at > 0 ? ',' : ''}${JSON.stringify(items.slice(at, at + ITEMS_AT_ONCE)).slice(1, -1)}`;
    }
  }
  yield ']';
}

async function* memberPieces(object: object): AsyncGenerator<string> {
  yield '{';
  const members = Object.entries(object).filter(([, value]) => value !== undefined);
  for (const [at, [name, value]] of members.entries()) {
    yield `${at > 0 ? ',' : ''}${JSON.stringify(name)}:`;
    yield* jsonPieces(value);
  }
  yield '}';
}

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
