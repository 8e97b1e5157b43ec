import { lineAt, type SourceFile } from './source-files.js';

/** One `rule('Lorcana 4.3.6.12', () => { … })` block. */
export interface ConformanceTest {
  /** As written: the game's title and the number. */
  readonly reference: string;
  readonly path: string;
  readonly line: number;
  /** What its `it`s say, in their order. */
  readonly titles: readonly string[];
  /** The cases that cannot be played, from its `noCase` calls. */
  readonly without: readonly MissingCase[];
}

/** Which case there is none of (`inside`, `outside`, `conflict`), and why. */
export interface MissingCase {
  readonly which: string;
  readonly why: string;
}

const CALL = /\b(rule|it|it\.each\([^]*?\))\(\s*(?:'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`([^`]*)`)/g;
const NO_CASE = /\bnoCase\(\s*'(\w+)',\s*(?:'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)")/g;

/** Read from the text, so that the ledger never has to run the tests; an `it` belongs to the last `rule` before it. */
export const conformanceTestsIn = (files: readonly SourceFile[]): readonly ConformanceTest[] =>
  files.filter(({ path }) => path.endsWith('.spec.ts')).flatMap(testsOf);

const testsOf = ({ path, text }: SourceFile): readonly ConformanceTest[] => {
  const calls = [...text.matchAll(CALL)].map((call) => ({
    name: call[1],
    title: unescaped(call[2] ?? call[3] ?? call[4]),
    offset: call.index,
  }));
  const missing = [...text.matchAll(NO_CASE)].map((call) => ({
    which: call[1] ?? '',
    why: unescaped(call[2] ?? call[3]),
    offset: call.index,
  }));
  const rules = calls.filter(({ name }) => name === 'rule');
  return rules.map(({ title, offset }, index) => {
    const end = rules[index + 1]?.offset ?? text.length;
    const isOwn = (call: { readonly offset: number }): boolean => call.offset > offset && call.offset < end;
    return {
      reference: title,
      path,
      line: lineAt(text, offset),
      titles: calls.filter((call) => call.name !== 'rule' && isOwn(call)).map((call) => call.title),
      without: missing.filter(isOwn).map(({ which, why }) => ({ which, why })),
    };
  });
};

const unescaped = (literal = ''): string => literal.replace(/\\(.)/g, '$1');
