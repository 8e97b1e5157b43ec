/**
 * Goal: a reader can take the files of `src` one after another, the lowest first. Method: the imports of every file,
 * types included, make a graph. A circle is a set of files that all lead to each other. The circles that are left are
 * listed below, and the list may only shrink.
 * When it fails: give the type that closes the circle a file of its own, or move it to the file that owns it. If a
 * circle is gone, take it off the list.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

type Graph = ReadonlyMap<string, readonly string[]>;

/**
 * Each circle: the folder of its files, then the files. In `kernel/game` and `kernel/abilities` the circle is in the
 * matter: a rule of a game is called with the game, and a condition compares amounts, which may have conditions.
 */
const LEFT: readonly (readonly [folder: string, ...files: readonly string[]])[] = [
  ['engine/kernel/abilities', 'ability.ts', 'change.ts'],
  ['engine/kernel/abilities', 'amount.ts', 'comparison.ts', 'condition.ts', 'filter.ts'],
  [
    'engine/kernel/game',
    'around.ts',
    'atom.ts',
    'board.ts',
    'check-group.ts',
    'compiled.ts',
    'decision-kind.ts',
    'deck-making.ts',
    'definition.ts',
    'derived-player-number.ts',
    'derived.ts',
    'draft.ts',
    'event-kind.ts',
    'procedure.ts',
    'replacer.ts',
    'resting-text.ts',
    'speaker.ts',
    'watch.ts',
    'word-rules.ts',
    'word.ts',
  ],
];

const isSource = (name: string): boolean => /\.tsx?$/.test(name) && !/\.spec\.tsx?$|(^|\/)generated\//.test(name);

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((name) => `src/${name}`)
  .filter(isSource);

/** Imports name the compiled file: `.js` for both kinds of source. */
const sourceOf = (from: string, imported: string): readonly string[] => {
  const path = posix.join(posix.dirname(from), imported);
  return [path.replace(/\.js$/, '.ts'), path.replace(/\.js$/, '.tsx')].filter((file) => existsSync(file));
};

const importsOf = (file: string): readonly string[] =>
  ts
    .preProcessFile(readFileSync(file, 'utf8'), true, true)
    .importedFiles.filter(({ fileName }) => fileName.startsWith('.'))
    .flatMap(({ fileName }) => sourceOf(file, fileName));

/** The circles of a graph: its strongly connected components of several nodes (Tarjan). */
const circlesIn = (graph: Graph): readonly (readonly string[])[] => {
  const index = new Map<string, number>();
  const low = new Map<string, number>();
  const open: string[] = [];
  const found: string[][] = [];
  const visit = (node: string): number => {
    const own = index.size;
    index.set(node, own);
    low.set(node, own);
    open.push(node);
    for (const next of graph.get(node) ?? []) {
      if (!index.has(next)) low.set(node, Math.min(low.get(node) ?? own, visit(next)));
      else if (open.includes(next)) low.set(node, Math.min(low.get(node) ?? own, index.get(next) ?? own));
    }
    if (low.get(node) === own) {
      const circle = open.splice(open.indexOf(node));
      if (circle.length > 1) found.push(circle.toSorted());
    }
    return low.get(node) ?? own;
  };
  for (const node of graph.keys()) if (!index.has(node)) visit(node);
  return found.toSorted(([one = ''], [other = '']) => (one < other ? -1 : 1));
};

describe('circles of imports', () => {
  it('are found where files lead to each other, and only there', () => {
    const graph: Graph = new Map([
      ['a', ['b']],
      ['b', ['c', 'd']],
      ['c', ['a']],
      ['d', ['e']],
      ['e', []],
      ['f', ['g', 'a']],
      ['g', ['f']],
    ]);
    expect(circlesIn(graph)).toEqual([
      ['a', 'b', 'c'],
      ['f', 'g'],
    ]);
  });

  it('are those that are left, types included, and no other', () => {
    const graph: Graph = new Map(files.map((file) => [file, importsOf(file)]));
    expect([...graph.values()].flat().length).toBeGreaterThan(10_000);
    expect(circlesIn(graph)).toEqual(LEFT.map(([folder, ...names]) => names.map((name) => `src/${folder}/${name}`)));
  });
});
