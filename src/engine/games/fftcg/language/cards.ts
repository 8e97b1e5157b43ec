import {
  amount,
  announcedCard,
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
import { ELEMENTS, KEYWORDS, type BackupCard, type ForwardCard, type MonsterCard, type SummonCard } from '../card.js';
import type { CardOption, CostOption, FftcgCost, PayWith } from '../cost.js';
import { otherCosts } from '../words/parts.js';

const PRINTED_MAX = 99;
const POWER_MAX = 99_000;
const printed = whole(0, PRINTED_MAX);

const optionOf = (paid: Schema): Fields<CostOption> => ({
  as: { ...gives('number'), description: 'Its name: 1 where it was paid, else 0.' },
  costs: paid,
  instead: optional(flag),
  while: optional(ref('condition')),
});
const OPTION = 'A cost that may be paid as well, or instead of the printed one.';
const OPTIONS_MAX = 4;
const costOptions = (paid: Schema): Schema => listOf(record<CostOption>(OPTION, optionOf(paid)), 1, OPTIONS_MAX);
const cardOptions = (paid: Schema): Schema =>
  listOf(
    record<CardOption>(OPTION, {
      ...optionOf(paid),
      reduces: optional({ ...whole(1, PRINTED_MAX), description: 'So many CP less are then paid for the card.' }),
    }),
    1,
    OPTIONS_MAX,
  );

/** What action and special abilities have beside what activated abilities of every game have. */
export const activatedParts: Schema = {
  properties: { from: oneOfTexts('zone', ['field', 'hand', 'break']), options: costOptions(costs) },
  'x-names': { x: 'number' },
  'x-opens': ['options'],
};

type Printed = Omit<SummonCard, 'type' | 'effect' | 'targets' | 'exBurst'>;
type Character = Omit<BackupCard, 'type'>;

const PRINTED: Fields<Printed> = {
  id: {
    title: 'a text of letters, digits and hyphens',
    description: 'The card code without its rarity, `27-122`.',
    type: 'string',
    maxLength: 64,
    pattern: '^(?!constructor$|prototype$)[A-Za-z0-9]+(-[A-Za-z0-9]+)*$',
  },
  name: text(100),
  elements: { ...listOf(oneOfTexts('element', ELEMENTS), 1, ELEMENTS.length), uniqueItems: true },
  cost: printed,
  categories: listOf(text(40), 0, 10),
  limitBreak: optional({ ...whole(1, PRINTED_MAX), description: 'Limit Break - X: X is the LB cost.' }),
  copiesMax: optional({ ...whole(1, PRINTED_MAX), description: 'Where a card changes the limit of three copies.' }),
  x: optional({ ...flag, description: 'X is part of its cost; its player says how much.' }),
  payWith: optional(
    record<PayWith>('What the CP for it must come from.', {
      elements: optional(listOf(oneOfTexts('element', ELEMENTS), 1, ELEMENTS.length)),
      backups: optional(flag),
    }),
  ),
  additionalCosts: optional({ ...otherCosts, description: 'What it costs beside its CP, whenever it is cast.' }),
  options: optional(cardOptions(otherCosts)),
  castWhile: optional({ ...ref('condition'), description: 'What must hold for it to be cast.' }),
  text: optional({ ...text(1_000), description: 'What the abilities do, in other words than the publisher’s.' }),
  abilities: listOf(ref('ability'), 0, 20),
};

const CHARACTER: Fields<Character> = {
  ...PRINTED,
  jobs: listOf(text(60), 0, 10),
  keywords: { ...listOf(oneOfTexts('keyword', KEYWORDS), 0, KEYWORDS.length), uniqueItems: true },
  castModes: optional({
    ...listOf(text(60), 2, 6),
    description: 'One of these is announced when it is cast; the mark `mode` is its place, from 1.',
  }),
  whenCast: optional(
    announcedCard(
      record<NonNullable<Character['whenCast']>>('What is chosen or divided as it is cast, and done as it enters.', {
        targets: listOf(ref('target'), 1, 6),
        effect,
      }),
    ),
  ),
  generic: optional({ ...flag, description: 'Any number of the same name may be on the field.' }),
  exBurst: optional(
    record<NonNullable<Character['exBurst']>>('The auto-ability that its EX Burst carries out.', {
      ability: ref('ability-name'),
      damage: optional({ ...printed, description: 'The damage from which it may be used.' }),
    }),
  ),
  warp: optional(
    record<NonNullable<Character['warp']>>('Warp X.', { counters: whole(1, PRINTED_MAX), costs: otherCosts }),
  ),
  priming: optional(record<NonNullable<Character['priming']>>('Priming.', { name: text(100), costs: otherCosts })),
};

export const cardTypes: readonly Schema[] = [
  record<ForwardCard>('A Forward.', {
    type: constant('forward'),
    ...CHARACTER,
    power: whole(0, POWER_MAX),
    partyIcon: optional(flag),
  }),
  record<BackupCard>('A Backup.', { type: constant('backup'), ...CHARACTER }),
  record<MonsterCard>('A Monster.', { type: constant('monster'), ...CHARACTER }),
  announcedCard(
    record<Omit<SummonCard, 'targets'>>(
      'A Summon.',
      {
        type: constant('summon'),
        ...PRINTED,
        effect,
        exBurst: optional(
          record<NonNullable<SummonCard['exBurst']>>('Has an EX Burst.', { damage: optional(printed) }),
        ),
      },
      { 'x-names': { x: 'number' }, 'x-opens': ['options'] },
    ),
  ),
];

type CostOf<Pay extends FftcgCost['pay']> = Extract<FftcgCost, { readonly pay: Pay }>;

const count = whole(1, PRINTED_MAX);
const paidWith = optional({
  ...gives('objects'),
  description: 'What was paid with, for the effect of an ability or of may-pay. Nothing if this cost was not paid.',
});

const otherCostSchemas: readonly Schema[] = [
  record<CostOf<'cp'>>('CP: so many of each element, and so many of any.', {
    pay: constant('cp'),
    of: optional({
      type: 'object',
      properties: Object.fromEntries(ELEMENTS.map((element) => [element, printed])),
      additionalProperties: false,
    }),
    any: optional(amount),
    x: optional({ ...whole(1, 3), description: 'So many times what its player says X is.' }),
  }),
  record<CostOf<'special'>>('The S icon: a card of the same name from hand.', { pay: constant('special') }),
  record<CostOf<'discard'>>('Cards from hand.', {
    pay: constant('discard'),
    count,
    of: optional(filter),
    as: paidWith,
  }),
  record<CostOf<'break'>>('Characters of one’s own go to the Break Zone.', {
    pay: constant('break'),
    count,
    of: filter,
    as: paidWith,
  }),
  record<CostOf<'dull-others'>>(
    'Active Characters of one’s own: others than the card itself, unless `other` is false.',
    {
      pay: constant('dull-others'),
      count,
      of: filter,
      as: paidWith,
    },
  ),
  record<CostOf<'return'>>('Cards of one’s own go to hand.', { pay: constant('return'), count, of: filter }),
  record<CostOf<'remove'>>('Cards of one’s own are removed from the game.', {
    pay: constant('remove'),
    count,
    of: filter,
  }),
  record<CostOf<'crystals'>>('Crystals.', { pay: constant('crystals'), count }),
  record<CostOf<'remove-counters'>>('Counters of this name come off the card itself.', {
    pay: constant('remove-counters'),
    counter: ref('counter-name'),
    count,
  }),
  record<CostOf<'top-cards'>>('Cards from the top of the deck.', {
    pay: constant('top-cards'),
    count,
    to: oneOfTexts('zone', ['break', 'removed']),
  }),
];

const selfCostSchemas: readonly Schema[] = [
  record<CostOf<'dull'>>('The dull icon: the card itself. No `other-cost`: only abilities that are used ask for it.', {
    pay: constant('dull'),
  }),
  record<CostOf<'break-self'>>(
    'The card itself goes to the Break Zone. No `other-cost`: only abilities that are used ask for it.',
    { pay: constant('break-self') },
  ),
  record<CostOf<'remove-self'>>(
    'The card itself is removed from the game. No `other-cost`: only abilities that are used ask for it.',
    { pay: constant('remove-self') },
  ),
  record<CostOf<'discard-self'>>(
    'The card itself is discarded. No `other-cost`: only abilities that are used ask for it.',
    { pay: constant('discard-self') },
  ),
];

export const costSchemas: readonly Schema[] = [...otherCostSchemas, ...selfCostSchemas];

/** What an action or special ability has the card itself do, nothing else has: an effect does it, if its player may. */
export const costDefinitions: { readonly [name: string]: Schema } = {
  'other-cost': oneOf('cost that the card itself does not pay', 'Part of a cost.', otherCostSchemas),
};

/** A type, an element, a Job, a Category, or the generic icon. */
export const tag: Schema = {
  title: 'a card type, an element, a Job, a Category or `generic`',
  type: 'string',
  maxLength: 60,
};
