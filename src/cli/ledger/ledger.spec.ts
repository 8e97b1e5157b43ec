import { describe, expect, it } from 'vitest';
import { type Rule, type Rulebook } from '../../engine/index.js';
import { citationsIn } from './citations.js';
import { conformanceTestsIn } from './conformance-tests.js';
import { coveragePage } from './coverage-page.js';
import { foldersOf, type Ledger } from './ledger.js';
import { ledgerFaults } from './ledger-faults.js';
import { inFull } from '../rule.command.js';

const rules: readonly Rule[] = [
  { number: '4', title: 'Turns', kind: 'info', status: 'informative' },
  { number: '4.1', parent: '4', title: 'Turns end', kind: 'enforce', status: 'implemented' },
  { number: '4.2', parent: '4', title: 'Turns begin', kind: 'enforce', status: 'deferred', reason: 'later' },
];
const toy: Rulebook = {
  game: 'toy',
  title: 'Toy',
  rules,
  find: (number) => rules.find((rule) => rule.number === number),
};

describe('citationsIn', () => {
  it('finds each call with a number of the book by line, and leaves comments and specs alone', () => {
    const text = "const cites = [toy('4.1')]; // see toy('4.2')\nlabel('shuffle');\ncites.push(toy(\n  '4.2',\n));";
    expect(
      citationsIn(
        [
          { path: 'a.ts', text },
          { path: 'a.spec.ts', text },
        ],
        toy,
      ),
    ).toEqual([
      { rule: '4.1', path: 'a.ts', line: 1, inWords: false },
      { rule: '4.2', path: 'a.ts', line: 3, inWords: false },
    ]);
  });
});

describe('conformanceTestsIn', () => {
  it('gives each rule its own titles', () => {
    const text = [
      "rule('Toy 4.1', () => {",
      "  it('ends the player\\'s turn', () => {});",
      '  it.each([1, 2])("ends turn %i", () => {});',
      '});',
      "rule('Toy 4.2', () => {",
      "  noCase('outside', 'Nobody\\'s turn is without one.');",
      '  it(`begins`, () => {});',
      '});',
    ].join('\n');
    expect(conformanceTestsIn([{ path: 't.spec.ts', text }])).toEqual([
      {
        reference: 'Toy 4.1',
        path: 't.spec.ts',
        line: 1,
        titles: ["ends the player's turn", 'ends turn %i'],
        without: [],
      },
      {
        reference: 'Toy 4.2',
        path: 't.spec.ts',
        line: 5,
        titles: ['begins'],
        without: [{ which: 'outside', why: "Nobody's turn is without one." }],
      },
    ]);
  });
});

describe('a rule', () => {
  const once = { reference: 'Toy 4.1', path: 'test/rules/toy/4/4.1.spec.ts', line: 3, titles: ['ends'], without: [] };
  const pageWith = (...tests: Ledger['tests']): string =>
    coveragePage({ rulebook: toy, folders: foldersOf('toy'), citations: [], tests });
  const none = (which: string) => ({ ...once, without: [{ which, why: 'Nobody can.' }] });

  it('has one case only, until there is another or none can be outside', () => {
    expect(pageWith(once)).toContain('| 4 Turns | 3 | 2 | 1 | 0 | 1 | 1 |');
    expect(pageWith(once)).toContain('With one case: 4.1.');
    expect(pageWith(none('conflict'))).toContain('With one case: 4.1.');
    for (const tests of [[once, once], [none('outside')], []])
      expect(pageWith(...tests)).not.toContain('With one case');
    expect(pageWith(none('outside'))).toContain('| 4.1 | outside | Nobody can. |');
  });
});

describe('rules that the document does not hold', () => {
  const book = (rows: readonly Rule[]): Rulebook => ({
    ...toy,
    rules: rows,
    find: (number) => rows.find((rule) => rule.number === number),
  });
  const ledgerOf = (rulebook: Rulebook): Ledger => ({ rulebook, folders: foldersOf('toy'), citations: [], tests: [] });
  const assumed: readonly Rule[] = [
    { number: '5', title: 'Combat', kind: 'info', status: 'informative', assumed: 'v1.2' },
    { number: '5.1', parent: '5', title: 'Units fight', kind: 'enforce', status: 'implemented', assumed: 'v1.2' },
  ];
  const page = coveragePage(ledgerOf(book([...rules, ...assumed])));

  it('are counted apart, with the version in which they were read', () => {
    expect(page).toContain('| **All** | 3 | 2 | 1 | 0 | 1 | 0 |');
    expect(page).toContain('| 5 Combat | v1.2 | 2 | 1 | 1 | 0 | 0 | 0 |\n| **All** |  | 2 | 1 | 1 | 0 | 0 | 0 |');
    expect(page).toContain('## 5 Combat (assumed, v1.2)');
  });

  it('say so one by one', () => {
    const said = assumed.map((rule) => inFull(ledgerOf(book(assumed)), rule));
    for (const lines of said) expect(lines).toContain('assumed   as read in v1.2: the document does not hold it');
  });

  it('are not spoken of where there are none', () => {
    expect(coveragePage(ledgerOf(toy))).not.toContain('ssumed');
  });
});

it('names the heading above, if a document numbers headings and rules in one line', () => {
  const flat: readonly Rule[] = [
    { number: '357', title: 'Abilities', kind: 'info', status: 'informative' },
    { number: '360', parent: '357', title: 'Passive', kind: 'info', status: 'informative' },
    { number: '361', parent: '360', title: 'They hold', kind: 'enforce', status: 'implemented' },
  ];
  const rulebook = { ...toy, rules: flat, find: (number: string) => flat.find((rule) => rule.number === number) };
  const test = {
    reference: 'Toy 361',
    path: 'test/rules/toy/357/361.spec.ts',
    line: 1,
    titles: ['holds'],
    without: [],
  };
  const ledger = {
    rulebook,
    folders: foldersOf('toy'),
    citations: [{ rule: '361', path: 'a.ts', line: 1, inWords: false }],
  };
  expect(ledgerFaults({ ...ledger, tests: [test] })).toEqual([]);
  expect(ledgerFaults({ ...ledger, tests: [{ ...test, path: 'test/rules/toy/361/361.spec.ts' }] })).toEqual([
    expect.stringContaining('move it below test/rules/toy/357/'),
  ]);
  expect(coveragePage({ ...ledger, tests: [] })).toContain('| 357 Abilities | 3 | 1 | 1 | 0 | 0 | 0 |');
});

describe('ledgerFaults', () => {
  const test = { reference: 'Toy 4.1', path: 'test/rules/toy/4/4.1.spec.ts', line: 3, titles: ['ends'], without: [] };
  const sound: Ledger = {
    rulebook: toy,
    folders: foldersOf('toy'),
    citations: [{ rule: '4.1', path: 'a.ts', line: 1, inWords: false }],
    tests: [test],
  };

  it('is content when an implemented rule is tested and cited', () => {
    expect(ledgerFaults(sound)).toEqual([]);
  });

  it('wants a test and a citation for an implemented rule', () => {
    expect(ledgerFaults({ ...sound, tests: [], citations: [] })).toEqual([
      expect.stringContaining("4.1 is IMPLEMENTED without a test: write rule('Toy 4.1', …) in test/rules/toy/4/"),
      expect.stringContaining('4.1 is IMPLEMENTED but no code cites it'),
    ]);
  });

  it('takes what a word rests on for no code', () => {
    const path = 'src/engine/games/toy/words/deal.ts';
    const text = "defineWord({ cites: [toy('4.2')], restsOn: [toy('4.1')] }, { end: () => occur(toy('4.1')) })";
    expect(citationsIn([{ path, text }], toy).map(({ rule, inWords }) => ({ rule, inWords }))).toEqual([
      { rule: '4.2', inWords: false },
      { rule: '4.1', inWords: true },
      { rule: '4.1', inWords: false },
    ]);
  });

  it('takes a rule for carried out with the one that it repeats', () => {
    const rules = toy.rules.map((rule) => (rule.number === '4.1' ? { ...rule, repeats: '4.2' } : rule));
    const repeating = { ...sound, rulebook: { ...toy, rules } };
    const at = (rule: string) => [{ rule, path: 'a.ts', line: 1, inWords: false }];
    expect(ledgerFaults({ ...repeating, citations: at('4.2') })).toEqual([]);
    expect(ledgerFaults({ ...sound, citations: at('4.2') })).toHaveLength(1);
  });

  it('takes a table of words for no code', () => {
    const path = 'src/engine/games/toy/language/word-rules.ts';
    const citations = citationsIn([{ path, text: "const deal = [toy('4.1')];" }], toy);
    expect(citations).toEqual([{ rule: '4.1', path, line: 1, inWords: true }]);
    expect(ledgerFaults({ ...sound, citations })).toEqual([
      expect.stringContaining('4.1 is IMPLEMENTED but no code cites it (a table of words does not count)'),
    ]);
  });

  it.each([
    ['names no rule', { reference: 'Toy 4.9' }, 'no rule of Toy'],
    ['names a heading', { reference: 'Toy 4' }, "which is 'info'"],
    ['pins a deferred rule', { reference: 'Toy 4.2' }, 'take the number out of what the rulebook defers'],
    ['says nothing', { titles: [] }, 'with no it(…)'],
    ['lies in another chapter', { path: 'test/rules/toy/5/4.1.spec.ts' }, 'move it below test/rules/toy/4/'],
  ])('refuses a test that %s', (_what, change, fault) => {
    expect(ledgerFaults({ ...sound, tests: [test, { ...test, ...change }] })).toEqual([expect.stringContaining(fault)]);
  });
});
