import { hash } from 'node:crypto';

/** What the events of an append say that no command asked for. */
export const NO_COMMAND = 'none';

/**
 * What an event says of the command that recorded it: SHA-256 over the hash of its key, the hash of its body and the
 * hash of its answer. So a later change of request or answer is detected, and the database can compute the receipt of a
 * row by itself.
 */
export function receipt(key: string, bodyHash: string, response: string | null): string {
  return sha256(Buffer.from(sha256(key) + bodyHash + sha256(response ?? ''), 'hex'));
}

/** The same of a row of `es.commands`. */
export const receiptOfRow = (row: string): string => `encode(sha256(
  sha256(convert_to(${row}.key, 'UTF8')) || ${row}.body_hash || sha256(convert_to(coalesce(${row}.response::text, ''), 'UTF8'))
), 'hex')`;

const sha256 = (data: string | Buffer): string => hash('sha256', data);
