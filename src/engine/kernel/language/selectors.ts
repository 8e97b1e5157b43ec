import type { Amount, PlainAmount } from '../abilities/amount.js';
import type { Change } from '../abilities/change.js';
import type { Comparison } from '../abilities/comparison.js';
import type { Condition } from '../abilities/condition.js';
import type { Filter, FilterPart } from '../abilities/filter.js';
import type { MarkKind } from '../game/definition.js';
import { ref, type Schema } from '../json/schema.js';
import {
  amount,
  comparison,
  condition,
  constant,
  filter,
  flag,
  listOf,
  oneOf,
  oneOfTexts,
  optional,
  record,
  text,
  uses,
  whole,
} from './parts.js';
import { rememberedIn, type LanguageTables } from './tables.js';

const whose = oneOfTexts('player', ['you', 'opponents']);
const whoseObject = oneOfTexts('player', ['you', 'friends', 'opponents']);
const NUMBER_MAX = 999;

/** A number that a script names. */
export const numberIn = ({ numberMax = NUMBER_MAX }: LanguageTables): Schema => whole(-numberMax, numberMax);

export const comparisonSchema: Schema = record<Comparison>(
  'Bounds: `min` and `max` may be reached, `above` and `below` may not; one that is left out does not bind.',
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
  };
  const schema = record<Omit<FilterPart, 'counters' | keyof typeof bySource>>(
    'What must hold of an object, wherever it is: every part that is given.',
    {
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
    },
  );
  return {
    ...schema,
    properties: {
      ...schema.properties,
      ...(tables.asksBySource === true && bySource),
      ...(tables.counters === true && { counters }),
    },
  };
};

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

const marksOf = ({ marks }: LanguageTables, kind: MarkKind['is']): readonly string[] =>
  Object.keys(marks).filter((mark) => marks[mark] === kind);

type AmountOf<Key extends string> = Extract<Amount, { readonly [K in Key]: unknown }>;

export const amountSchema = (tables: LanguageTables): Schema => {
  const times = optional(numberIn(tables));
  return oneOf('amount', 'A number that may depend on the game.', [
    ...plainAmounts(tables),
    record<AmountOf<'count'>>('How many match, times a number.', { count: filter, times }),
    record<AmountOf<'plus'>>('All of them together, times a number; -1 takes them away.', {
      plus: listOf(amount, 1, 10),
      times,
    }),
    record<AmountOf<'divided'>>('A part of it, rounded up unless it says down.', {
      divided: amount,
      by: whole(2, 10),
      down: optional(flag),
    }),
    record<AmountOf<'when'>>('The `amount` where the condition holds, else the other, by default 0.', {
      when: condition,
      amount,
      otherwise: optional(amount),
    }),
  ]);
};

export const plainAmountSchema = (tables: LanguageTables): Schema =>
  oneOf('amount', 'A number that filters may compare with.', plainAmounts(tables));

const plainAmounts = (tables: LanguageTables): readonly Schema[] => {
  const number = numberIn(tables);
  const of: Schema = {
    ...uses('objects'),
    description: 'A name, of which the first object counts; `self` is the source.',
  };
  return [
    { ...number, description: 'That many.' },
    record<PlainOf<'number'>>('A derived number of an object.', {
      number: oneOfTexts('number', tables.numbers),
      of,
    }),
    record<PlainOf<'mark'>>('How many of a mark an object has.', {
      mark: oneOfTexts('mark that counts', marksOf(tables, 'count')),
      of,
    }),
    ...(tables.counters === true
      ? [
          record<PlainOf<'counter'>>('How many counters of a name an object has.', {
            counter: ref('counter-name'),
            of,
          }),
        ]
      : []),
    record<PlainOf<'keyword'>>('The number of a keyword of an object.', {
      keyword: oneOfTexts('keyword', tables.keywords),
      of,
    }),
    record<PlainOf<'bound'>>('A number that the event or an earlier word has named, times a number.', {
      bound: uses('number'),
      times: optional(number),
    }),
    ...(givesShares(tables)
      ? [
          record<PlainOf<'share'>>('The share of an object in a number that was divided.', {
            share: uses('shares'),
            of,
          }),
        ]
      : []),
    record<PlainOf<'size'>>('How many objects have the name.', { size: uses('objects'), times: optional(number) }),
    record<PlainOf<'player'>>('A number of a player, by default of the controller of the ability.', {
      player: oneOfTexts('number of a player', tables.playerNumbers),
      of: optional(uses('seat')),
    }),
  ];
};

/** Shares come from what is divided as it is announced, or from words. */
const givesShares = ({ announces, words }: LanguageTables): boolean =>
  announces === true ||
  words.some(({ schema }) => Object.values(schema.properties ?? {}).some((part) => part['x-gives'] === 'shares'));

type PlainOf<Key extends string> = Extract<PlainAmount, { readonly [K in Key]: unknown }>;

type ConditionOf<Key extends string> = Extract<Condition, { readonly [K in Key]: unknown }>;

export const conditionSchema = (tables: LanguageTables): Schema =>
  oneOf('condition', 'Holds or does not, asked of the game as it is.', [
    record<ConditionOf<'count'>>('How many objects match.', { count: filter, is: comparison }),
    record<ConditionOf<'more'>>('The one is greater than the other.', { more: amount, than: amount }),
    record<ConditionOf<'turn'>>('Whose turn it is.', { turn: oneOfTexts('turn', ['yours', 'opponents']) }),
    ...phaseConditions(tables),
    record<ConditionOf<'object'>>(
      'Every object of the name matches, and there is at least one; for objects that have moved, their last state counts. A `count` gives how many are still there.',
      {
        object: uses('objects'),
        matches: filter,
      },
    ),
    record<ConditionOf<'happened'>>('How often something happened this turn.', {
      happened: oneOfTexts('event that is remembered', rememberedIn(tables)),
      by: optional(whose),
      who: optional(uses('seat')),
      tagged: optional({ ...listOf(tables.tag, 1, 10), description: 'With a card that has all of these printed.' }),
      is: comparison,
    }),
    record<ConditionOf<'not'>>('The condition does not hold.', { not: condition }),
    record<ConditionOf<'all'>>('All of them hold.', { all: listOf(condition, 1, 10) }),
    record<ConditionOf<'any'>>('At least one of them holds.', { any: listOf(condition, 1, 10) }),
  ]);

const phaseConditions = ({ phases }: LanguageTables): readonly Schema[] =>
  phases.length === 0
    ? []
    : [
        record<ConditionOf<'phase'>>('Which phase of the turn it is: one of these.', {
          phase: listOf(oneOfTexts('phase', phases), 1, phases.length),
        }),
      ];

type ChangeOf<Kind extends Change['change']> = Extract<Change, { readonly change: Kind }>;

/** Every change but `grant`. */
export const changeSchemas = (tables: LanguageTables): readonly Schema[] => {
  const name = oneOfTexts('number', tables.numbers);
  const keyword = oneOfTexts('keyword', tables.keywords);
  const ofKind = <K extends Change['change']>(kind: K) => constant(kind);
  return [
    record<ChangeOf<'number'>>('Adds to a number.', { change: ofKind('number'), name, add: amount }),
    record<ChangeOf<'set'>>('Sets a number.', { change: ofKind('set'), name, to: amount }),
    record<Omit<ChangeOf<'keyword'>, 'always'>>('Gives a keyword, with its number where it has one.', {
      change: ofKind('keyword'),
      keyword,
      n: optional(amount),
      ...(tables.textRests === true && { always: optional(always) }),
    }),
    record<ChangeOf<'lose-keyword'>>('Takes a keyword away.', { change: ofKind('lose-keyword'), keyword }),
    record<ChangeOf<'tag'>>('Gives a tag.', { change: ofKind('tag'), tag: tables.tag }),
    record<ChangeOf<'lose-tag'>>('Takes a tag away.', { change: ofKind('lose-tag'), tag: tables.tag }),
    record<ChangeOf<'name'>>('Gives one more name, or `only` this one.', {
      change: ofKind('name'),
      name: text(100),
      only: optional(flag),
    }),
    ...(tables.copies !== undefined && tables.copies !== false
      ? [
          record<ChangeOf<'copy'>>(
            'What is printed on the first object of a name is printed on it, or only the numbers.',
            {
              change: ofKind('copy'),
              of: uses('objects'),
              only: optional(constant('numbers')),
            },
          ),
        ]
      : []),
    record<ChangeOf<'flag'>>('Sets what the rules ask for.', {
      change: ofKind('flag'),
      flag: oneOfTexts('flag', tables.flags),
    }),
    record<ChangeOf<'lose-text'>>(
      'Takes away what is printed as its text: keywords and abilities. What it is given stays.',
      {
        change: ofKind('lose-text'),
      },
    ),
    ...(tables.moreChanges ?? []).map((kind) => moreChanges(tables)[kind]),
  ];
};

const moreChanges = (tables: LanguageTables) => ({
  swap: record<ChangeOf<'swap'>>('Two numbers that are printed on it change places.', {
    change: constant('swap'),
    numbers: listOf(oneOfTexts('number', tables.numbers), 2, 2),
  }),
  'lose-abilities': record<ChangeOf<'lose-abilities'>>('Takes all keywords and abilities away, also given ones.', {
    change: constant('lose-abilities'),
  }),
});

const always: Schema = { ...flag, description: 'Also while text of the object rests.' };

export const grantSchema: Schema = record<ChangeOf<'grant'>>(
  'Gives an ability, as if it were printed on the object; its "you" is the player of the object.',
  { change: constant('grant'), ability: { ...ref('granted'), 'x-sealed': true } },
  { 'x-closed': true },
);
