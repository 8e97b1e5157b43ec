/**
 * The built-in cards show the whole language: whoever looks for an example of a word finds one. If a case fails, script a
 * real card that needs what is new, or take out of the language what no card needs.
 */
import { describe, expect, it } from 'vitest';
import { isList, isRecord, type Json, type Schema } from '../../../kernel/index.js';
import { lorcanaLanguage } from '../language/index.js';
import { cards } from './index.js';

const { $defs } = lorcanaLanguage;

/** Every record in the scripts of the built-in cards. */
const recordsIn = (node: Json): readonly { readonly [field: string]: Json }[] => {
  if (isList(node)) return node.flatMap(recordsIn);
  return isRecord(node) ? [node, ...Object.values(node).flatMap(recordsIn)] : [];
};
const records = cards.flatMap((card) => recordsIn(card));

const branches = (definition: string): readonly Schema[] =>
  ($defs[definition]?.oneOf ?? []).map((branch) =>
    branch.$ref === undefined ? branch : ($defs[branch.$ref.replace('#/$defs/', '')] ?? {}),
  );

/** The constants by which the branches of a choice are told apart, where they have one: `do`, `kind`, `pay`, `change`. */
const constants = (definition: string, field: string): readonly string[] =>
  branches(definition).flatMap(({ properties }) => properties?.[field]?.const ?? []);

/** What no built-in card has, each for a reason. This list may only become shorter. */
const UNUSED: { readonly [name: string]: string } = {
  'by-hand': 'every built-in card is scripted',
  unscripted: 'every built-in card is scripted',
  tag: 'no printed card gives a type or classification yet',
  'lose-tag': 'no printed card takes a type or classification away yet',
  any: 'conditions of two names: the cards that have them ask for names that no built-in card has',
};

describe.each([
  ['effect', 'do'],
  ['ability', 'kind'],
  ['cost', 'pay'],
  ['change', 'change'],
] as const)('of every %s', (definition, field) => {
  const used = new Set(records.map((record) => record[field]));
  it.each(constants(definition, field).filter((name) => UNUSED[name] === undefined))(
    '%s is used by a built-in card',
    (name) => {
      expect(used.has(name)).toBe(true);
    },
  );
});

it('every amount and every condition is used by a built-in card', () => {
  const first = ({ required = [] }: Schema): string => required[0] ?? '';
  const heads = [...branches('amount'), ...branches('condition')].filter(({ type }) => type === 'object').map(first);
  expect(heads.filter((head) => UNUSED[head] === undefined && !records.some((record) => head in record))).toEqual([]);
});

it('every part of a filter, every flag, number, duration and event is used by a built-in card', () => {
  const texts = new Set(
    records.flatMap((record) => Object.values(record)).filter((value) => typeof value === 'string'),
  );
  const fields = new Set(records.flatMap((record) => Object.keys(record)));
  const { zone: _zone, ...parts } = $defs['filter']?.properties ?? {};
  expect(Object.keys(parts).filter((part) => !fields.has(part))).toEqual([]);
  const named = [
    ...($defs['duration']?.enum ?? []),
    ...(branches('change').find(({ properties }) => properties?.['change']?.const === 'flag')?.properties?.['flag']
      ?.enum ?? []),
    ...branches('pattern').flatMap(({ properties }) => properties?.['event']?.const ?? []),
  ];
  expect(named.filter((name) => !texts.has(name))).toEqual([]);
});
