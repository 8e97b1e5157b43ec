import { hash } from 'node:crypto';

const KEY_BYTES = 32;

/**
 * What wraps secrets: 256 bits, named by the beginning of their hash, so that a secret tells what it is wrapped with.
 */
export interface WrappingKey {
  readonly id: string;
  readonly bytes: Uint8Array;
}

/** Whether a text is 32 bytes in base64, as `openssl rand -base64 32` prints them. */
export function isSecretsKey(text: string): boolean {
  const bytes = Buffer.from(text, 'base64');
  return bytes.length === KEY_BYTES && bytes.toString('base64') === text;
}

export function wrappingKeyOf(text: string): WrappingKey {
  if (!isSecretsKey(text)) throw new Error('a key that wraps secrets is 32 bytes in base64');
  const bytes = Buffer.from(text, 'base64');
  return { id: hash('sha256', bytes, 'hex').slice(0, 16), bytes };
}
