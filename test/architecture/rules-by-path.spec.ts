/**
 * Goal: whoever looks for a rule finds by path alone where it is carried out: in a file whose name begins with its number,
 * or with that of a rule that it is part of (`12.4-rule-processes.ts` for 12.4.5). The number of a chapter is not enough. A
 * document that numbers only what is below its headings is cited by these, and files are named so (`prepare.1-rolling.ts`).
 * Method: the ledger says in which files code cites a rule; at least 85 % of the rules that each game enforces must be
 * cited in a file of such a name. The rest are rules that no single place carries out.
 * When it fails: the failure names the rules that are not found and where they are cited. Move what carries a rule out to the
 * file of its section, or give the file the number of what it carries out; no file is to be made for its name alone.
 */
import { describe, expect, it } from 'vitest';
import { carriedOutAt, readLedger } from '../../src/cli/ledger/ledger.js';
import { rulebooks } from '../../src/engine/index.js';
import { homeOf } from '../support/games/home.js';

const SHARE_MIN = 0.85;

/** The number with which a file's name begins: of a section at least. A name in words may say all there is to say. */
const numberOf = (path: string): string | undefined =>
  (/\/(\d+(?:\.\d+)+)-[^/]+\.ts$/.exec(path) ?? /\/([a-z]+(?:\.[a-z\d]+)+)(?:-[^/]+)?\.ts$/.exec(path))?.[1];

const isWithin = (rule: string, section: string): boolean => rule === section || rule.startsWith(`${section}.`);

it.each([
  ['rules/12-rule-processes/12.4-rule-processes.ts', '12.4.5', true],
  ['words/15.2.4.1-freeze.ts', '15.2.4.1', true],
  ['words/15.2.4.1-freeze.ts', '15.2.4.2', false],
  ['rules/11-playing/11.1-priority.ts', '11.11', false],
  ['rules/12-rule-processes/checks.ts', '12.4.5', false],
  ['rules/12-rule-processes.ts', '12.4.5', false],
  ['rules/prepare/prepare.1-rolling.ts', 'prepare.1.first', true],
  ['rules/prepare/prepare.1-rolling.ts', 'prepare.2', false],
  ['rules/effects/glossary.cancel.ts', 'glossary.cancel', true],
  ['rules/prepare/rolling.ts', 'prepare.1', false],
  ['rules/prepare.ts', 'prepare.1', false],
])('%s leads to %s: %s', (path, rule, leads) => {
  const section = numberOf(`src/${path}`);
  expect(section !== undefined && isWithin(rule, section)).toBe(leads);
});

describe.each(rulebooks)('the rules of $title', (rulebook) => {
  const ledger = readLedger(process.cwd(), rulebook, homeOf(rulebook.game));
  const enforced = rulebook.rules.filter(({ status }) => status === 'implemented' || status === 'refused');

  it('are found by the names of files', () => {
    const notFound = enforced.flatMap((rule) => {
      const paths = [...new Set(carriedOutAt(ledger, rule).map(({ path }) => path))];
      const isFound = paths.map(numberOf).some((section) => section !== undefined && isWithin(rule.number, section));
      return isFound ? [] : [`${rule.number} ${rule.title}: ${paths.join(', ')}`];
    });
    const share = 1 - notFound.length / enforced.length;
    expect(share, `not found by path:\n${notFound.join('\n')}\n`).toBeGreaterThanOrEqual(SHARE_MIN);
  });
});
