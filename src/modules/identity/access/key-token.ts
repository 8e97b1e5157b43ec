import { hash, randomBytes, timingSafeEqual } from 'node:crypto';

/**
 * A key as its holder sends it: `kifu_<id>_<secret>`. The id is public and finds the row; the secret is 256 random
 * bits, so one plain SHA-256 of it at rest is enough: there is nothing to guess that a slow hash would protect.
 */
export interface KeyToken {
  readonly id: string;
  readonly secret: string;
}

const TOKEN = /^kifu_(?<id>[a-z0-9]{16})_(?<secret>[A-Za-z0-9_-]{43})$/;

export function mintKey(id = randomBytes(8).toString('hex')): KeyToken {
  return { id, secret: randomBytes(32).toString('base64url') };
}

/** The id of a key that a request makes, from the id under which the request is remembered (`MadeLines`). */
export const keyIdOf = (madeId: string): string => madeId.replaceAll('-', '').slice(-16);

export function formatKey({ id, secret }: KeyToken): string {
  return `kifu_${id}_${secret}`;
}

/** `undefined` for a text that no key looks like. */
export function parseKey(text: string): KeyToken | undefined {
  const { id, secret } = TOKEN.exec(text)?.groups ?? {};
  return id === undefined || secret === undefined ? undefined : { id, secret };
}

export const isKey = (text: string): boolean => TOKEN.test(text);

export function hashSecret(secret: string): Buffer<ArrayBuffer> {
  return Buffer.from(hash('sha256', secret, 'buffer'));
}

/** In constant time, so that the answer's delay tells nothing about the stored hash. */
export const isSameHash = (shown: Uint8Array, hash: Uint8Array): boolean =>
  shown.length === hash.length && timingSafeEqual(shown, hash);
