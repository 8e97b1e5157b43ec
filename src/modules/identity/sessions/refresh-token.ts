import { hash, randomBytes } from 'node:crypto';

/** 256 random bits, like the secret of a key: a plain hash of it is kept. Its form is one that logs leave out. */
const REFRESH_TOKEN = /^kifu_refresh_[A-Za-z0-9_-]{43}$/;

export const mintRefreshToken = (): string => `kifu_refresh_${randomBytes(32).toString('base64url')}`;

export const isRefreshToken = (text: string): boolean => REFRESH_TOKEN.test(text);

export const hashRefreshToken = (token: string): Buffer<ArrayBuffer> => Buffer.from(hash('sha256', token, 'buffer'));
