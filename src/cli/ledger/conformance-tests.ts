import { lineAt, type SourceFile } from './source-files.js';

/** One `rule('Lorcana 4.3.6.12', () => { … })` block. */
export interface ConformanceTest {
  /** As written: the game's title and the number. */
  readonly reference: string;
  readonly path: string;
  readonly line: number;
  /** What its `it`s say, in their order. */
  readonly titles: readonly string[];
}

const CALL = /\b(rule|it|it\.each\([^]*?\))\(\s*(?:'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`([^`]*)`)/g;

/** Read from the text, so that the ledger never has to run the tests; an `it` belongs to the last `rule` before it. */
export const conformanceTestsIn = (files: readonly SourceFile[]): readonly ConformanceTest[] =>
  files.filter(({ path }) => path.endsWith('.spec.ts')).flatMap(testsOf);

const testsOf = ({ path, text }: SourceFile): readonly ConformanceTest[] => {
  const calls = [...text.matchAll(CALL)].map((call) => ({
    name: call[1],
    title: (call[2] ?? call[3] ?? call[4] ?? '').replace(/\\(.)/g, '$1'),
    offset: call.index,
  }));
  const rules = calls.filter(({ name }) => name === 'rule');
  return rules.map(({ title, offset }, index) => {
    const end = rules[index + 1]?.offset ?? text.length;
    const own = calls.filter((call) => call.name !== 'rule' && call.offset > offset && call.offset < end);
    return { reference: title, path, line: lineAt(text, offset), titles: own.map((call) => call.title) };
  });
};
