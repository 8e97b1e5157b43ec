import {
  byHandText,
  fault,
  listIn,
  optionalTextIn,
  unscriptedText,
  withNames,
  type NamedAbility,
  type RecordSource as Source,
} from '../../../catalogue/index.js';
import { isPlainRecord } from '../../../kernel/index.js';
import type { PrintedKeyword } from '../card.js';
import type { Attributes } from './attributes.js';
import { fingerprintOf } from './card-text.js';
import { paragraphsOf, type Paragraph } from './paragraphs.js';
import { readTrigger } from './wording/clauses.js';
import { readEffect, type Known, type Node } from './wording/effects.js';
import { keywordIn } from './wording/keywords.js';
import { namedIn } from './wording/named.js';

/** What is printed in a card's text box, as definitions hold it, and the fingerprint of the whole. */
export type RulesText = {
  readonly fingerprint: string;
  readonly keywords?: readonly PrintedKeyword[];
  readonly abilities: readonly NamedAbility[];
  readonly effect?: unknown;
  readonly reaction?: unknown;
};

type Part = { readonly keyword: PrintedKeyword } | { readonly ability: NamedAbility };

/** More is no card but an attempt; the language takes as many abilities. */
const PARAGRAPHS_MAX = 20;

export const rulesTextOf = (source: Source, card: Attributes): RulesText => {
  const text = optionalTextIn(source, 'text') ?? '';
  const groups = paragraphsOf(text);
  if (groups.length > PARAGRAPHS_MAX)
    fault(source, 'text', `at most ${PARAGRAPHS_MAX} paragraphs, not ${groups.length}`);
  return { fingerprint: fingerprintOf(text), ...rulesOf(groups, text, card, { conjurations: namesIn(source) }) };
};

type Groups = ReturnType<typeof paragraphsOf>;

const rulesOf = (groups: Groups, text: string, { type }: Attributes, known: Known): Omit<RulesText, 'fingerprint'> => {
  if (groups.length === 0) return { abilities: [] };
  if (type === 'action') {
    const effects = groups.map((group) => effectOf(group, known));
    return { abilities: [], effect: effects.length === 1 ? effects[0] : { do: 'sequence', of: effects } };
  }
  if (type === 'reaction') {
    const reaction = reactionOf(groups, known);
    // Nobody can be asked when a text is due that was not understood.
    return reaction === undefined
      ? { abilities: withNames([unscriptedText(fingerprintOf(text))]) }
      : { abilities: [], reaction };
  }
  const parts = groups.map((group) => partOf(group, type, known));
  const keywords = parts.flatMap((part) => ('keyword' in part ? [part.keyword] : []));
  return {
    ...(keywords.length > 0 && type !== 'phoenixborn' && { keywords }),
    abilities: withNames(parts.flatMap((part) => ('ability' in part ? [part.ability] : []))),
  };
};

const wholeOf = (group: readonly Paragraph[]): string => group.map(({ whole }) => whole).join('\n');
const byHand = (text: string) => byHandText(fingerprintOf(text));

/** Of a group only a single paragraph can be understood: what it grants, or what its X is, changes the whole. */
const effectOf = (group: readonly Paragraph[], known: Known): unknown => {
  const [only, ...more] = group;
  const effect = only === undefined || more.length > 0 ? undefined : understood(only, only.whole, known);
  return effect ?? byHand(wholeOf(group));
};

const understood = ({ reaction, name }: Paragraph, text: string, known: Known): Node | undefined =>
  reaction || /^(?:Focus|X)\b/.test(name ?? '') ? undefined : readEffect(text, known);

/** "You may play this spell after …", and what it does. */
const reactionOf = (groups: Groups, known: Known): unknown => {
  const [first, ...others] = groups;
  const [only, ...more] = first ?? [];
  const [, opening] = /^You may play this spell (after .+)$/.exec(only?.whole ?? '') ?? [];
  if (opening === undefined || more.length > 0) return undefined;
  const trigger = readTrigger(opening.charAt(0).toUpperCase() + opening.slice(1).replace('. ', ', '), 'reaction');
  if (trigger === undefined) return undefined;
  const { name, timing, on, rest } = trigger;
  const effects = [readEffect(rest, known) ?? byHand(rest), ...others.map((group) => effectOf(group, known))];
  const effect = effects.length === 1 ? effects[0] : { do: 'sequence', of: effects };
  return { kind: 'triggered', name, timing, on, effect };
};

const partOf = (group: readonly Paragraph[], type: Attributes['type'], known: Known): Part => {
  const [only, ...more] = group;
  const unscripted = { ability: unscriptedText(fingerprintOf(wholeOf(group))) };
  if (only === undefined || more.length > 0 || only.reaction) return unscripted;
  const { inexhaustible, text, costs, n } = only;
  const explained = only.whole.replace(/^\* /, '');
  const always = inexhaustible ? { always: true } : {};
  const keyword = keywordIn(explained);
  if (keyword !== undefined) return { keyword: { ...keyword, ...(inexhaustible && { inexhaustible }) } };
  const common = namedIn(explained);
  if (common !== undefined) return { ability: { ...common, ...always } };
  if (only.name === 'Focus' || costs === null) return unscripted;
  const named = (name: string) => ({ name: slug(only.name) ?? name, ...(n !== undefined && { n }), ...always });
  const effect = (of: string, it?: 'self'): unknown =>
    readEffect(of, { ...known, ...(n !== undefined && { n }), ...(it !== undefined && { it }) }) ?? byHand(of);
  if (costs !== undefined) return { ability: { kind: 'activated', ...named('use'), costs, effect: effect(text) } };
  const trigger = readTrigger(text, type);
  if (trigger === undefined) return unscripted;
  const { name, timing, on, rest, it } = trigger;
  return { ability: { kind: 'triggered', ...named(name), timing, on, effect: effect(rest, it) } };
};

const slug = (name: string | undefined): string | undefined =>
  name
    ?.toLowerCase()
    .replaceAll("'", '')
    .replaceAll(/[^a-z]+/g, '-')
    .replaceAll(/^-|-$/g, '');

const NAMES_MAX = 10;

/** The conjurations that the record lists, by name; their faults are found with the other values. */
const namesIn = (source: Source): { readonly [name: string]: string } =>
  Object.fromEntries(
    listIn(source, 'conjurations', NAMES_MAX).flatMap((listed): readonly (readonly [string, string])[] => {
      if (!isPlainRecord(listed)) return [];
      const { name, stub } = listed;
      return typeof name === 'string' && typeof stub === 'string' ? [[name, stub]] : [];
    }),
  );
