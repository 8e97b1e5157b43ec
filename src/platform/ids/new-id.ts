import { randomUUID } from 'node:crypto';
import { randomHex } from './random-hex.js';

/**
 * A new UUIDv7. Ids of one process are strictly ascending, also within a millisecond: the 12 bits after the version
 * count (RFC 9562, 6.2, method 1), the other 62 are random.
 */
export function newId(): string {
  last = following(last, Date.now());
  const ms = hex(last.ms, 12);
  // A random UUID has the same variant and as many random bits behind it.
  return `${ms.slice(0, 8)}-${ms.slice(8)}-7${hex(last.count, 3)}-${randomUUID().slice(19)}`;
}

const hex = (value: number, digits: number): string => value.toString(16).padStart(digits, '0');

interface Tick {
  readonly ms: number;
  readonly count: number;
}

let last: Tick = { ms: 0, count: 0 };

const COUNT_MAX = 0xfff;
/** A new millisecond starts in the lower half, so that there is room to count. */
const COUNT_START_BELOW = 0x800;

/** Never goes back, whatever the clock does; when the count is used up, the next millisecond is borrowed. */
function following({ ms, count }: Tick, now: number): Tick {
  if (now > ms) return { ms: now, count: Number.parseInt(randomHex(2), 16) % COUNT_START_BELOW };
  return count < COUNT_MAX ? { ms, count: count + 1 } : { ms: ms + 1, count: 0 };
}
