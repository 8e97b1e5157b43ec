import { createHash } from 'node:crypto';

/**
 * The same parts give the same id: a request that is sent again under its key finds the stream that it made. The form is
 * UUIDv8 (RFC 9562, 5.8), whose bits are the maker's own.
 */
export function derivedId(...parts: readonly string[]): string {
  const digest = createHash('sha256').update(JSON.stringify(parts)).digest();
  digest.writeUInt8(0x80 | (digest.readUInt8(6) & 0x0f), 6);
  digest.writeUInt8(0x80 | (digest.readUInt8(8) & 0x3f), 8);
  const hex = digest.toString('hex', 0, 16);
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
