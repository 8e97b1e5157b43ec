import { randomFillSync } from 'node:crypto';

/** To ask the system for random bytes costs the same for sixteen as for thousands, and more than most of a request. */
const POOL_BYTES = 4_096;

const pool = Buffer.allocUnsafeSlow(POOL_BYTES);
let used = POOL_BYTES;

/** So many random bytes, no more than `POOL_BYTES`, each given out once; for salts and ids. A secret draws its own. */
export function randomHex(bytes: number): string {
  if (used + bytes > POOL_BYTES) {
    randomFillSync(pool);
    used = 0;
  }
  used += bytes;
  const drawn = pool.subarray(used - bytes, used);
  const text = drawn.toString('hex');
  drawn.fill(0);
  return text;
}
