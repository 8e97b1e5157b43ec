import { Redis } from 'ioredis';
import { networkFault } from '../database/index.js';

const ANSWERS_WITHIN_MS = 5_000;

/** Why jobs can't be kept in the Redis at `url`; undefined when they can. Nothing of it holds a password. */
export async function whyNoRedis(url: string): Promise<string | undefined> {
  const { hostname, port } = new URL(url);
  const at = `${hostname || 'localhost'}:${port || '6379'}`;
  const redis = new Redis(url, {
    lazyConnect: true,
    connectTimeout: ANSWERS_WITHIN_MS,
    commandTimeout: ANSWERS_WITHIN_MS,
    maxRetriesPerRequest: 0,
    retryStrategy: () => null,
  });
  // The first thing that went wrong; the pending call only reports what follows from it.
  let fault: unknown;
  redis.on('error', (error: unknown) => (fault ??= error));
  try {
    await redis.connect();
    await redis.ping();
    return undefined;
  } catch (error) {
    return inWords(fault ?? error, at);
  } finally {
    redis.disconnect();
  }
}

function inWords(fault: unknown, at: string): string {
  const message = fault instanceof Error ? fault.message : String(fault);
  if (/WRONGPASS|NOAUTH|invalid password/i.test(message)) return `the Redis at ${at} refuses the user or the password`;
  return networkFault(fault, at, ANSWERS_WITHIN_MS) ?? `what listens at ${at} can't be used as a Redis: ${message}`;
}
