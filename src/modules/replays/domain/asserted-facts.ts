import type { LogEntry } from '../../../engine/index.js';

/** Facts of a game that are recorded because somebody said so. Carrying it out again proves what followed from them. */
export interface AssertedFacts {
  /** Acts by which texts that nobody has scripted were carried out. */
  readonly acts: number;
  /** Acts of judges that corrected the game. */
  readonly corrections: number;
  /** How chance fell at a table: cards that came to light, and random choices. */
  readonly chance: number;
}

export function assertedFactsIn(steps: readonly { readonly log: readonly LogEntry[] }[]): AssertedFacts {
  const log = steps.flatMap((step) => step.log);
  const of = (kind: string): readonly LogEntry[] => log.filter((entry) => entry.kind === kind);
  const told = of('chanceTold').reduce((sum, { count }) => sum + Number(count), 0);
  return { acts: of('asserted').length, corrections: of('corrected').length, chance: told };
}

export const assertedTotal = ({ acts, corrections, chance }: AssertedFacts): number => acts + corrections + chance;
