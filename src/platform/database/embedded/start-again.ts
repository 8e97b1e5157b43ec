import { setTimeout as sleep } from 'node:timers/promises';
import { type Postmaster, type PostmasterOptions, startPostmaster, stopLeftover } from './postmaster.js';
import { type Report } from './supervisor-protocol.js';

/** At once, then every second, and later every ten: what keeps a server from starting, like a full disk, may pass. */
const waitBefore = (attempt: number): number => (attempt === 0 ? 0 : attempt < 30 ? 1_000 : 10_000);

/** One of so many failed attempts is reported. */
const TELL_EVERY = 30;

/**
 * Starts a server that has ended by itself again, on the same port, where its users find it. Gives up only when we are
 * to end, which is then thrown.
 */
export async function startAgain(
  options: PostmasterOptions & { readonly port: number },
  report: (news: Report) => void,
): Promise<Postmaster> {
  report({ kind: 'news', level: 'error', message: 'PostgreSQL ended by itself; it is started again' });
  for (let attempt = 0; ; attempt += 1) {
    await sleep(waitBefore(attempt), undefined, { signal: options.signal });
    try {
      await stopLeftover(options.folder);
      const server = await startPostmaster(options);
      report({ kind: 'news', level: 'info', message: 'PostgreSQL is there again' });
      return server;
    } catch (error) {
      options.signal.throwIfAborted();
      const message = error instanceof Error ? error.message : String(error);
      if (attempt % TELL_EVERY === 0) report({ kind: 'news', level: 'error', message });
    }
  }
}
