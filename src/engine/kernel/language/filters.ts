import type { Comparison } from '../abilities/comparison.js';
import type { Filter, FilterPart } from '../abilities/filter.js';
import type { MarkKind } from '../game/definition.js';
import { ref, type Schema } from '../json/schema.js';
import { comparison, flag, listOf, oneOfTexts, optional, record, text, uses } from './parts.js';
import { marksOf, type LanguageTables } from './tables.js';

const whoseObject = oneOfTexts('player', ['you', 'friends', 'opponents']);

export const comparisonSchema: Schema = record<Comparison>(
  'Bounds: `min` and `max` are inclusive, `above` and `below` exclusive, and each is optional.',
  {
    min: optional(ref('plain-amount')),
    max: optional(ref('plain-amount')),
    above: optional(ref('plain-amount')),
    below: optional(ref('plain-amount')),
  },
  { minProperties: 1, 'x-ordered': ['min', 'max'] },
);

export const filterSchema = (tables: LanguageTables): Schema => {
  const part = filterPartSchema(tables);
  const description =
    'Which objects: every part that is given must hold. Values are derived ones. Without `zone`: objects in play.';
  const zone: Schema = {
    ...oneOfTexts('zone', [...tables.zones, 'any']),
    description: '`any`: wherever it is; for asking about an object, not for looking for some.',
  };
  return { ...part, description, properties: { zone, ...part.properties } };
};

const NAMED_BY = 'This mark of an object of the name holds its id; without `objects`, of any object.';

export const filterPartSchema = (tables: LanguageTables): Schema => {
  const tags = listOf(tables.tag, 1, 10);
  const markThatNames = oneOfTexts('mark that names an object', marksOf(tables, 'object'));
  const bySource = {
    sourceMark: { ...markThatNames, description: 'The source has this mark, and it names the object.' },
    sharedMark: { ...markThatNames, description: 'The source and the object have this mark, and both name the same.' },
    markNames: record<NonNullable<Filter['markNames']>>('It has this mark, which names an object of the name.', {
      mark: markThatNames,
      objects: uses('objects'),
    }),
    namedBy: record<NonNullable<Filter['namedBy']>>(NAMED_BY, {
      mark: markThatNames,
      objects: optional(uses('objects')),
      matching: optional({
        ...ref('filter'),
        description: 'Of an object that matches, where the filter looks for it.',
      }),
    }),
  };
  const asAnother = byAnother(markThatNames);
  const schema = record<
    Omit<
      FilterPart,
      'counters' | 'printed' | 'ownerLacks' | 'chooses' | 'sign' | keyof typeof bySource | keyof typeof asAnother
    >
  >('What must hold of an object, wherever it is: every part that is given.', {
    of: optional({
      ...whoseObject,
      description: 'By controller in play, by owner elsewhere. Friends: you and your teammates.',
    }),
    whose: optional({ ...uses('seat'), description: 'Of this player.' }),
    is: optional({ ...tags, description: 'Has all of these tags.' }),
    anyOf: optional({ ...tags, description: 'Has at least one of these tags.' }),
    severalOf: optional({ ...tags, description: 'Has two or more of these tags.' }),
    isNot: optional({ ...tags, description: 'Has none of these tags.' }),
    named: optional(text(100)),
    notNamed: optional({ ...text(100), description: 'Does not have this name.' }),
    either: optional({
      ...listOf(ref('filter-part'), 2, 6),
      description: 'At least one of these holds as well.',
    }),
    not: optional({ ...ref('filter-part'), description: 'This does not hold.' }),
    shares: optional(
      record<NonNullable<Filter['shares']>>('Has one of these tags in common with the first object of a name.', {
        with: uses('objects'),
        of: tags,
      }),
    ),
    sameNameAs: optional({ ...uses('objects'), description: 'Shares a name with the first object of the name.' }),
    keyword: optional(oneOfTexts('keyword', tables.keywords)),
    numbers: optional(fieldsOf(tables.numbers.map((name) => [name, comparison]))),
    marks: optional(fieldsOf(Object.entries(tables.marks).map(([mark, kind]) => [mark, markTest(kind)]))),
    ability: optional({ ...flag, description: 'An ability that waits to resolve, or else a card.' }),
    other: optional({ ...flag, description: 'Not the source of the ability.' }),
    self: optional({ ...flag, description: 'The source itself.' }),
    bound: optional(uses('objects')),
    notBound: optional(uses('objects')),
    markIsSource: optional(markThatNames),
  });
  return {
    ...schema,
    properties: {
      ...schema.properties,
      ...(tables.asksBySource === true && bySource),
      ...(tables.asksByAnother === true && asAnother),
      ...moreParts(tables),
    },
  };
};

/** What another object has as well. */
const byAnother = (markThatNames: Schema) => ({
  sameController: { ...uses('objects'), description: 'It has the controller of the first object of the name.' },
  besides: { ...ref('filter'), description: 'Its controller controls such an object besides it.' },
  sameMark: record<NonNullable<Filter['sameMark']>>(
    'This mark is that of the first object of the name: the same, or none where that object has none.',
    { mark: markThatNames, as: uses('objects') },
  ),
});

/** What not every game has. */
const moreParts = (tables: LanguageTables): NonNullable<Schema['properties']> => ({
  ...(tables.counters === true && { counters }),
  ...(tables.asksForEmptyZones === true && {
    ownerLacks: { ...oneOfTexts('zone', tables.zones), description: 'Its owner has nothing there.' },
  }),
  ...(tables.asksForChosen === true && {
    chooses: { ...ref('filter'), description: 'It waits to resolve, and such an object was chosen for it.' },
  }),
  ...(tables.signs !== undefined && {
    sign: { ...oneOfTexts('sign', tables.signs), description: 'It is printed on its card.' },
  }),
  ...(tables.asksForPrinted === true && {
    printed: {
      ...fieldsOf(tables.numbers.map((name) => [name, comparison])),
      description: 'Printed numbers, as copies and swaps leave them.',
    },
  }),
});

const counters: Schema = {
  description: 'Counters by their name, compared.',
  type: 'object',
  additionalProperties: comparison,
  propertyNames: ref('counter-name'),
  minProperties: 1,
};

/** Marks that count are compared or there; any other is there or not. */
const markTest = (kind: MarkKind['is']): Schema => (kind === 'count' ? { oneOf: [flag, comparison] } : flag);

const fieldsOf = (entries: readonly (readonly [string, Schema])[]): Schema => ({
  type: 'object',
  properties: Object.fromEntries(entries),
  additionalProperties: false,
  minProperties: 1,
});
