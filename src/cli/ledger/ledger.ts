/**
 * The ledger of a game: its rulebook side by side with the places in code that cite each rule and the tests that pin
 * it. Read from the source text, so it is as true as the working copy.
 */
import { type Rule, type Rulebook } from '../../engine/index.js';
import { type CitedAt, citationsIn } from './citations.js';
import { type ConformanceTest, conformanceTestsIn, type MissingCase } from './conformance-tests.js';
import { sourceFiles } from './source-files.js';

/** Where a game's code is, and the tests of its rules. */
export interface GameFolders {
  readonly code: string;
  readonly tests: string;
}

export const foldersOf = (game: string): GameFolders => ({
  code: `src/engine/games/${game}`,
  tests: `test/rules/${game}`,
});

export interface Ledger {
  readonly rulebook: Rulebook;
  readonly folders: GameFolders;
  readonly citations: readonly CitedAt[];
  readonly tests: readonly ConformanceTest[];
}

export const readLedger = (root: string, rulebook: Rulebook, folders = foldersOf(rulebook.game)): Ledger => ({
  rulebook,
  folders,
  citations: citationsIn(sourceFiles(root, folders.code), rulebook),
  tests: conformanceTestsIn(sourceFiles(root, folders.tests)),
});

/** How tests and people name a rule: `Lorcana 4.3.6.12`. */
export const referenceOf = (rulebook: Rulebook, { number }: Pick<Rule, 'number'>): string =>
  `${rulebook.title} ${number}`;

export const citationsOf = (ledger: Ledger, rule: Rule): readonly CitedAt[] =>
  ledger.citations.filter((citation) => citation.rule === rule.number);

/**
 * Where code carries the rule out, or refuses what it forbids: a table of words does neither. With a rule those that
 * repeat it.
 */
export const carriedOutAt = ({ citations }: Ledger, { number, repeats }: Rule): readonly CitedAt[] =>
  citations.filter(({ rule, inWords }) => !inWords && (rule === number || rule === repeats));

export const testsOf = (ledger: Ledger, rule: Rule): readonly ConformanceTest[] =>
  ledger.tests.filter((test) => test.reference === referenceOf(ledger.rulebook, rule));

/** Cases that a rule cannot have, each with the reason. */
export const missingCasesOf = (ledger: Ledger, rule: Rule): readonly MissingCase[] =>
  testsOf(ledger, rule).flatMap(({ without }) => without);

/** One case shows what a rule does, not its limit: a rule needs a second case, unless it has no outside. */
export const hasOneCaseOnly = (ledger: Ledger, rule: Rule): boolean =>
  testsOf(ledger, rule).flatMap(({ titles }) => titles).length === 1 &&
  missingCasesOf(ledger, rule).every(({ which }) => which !== 'outside');

/** The top heading above a rule. */
export const chapterOf = (rulebook: Rulebook, rule: Rule): Rule => {
  const above = rule.parent === undefined ? undefined : rulebook.find(rule.parent);
  return above === undefined ? rule : chapterOf(rulebook, above);
};

/** Conformance tests of a chapter share a folder: `4.3.6.12` is tested below `test/rules/lorcana/4/`. */
export const testFolderOf = ({ folders, rulebook }: Ledger, rule: Rule): string =>
  `${folders.tests}/${chapterOf(rulebook, rule).number}/`;
