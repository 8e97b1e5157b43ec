/**
 * The seed of a game, made by everybody together: each party commits to a secret before any secret is revealed, so
 * no party can choose its own after seeing another's, and every draw of the game can be checked afterwards.
 *
 * commitment  C = SHA-256(LP("tcg-commit-v1") LP(gameId) LP(who) LP(secret))
 * master seed M = SHA-256(LP("tcg-seed-v1") LP(gameId) LP(C server) LP(C p1) … LP(secret server) LP(secret p1) …)
 *
 * LP(x) is the length of x as uint32be, then x; texts are UTF-8. Without the lengths two different lists of parts could
 * run together into the same bytes. What remains open: the last party to reveal can refuse to (a forfeit, which is not
 * decided here).
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { invariant } from '../ground/invariant.js';

const SECRET = /^[0-9a-f]{64}$/;

/** 32 bytes as lower-case hexadecimal, the only form of secrets, commitments and seeds. */
export const isSecret = (text: string): boolean => SECRET.test(text);

/** `who` is `server`, or `p1` to `p4` by place at the table. */
export const commitment = (gameId: string, who: string, secret: string): string =>
  bytesToHex(sha256(concatBytes(...[text('tcg-commit-v1'), text(gameId), text(who), bytes(secret)].map(withLength))));

export type Secrets = {
  readonly gameId: string;
  readonly serverSecret: string;
  /** In the order of the seats. */
  readonly seatSecrets: readonly string[];
};

export const masterSeed = ({ gameId, serverSecret, seatSecrets }: Secrets): string => {
  invariant(seatSecrets.length > 0, 'Every seat of a game has a part in its seed');
  const secrets = [serverSecret, ...seatSecrets];
  const commitments = secrets.map((secret, place) => commitment(gameId, place === 0 ? 'server' : `p${place}`, secret));
  const parts = [text('tcg-seed-v1'), text(gameId), ...commitments.map(bytes), ...secrets.map(bytes)];
  return bytesToHex(sha256(concatBytes(...parts.map(withLength))));
};

/** LP(x). */
export const withLength = (part: Uint8Array): Uint8Array => {
  const framed = new Uint8Array(4 + part.length);
  new DataView(framed.buffer).setUint32(0, part.length);
  framed.set(part, 4);
  return framed;
};

export const text = utf8ToBytes;

export const bytes = (hex: string): Uint8Array => {
  invariant(isSecret(hex), 'A secret, commitment or seed is 32 bytes in lower-case hexadecimal');
  return hexToBytes(hex);
};
