/**
 * The language takes what the engine can carry out, and the built-in cards say nothing else. If a case fails, a table
 * of `index.ts` lacks a name that rule code gives a meaning, or has one that it does not.
 */
import { describe, expect, it } from 'vitest';
import { readCards, type Schema } from '../../../kernel/index.js';
import { cards } from '../cards/index.js';
import { lorcanaGame } from '../definition.js';
import { lorcanaLanguage } from './index.js';

const { $defs } = lorcanaLanguage;
it.each(cards.map((card) => [card.id, card] as const))('takes the built-in card %s', (_id, card) => {
  expect(readCards(lorcanaLanguage, [card], () => false)).toEqual({ kind: 'cards', cards: [card] });
});

describe('what the language speaks of', () => {
  it('are durations that end', () => {
    const game = { state: { turn: { number: 3, active: 'p1' }, seats: ['p1', 'p2'], players: {} } } as never;
    const durations = ($defs['duration']?.enum ?? []).filter((until) => until !== 'whileInPlay');
    expect(durations.map((until) => typeof lorcanaGame.duration(game, until, 'p1', 'p2').at)).toEqual(
      durations.map(() => 'string'),
    );
  });

  it('are numbers that printed cards have', () => {
    const had = new Set(cards.flatMap((card) => Object.keys(lorcanaGame.facts(card).numbers)));
    const numbers = Object.keys($defs['filter']?.properties?.['numbers']?.properties ?? {});
    expect([...had].filter((number) => !numbers.includes(number))).toEqual([]);
  });
});

describe('the schema', () => {
  /** Every schema in a schema, itself included, each with its place. */
  const schemasIn = (schema: Schema, path: string): readonly (readonly [string, Schema])[] => [
    [path, schema],
    ...Object.entries(schema.properties ?? {}).flatMap(([field, part]) => schemasIn(part, `${path}/${field}`)),
    ...(schema.items === undefined ? [] : schemasIn(schema.items, `${path}/items`)),
    ...(schema.oneOf ?? []).flatMap((branch, index) => schemasIn(branch, `${path}/oneOf/${index}`)),
  ];
  const all = Object.entries($defs).flatMap(([name, schema]) => schemasIn(schema, name));

  it('refers to nothing that is not there', () => {
    const refs = all.flatMap(([, { $ref }]) => ($ref === undefined ? [] : [$ref.replace('#/$defs/', '')]));
    expect(refs.filter((name) => !(name in $defs))).toEqual([]);
  });

  it('lets no record have a field that it does not know', () => {
    expect(
      all.filter(([, { type, additionalProperties }]) => type === 'object' && additionalProperties === undefined),
    ).toEqual([]);
  });

  it('tells the branches of every choice apart', () => {
    for (const [path, { oneOf = [] }] of all) {
      const marks = oneOf.map((branch) => {
        const named = branch.$ref === undefined ? branch : $defs[branch.$ref.replace('#/$defs/', '')];
        const { type, required: [first = ''] = [], properties } = named ?? {};
        return type === 'object' ? `${first}=${properties?.[first]?.const ?? ''}` : type;
      });
      expect([path, new Set(marks).size]).toEqual([path, marks.length]);
    }
  });

  it('says of every word, ability and card what it is', () => {
    const named = Object.entries($defs).filter(([name]) => /^(word|ability)-/.test(name));
    expect(named.filter(([, { description }]) => description === undefined).map(([name]) => name)).toEqual([]);
  });
});
