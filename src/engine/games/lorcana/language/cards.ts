import {
  constant,
  costs,
  effect,
  filter,
  flag,
  gives,
  listOf,
  oneOf,
  oneOfTexts,
  optional,
  record,
  ref,
  text,
  whole,
  type Fields,
  type Schema,
} from '../../../kernel/index.js';
import {
  INKS,
  KEYWORDS,
  type ActionCard,
  type CharacterCard,
  type ItemCard,
  type Keyword,
  type LocationCard,
  type PrintedKeyword,
} from '../card.js';
import type { LorcanaCost } from '../cost.js';

/** The largest number that anything printed may be; nothing printed so far has three digits. */
const PRINTED_MAX = 99;
const printed = whole(0, PRINTED_MAX);
const name: Schema = {
  type: 'string',
  maxLength: 100,
  pattern: '^\\S(.*\\S)?$',
  title: 'a text without spaces around it',
};

type Printed = Omit<ItemCard, 'type'>;

const PRINTED: Fields<Printed> = {
  id: {
    title: 'a text of letters, digits and hyphens',
    description: 'Set and collector number of one printing, `1-22`.',
    type: 'string',
    maxLength: 64,
    pattern: '^(?!constructor$|prototype$)[A-Za-z0-9]+(-[A-Za-z0-9]+)*$',
  },
  name,
  version: optional(name),
  alsoNamed: optional({ ...listOf(name, 1, 4), description: 'Each name of a name line of several.' }),
  inks: { ...listOf(oneOfTexts('ink', INKS), 1, 2), uniqueItems: true },
  cost: printed,
  inkable: flag,
  classifications: { ...listOf(ref('classification'), 0, 10), uniqueItems: true },
  keywords: listOf(ref('keyword'), 0, KEYWORDS.length),
  additionalCosts: optional({ ...costs, description: 'Due beside ink or alternate cost, however it is played.' }),
  text: optional({ ...text(1_000), description: 'What the abilities do, in other words than the publisher’s.' }),
  abilities: listOf(ref('ability'), 0, 20),
  copiesMax: optional({ ...whole(1, PRINTED_MAX), description: 'Where a card lifts the limit of four copies.' }),
  bannedIn: optional(listOf(text(40), 1, 20)),
};

export const cardTypes: readonly Schema[] = [
  record<CharacterCard>('A character.', {
    type: constant('character'),
    ...PRINTED,
    strength: printed,
    willpower: printed,
    lore: printed,
  }),
  record<ActionCard>('An action; a song is one classified `Song`.', {
    type: constant('action'),
    ...PRINTED,
    effect: optional(effect),
  }),
  record<ItemCard>('An item.', { type: constant('item'), ...PRINTED }),
  record<LocationCard>('A location.', {
    type: constant('location'),
    ...PRINTED,
    willpower: printed,
    lore: printed,
    moveCost: printed,
  }),
];

/** Keywords that are a number; Shift may have a cost instead. */
const NUMBERED: readonly Keyword[] = ['challenger', 'resist', 'singer', 'sing-together'];

const printedKeyword = (keyword: Keyword): Schema => {
  const known = constant(keyword);
  if (keyword === 'shift') {
    return record<PrintedKeyword>(
      'A number of ink, or another cost.',
      { keyword: known, n: optional(printed), cost: optional(costs) },
      { minProperties: 2, maxProperties: 2 },
    );
  }
  const has = NUMBERED.includes(keyword);
  return has
    ? record<Required<Pick<PrintedKeyword, 'keyword' | 'n'>>>('Has a number.', { keyword: known, n: printed })
    : record<Pick<PrintedKeyword, 'keyword'>>('Has no number.', { keyword: known });
};

type CostOf<Pay extends LorcanaCost['pay']> = Extract<LorcanaCost, { readonly pay: Pay }>;

const paidWith = optional({ ...gives('objects'), description: 'What was paid with, for the effect.' });

export const costSchemas: readonly Schema[] = [
  record<CostOf<'exert'>>('The exert symbol: the card itself.', { pay: constant('exert') }),
  record<CostOf<'ink'>>('Ink.', { pay: constant('ink'), n: printed }),
  record<CostOf<'discard'>>('Cards from hand that the payer chooses.', {
    pay: constant('discard'),
    count: whole(1, PRINTED_MAX),
    of: optional(filter),
    as: paidWith,
  }),
  record<CostOf<'banish'>>('Cards of the payer in play.', {
    pay: constant('banish'),
    count: whole(1, PRINTED_MAX),
    of: filter,
    as: paidWith,
  }),
  record<CostOf<'exert-own'>>('Ready cards of the payer in play; a character must be dry.', {
    pay: constant('exert-own'),
    count: whole(1, PRINTED_MAX),
    of: filter,
    as: paidWith,
  }),
  record<CostOf<'banish-self'>>('Banish this card.', { pay: constant('banish-self') }),
];

const TAGS = ['character', 'action', 'item', 'location', ...INKS].join('|');

/**
 * A tag is a type, an ink or a classification; publishers make new classifications, so any word with a capital is one.
 */
export const tag: Schema = {
  title: 'a card type, an ink or a classification',
  type: 'string',
  maxLength: 40,
  pattern: `^(${TAGS}|[A-Z].*)$`,
};

export const moreDefinitions: { readonly [name: string]: Schema } = {
  keyword: oneOf('keyword', 'A printed keyword.', KEYWORDS.map(printedKeyword)),
  classification: { title: 'a classification with a capital', type: 'string', maxLength: 40, pattern: '^[A-Z].*$' },
};
