/**
 * A soak on several processes, each playing every n-th game. A game that takes its process down, or from which it does
 * not come back, is a fault like any other: its share continues with the next game.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { againOf, type PoolSource } from './pool.js';
import { type GameReport } from './soak-game.js';
import { NOTHING, type Totals, withFault, withGame } from './totals.js';

export type Share = { readonly source: PoolSource; readonly seeds: Seeds };
type Seeds = { readonly next: number; readonly last: number; readonly step: number };

export type FromWorker =
  { readonly kind: 'begun'; readonly seed: number } | { readonly kind: 'played'; readonly game: GameReport };

export type Soak = {
  readonly source: PoolSource;
  readonly first: number;
  readonly games: number;
  readonly processes: number;
};

/** No game has come near; a decision that does not come back would. */
const SILENCE_MAX_MS = 300_000;
const FAULTS_MAX = 10;

/** What all games came to, or those up to the moment in which `signal` is aborted. */
export const soak = async (
  { source, first, games, processes }: Soak,
  onProgress: (totals: Totals) => void,
  signal: AbortSignal = new AbortController().signal,
): Promise<Totals> => {
  let totals = NOTHING;
  const update = (next: Totals): boolean => {
    totals = next;
    onProgress(totals);
    return totals.faults.length < FAULTS_MAX;
  };
  const playShare = async (index: number): Promise<void> => {
    const seeds = { next: first + index, last: first + games - 1, step: processes };
    for (let next: number | null = seeds.next; next !== null && next <= seeds.last;) {
      const share = { source, seeds: { ...seeds, next } };
      const died = await playUntilEnd(share, (game) => update(withGame(totals, game)), signal);
      if (died === null) return;
      const { seed, message } = died;
      next = update(withFault(totals, { seed, message, again: againOf(source, seed), file: null }))
        ? seed + processes
        : null;
    }
  };
  await Promise.all(Array.from({ length: processes }, (_, index) => playShare(index)));
  return totals;
};

type Died = { readonly seed: number; readonly message: string };

/** Null when the share is played or enough has gone wrong; otherwise the game in which its process ended. */
const playUntilEnd = (share: Share, onGame: (game: GameReport) => boolean, signal: AbortSignal): Promise<Died | null> =>
  new Promise((resolve) => {
    const child = fork(new URL('worker.main.ts', import.meta.url), [JSON.stringify(share)], {
      execArgv: ['--import', 'tsx'],
    });
    let [seed, stopped, silent] = [share.seeds.next, false, false];
    const stop = (): void => {
      stopped = true;
      child.kill();
    };
    signal.addEventListener('abort', stop);
    let watch = watchOver(child, () => (silent = true));
    child.on('message', (message: FromWorker) => {
      clearTimeout(watch);
      watch = watchOver(child, () => (silent = true));
      if (message.kind === 'begun') return void ({ seed } = message);
      if (!onGame(message.game)) stop();
    });
    child.on('exit', (code, killedBy) => {
      clearTimeout(watch);
      signal.removeEventListener('abort', stop);
      if (code === 0 || stopped) return resolve(null);
      resolve({ seed, message: silent ? 'does not come back' : `its process ended: ${killedBy ?? `code ${code}`}` });
    });
  });

const watchOver = (child: ChildProcess, onSilence: () => void): NodeJS.Timeout =>
  setTimeout(() => {
    onSilence();
    child.kill('SIGKILL');
  }, SILENCE_MAX_MS);
