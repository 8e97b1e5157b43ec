import type { Amount, PlainAmount } from '../abilities/amount.js';
import { ref, type Schema } from '../json/schema.js';
import { amount, condition, filter, flag, listOf, oneOf, oneOfTexts, optional, record, uses, whole } from './parts.js';
import { happenedParts } from './conditions.js';
import { marksOf, rememberedIn, type LanguageTables } from './tables.js';

const NUMBER_MAX = 999;

/** A number that a script names. */
export const numberIn = ({ numberMax = NUMBER_MAX }: LanguageTables): Schema => whole(-numberMax, numberMax);

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
    ...(rememberedIn(tables).length === 0
      ? []
      : [
          record<AmountOf<'happened'>>('How often something happened this turn, times a number.', {
            ...happenedParts(tables),
            times,
          }),
        ]),
    ...(tables.moreAmounts ?? []).map((kind) => moreAmounts(tables)[kind]),
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

const moreAmounts = (tables: LanguageTables) => ({
  product: record<AmountOf<'product'>>('One times the other.', {
    product: listOf(amount, 2, 2),
  }),
  total: record<AmountOf<'total'>>('The sum of a mark over all matching objects.', {
    total: oneOfTexts('mark that counts', marksOf(tables, 'count')),
    on: filter,
  }),
  sum: record<AmountOf<'sum'>>('The sum of a derived number over all matching objects.', {
    sum: oneOfTexts('number', tables.numbers),
    among: filter,
  }),
  highest: record<AmountOf<'highest'>>('The highest derived number of the matching objects; 0 without a match.', {
    highest: oneOfTexts('number', tables.numbers),
    among: filter,
  }),
});

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
    ...(tables.asksForPrinted === true
      ? [
          record<PlainOf<'printed'>>('A printed number of an object, as copies and swaps leave it.', {
            printed: oneOfTexts('number', tables.numbers),
            of,
          }),
        ]
      : []),
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
