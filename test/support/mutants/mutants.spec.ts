/**
 * Goal: what a run of mutants says can be relied on. Method: small texts with every kind of change in them are carried
 * out as they are and with each change on; and the places of a game's code are asked for their rules.
 */
import { createContext, runInContext } from 'node:vm';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { attributionOf } from './attribution.js';
import { deliveredGames } from '../games/home.js';
import { allHarmless, isAbout } from './harmless/index.js';
import { instrument, mutantsOf } from './instrument.js';
import { changeOf } from './change-of.js';
import { sampleOf, targetOf, TARGETS, withSections } from './targets.js';

/** The variants of an expression after `code`, by the change. */
const changed = (code: string, expression: string): { readonly [change: string]: unknown } => {
  const mutants = mutantsOf('a.ts', code, 1);
  const script = ts.transpile(instrument(code, mutants), { target: ts.ScriptTarget.ES2022 });
  const run = (on: number): unknown => {
    const context = createContext({ $mutant: (id: number) => id === on });
    return JSON.parse(JSON.stringify(runInContext(`${script}; ${expression};`, context))) as unknown;
  };
  const each = mutants.map((mutant): [string, unknown] => [changeOf(mutant), run(mutant.id)]);
  return Object.fromEntries<unknown>([['as it is', run(0)], ...each]);
};

describe('changes', () => {
  it('of conditions, comparisons and what joins them, also within each other', () => {
    expect(changed('const f = (a, b) => (a < 2 && b ? 7 : 8);', '[f(1, true), f(2, true), f(1, false)]')).toEqual({
      'as it is': [7, 8, 8],
      'a < 2 && b -> true': [7, 7, 7],
      'a < 2 && b -> false': [8, 8, 8],
      'a < 2 && b -> (a < 2) || (b)': [7, 7, 7],
      'a < 2 -> (a) <= (2)': [7, 7, 8],
      '2 -> 3': [7, 7, 8],
      '7 -> 8': [8, 8, 8],
      '8 -> 9': [7, 9, 9],
    });
  });

  it('of equations and negations where they are no condition, each once', () => {
    expect(changed('const f = (a) => !(a === 1) || false;', '[f(1), f(0)]')).toEqual({
      'as it is': [false, true],
      '!(a === 1) || false -> (!(a === 1)) && (false)': [false, false],
      '!(a === 1) -> (a === 1)': [true, false],
      'a === 1 -> (a) !== (1)': [true, false],
      '1 -> 2': [true, true],
      'false -> true': [true, true],
    });
  });

  it('of lists and what is done with them', () => {
    expect(changed('const f = (list) => [...list.filter((one) => one > 1), 9];', 'f([1, 2])')).toEqual({
      'as it is': [2, 9],
      '[...list.filter((one) => one > 1), 9] -> [9]': [9],
      '[...list.filter((one) => one > 1), 9] -> [...list.filter((one) => one > 1)]': [2],
      'list.filter((one) => one > 1) -> list': [1, 2, 9],
      'one > 1 -> (one) >= (1)': [1, 2, 9],
      '1 -> 2': [9],
      '9 -> 10': [2, 10],
    });
    expect(changed('const f = (list) => list.some((one) => one);', '[f([]), f([true])]')).toEqual({
      'as it is': [false, true],
      'list.some((one) => one) -> list.every((one) => one)': [true, true],
    });
    expect(changed('const low = Math.min(1, 5);', 'low')).toMatchObject({ 'Math.min(1, 5) -> Math.max(1, 5)': 5 });
    // What every object can do is no change.
    expect(changed('const text = (7).toString();', 'text')).toEqual({ 'as it is': '7', '7 -> 8': '8' });
  });

  it('leaves statements out, and returns at once what the type of a function allows', () => {
    const code = 'function f(list: string[]): readonly string[] { list.push("a"); return list; }';
    expect(changed(code, 'f([])')).toEqual({
      'as it is': ['a'],
      'at once: return [];': [],
      'left out: list.push("a");': [],
    });
    expect(
      changed(
        'const list = []; const f = (one) => { if (one) list.push(1); else list.push(2); };',
        'f(true), f(false), list',
      ),
    ).toMatchObject({ 'as it is': [1, 2], 'left out: list.push(1);': [2], 'left out: list.push(2);': [1] });
    expect(changed('const g = (): number | null => 5;', 'g()')).toEqual({
      'as it is': 5,
      '5 -> null': null,
      '5 -> 6': 6,
    });
    expect(changed('const h = (n: number): boolean => n > 0;', '[h(0), h(1)]')).toEqual({
      'as it is': [false, true],
      'n > 0 -> true': [true, true],
      'n > 0 -> false': [false, false],
      'n > 0 -> (n) >= (0)': [true, true],
      '0 -> 1': [false, false],
    });
  });

  it('of SQL, one comparison each', () => {
    expect(Object.values(changed('const q = `select a from b where c = 1 and d is null`;', 'q')).slice(1)).toEqual([
      'select a from b where c = 1 or d is null',
      'select a from b where c >= 1 and d is null',
      'select a from b where c <= 1 and d is null',
      'select a from b where c = 1 and d is not null',
    ]);
  });

  it('none of what tells the compiler a type', () => {
    const code = "const f = (a) => (typeof a === 'object' && 'b' in a ? a.b : typeof a !== 'string' || a);";
    expect(mutantsOf('a.ts', code, 1).map(changeOf)).toEqual([
      "typeof a !== 'string' || a -> (typeof a !== 'string') && (a)",
    ]);
  });

  it('none of citations, types, imports, decorators and invariants', () => {
    const code = [
      "import { a } from 'a';",
      'type Two = 1 | 2;',
      "const cites = [ff('1.1'), ff('1.2')];",
      "const event = { kind: 'drawn', cites: special ? [ff('1.1')] : [] };",
      "reject('code', [special ? ff('1.1') : ff('1.2')], 'Text.');",
      "const words = [rift('keyword.repeat'), ashes('damage.3')];",
      "invariant(a > 1, 'more');",
      '@Injectable(1) class Service {}',
      'const pair = [1, 2] as const;',
    ].join('\n');
    expect(mutantsOf('a.ts', code, 1).map(changeOf)).toEqual([
      "left out: reject('code', [special ? ff('1.1') : ff('1.2')], 'Text.');",
      '1 -> 2',
      '2 -> 3',
    ]);
  });
});

describe('the rules of a place', () => {
  const files = [
    {
      path: 'a.ts',
      text: [
        "export const one = (): number => (ff('1.1'), helper());",
        'const helper = (): number => 1;',
        '/** 1.3, of which 9.9 is no rule. */',
        'export const three = (): number => 3;',
        'export const shared = (): number => 4;',
        '/** 1.9: five. */',
        '/** 445: six. */',
        '/**',
        ' * 443, as six is after five (442), or 2 * 4470, and not 448.9.',
        ' */',
        'export const six = (): number => 6;',
        "export const seven = (): number => (ff('446'), 445 + 7);",
      ].join('\n'),
    },
    { path: 'b.ts', text: "import { shared } from './a.js';\nconst two = (): number => (ff('1.2'), shared());" },
  ];
  const rulesAt = attributionOf(files, (number) => /^(1\.\d|44\d)$/.test(number));
  const at = (text: string): readonly string[] => rulesAt('a.ts', files[0]?.text.indexOf(text) ?? 0);

  it('are those of its declaration, of who uses it, or of who uses it elsewhere', () => {
    expect({
      cited: at('(): number => (ff'),
      helper: at('(): number => 1'),
      comment: at('(): number => 3'),
      shared: at('4;'),
      undotted: at('6;'),
      number: at('7);'),
    }).toEqual({
      cited: ['1.1'],
      helper: ['1.1'],
      comment: ['1.3'],
      shared: ['1.2'],
      undotted: ['1.9', '445', '443', '442'],
      number: ['446'],
    });
  });

  it('may be a section, which is all that is in it, but no chapter', () => {
    expect(withSections('10.1.4.2', '10')).toEqual(['10.1', '10.1.4', '10.1.4.2']);
    expect(withSections('354.1.a', '346')).toEqual(['354', '354.1', '354.1.a']);
    expect(withSections('445', '441')).toEqual(['445']);
    expect(withSections('turn.side.2', 'turn')).toEqual(['turn.side', 'turn.side.2']);
    for (const [game, rule] of [
      ['fftcg', 'FF-TCG 10.1.4'],
      ['riftbound', 'Riftbound 354'],
    ] as const) {
      const { suspects = [] } = targetOf(game, undefined) ?? {};
      expect(suspects.some(({ rules }) => rules.includes(rule))).toBe(true);
    }
  });

  it('are known of every change of every game that is delivered, and their tests are found', () => {
    for (const game of deliveredGames) {
      const target = targetOf(game, undefined);
      expect(target?.suspects.filter(({ rules }) => rules.length === 0)).toEqual([]);
      expect(target?.suspects.length).toBeGreaterThan(1_000);
      const specless = target?.suspects.filter((suspect) => target.specsFor([suspect]).length === 0);
      expect(specless).toEqual([]);
    }
  });

  it('leave out what makes no difference, of which every entry is about a change that there is', () => {
    const suspects = TARGETS.flatMap((name) => targetOf(name, undefined)?.suspects ?? []);
    expect(allHarmless.filter((one) => !suspects.some((suspect) => isAbout(one, suspect)))).toEqual([]);
  });

  it('narrow a run to a chapter, and a sample to the same ones for the same seed', () => {
    const suspects = targetOf('fftcg', '13')?.suspects ?? [];
    expect(suspects.length).toBeGreaterThan(0);
    for (const { rules } of suspects) expect(rules.some((rule) => rule.startsWith('FF-TCG 13.'))).toBe(true);
    const all = targetOf('fftcg', undefined)?.suspects ?? [];
    const ids = (seed: number): readonly number[] => sampleOf(all, 20, seed).map(({ id }) => id);
    expect(new Set(ids(1)).size).toBe(20);
    expect(ids(1)).toEqual(ids(1));
    expect(ids(1)).not.toEqual(ids(2));
    expect(targetOf('chess', undefined)).toBeUndefined();
    const paths = new Set(targetOf('event-store', 'append')?.suspects.map(({ path }) => path));
    expect([...paths]).toEqual(['src/platform/event-store/append.ts']);
  });
});
