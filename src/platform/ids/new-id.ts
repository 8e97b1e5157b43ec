import { randomBytes } from 'node:crypto';

/**
 * A new UUIDv7. Ids of one process are strictly ascending, also within a millisecond: the 12 bits after the version count
 * (RFC 9562, 6.2, method 1), the other 62 are random.
 */
export function newId(): string {
  last = following(last, Date.now());
  const bytes = randomBytes(16);
  bytes.writeUIntBE(last.ms, 0, 6);
  bytes.writeUInt16BE(0x7000 | last.count, 6);
  bytes.writeUInt8(0x80 | (bytes.readUInt8(8) & 0x3f), 8);
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

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
  if (now > ms) return { ms: now, count: randomBytes(2).readUInt16BE() % COUNT_START_BELOW };
  return count < COUNT_MAX ? { ms, count: count + 1 } : { ms: ms + 1, count: 0 };
}
