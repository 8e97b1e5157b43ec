import { setImmediate as others } from 'node:timers/promises';
import type { Viewer } from '../../../engine/index.js';
import type { Reexecution } from './re-execution.js';
import { type Edition, type GameReplay, gameReplay } from './replay-document.js';

/** Frames between two reports of progress. */
const REPORT_EVERY = 25;

/**
 * All documents of a game that is over, one for each branch and for everybody's eyes; null while it is running. `onProgress`
 * is told how far it is, from 0 to 1; others have the processor in between.
 */
export async function gameReplays(
  reexecution: Reexecution,
  onProgress: (done: number) => Promise<void>,
): Promise<readonly GameReplay[] | null> {
  const { rules, steps, rewinds } = reexecution;
  const editions = viewersOf(reexecution).flatMap((viewer) =>
    Array.from({ length: rewinds.length + 1 }, (_, at): Edition => ({ viewer, branch: at + 1 })),
  );
  const documents: GameReplay[] = [];
  for (const [at, edition] of editions.entries()) {
    const onFrame = async (n: number): Promise<void> => {
      await others();
      if (n % REPORT_EVERY === 0) await onProgress((at + n / steps.length) / editions.length);
    };
    const document = await gameReplay(rules, reexecution, onFrame, edition);
    if (document === null) return null;
    documents.push(document);
  }
  return documents;
}

/** Everything first: it is what most of them want. */
const viewersOf = ({ started }: Reexecution): readonly Viewer[] => [
  { kind: 'everything' },
  { kind: 'spectator' },
  ...started.seats.map(({ seat }) => ({ kind: 'player', seat }) as const),
];
