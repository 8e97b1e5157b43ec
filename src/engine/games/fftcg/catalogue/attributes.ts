import { fault, note, textIn, valueOf, wholeIn, type RecordSource as Source } from '../../../catalogue/index.js';
import { shown } from '../../../kernel/index.js';
import { ELEMENTS, type CharacterCard, type Element, type FftcgCard } from '../card.js';
import { decoded } from './card-text.js';

type Stats =
  { readonly type: 'forward'; readonly power: number } | { readonly type: Exclude<FftcgCard['type'], 'forward'> };

/** What is printed on a card beside its rules text, as definitions hold it. */
export type Attributes = Stats &
  Pick<FftcgCard, 'name' | 'elements' | 'cost' | 'categories'> &
  Partial<Pick<CharacterCard, 'jobs' | 'generic'>>;

/** What each format says in its own way. */
export type Listed = {
  readonly elements: readonly string[];
  readonly jobs: readonly string[];
  readonly categories: readonly string[];
  readonly generic: boolean;
};

const COST_MAX = 99;
const POWER_MAX = 99_000;

/** Nothing is guessed: what cannot be read is a fault of the record. */
export const attributesOf = (source: Source, listed: Listed): Attributes | undefined => {
  const before = source.faults.length;
  const name = nameIn(source);
  const stats = statsOf(source);
  const elements = elementsOf(source, listed.elements);
  const cost = wholeIn(source, 'cost', 0, COST_MAX);
  const categories = wordsOf(listed.categories);
  if (stats === undefined || source.faults.length > before) return undefined;
  const character = { jobs: wordsOf(listed.jobs), ...(listed.generic && { generic: true }) };
  return { name, elements, cost, ...stats, categories, ...(stats.type !== 'summon' && character) };
};

const nameIn = (source: Source): string => nameOf(textIn(source, 'name'));

/** As it is printed, with the straight apostrophe that all files could have used. */
export const nameOf = (text: string): string => decoded(text).replaceAll(/[‘’]/g, "'").trim();

const wordsOf = (texts: readonly string[]): readonly string[] => [
  ...new Set(texts.map(nameOf).filter((text) => text !== '')),
];

const TYPES: readonly Stats['type'][] = ['forward', 'backup', 'monster', 'summon'];

/** Both formats write power 0 where a card has none. */
const statsOf = (source: Source): Stats | undefined => {
  const given = textIn(source, 'type');
  const type = TYPES.find((known) => known === given);
  if (type === undefined) {
    fault(source, 'type', `unknown type ${shown(given)}; known are ${TYPES.join(', ')}`);
    return undefined;
  }
  const power = wholeIn(source, 'power', 0, POWER_MAX);
  if (type === 'forward') return { type, power };
  if (power > 0) note(source, 'power', 'power', `power ${power} of a ${type}`, 'only Forwards have power');
  return { type };
};

const elementsOf = (source: Source, texts: readonly string[]): readonly Element[] => {
  const field = valueOf(source, 'elements') === undefined ? 'element' : 'elements';
  const elements = texts.flatMap((text) => {
    const element = ELEMENTS.find((known) => known === text);
    if (element === undefined) fault(source, field, `unknown element ${shown(text)}; known are ${ELEMENTS.join(', ')}`);
    return element === undefined ? [] : [element];
  });
  if (texts.length === 0) fault(source, field, 'no element: nothing could pay for it');
  return [...new Set(elements)].sort((a, b) => ELEMENTS.indexOf(a) - ELEMENTS.indexOf(b));
};
