/** Sends what is in an outbox: one after another, again and again while the service does not answer, and each once. */
import { answered, kifu, KifuProblem } from '../../api/kifu.js';
import type { Entry, Outbox } from './outbox.js';

export type Trouble =
  /** No answer: it is tried again. */
  | { readonly kind: 'offline' }
  | { readonly kind: 'busy' }
  /**
   * The session has ended, or is another person's: nothing is lost, and nothing is sent before who recorded it logs in.
   */
  | { readonly kind: 'logged-out' }
  /** Another device has acted: what was decided before was not done. */
  | { readonly kind: 'conflict'; readonly undone: readonly string[] }
  | { readonly kind: 'refused'; readonly undone: readonly string[]; readonly problem: KifuProblem };

export interface Delivery {
  readonly outbox: Outbox;
  readonly gameId: string;
  readonly signal: AbortSignal;
  /** Whether who recorded this is who is logged in. */
  readonly isOwn: () => boolean;
  readonly onTrouble: (trouble: Trouble | null) => void;
  /**
   * An entry was carried out and led to a version, or turned out not to be possible (null): the game is to be read
   * again.
   */
  readonly onChange: (version: number | null) => void;
  /** Waits, or until there is a connection again. */
  readonly rest: (ms: number, signal: AbortSignal) => Promise<void>;
}

const WAIT_MS = 1_000;
const WAIT_MAX_MS = 15_000;

/** Until the outbox is empty, the signal says so, or a person has to do something. */
export async function deliver(delivery: Delivery, send = sendEntry): Promise<void> {
  const { outbox, gameId, signal, isOwn, onTrouble, onChange, rest } = delivery;
  let failures = 0;
  for (;;) {
    const [entry] = outbox.list();
    if (entry === undefined || signal.aborted) return;
    if (!isOwn()) return onTrouble({ kind: 'logged-out' });
    try {
      const version = await send(gameId, entry);
      failures = 0;
      outbox.settle(entry.key, version);
      onTrouble(null);
      onChange(version);
    } catch (error) {
      if (signal.aborted) return;
      const trouble = troubleOf(error, outbox);
      onTrouble(trouble);
      if (trouble.kind === 'logged-out') return;
      if (trouble.kind === 'offline' || trouble.kind === 'busy') {
        await rest(Math.min(WAIT_MS * 2 ** failures, WAIT_MAX_MS), signal);
        failures += 1;
        continue;
      }
      // What comes after it was decided as if it had been done.
      outbox.clear();
      onChange(null);
    }
  }
}

function troubleOf(error: unknown, outbox: Outbox): Trouble {
  if (!(error instanceof KifuProblem)) return { kind: 'offline' };
  if (error.status === 401) return { kind: 'logged-out' };
  if (error.status === 429 || error.status >= 500) return { kind: 'busy' };
  const undone = outbox.list().map(({ says }) => says);
  if (error.code === 'game.stale-version') return { kind: 'conflict', undone };
  return { kind: 'refused', undone, problem: error };
}

/** The version that it led to; null for what changes no game. */
async function sendEntry(id: string, { key, order }: Entry): Promise<number | null> {
  const params = { path: { id }, header: { 'Idempotency-Key': key } };
  switch (order.kind) {
    case 'actions':
      return (await answered(kifu.POST('/v1/games/{id}/actions', { params, body: order.body }))).version;
    case 'chance':
      return (await answered(kifu.POST('/v1/games/{id}/chance', { params, body: order.body }))).version;
    case 'invocations':
      return (await answered(kifu.POST('/v1/games/{id}/invocations', { params, body: order.body }))).version;
    case 'repetitions':
      return (await answered(kifu.POST('/v1/games/{id}/repetitions', { params, body: order.body }))).version;
    case 'concede':
      return (await answered(kifu.POST('/v1/games/{id}/concede', { params, body: order.body }))).version;
    case 'takebacks':
      return (await answered(kifu.POST('/v1/games/{id}/takebacks', { params, body: order.body }))).version;
    case 'retractions':
      return (await answered(kifu.POST('/v1/games/{id}/retractions', { params, body: order.body }))).version;
    case 'consent': {
      const path = { id, proposal: order.proposal };
      const asked = kifu.POST('/v1/games/{id}/takebacks/{proposal}/answer', {
        params: { ...params, path },
        body: order.body,
      });
      return (await answered(asked)).version;
    }
    case 'cases':
      await answered(kifu.POST('/v1/cases', { params: { header: params.header }, body: order.body }));
      return null;
  }
}

/** Waits, but no longer than until the browser says that there is a connection. */
export const restUntilOnline = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      removeEventListener('online', done);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    addEventListener('online', done);
    signal.addEventListener('abort', done);
  });
