import {
  fault,
  isMissing,
  optionalTextIn,
  sourceAt,
  textIn,
  textsIn,
  valueOf,
  wholeIn,
  type RecordSource as Source,
} from '../../../catalogue/index.js';
import { shown } from '../../../kernel/index.js';
import { DOMAINS, type CardType, type Domain } from '../card.js';

/** What one record says beside its rules text, as far as its format says it. */
export type Printed = {
  /** The card's number with its set: `ogn-010`. */
  readonly number: string;
  readonly name: string;
  readonly type: CardType;
  readonly supertype?: Supertype;
  readonly domains?: readonly Domain[];
  readonly tags?: readonly string[];
  readonly energy?: number;
  readonly power?: number;
  readonly might?: number;
};
export type Supertype = 'champion' | 'signature' | 'token';

/** Undefined where something is wrong; the findings of the source say what. */
export type Dialect = (source: Source) => Printed | undefined;

/**
 * The publisher's own list, in Chinese. Its `power` is might, and its `returnEnergy` power; champion, region and tags
 * are tags.
 */
export const official: Dialect = (source) => {
  const kind = kindIn(source, 'cardCategory', CATEGORIES);
  const subtitle = optionalTextIn(source, 'subTitle')?.trim() ?? '';
  const name = nameIn(source, 'cardName');
  const number = numberOf(source, 'cardNo', /^([A-Z]+)[·-]([A-Z]?\d{1,3}[a-z]?)(\*?)(?:\/\d+)?(·P)?$/);
  const domains = textsIn(source, 'cardColorList', COLOURS_MAX).flatMap((colour) => domainOf(source, colour));
  const tags = ['hero', 'region', 'tag'].flatMap((field) => tagsOf(optionalTextIn(source, field)));
  const values = valuesOf({
    energy: numberIn(source, 'energy'),
    power: numberIn(source, 'returnEnergy'),
    might: numberIn(source, 'power'),
  });
  if (kind === undefined || number === undefined) return undefined;
  return { number, name: subtitle === '' ? name : `${name}, ${subtitle}`, ...kind, domains, tags, ...values };
};

/** A list of the project riftbound-rules-engine, in English; it has neither domains nor tags nor supertypes. */
export const rulesEngine: Dialect = (source) => {
  const kind = kindIn(source, 'cardType', TYPES);
  const name = nameIn(source, 'name').replace(' - ', ', ');
  const number = numberOf(source, 'id', /^([a-z]+)-([a-z]?\d{1,3}[a-z]?)(-star)?(?:-\d+)?$/);
  const cost = isMissing(source, 'playCost')
    ? undefined
    : sourceAt(source, valueOf(source, 'playCost'), `${source.path}/playCost`);
  const values = valuesOf({
    energy: cost && numberIn(cost, 'energy'),
    power: cost && numberIn(cost, 'power'),
    might: numberIn(source, 'might'),
  });
  return kind === undefined || number === undefined ? undefined : { number, name, ...kind, ...values };
};

type Kind = Pick<Printed, 'type' | 'supertype'>;
type Kinds = ReadonlyMap<string, Kind>;

const CATEGORIES: Kinds = new Map<string, Kind>([
  ['unit', { type: 'unit' }],
  ['hero_unit', { type: 'unit', supertype: 'champion' }],
  ['exclusive_unit', { type: 'unit', supertype: 'signature' }],
  ['indicator_unit', { type: 'unit', supertype: 'token' }],
  ['equipment', { type: 'gear' }],
  ['exclusive_equipment', { type: 'gear', supertype: 'signature' }],
  ['indicator_equipment', { type: 'gear', supertype: 'token' }],
  ['spell', { type: 'spell' }],
  ['exclusive_spell', { type: 'spell', supertype: 'signature' }],
  ['rune', { type: 'rune' }],
  ['battlefield', { type: 'battlefield' }],
  ['indicator_battlefield', { type: 'battlefield', supertype: 'token' }],
  ['legendary', { type: 'legend' }],
]);
const TYPES: Kinds = new Map<string, Kind>([
  ['Unit', { type: 'unit' }],
  ['Gear', { type: 'gear' }],
  ['Spell', { type: 'spell' }],
  ['Rune', { type: 'rune' }],
  ['Battlefield', { type: 'battlefield' }],
  ['Legend', { type: 'legend' }],
]);

const kindIn = (source: Source, field: string, kinds: Kinds): Kind | undefined => {
  const text = textIn(source, field);
  const kind = kinds.get(text);
  if (kind === undefined)
    fault(source, field, `unknown type ${shown(text)}; known are ${[...kinds.keys()].join(', ')}`);
  return kind;
};

const nameIn = (source: Source, field: string): string => textIn(source, field).replaceAll(/[‘’]/g, "'").trim();

/** Set and place in it; an asterisk or "P" tells further printings apart. */
const numberOf = (source: Source, field: string, pattern: RegExp): string | undefined => {
  const text = textIn(source, field);
  const [, set, place, star, promo] = pattern.exec(text) ?? [];
  if (set === undefined || place === undefined) {
    fault(source, field, `a card number, not ${shown(text)}`);
    return undefined;
  }
  return `${set}-${place}${star ? '-star' : ''}${promo === undefined ? '' : '-p'}`.toLowerCase();
};

const COLOURS_MAX = 6;
const COLOURS: { readonly [colour: string]: Domain } = {
  red: 'fury',
  green: 'calm',
  blue: 'mind',
  orange: 'body',
  purple: 'chaos',
  yellow: 'order',
};

const domainOf = (source: Source, colour: string): readonly Domain[] => {
  if (colour === 'colorless') return [];
  const domain = new Map(Object.entries(COLOURS)).get(colour);
  if (domain === undefined) fault(source, 'cardColorList', `unknown colour ${shown(colour)}`);
  return DOMAINS.filter((known) => known === domain);
};

/** Tags that texts name, as the English cards have them: a text read in English finds cards of a Chinese list. */
const TAGS: ReadonlyMap<string, string> = new Map([
  ['机械', 'Mech'],
  ['龙', 'Dragon'],
  ['魄罗', 'Poro'],
  ['武装', 'Equipment'],
]);

/** Several in one field are apart by a stroke. */
const tagsOf = (text = ''): readonly string[] =>
  text
    .split('|')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '')
    .map((tag) => TAGS.get(tag) ?? tag);

const PRINTED_MAX = 99;

const numberIn = (source: Source, field: string): number | undefined =>
  isMissing(source, field) ? undefined : wholeIn(source, field, 0, PRINTED_MAX);

type Values = Pick<Printed, 'energy' | 'power' | 'might'>;

const valuesOf = ({ energy, power, might }: { readonly [K in keyof Values]-?: Values[K] | undefined }): Values => ({
  ...(energy !== undefined && { energy }),
  ...(power !== undefined && { power }),
  ...(might !== undefined && { might }),
});
