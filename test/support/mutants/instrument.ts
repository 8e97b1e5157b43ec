/**
 * One text that holds every change of a file at once: at each place it asks which change is wanted, and does what it
 * always did where it is none of its own. So hundreds of changes are tried without loading the code again.
 */
import ts from 'typescript';
import { changesIn, type Change } from './changes.js';
import { ASKED } from './plan.js';

/** A change of one file, numbered over all files that are looked at. */
export type Mutant = Change & {
  readonly id: number;
  readonly path: string;
  readonly line: number;
  readonly was: string;
};

export const parse = (path: string, text: string): ts.SourceFile =>
  ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TS);

/** Every change of a file once, numbered from `first` on. */
export const mutantsOf = (path: string, text: string, first: number): readonly Mutant[] => {
  const file = parse(path, text);
  const keyed = changesIn(file).map((change) => [JSON.stringify(change), change] as const);
  return [...new Map(keyed).values()].map((change, place) => ({
    ...change,
    id: first + place,
    path,
    line: file.getLineAndCharacterOfPosition(change.from).line + 1,
    was: text.slice(change.from, change.to),
  }));
};

/** The changes of one place in the text. */
type Site = Pick<Change, 'at' | 'from' | 'to'> & {
  readonly ids: readonly number[];
  readonly becomes: readonly string[];
};

export const instrument = (text: string, mutants: readonly Mutant[]): string => {
  const sites = sitesOf(mutants);
  const write = (from: number, to: number, within: readonly Site[]): string => {
    let written = '';
    let done = from;
    for (const [place, site] of within.entries()) {
      if (site.from < done) continue;
      const inner = within.slice(place + 1).filter((other) => other.from >= site.from && other.to <= site.to);
      written += text.slice(done, site.from) + switched(site, write(site.from, site.to, inner));
      done = site.to;
    }
    return written + text.slice(done, to);
  };
  return write(0, text.length, sites);
};

/** Outer ones before those within them; at one place the statement before the expression. */
const sitesOf = (mutants: readonly Mutant[]): readonly Site[] => {
  const sites = new Map<string, Site>();
  for (const { at, from, to, id, becomes } of mutants) {
    const key = `${at} ${from} ${to}`;
    const known = sites.get(key) ?? { ids: [], becomes: [] };
    sites.set(key, { at, from, to, ids: [...known.ids, id], becomes: [...known.becomes, becomes] });
  }
  const rank = ({ at }: Site): number => ['entry', 'statement', 'expression'].indexOf(at);
  return [...sites.values()].sort(
    (left, right) =>
      left.from - right.from ||
      Number(right.at === 'entry') - Number(left.at === 'entry') ||
      right.to - left.to ||
      rank(left) - rank(right),
  );
};

const switched = ({ at, ids, becomes }: Site, inner: string): string => {
  const cases = ids.map((id, place) => ({ isOn: `${ASKED}(${id})`, change: becomes[place] ?? '' }));
  // In braces, as an `else` that follows belongs to what is before.
  if (at === 'statement') return `{ if (!${cases.map(({ isOn }) => isOn).join(' && !')}) { ${inner} } }`;
  if (at === 'entry') return cases.map(({ isOn, change }) => ` if (${isOn}) { ${change} } `).join('') + inner;
  return `(${cases.map(({ isOn, change }) => `${isOn} ? (${change}) : `).join('')}(${inner}))`;
};
