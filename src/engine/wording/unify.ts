import { equalJson, isList, isRecord, type Json, type JsonRecord, onceFor } from '../kernel/index.js';
import { facetsOf, recordOfFacets, without, type Facet, type Facets } from './facets.js';
import { holeOf, MERGED } from './grammar.js';

/** What the holes of a phrase must say for it to mean a value. */
export type Match = {
  readonly holes: { readonly [hole: string]: Json };
  /** The holes that share the facets that the phrase itself does not say. */
  readonly merged: readonly string[];
  readonly left: Facets;
};

const PLAIN: Match = { holes: {}, merged: [], left: [] };

/** A reference to what was mentioned last; `is` may be the card itself, which may also be named as such. */
export const isTopic = (value: Json): value is JsonRecord => isRecord(value) && Object.hasOwn(value, 'topic');

/** All ways in which `means` gives the value. */
export const unify = (means: Json, value: Json): readonly Match[] => {
  const hole = holeOf(means);
  if (hole !== undefined) return [{ ...PLAIN, holes: { [hole]: value } }];
  if (isTopic(value)) return isTopic(means) || equalJson(means, value['topic'] ?? null) ? [PLAIN] : [];
  if (isList(means)) return isList(value) ? unifyLists(means, value) : [];
  if (!isRecord(means)) return equalJson(means, value) ? [PLAIN] : [];
  if (!isRecord(value)) return [];
  if (Object.hasOwn(means, MERGED)) return unifyFacets(means, facetsOf(value)).map(settled);
  const fields = Object.keys(means);
  if (fields.length !== Object.keys(value).length) return [];
  return product(fields, (field) => {
    const part = value[field];
    return part === undefined ? [] : unify(means[field] ?? null, part);
  });
};

/** Where one hole takes all that is left, what it must say is known. */
const settled = (match: Match): Match => {
  const [hole, ...others] = match.merged;
  const value = recordOfFacets(match.left);
  if (hole === undefined || others.length > 0 || value === undefined) return match;
  return { holes: { ...match.holes, [hole]: value }, merged: [], left: [] };
};

/** The last hole of a list of effects takes all that are left. */
const unifyLists = (means: readonly Json[], value: readonly Json[]): readonly Match[] => {
  const last = means.at(-1);
  if (value.length > means.length && last !== undefined && holeOf(last) !== undefined && value.every(isEffect)) {
    const rest: Json = { do: 'sequence', of: value.slice(means.length - 1) };
    return unifyLists(means, [...value.slice(0, means.length - 1), rest]);
  }
  return means.length === value.length ? product(means, (part, index) => unify(part, value[index] ?? null)) : [];
};

const isEffect = (value: Json): boolean => isRecord(value) && Object.hasOwn(value, 'do');

/** Every choice of one match for each part. Most values differ in an early part, and then no other is compared. */
const product = <Part>(
  parts: readonly Part[],
  matchesOf: (part: Part, index: number) => readonly Match[],
): readonly Match[] => {
  let all: readonly Match[] = [PLAIN];
  for (const [index, part] of parts.entries()) {
    const matches = matchesOf(part, index);
    if (matches.length === 0) return [];
    all = all.flatMap((one) => matches.flatMap((other) => together(one, other)));
  }
  return all;
};

/** What is mentioned again is the topic then. */
const named = (value: Json): Json => (isTopic(value) ? (value['topic'] ?? null) : value);

/** A hole that occurs several times means the same each time. */
const together = (one: Match, other: Match): readonly Match[] => {
  const both = Object.keys(other.holes).filter((hole) => Object.hasOwn(one.holes, hole));
  if (!both.every((hole) => equalJson(named(one.holes[hole] ?? null), named(other.holes[hole] ?? null)))) return [];
  return [
    {
      holes: { ...other.holes, ...one.holes },
      merged: [...one.merged, ...other.merged],
      left: [...one.left, ...other.left],
    },
  ];
};

/** What a phrase says itself, and the holes that say the rest. */
const saidBy = onceFor(({ [MERGED]: merged = [], ...own }: JsonRecord) => ({
  merged: isList(merged) ? merged.flatMap((hole) => holeOf(hole) ?? []) : [],
  own: facetsOf(own),
}));

/** All ways in which the fields of the phrase itself are among the facets; the others are left for its merged holes. */
export const unifyFacets = (means: JsonRecord, facets: Facets): readonly Match[] => {
  const { merged, own } = saidBy(means);
  const start: readonly Match[] = [{ holes: {}, merged, left: facets }];
  return own.reduce<readonly Match[]>(
    (matches, { path, value }) =>
      matches.flatMap(({ left, ...match }) =>
        left
          .flatMap((facet) => valuesAt(facet, path).map((said) => ({ facet, said })))
          .flatMap(({ facet, said }) =>
            unify(value, said).flatMap((found) => together({ ...match, left: without(left, facet) }, found)),
          ),
      ),
    start,
  );
};

/** A hole for a whole record (`counters: '$c'`) takes one entry of it. */
const valuesAt = ({ path, value }: Facet, wanted: string): readonly Json[] => {
  if (path === wanted) return [value];
  return path.startsWith(`${wanted}.`) ? [{ [path.slice(wanted.length + 1)]: value }] : [];
};
