/**
 * What must be there before Kifu starts: checked first, so that a mistake is reported at once, in one line, by its
 * setting.
 */
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { isKey } from '../modules/identity/index.js';
import { type Config, ConfigInvalid, type IncompleteSettings } from '../platform/config/index.js';
import { databaseFault, whyNoDatabase } from '../platform/database/index.js';
import { whyNoRedis } from '../platform/queue/index.js';

/** A service without an administrator would be of no use. */
export function requireAdminKey({ adminKey }: Pick<IncompleteSettings, 'adminKey'>): void {
  if (adminKey === undefined || isKey(adminKey)) return;
  throw new ConfigInvalid(['KIFU_ADMIN_KEY must look like kifu_<16 of a-z0-9>_<43 of A-Za-z0-9_->']);
}

export async function requireListening(variable: string, host: string, port: number): Promise<void> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => server.close(() => resolve()));
  }).catch((cause: unknown) => {
    throw listeningFault(variable, host, port, cause);
  });
}

/** In words, if it is a fault of the settings. */
export function listeningFault(variable: string, host: string, port: number, cause: unknown): unknown {
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  const fault = {
    EADDRINUSE: `${variable}: another program listens on port ${port}; choose another`,
    EACCES: `${variable}: this user may not listen on port ${port}; choose one above 1023`,
    EADDRNOTAVAIL: `HOST: ${host} is no address of this machine`,
    ENOTFOUND: `HOST: there is no host ${host}`,
  }[code];
  return fault === undefined ? cause : new ConfigInvalid([fault]);
}

export async function requireDatabase({ databaseUrl }: Pick<Config, 'databaseUrl'>): Promise<void> {
  const why = await whyNoDatabase(databaseUrl);
  if (why !== undefined) throw new ConfigInvalid([`DATABASE_URL: ${why}`]);
}

const TRIED_EVERY_MS = 1_000;

/** Workers may start before the database does. Faults that waiting cannot mend are refused at once. */
export async function awaitDatabase({ databaseUrl }: Pick<Config, 'databaseUrl'>): Promise<void> {
  for (let isReported = false; ; isReported = true) {
    const fault = await databaseFault(databaseUrl);
    if (fault === undefined) return;
    if (!fault.isAway) throw new ConfigInvalid([`DATABASE_URL: ${fault.why}`]);
    if (!isReported) process.stderr.write(`DATABASE_URL: ${fault.why}; waiting for it\n`);
    await sleep(TRIED_EVERY_MS);
  }
}

export async function requireRedis(url: string): Promise<void> {
  const why = await whyNoRedis(url);
  if (why !== undefined) throw new ConfigInvalid([`REDIS_URL: ${why}`]);
}
