/** The engine for one recorded game, in a worker that is started when it is first asked. */
import { fetchCardSet } from '../api/games.js';
import type { GameEvent } from './record/events.js';
import type { Verification } from './record/verify.js';
import type { Asked, Followed, LineAnswer } from './record/what-if.js';
import type { CallName, Calls, Reply } from './worker/calls.js';

export interface EngineOfGame {
  /** Null for a record that is none of a game. `onProgress` is given how many events are done. */
  readonly verify: (onProgress: (done: number) => void) => Promise<Verification | null>;
  readonly asked: (version: number) => Promise<Asked>;
  readonly follow: (version: number, line: readonly LineAnswer[]) => Promise<Followed>;
  /** Ends the worker. The next question starts another worker. */
  readonly close: () => void;
}

/** What the engine could not do. */
export class EngineFailed extends Error {
  override readonly name = 'EngineFailed';
}

/** Why a call failed whose engine was closed before it was answered. */
export const CLOSED = 'closed';

interface Waiting {
  readonly resolve: (got: never) => void;
  readonly reject: (error: Error) => void;
  readonly onProgress: (done: number) => void;
}

type Wanted = Extract<Reply, { readonly kind: 'wanted' }>;

export function engineOf(events: readonly GameEvent[]): EngineOfGame {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | null = null;
  let calls = 0;

  const failAll = (why: string): void => {
    for (const { reject } of waiting.values()) reject(new EngineFailed(why));
    waiting.clear();
  };

  function start(): Worker {
    const started = new Worker(new URL('./worker/engine.worker.ts', import.meta.url), { type: 'module' });
    started.onmessage = ({ data }: MessageEvent<Reply>) => settle(data);
    started.onerror = ({ message }) => failAll(message);
    worker = started;
    // A record that cannot be opened fails what is asked about it as well.
    call('open', events).catch(() => undefined);
    return started;
  }

  function settle(reply: Reply): void {
    if (reply.kind === 'wanted') return void bring(reply);
    const one = waiting.get(reply.id);
    if (reply.kind === 'progress') return one?.onProgress(reply.done);
    waiting.delete(reply.id);
    // What is got is what was called for: the number is that of the call.
    if (reply.kind === 'done') one?.resolve(reply.got as never);
    else one?.reject(new EngineFailed(reply.why));
  }

  async function bring({ game, cardSet }: Wanted): Promise<void> {
    const cards = await fetchCardSet(game, cardSet).catch(() => null);
    await call('cards', cards).catch(() => undefined);
  }

  const call = <Name extends CallName>(
    name: Name,
    given: Calls[Name]['given'],
    onProgress: Waiting['onProgress'] = () => undefined,
  ) =>
    new Promise<Calls[Name]['got']>((resolve, reject) => {
      const to = worker ?? start();
      calls += 1;
      waiting.set(calls, { resolve, reject, onProgress });
      to.postMessage({ id: calls, name, given });
    });

  return {
    verify: (onProgress) => call('verify', null, onProgress),
    asked: (version) => call('asked', version),
    follow: (version, line) => call('follow', { version, line }),
    close: () => {
      worker?.terminate();
      worker = null;
      failAll(CLOSED);
    },
  };
}
