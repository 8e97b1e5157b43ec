/**
 * What is tried on what: `fftcg 11.8` is the code of a chapter against the tests of its rules; others are folders of
 * the service.
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import fc from 'fast-check';
import {
  carriedOutAt,
  chapterOf,
  readLedger,
  referenceOf,
  testsOf,
  type Ledger,
} from '../../../src/cli/ledger/ledger.js';
import { sourceFiles } from '../../../src/cli/ledger/source-files.js';
import { rulebooks } from '../../../src/engine/index.js';
import { homeOf } from '../games/home.js';
import { attributionOf, type Text } from './attribution.js';
import { instrument, mutantsOf, type Mutant } from './instrument.js';
import { isWithin, type Plan } from './plan.js';

/** A mutant and the rules whose tests have to notice it; of the service any test may. */
export type Suspect = Mutant & { readonly rules: readonly string[] };

export type Target = {
  readonly name: string;
  readonly suspects: readonly Suspect[];
  /** The spec files that have to notice a suspect. */
  specsFor(suspects: readonly Suspect[]): readonly string[];
  /** What `--elsewhere` asks: the same changes, before everybody else. */
  readonly elsewhere: () => Target;
  /** They need a database. */
  readonly isService: boolean;
};

/** The specs that are there for the code, and those that notice more or less of it by the way. */
const SERVICE: {
  readonly [name: string]: {
    readonly code: string;
    readonly own: readonly string[];
    readonly others: readonly string[];
  };
} = {
  access: {
    code: 'src/modules/games/access',
    own: ['src/modules/games/access'],
    others: ['test/integration/games', 'test/integration/sandbox'],
  },
  'event-store': {
    code: 'src/platform/event-store',
    own: ['src/platform/event-store', 'test/integration/event-store'],
    others: ['test/integration/audits'],
  },
};

export const TARGETS: readonly string[] = [...rulebooks.map(({ game }) => game), ...Object.keys(SERVICE)];

/** `chapter` is a number of a rule: those below it as well; of the service the beginning of a file's name. */
export const targetOf = (name: string, chapter: string | undefined): Target | undefined => {
  const rulebook = rulebooks.find(({ game }) => game === name);
  if (rulebook !== undefined) return rulesTarget(readLedger(process.cwd(), rulebook, homeOf(rulebook.game)), chapter);
  const service = SERVICE[name];
  return service && inFiles(serviceTarget(name, service.code, service.own, service.others), chapter);
};

/** A file of a rule's number or name is code of that rule, also where another file cites it. */
const isOfRule = (path: string, isRule: (number: string) => boolean): boolean => {
  const [, number = ''] = /\/([\w.]+)-[^/]+\.ts$/.exec(path) ?? [];
  return /^\d/.test(number) || isRule(number);
};

const rulesTarget = (ledger: Ledger, chapter: string | undefined): Target => {
  const { rulebook, folders } = ledger;
  const tested = new Set(
    rulebook.rules
      .filter((rule) => testsOf(ledger, rule).length > 0)
      .flatMap((rule) => withSections(rule.number, chapterOf(rulebook, rule).number)),
  );
  const isRule = (number: string): boolean => tested.has(number);
  const paths = new Set(rulebook.rules.flatMap((rule) => carriedOutAt(ledger, rule)).map(({ path }) => path));
  const all = sourceFiles(process.cwd(), folders.code);
  const suspects = suspectsIn(
    all.filter(({ path }) => (paths.has(path) || isOfRule(path, isRule)) && isCode(path)),
    attributionOf(
      all.filter(({ path }) => isCode(path)),
      isRule,
    ),
  );
  const isAsked = (number: string): boolean =>
    chapter === undefined || number === chapter || number.startsWith(`${chapter}.`);
  const target: Target = {
    name: chapter === undefined ? rulebook.game : `${rulebook.game} ${chapter}`,
    suspects: suspects
      .filter(({ rules }) => rules.some(isAsked))
      .map((suspect) => ({ ...suspect, rules: suspect.rules.map((number) => referenceOf(rulebook, { number })) })),
    specsFor: (some) => [
      ...new Set(
        ledger.tests
          .filter(({ reference }) => some.some(({ rules }) => isWithinAny(reference, rules)))
          .map(({ path }) => path),
      ),
    ],
    elsewhere: () => ({
      ...target,
      suspects: target.suspects.map((suspect) => ({ ...suspect, rules: [] })),
    }),
    isService: false,
  };
  return target;
};

/**
 * A rule and the rules that it is part of, without the chapter: code that names `10.1.4` is there for all of `10.1.4`.
 * Chapters of Riftbound are ranges of numbers: there `354` is a section, not the chapter of `354.1`.
 */
export const withSections = (number: string, chapter: string): readonly string[] => {
  const parts = number.split('.');
  return parts
    .map((_, place) => parts.slice(0, place + 1).join('.'))
    .filter((section) => section === number || (section !== chapter && /^\d/.test(section)) || section.includes('.'));
};

const serviceTarget = (
  name: string,
  code: string,
  own: readonly string[],
  others: readonly string[] | null,
): Target => {
  const files = sourceFiles(process.cwd(), code).filter(({ path }) => !path.endsWith('.spec.ts'));
  const specFiles = own
    .flatMap((folder) => sourceFiles(process.cwd(), folder))
    .map(({ path }) => path)
    .filter((path) => path.endsWith('.spec.ts'));
  return {
    name,
    suspects: suspectsIn(files, () => []),
    specsFor: () => specFiles,
    elsewhere: () => serviceTarget(name, code, others ?? own, null),
    isService: true,
  };
};

/** The name of a chapter in paths: the beginning of a file's name, or of a folder's. */
const inFiles = (target: Target, part: string | undefined): Target =>
  part === undefined
    ? target
    : {
        ...target,
        name: `${target.name} ${part}`,
        suspects: target.suspects.filter(({ path }) => path.includes(`/${part}`)),
        elsewhere: () => inFiles(target.elsewhere(), part),
      };

/** Whether the reference is within one of these rules. Without rules, every reference is. */
const isWithinAny = (reference: string, rules: readonly string[]): boolean =>
  rules.length === 0 || rules.some((rule) => isWithin(reference, rule));

/** Neither specs nor the tables that say which rules, words and parts there are. */
const isCode = (path: string): boolean =>
  !/\.spec\.ts$|\/(rulebook|language|cards|catalogue)\/|\/definition\.ts$/.test(path);

const suspectsIn = (
  files: readonly Text[],
  rulesAt: (path: string, offset: number) => readonly string[],
): readonly Suspect[] => {
  let first = 1;
  return files.flatMap(({ path, text }) => {
    const own = mutantsOf(path, text, first).map((mutant) => ({ ...mutant, rules: rulesAt(path, mutant.from) }));
    first += own.length;
    return own;
  });
};

/** So many of them, drawn by a seed. */
export const sampleOf = (suspects: readonly Suspect[], size: number, seed: number): readonly Suspect[] => {
  const length = Math.min(size, suspects.length);
  const drawn = fc.sample(fc.shuffledSubarray([...suspects], { minLength: length, maxLength: length }), {
    seed,
    numRuns: 1,
  });
  return (drawn[0] ?? []).toSorted((one, other) => one.id - other.id);
};

/** The plan of all suspects: texts stay the same while fewer suspects are open. */
export const planOf = (
  target: Pick<Target, 'specsFor' | 'isService'>,
  suspects: readonly Suspect[],
  rest: Pick<Plan, 'open' | 'due' | 'red' | 'journal' | 'alone'>,
): Plan => ({
  specs: target.specsFor(suspects.filter(({ id }) => rest.open.includes(id))),
  isService: target.isService,
  texts: Object.fromEntries(
    [...new Set(suspects.map(({ path }) => path))].map((path) => [
      resolve(path),
      instrument(
        readFileSync(path, 'utf8'),
        suspects.filter((suspect) => suspect.path === path),
      ),
    ]),
  ),
  suspects: suspects.map(({ id, rules }) => ({ id, rules })),
  ...rest,
});
