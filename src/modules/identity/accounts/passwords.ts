import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/**
 * Argon2id as the library sets it: 19 MiB, two passes, the least that OWASP recommends. Its form tells the parameters.
 */
export const hashPassword = (password: string): Promise<string> => hash(normal(password));

/**
 * The hash of a password that nobody has. Unknown logins are checked against it, so that the delay of the answer does
 * not reveal whether a login is known.
 */
let nobodys: Promise<string> | undefined;

export async function matchesPassword(password: string, passwordHash: string | null): Promise<boolean> {
  nobodys ??= hashPassword('nobody has this password');
  const matches = await verify(passwordHash ?? (await nobodys), normal(password));
  return matches && passwordHash !== null;
}

/** The same password, however the keyboard composed its accents. */
const normal = (password: string): string => password.normalize('NFKC');

/** 256 random bits, like the secret of a key: a plain hash of it is kept. Its form is one that logs leave out. */
export const mintResetToken = (): string => `kifu_reset_${randomBytes(32).toString('base64url')}`;
