import { randomBytes } from 'node:crypto';

/** 256 random bits, like the secret of a key: a plain hash of it is kept. Its form is one that logs leave out. */
export const mintResetToken = (): string => `kifu_reset_${randomBytes(32).toString('base64url')}`;
