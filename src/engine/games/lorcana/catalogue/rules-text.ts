import {
  listIn,
  note,
  optionalTextIn,
  sourceAt,
  textsIn,
  withNames,
  type NamedAbility,
  type RecordSource as Source,
} from '../../../catalogue/index.js';
import type { LorcanaCard, PrintedKeyword } from '../card.js';
import { byHand, readAbility, unscripted, type Part } from './abilities.js';
import type { Attributes } from './attributes.js';
import { fingerprintOf } from './card-text.js';
import { readEffectText } from './readings.js';

/** What is printed in a card's text box, as definitions hold it, and the fingerprint of the whole. */
export type RulesText = {
  readonly fingerprint: string;
  readonly keywords: readonly PrintedKeyword[];
  readonly abilities: readonly NamedAbility[];
  readonly effect?: unknown;
} & Partial<Pick<LorcanaCard, 'copiesMax' | 'alsoNamed'>>;

/** More is no card but an attempt; the language takes fewer still. */
const ABILITIES_MAX = 50;

export const rulesTextOf = (source: Source, card: Attributes): RulesText => {
  const abilities = listIn(source, 'abilities', ABILITIES_MAX).flatMap((value, index): readonly Source[] => {
    const ability = sourceAt(source, value, `${source.path}/abilities/${index}`);
    return ability === undefined ? [] : [ability];
  });
  const effects = textsIn(source, 'effects', ABILITIES_MAX);
  const whole = wholeText(source, [...abilities.map(printed), ...effects]);
  const missing = whole.accounted ? [] : [whole.text];
  const parts = abilities.map((ability) => readAbility(ability, card));
  // The text of an action is an effect (6.3.2); that of any other card is an ability.
  const texts = [...effects, ...missing];
  const all = card.type === 'action' ? parts : [...parts, ...texts.map(unscripted)];
  return {
    fingerprint: fingerprintOf(whole.text),
    keywords: keywordsOf(source, all),
    abilities: withNames(all.flatMap((part) => (part.part === 'ability' ? [part.ability] : []))),
    ...(card.type === 'action' && texts.length > 0 && { effect: effectOf(texts) }),
    ...deckTextOf(all),
  };
};

const printed = (ability: Source): string =>
  optionalTextIn(ability, 'fullText') ??
  optionalTextIn(ability, 'effect') ??
  `${optionalTextIn(ability, 'keyword') ?? ''} ${optionalTextIn(ability, 'keywordValue') ?? ''}`;

/** The text as printed, and whether the parts in the format cover all of it. */
const wholeText = (
  source: Source,
  parts: readonly string[],
): { readonly text: string; readonly accounted: boolean } => {
  const text = optionalTextIn(source, 'fullText');
  const joined = parts.join(' ');
  if (text === undefined) return { text: joined, accounted: true };
  const accounted = fingerprintOf(text) === fingerprintOf(joined);
  if (!accounted) {
    note(
      source,
      'fullText',
      'whole-text',
      'not the abilities and effects in their order',
      'left to the players as a whole',
    );
  }
  return { text, accounted };
};

const effectOf = (texts: readonly string[]): unknown => {
  const [first, ...more] = texts.map((text) => readEffectText(text) ?? byHand(text));
  return more.length === 0 ? first : { do: 'sequence', of: [first, ...more] };
};

const keywordsOf = (source: Source, parts: readonly Part[]): readonly PrintedKeyword[] => {
  const keywords = parts.flatMap((part) => (part.part === 'keyword' ? [part.keyword] : []));
  const twice = keywords.find(({ keyword }, index) => keywords.findIndex((other) => other.keyword === keyword) < index);
  if (twice !== undefined) note(source, 'abilities', 'keyword-twice', `${twice.keyword} twice`, 'the first counts');
  return keywords.filter(({ keyword }, index) => keywords.findIndex((other) => other.keyword === keyword) === index);
};

const deckTextOf = (parts: readonly Part[]): Partial<Pick<LorcanaCard, 'copiesMax' | 'alsoNamed'>> =>
  parts.reduce((text, part) => (part.part === 'deck' ? { ...text, ...part.text } : text), {});
