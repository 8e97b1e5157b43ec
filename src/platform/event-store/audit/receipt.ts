import { createHash } from 'node:crypto';

/** What the events of an append say that no command asked for. */
export const NO_COMMAND = 'none';

/**
 * What an event says of the command that recorded it: SHA-256 over the hash of its key, the hash of its body and the hash of
 * its answer. So nobody changes afterwards what was asked and answered, and the database can make it of a row by itself.
 */
export function receipt(key: string, bodyHash: string, response: string | null): string {
  return sha256(Buffer.concat([sha256Of(key), Buffer.from(bodyHash, 'hex'), sha256Of(response ?? '')])).toString('hex');
}

/** The same of a row of `es.commands`. */
export const receiptOfRow = (row: string): string => `encode(sha256(
  sha256(convert_to(${row}.key, 'UTF8')) || ${row}.body_hash || sha256(convert_to(coalesce(${row}.response::text, ''), 'UTF8'))
), 'hex')`;

const sha256 = (bytes: Buffer): Buffer => createHash('sha256').update(bytes).digest();
const sha256Of = (text: string): Buffer => sha256(Buffer.from(text, 'utf8'));
