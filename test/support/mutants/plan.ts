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
  /** The changes that no test has judged yet. */
  readonly open: readonly number[];
  /** By a test's id what it is still to be tried with; of a test that is not here nothing is known. */
  readonly due: { readonly [test: string]: readonly number[] };
  /** Tests that fail as they are. */
  readonly red: readonly string[];
  /** Where the judgements are written, a line each. */
  readonly journal: string;
  /** These are on from the first import, one after the other. */
  readonly alone: readonly Alone[] | null;
};

/** The tests that may notice a suspect, by their ids, and the files they are in; null: any. */
export type Alone = {
  readonly id: number;
  readonly specs: readonly string[];
  readonly tests: readonly string[] | null;
};

/** A test without changes: the changes that it reaches, and those that its file reached before it began. */
export type Met = {
  readonly is: 'met';
  readonly test: string;
  readonly name: string;
  readonly spec: string;
  readonly ids: readonly number[];
  readonly early: readonly number[];
};

/**
 * `begun` without an end is a change that hung; `spoilt` outlasts its test; a test is `unsteady` that fails the second
 * time.
 */
export type Judgement = {
  readonly is: 'begun' | 'noticed' | 'outlived' | 'spoilt' | 'unsteady';
  readonly id: number;
  readonly test: string;
};

/** A line of the journal. A test is `red` that fails as it is. */
export type Entry = Met | Judgement | { readonly is: 'red'; readonly test: string; readonly name: string };

/** By this variable a run finds its plan. */
export const PLAN = 'KIFU_MUTANTS';

/** What changed texts ask, as `$mutant(7)`. */
export const ASKED = '$mutant';

export const readPlan = (): Plan => JSON.parse(readFileSync(process.env[PLAN] ?? '', 'utf8')) as Plan;

/** A rule's own block holds the rules below it: `FF-TCG 11.8.5.1` is within `FF-TCG 11.8.5`. */
export const isWithin = (reference: string, rule: string): boolean =>
  reference === rule || reference.startsWith(`${rule}.`);
