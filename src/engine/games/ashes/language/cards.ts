import {
  condition,
  constant,
  costs,
  effect,
  filterPart,
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
  type EventPattern,
  type Fields,
  type Schema,
} from '../../../kernel/index.js';
import {
  KEYWORDS,
  MAGICS,
  type ActionCard,
  type AllyCard,
  type AlterationCard,
  type ConjurationCard,
  type ConjuredAlterationCard,
  type DieKind,
  type FromHand,
  type PhoenixbornCard,
  type PrintedKeyword,
  type ReactionCard,
  type ReadyCard,
  type ValueBonus,
} from '../card.js';
import type { CostOfX, MagicSymbols, OptionalCost, ParallelCost, SimpleCost } from '../cost.js';
import { ZONES } from '../rules/zones/setup-zones.js';

const PRINTED_MAX = 99;
const printed = whole(0, PRINTED_MAX);
/** The most symbols in a cost. A player has ten dice. */
const SYMBOLS_MAX = 20;

/** Few enough that no sum of them costs much to compute. */
const COSTS_MAX = 6;

const name: Schema = {
  type: 'string',
  maxLength: 100,
  pattern: '^\\S(.*\\S)?$',
  title: 'a text without spaces around it',
};
const id: Schema = {
  title: 'a text of letters, digits and hyphens',
  type: 'string',
  maxLength: 64,
  pattern: '^(?!constructor$|prototype$)[A-Za-z0-9]+(-[A-Za-z0-9]+)*$',
};

const PRINTED: Fields<Omit<ReadyCard, 'type' | 'cost' | 'exclusiveTo'>> = {
  id,
  name,
  text: optional({ ...text(1_000), description: 'What it does, in other words than the publisher’s.' }),
  abilities: listOf(ref('ability'), 0, 20),
  keywords: optional(listOf(ref('keyword'), 1, KEYWORDS.length)),
  conjurations: optional({ ...listOf(id, 1, 10), description: 'What its text can bring into play, by id.' }),
};
const IN_DECK: Fields<Pick<ReadyCard, 'cost' | 'exclusiveTo'>> = {
  cost: { ...costs, maxItems: COSTS_MAX },
  exclusiveTo: optional({ ...name, description: 'The name of the Phoenixborn whose decks alone may have it.' }),
};
const UNIT: Fields<Pick<AllyCard, 'attack' | 'life' | 'recover'>> = {
  attack: printed,
  life: printed,
  recover: printed,
};
const limit: Schema = { ...whole(1, PRINTED_MAX), description: 'How many copies begin in a conjuration pile.' };

const value = whole(-PRINTED_MAX, PRINTED_MAX);
const ATTACHED: Fields<Pick<AlterationCard, 'bonus' | 'attachTo'>> = {
  bonus: optional(
    record<ValueBonus>(
      'What it adds to the values of the unit that it is attached to.',
      { attack: optional(value), life: optional(value), recover: optional(value) },
      { minProperties: 1 },
    ),
  ),
  attachTo: optional({ ...filterPart, description: 'The only units that it can be attached to.' }),
};

const fromHand = optional(
  record<FromHand>('It may also be played as a reaction, after one of these events and for these costs.', {
    on: listOf<EventPattern>(ref('heard-pattern'), 1, 5),
    while: optional(condition),
    costs: { ...costs, maxItems: COSTS_MAX },
  }),
);

export const cardTypes: readonly Schema[] = [
  record<PhoenixbornCard>('A Phoenixborn.', {
    type: constant('phoenixborn'),
    ...PRINTED,
    life: printed,
    battlefield: printed,
    spellboard: printed,
  }),
  record<AllyCard>('An ally.', {
    type: constant('ally'),
    ...PRINTED,
    ...IN_DECK,
    ...UNIT,
    fromHand,
  }),
  record<ConjurationCard>('A conjuration.', { type: constant('conjuration'), ...PRINTED, ...UNIT, limit }),
  record<AlterationCard>('An alteration spell.', {
    type: constant('alteration'),
    ...PRINTED,
    ...IN_DECK,
    ...ATTACHED,
    fromHand,
  }),
  record<ConjuredAlterationCard>('A conjured alteration spell.', {
    type: constant('conjured-alteration'),
    ...PRINTED,
    limit,
    ...ATTACHED,
  }),
  record<ReadyCard>('A ready spell.', { type: constant('ready'), ...PRINTED, ...IN_DECK }),
  record<ActionCard>(
    'An action spell.',
    { type: constant('action'), ...PRINTED, ...IN_DECK, effect: optional(effect) },
    { 'x-opens': ['cost'] },
  ),
  record<ReactionCard>(
    'A reaction spell.',
    {
      type: constant('reaction'),
      ...PRINTED,
      ...IN_DECK,
      reaction: optional({ ...ref('ability-triggered'), description: 'In which window it may be played.' }),
    },
    { 'x-opens': ['cost'] },
  ),
  record<DieKind>('A type of die, with its power as an ability.', {
    type: constant('die'),
    ...PRINTED,
    magic: oneOfTexts('type of die', MAGICS),
  }),
];

type CostOf<Pay extends SimpleCost['pay']> = Extract<SimpleCost, { readonly pay: Pay }>;
type SymbolsOf<Level extends MagicSymbols['level']> = Extract<MagicSymbols, { readonly level: Level }>;

const n = whole(1, SYMBOLS_MAX);
const magic = oneOfTexts('type of die', MAGICS);

const symbols = oneOf('symbols', 'So many symbols in a cost.', [
  record<SymbolsOf<'basic'>>('Basic symbols: any die pays them.', { level: constant('basic'), n }),
  record<Extract<MagicSymbols, { readonly magic: unknown }> & { readonly level: 'class' }>('Of a type.', {
    level: constant('class'),
    n,
    magic,
  }),
  record<Extract<MagicSymbols, { readonly magic: unknown }> & { readonly level: 'power' }>('Of a type.', {
    level: constant('power'),
    n,
    magic,
  }),
]);

const simpleCosts: readonly Schema[] = [
  record<CostOf<'main'>>('The main action of the turn.', { pay: constant('main') }),
  record<CostOf<'side'>>('A side action.', { pay: constant('side') }),
  record<CostOf<'exhaust'>>('An exhaustion token on the card itself.', { pay: constant('exhaust') }),
  record<CostOf<'discard'>>('Cards from hand that the payer chooses.', {
    pay: constant('discard'),
    count: whole(1, PRINTED_MAX),
  }),
  record<CostOf<'magic'>>('Dice.', {
    pay: constant('magic'),
    dice: listOf(ref('symbols'), 1, 3),
    as: optional({ ...gives('objects'), description: 'All dice that are spent, as they were.' }),
  }),
  record<CostOf<'power'>>('The die itself, on its power side.', { pay: constant('power') }),
];

export const costSchemas: readonly Schema[] = [
  ...simpleCosts,
  record<ParallelCost>('Linked costs, of which one is paid.', {
    pay: constant('parallel'),
    of: { ...listOf(ref('simple-cost'), 2, 3), 'x-alternatives': true },
  }),
  record<OptionalCost>('Paid with the others or not, as the player says before.', {
    pay: constant('optional'),
    of: ref('simple-cost'),
    as: { ...gives('number'), description: '1 if it is paid, else 0.' },
  }),
  record<CostOfX>('So many times, as the player says before; all of one cost are the same X.', {
    pay: constant('x'),
    of: ref('symbols'),
    as: { ...gives('number'), description: 'X.' },
  }),
];

const SEEN_BY_ALL = ZONES.flatMap(({ kind, visibility }) => (visibility === 'public' ? [kind] : []));

/** reaction.4: what triggered abilities have beside what those of every game have. */
export const triggeredPart: Schema = {
  properties: {
    // In a hand it would disclose that it is there, by the question whether it is used.
    zones: listOf(oneOfTexts('zone', SEEN_BY_ALL), 1, SEEN_BY_ALL.length),
    reaction: { ...flag, description: 'Using it is the one reaction of its player in the turn; it may be left.' },
  },
};

const TAGS = [
  'phoenixborn',
  'unit',
  'ally',
  'conjuration',
  'spell',
  'alteration',
  'conjured-alteration',
  'ready',
  'action',
  'reaction',
  'die',
  ...MAGICS,
] as const;

/** A tag is a type, or what several types are. */
export const tag: Schema = oneOfTexts('type', TAGS);

export const moreDefinitions: { readonly [name: string]: Schema } = {
  keyword: record<PrintedKeyword>('A named ability for which the rules ask.', {
    keyword: oneOfTexts('keyword', KEYWORDS),
    n: optional(whole(1, PRINTED_MAX)),
    inexhaustible: optional({ ...flag, description: 'It works also while the card is exhausted.' }),
  }),
  symbols,
  'simple-cost': oneOf('cost', 'A cost that is no choice.', simpleCosts),
};
