import type { Harmless } from './harmless.js';

const TELLS_TYPE = 'What is there is always such a value: the compiler is told so.';
const ONE_BUFFER = 'Which buffer is hashed from makes no other hash; the shared one only spares an allocation.';
const OWN_SALT = 'No other append has its salt, and so its hash: where that is found, it was recorded.';
const ONE_ROW = 'Both are of one row, and there or not there together.';

export const harmless: readonly Harmless[] = [
  { in: 'event-store/chain.ts', change: 'bytesMax <= scratch.length -> false', because: ONE_BUFFER },
  {
    in: 'event-store/chain.ts',
    change: 'bytesMax <= scratch.length -> (bytesMax) < (scratch.length)',
    because: ONE_BUFFER,
  },
  { in: 'event-store/chain.ts', change: '64 * 1024 -> (64) + (1024)', because: ONE_BUFFER },
  { in: 'event-store/chain.ts', change: '3 -> 4', because: 'A buffer that is larger than it need be holds the same.' },
  { in: 'event-store/commit.ts', change: 'ruling === undefined -> false', because: TELLS_TYPE },
  {
    in: 'event-store/commit.ts',
    change: 'known.version < version -> (known.version) <= (version)',
    because: 'Of one version of a stream there is one hash: the same is remembered again.',
  },
  { in: 'event-store/commit.ts', change: 'left out: ticket.uncertain = false;', because: OWN_SALT },
  { in: 'event-store/commit.ts', change: 'false -> true', because: OWN_SALT },
  {
    in: 'event-store/refusals.ts',
    change: 'uncertain && sealed !== null -> (uncertain) || (sealed !== null)',
    because: OWN_SALT,
  },
  { in: 'event-store/refusals.ts', change: 'row === undefined -> false', because: TELLS_TYPE },
  {
    in: 'event-store/refusals.ts',
    change: 'version === null || hash === null -> (version === null) && (hash === null)',
    because: ONE_ROW,
  },
  {
    in: 'event-store/refusals.ts',
    change: 'bodyHash === null || commandVersion === null -> (bodyHash === null) && (commandVersion === null)',
    because: ONE_ROW,
  },
  {
    in: 'event-store/refusals.ts',
    change: 'response === null -> false',
    because: 'What JSON.parse makes of null is null.',
  },
  { in: 'event-store/seal.ts', change: 'lastEvent === undefined -> false', because: TELLS_TYPE },
  { in: 'event-store/seal.ts', change: 'event === undefined -> false', because: TELLS_TYPE },
  {
    in: 'audit/events.ts',
    change: 'position < before.position -> (position) <= (before.position)',
    because: 'No two rows of the ledger have one position.',
  },
];
