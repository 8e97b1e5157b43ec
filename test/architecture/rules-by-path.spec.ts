/**
 * Goal: whoever looks for a rule finds by path alone where it is carried out: in a file whose name begins with its
 * number, or with that of a rule that it is part of (`12.4-rule-processes.ts` for 12.4.5). The number of a chapter is
 * not enough. A document that numbers only what is below its headings is cited by these, and files are named so
 * (`prepare.1-rolling.ts`); a heading is as good as a section unless it stands over more rules than one would look
 * through (`HEADING_MAX`).
 * Method: the ledger says in which files code cites a rule; at least 85 % of the rules that each game enforces must be
 * cited in a file of such a name, or of that of the rule that they repeat. The rest are rules that no single place
 * carries out.
 * When it fails: the failure names the rules that are not found and where they are cited. Move what carries a rule out
 * to the file of its section, or give the file the number of what it carries out; no file is to be made for its name
 * alone.
 */
import { describe, expect, it } from 'vitest';
import { carriedOutAt, readLedger } from '../../src/cli/ledger/ledger.js';
import { rulebooks, type Rule } from '../../src/engine/index.js';
import { homeOf } from '../support/games/home.js';

const SHARE_MIN = 0.85;

/** Rules that are carried out below a heading of words, at most, for a file of its name to lead to them. */
const HEADING_MAX = 15;

/**
 * The number with which a file's name begins: of a section at least; numbers of three digits count the rules of a
 * document in one line, and are sections. A name in words may say all there is to say.
 */
const numberOf = (path: string): string | undefined =>
  (/\/(\d{3}(?:\.[a-z\d]+)*|\d+(?:\.\d+)+)-[^/]+\.ts$/.exec(path) ??
    /\/([a-z]+(?:\.[a-z\d]+)*)(?:-[^/]+)?\.ts$/.exec(path))?.[1];

const isWithin = (rule: string, section: string): boolean => rule === section || rule.startsWith(`${section}.`);

/**
 * A rule by all numbers that it is part of, its own last: where headings are numbered in one line with rules, those
 * above it too.
 */
type Numbers = readonly string[];

/** Whether a file of this name leads to the rule, among all that are carried out. */
const leadsTo = (path: string, rule: Numbers, enforced: readonly Numbers[]): boolean => {
  const section = numberOf(path);
  const isPart = (numbers: Numbers): boolean => numbers.some((number) => isWithin(number, section ?? ''));
  if (section === undefined || !isPart(rule)) return false;
  return section.includes('.') || enforced.filter(isPart).length <= HEADING_MAX;
};

it.each([
  ['rules/12-rule-processes/12.4-rule-processes.ts', '12.4.5', true],
  ['words/15.2.4.1-freeze.ts', '15.2.4.1', true],
  ['words/15.2.4.1-freeze.ts', '15.2.4.2', false],
  ['rules/11-playing/11.1-priority.ts', '11.11', false],
  ['rules/12-rule-processes/checks.ts', '12.4.5', false],
  ['rules/12-rule-processes.ts', '12.4.5', false],
  ['rules/104-setup/117-mulligan.ts', '117.2', true],
  ['rules/441-scoring/442-scoring.ts', '444.1', false],
  ['words/376.4.b-conquer.ts', '376.4.b.2.c', true],
  ['rules/prepare/prepare.1-rolling.ts', 'prepare.1.first', true],
  ['rules/prepare/prepare.1-rolling.ts', 'prepare.2', false],
  ['rules/effects/glossary.cancel.ts', 'glossary.cancel', true],
  ['rules/prepare/rolling.ts', 'prepare.1', false],
  ['rules/prepare/prepare-phase.ts', 'prepare.1', true],
  ['rules/prepare/prepare-phase.ts', 'glossary.1', false],
  ['rules/glossary-zones.ts', 'glossary.1', false],
])('%s leads to %s: %s', (path, rule, leads) => {
  const many = Array.from({ length: HEADING_MAX + 1 }, (_, at) => `glossary.${at}`);
  expect(
    leadsTo(
      `src/${path}`,
      [rule],
      ['prepare.1', 'prepare.2', ...many].map((number) => [number]),
    ),
  ).toBe(leads);
});

describe.each(rulebooks)('the rules of $title', (rulebook) => {
  const ledger = readLedger(process.cwd(), rulebook, homeOf(rulebook.game));
  const enforced = rulebook.rules.filter(({ status }) => status === 'implemented' || status === 'refused');
  const numbersOf = ({ number, parent }: Rule): Numbers => {
    const above = parent === undefined ? undefined : rulebook.find(parent);
    return above === undefined ? [number] : [...numbersOf(above), number];
  };
  const numbers = enforced.map(numbersOf);
  const isFoundAt = (rule: Rule, path: string): boolean => {
    const repeated = rule.repeats === undefined ? undefined : rulebook.find(rule.repeats);
    return [rule, ...(repeated === undefined ? [] : [repeated])].some((each) =>
      leadsTo(path, numbersOf(each), numbers),
    );
  };

  it('are found by the names of files', () => {
    const notFound = enforced.flatMap((rule) => {
      const paths = [...new Set(carriedOutAt(ledger, rule).map(({ path }) => path))];
      return paths.some((path) => isFoundAt(rule, path)) ? [] : [`${rule.number} ${rule.title}: ${paths.join(', ')}`];
    });
    const share = 1 - notFound.length / enforced.length;
    expect(share, `not found by path:\n${notFound.join('\n')}\n`).toBeGreaterThanOrEqual(SHARE_MIN);
  });
});
