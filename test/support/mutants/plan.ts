/** What a run of the tests is given, as a JSON file. It loads none of the code that may be changed. */
import { readFileSync } from 'node:fs';

export type Plan = {
  readonly specs: readonly string[];
  /** They need a database. */
  readonly isService: boolean;
  /** The files with changes in them by their absolute paths. */
  readonly texts: { readonly [path: string]: string };
  /** What is to be judged, and by the tests of which rules; of none: by any. */
  readonly suspects: readonly { readonly id: number; readonly rules: readonly string[] }[];
  /** Where the judgements are written, a line each. */
  readonly journal: string;
  /** The one suspect is on from the first import. */
  readonly isFromTheStart: boolean;
};

/** By this variable a run finds its plan. */
export const PLAN = 'KIFU_MUTANTS';

/** What changed texts ask, as `$mutant(7)`. */
export const ASKED = '$mutant';

export const readPlan = (): Plan => JSON.parse(readFileSync(process.env[PLAN] ?? '', 'utf8')) as Plan;

/** A rule's own block holds the rules below it: `FF-TCG 11.8.5.1` is within `FF-TCG 11.8.5`. */
export const isWithin = (reference: string, rule: string): boolean =>
  reference === rule || reference.startsWith(`${rule}.`);
