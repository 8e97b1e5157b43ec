import {
  announcedCard,
  constant,
  effect,
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
  type BattlefieldCard,
  type GearCard,
  type Keyword,
  type LegendCard,
  type PrintedKeyword,
  type RuneCard,
  type SpellCard,
  type UnitCard,
} from '../card.js';
import type { RiftboundCost } from '../cost.js';

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
};
const signature = optional(constant('signature'));

export const cardTypes: readonly Schema[] = [
  record<UnitCard>('A unit.', {
    type: constant('unit'),
    ...IN_MAIN_DECK,
    might: printed,
    supertype: optional(oneOfTexts('supertype', ['champion', 'signature', 'token'])),
  }),
  record<GearCard>('Gear.', {
    type: constant('gear'),
    ...IN_MAIN_DECK,
    supertype: optional(oneOfTexts('supertype', ['signature', 'token'])),
  }),
  announcedCard(
    record<Omit<SpellCard, 'targets'>>('A spell.', {
      type: constant('spell'),
      ...IN_MAIN_DECK,
      supertype: signature,
      effect: optional(effect),
    }),
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

export const costSchemas: readonly Schema[] = [
  record<CostOf<'energy'>>('Energy.', { pay: constant('energy'), n }),
  record<CostOf<'power'>>('Power of a domain, of that of the card, or of any.', {
    pay: constant('power'),
    n,
    of: oneOfTexts('domain', [...DOMAINS, 'own', 'any']),
  }),
  record<CostOf<'exhaust'>>('The object itself is exhausted.', { pay: constant('exhaust') }),
];

/** A type, a supertype, a domain, or a tag of the card. */
export const tag: Schema = { title: 'a type, supertype, domain or tag', type: 'string', maxLength: 60 };

const printedKeyword = (keyword: Keyword): Schema =>
  NUMBERED.includes(keyword)
    ? record<PrintedKeyword>('Has a number, by default 1.', { keyword: constant(keyword), n: optional(printed) })
    : record<Pick<PrintedKeyword, 'keyword'>>('Has no number.', { keyword: constant(keyword) });

export const moreDefinitions: { readonly [name: string]: Schema } = {
  keyword: oneOf('keyword', 'A printed keyword.', KEYWORDS.map(printedKeyword)),
};
