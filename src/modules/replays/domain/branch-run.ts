import { pathTo } from '../../matches/index.js';
import type { End, ProvenStep, Reexecution, Step } from './comparison.js';

/** One branch of a game, as if nothing else had been played. */
export interface BranchRun<Kept = Step> {
  readonly number: number;
  readonly steps: readonly Kept[];
  /** Null while it is running, or where it was left before its end. */
  readonly ended: End | null;
}

/** A branch by its number; the last one, which counts, where none is said. */
export function branchRun<Kept extends Pick<ProvenStep, 'version'>>(
  { steps, rewinds, ends }: Pick<Reexecution, 'rewinds' | 'ends'> & { readonly steps: readonly Kept[] },
  number = rewinds.length + 1,
): BranchRun<Kept> {
  const next = rewinds[number - 1];
  const from = rewinds[number - 2]?.version ?? 0;
  const to = next === undefined ? Infinity : next.version - 1;
  const isOf = ({ version }: { readonly version: number }) => version >= from && version <= to;
  const last = steps.findLast(isOf)?.version ?? from;
  const path = new Set(pathTo(last, rewinds));
  return { number, steps: steps.filter(({ version }) => path.has(version)), ended: ends.findLast(isOf) ?? null };
}
