import { createHash } from 'node:crypto';
import type { Cause } from './game-events.js';

/** A ruling by its case and its number there: what it does says so. */
export const rulingCause = (caseId: string, number: number): Cause => ({ kind: 'ruling', id: `${caseId}/${number}` });

/** How staff has closed a match by hand: first that it is closed, then that this is lifted. */
export const closingCause = (closingId: string, number: 1 | 2): Cause => ({
  kind: 'closing',
  id: `${closingId}/${number}`,
});

/**
 * Whether two rulings are on the same case: then the later one, on an appeal, takes the place of the earlier. So does
 * what lifts a closing.
 */
export const isOnSameCase = (one: Cause, other: Cause): boolean =>
  one.kind === other.kind && (one.kind === 'ruling' || one.kind === 'closing') && caseOf(one) === caseOf(other);

/** The rulings that stay as they are when there is another one on this case. */
export const onOtherCases = <Ruling extends { readonly cause: Cause }>(
  rulings: readonly Ruling[],
  cause: Cause,
): readonly Ruling[] => rulings.filter((ruling) => !isOnSameCase(ruling.cause, cause));

const caseOf = ({ id }: Cause): string => id.slice(0, id.lastIndexOf('/'));

/**
 * The same parts give the same id: a request that is sent again under its key finds the stream that it made. The form
 * is
 * UUIDv8 (RFC 9562, 5.8), whose bits are the maker's own.
 */
export function derivedId(...parts: readonly string[]): string {
  const digest = createHash('sha256').update(JSON.stringify(parts)).digest();
  digest.writeUInt8(0x80 | (digest.readUInt8(6) & 0x0f), 6);
  digest.writeUInt8(0x80 | (digest.readUInt8(8) & 0x3f), 8);
  const hex = digest.toString('hex', 0, 16);
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
