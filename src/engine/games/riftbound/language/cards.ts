import {
  announcedCard,
  condition,
  constant,
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
  DOMAINS,
  KEYWORDS,
  NUMBERED,
  PLACES,
  type BattlefieldCard,
  type GearCard,
  type Keyword,
  type LegendCard,
  type PrintedKeyword,
  type RuneCard,
  type SpellCard,
  type UnitCard,
} from '../card.js';
import type { AdditionalCost, RiftboundCost, SavedPower } from '../cost.js';

const PRINTED_MAX = 99;
const printed = whole(0, PRINTED_MAX);

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
const domains = (least: number, most: number): Schema => ({
  ...listOf(oneOfTexts('domain', DOMAINS), least, most),
  uniqueItems: true,
});

const NAMED: Fields<Omit<LegendCard, 'type' | 'domains'>> = {
  id,
  name: { ...name, description: 'The short name, and the subtitle where there is one: `Name, Subtitle`.' },
  tags: optional(listOf(text(60), 1, 10)),
  text: optional({ ...text(1_000), description: 'What the abilities do, in other words than the publisher’s.' }),
  abilities: listOf(ref('ability'), 0, 20),
};
const IN_MAIN_DECK: Fields<Omit<SpellCard, 'type' | 'supertype' | 'targets' | 'effect'>> = {
  ...NAMED,
  domains: domains(0, DOMAINS.length),
  energy: printed,
  power: optional({ ...printed, description: 'Of the domain of the card; of any if it has none or several.' }),
  keywords: optional(listOf(ref('keyword'), 1, KEYWORDS.length)),
  playWhile: optional({ ...condition, description: 'Must hold to play it.' }),
  additionalCosts: optional(listOf(ref('additional-cost'), 1, 6)),
};
const signature = optional(constant('signature'));

export const cardTypes: readonly Schema[] = [
  record<UnitCard>('A unit.', {
    type: constant('unit'),
    ...IN_MAIN_DECK,
    might: printed,
    places: optional({
      ...listOf(oneOfTexts('place', PLACES), 1, PLACES.length),
      uniqueItems: true,
      description: 'Battlefields to which it may be played beside those of 352.2.',
    }),
    onlyPlaces: optional({ ...flag, description: 'It may be played to those places alone.' }),
    supertype: optional(oneOfTexts('supertype', ['champion', 'signature', 'token'])),
  }),
  record<GearCard>('Gear.', {
    type: constant('gear'),
    ...IN_MAIN_DECK,
    supertype: optional(oneOfTexts('supertype', ['signature', 'token'])),
  }),
  announcedCard(
    record<Omit<SpellCard, 'targets'>>(
      'A spell.',
      {
        type: constant('spell'),
        ...IN_MAIN_DECK,
        supertype: signature,
        effect: optional(effect),
      },
      { 'x-opens': ['additionalCosts'] },
    ),
  ),
  record<RuneCard>('A basic rune.', { type: constant('rune'), ...NAMED, domains: domains(1, 1) }),
  record<BattlefieldCard>('A battlefield.', {
    type: constant('battlefield'),
    ...NAMED,
    domains: domains(0, 2),
    supertype: optional(constant('token')),
  }),
  record<LegendCard>('A champion legend; its tags are those of its champion.', {
    type: constant('legend'),
    ...NAMED,
    domains: domains(1, 2),
  }),
];

type CostOf<Pay extends RiftboundCost['pay']> = Extract<RiftboundCost, { readonly pay: Pay }>;
const n = whole(1, PRINTED_MAX);
const count = n;

const otherCosts: readonly Schema[] = [
  record<CostOf<'energy'>>('Energy.', { pay: constant('energy'), n }),
  record<CostOf<'power'>>('Power of a domain, of that of the card, or of any.', {
    pay: constant('power'),
    n,
    of: oneOfTexts('domain', [...DOMAINS, 'own', 'any']),
  }),
  record<CostOf<'experience'>>('Experience of the player is spent.', { pay: constant('experience'), n }),
  record<CostOf<'kill'>>('Permanents of one’s own are killed.', { pay: constant('kill'), count, of: filter }),
  record<CostOf<'exhaust-others'>>('Ready objects of one’s own are exhausted.', {
    pay: constant('exhaust-others'),
    count,
    of: filter,
  }),
  record<CostOf<'spend-buffs'>>('Buffs of units of one’s own are spent.', {
    pay: constant('spend-buffs'),
    count,
    of: optional(filter),
  }),
  record<CostOf<'return'>>('Permanents of one’s own go to hand.', { pay: constant('return'), count, of: filter }),
  record<CostOf<'discard'>>('Cards are discarded.', { pay: constant('discard'), count, of: optional(filter) }),
  record<CostOf<'recycle'>>('Cards of one’s own trash are recycled.', {
    pay: constant('recycle'),
    count,
    of: optional(filter),
  }),
];

const ofAbilities = 'No `other-cost`: only activated abilities ask for it.';

export const costSchemas: readonly Schema[] = [
  ...otherCosts,
  record<CostOf<'exhaust'>>(`The object itself is exhausted. ${ofAbilities}`, { pay: constant('exhaust') }),
  record<CostOf<'kill-this'>>(`The object itself is killed. ${ofAbilities}`, { pay: constant('kill-this') }),
  record<CostOf<'recycle-this'>>(`The object itself is recycled. ${ofAbilities}`, { pay: constant('recycle-this') }),
  record<CostOf<'spend-this-buff'>>(`The buff of the unit itself is spent. ${ofAbilities}`, {
    pay: constant('spend-this-buff'),
  }),
];

/**
 * What activated abilities have beside those of every game: a time other than neutral open states of one's own turn.
 */
export const activatedParts: Schema = {
  properties: { timing: oneOfTexts('timing', ['action', 'reaction']) },
};

/** 724: "when this dies" is no Deathknell, though it looks back as well. */
export const triggeredParts: Schema = {
  properties: { keyword: { ...constant('deathknell'), description: 'It is printed as this keyword.' } },
};

/** A type, a supertype, a domain, or a tag of the card. */
export const tag: Schema = { title: 'a type, supertype, domain or tag', type: 'string', maxLength: 60 };

const printedKeyword = (keyword: Keyword): Schema =>
  NUMBERED.includes(keyword)
    ? record<PrintedKeyword>('Has a number, by default 1.', { keyword: constant(keyword), n: optional(printed) })
    : record<Pick<PrintedKeyword, 'keyword'>>('Has no number.', { keyword: constant(keyword) });

export const moreDefinitions: { readonly [name: string]: Schema } = {
  'other-cost': oneOf('cost that the object itself does not pay', 'Part of a cost.', otherCosts),
  'additional-cost': record<AdditionalCost>(
    'It must be paid, or may be; the effect knows by its name whether it was: 1 or 0.',
    {
      as: gives('number'),
      costs: listOf(ref('other-cost'), 1, 6),
      optional: optional(flag),
      while: optional({ ...condition, description: 'Must hold for it to be asked for.' }),
      from: optional({ ...constant('trash'), description: 'For it the card may be played from there.' }),
      anyNumber: optional({ ...flag, description: 'It may be paid any number of times.' }),
      saves: optional({
        title: 'an amount of energy, power of a domain, or `cost`',
        description: 'What paying it takes off the energy or power of the cost; `cost`: off all of the base cost.',
        oneOf: [
          whole(1, PRINTED_MAX),
          constant('cost'),
          record<SavedPower>('Power of a domain.', { pay: constant('power'), n, of: oneOfTexts('domain', DOMAINS) }),
        ],
      }),
    },
  ),
  keyword: oneOf('keyword', 'A printed keyword.', KEYWORDS.map(printedKeyword)),
};
