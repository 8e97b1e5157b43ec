import type { LogEntry } from '../../../engine/index.js';

/**
 * The facts of a game that rest on assertions: texts without a script, carried out by hand. Re-execution proves that
 * they were asserted and confirmed, not that the text says so.
 */
export interface ByHand {
  /** How often such a text came due. */
  readonly texts: number;
  /** Acts that were confirmed and carried out. */
  readonly assertions: number;
  /** Acts that an opponent, or a judge in their place, did not confirm: nothing happened. */
  readonly refused: number;
  /** Confirmations that a judge gave in the place of an opponent. */
  readonly confirmedByJudge: number;
  /** Where the first of the assertions stand in the record. */
  readonly versions: readonly number[];
}

/** The log has the rest. */
const VERSIONS_MAX = 100;

export function byHandIn(steps: readonly { readonly version: number; readonly log: readonly LogEntry[] }[]): ByHand {
  const log = steps.flatMap((step) => step.log);
  const count = (kind: string): number => log.filter((entry) => entry.kind === kind).length;
  const isAsserted = ({ kind }: LogEntry): boolean => kind === 'asserted';
  return {
    texts: count('textDue'),
    assertions: count('asserted'),
    refused: count('assertionRefused'),
    confirmedByJudge: log.filter(isConfirmedByJudge).length,
    versions: steps.flatMap((step) => (step.log.some(isAsserted) ? [step.version] : [])).slice(0, VERSIONS_MAX),
  };
}

/** Sums the acts by hand of two successive stretches of a game. */
export const togetherByHand = (before: ByHand, after: ByHand): ByHand => ({
  texts: before.texts + after.texts,
  assertions: before.assertions + after.assertions,
  refused: before.refused + after.refused,
  confirmedByJudge: before.confirmedByJudge + after.confirmedByJudge,
  versions: [...before.versions, ...after.versions].slice(0, VERSIONS_MAX),
});

const isConfirmedByJudge = (entry: LogEntry): boolean =>
  entry.kind === 'answered' &&
  entry['by'] === 'judge' &&
  entry['question'] === 'manualConfirm' &&
  entry['answer'] === 'yes';

/** Facts of a game that are recorded because somebody said so. Carrying it out again proves what followed from them. */
export interface AssertedFacts {
  /** Acts by which texts without a script were carried out. */
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

export const togetherAsserted = (before: AssertedFacts, after: AssertedFacts): AssertedFacts => ({
  acts: before.acts + after.acts,
  corrections: before.corrections + after.corrections,
  chance: before.chance + after.chance,
});

export const assertedTotal = ({ acts, corrections, chance }: AssertedFacts): number => acts + corrections + chance;
