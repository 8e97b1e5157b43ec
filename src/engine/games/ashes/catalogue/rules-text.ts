import {
  fault,
  listIn,
  optionalTextIn,
  unscriptedText,
  valueOf,
  withNames,
  type NamedAbility,
  type RecordSource as Source,
} from '../../../catalogue/index.js';
import { isPlainRecord } from '../../../kernel/index.js';
import type { PrintedKeyword } from '../card.js';
import type { Attributes } from './attributes.js';
import { fingerprintOf } from './card-text.js';
import { paragraphsOf } from './paragraphs.js';
import { byHand, effectOf, partsOf, unscripted, type Group, type Part } from './parts.js';
import { abilityOf, openingOf, type Known } from './readings.js';
import { settled } from './settled.js';

/** What is printed in a card's text box, as definitions hold it, and the fingerprint of the whole. */
export type RulesText = {
  readonly fingerprint: string;
  readonly keywords?: readonly PrintedKeyword[];
  readonly abilities: readonly NamedAbility[];
  readonly effect?: unknown;
  readonly reaction?: unknown;
  readonly attachTo?: unknown;
  readonly fromHand?: unknown;
};

/** More is no card but an attempt; the language takes as many abilities. */
const PARAGRAPHS_MAX = 20;

export const rulesTextOf = (source: Source, card: Attributes): RulesText => {
  const text = optionalTextIn(source, 'text') ?? '';
  const groups = paragraphsOf(text);
  if (groups.length > PARAGRAPHS_MAX)
    fault(source, 'text', `at most ${PARAGRAPHS_MAX} paragraphs, not ${groups.length}`);
  const known: Known = {
    type: card.type,
    name: card.name,
    conjurations: namesIn(source),
    paysX: 'cost' in card && card.cost.some(({ pay }) => pay === 'x'),
    ...('cost' in card && { cost: card.cost }),
    growsByX: valueOf(source, 'attack') === 'X',
  };
  return { fingerprint: fingerprintOf(text), ...rulesOf(groups, text, known) };
};

const rulesOf = (groups: readonly Group[], text: string, known: Known): Omit<RulesText, 'fingerprint'> => {
  const { type } = known;
  if (groups.length === 0) return { abilities: [] };
  if (type === 'action') return { abilities: [], effect: actionOf(groups, known) };
  if (type === 'reaction') {
    const reaction = reactionOf(groups, known);
    // A text that was not understood has no moment at which a player could be asked.
    return reaction === undefined
      ? { abilities: withNames([unscriptedText(fingerprintOf(text))]) }
      : { abilities: [], reaction };
  }
  const parts = withOneBox(
    groups,
    groups.map((group) => partsOf(group, known)),
  ).flat();
  const keywords = parts.flatMap((part) => (part.part === 'keyword' ? [part.keyword] : []));
  const [box] = parts.flatMap((part) => (part.part === 'fromHand' ? [part.fromHand] : []));
  const [hosts] = parts.flatMap((part) => (part.part === 'hosts' ? [part.attachTo] : []));
  return {
    ...(keywords.length > 0 && type !== 'phoenixborn' && { keywords }),
    ...(hosts !== undefined && { attachTo: hosts }),
    ...(box !== undefined && { fromHand: box }),
    abilities: withNames(parts.flatMap((part) => (part.part === 'ability' ? [part.ability] : []))),
  };
};

/** A card is played from hand by one box: of two, neither is read. */
const withOneBox = (groups: readonly Group[], parts: readonly (readonly Part[])[]): readonly (readonly Part[])[] => {
  const isBox = (of: readonly Part[]) => of.some(({ part }) => part === 'fromHand');
  if (parts.filter(isBox).length < 2) return parts;
  return parts.map((of, at) => (isBox(of) ? [unscripted(groups[at] ?? [])] : of));
};

const wholesOf = (group: Group): readonly string[] => group.map(({ whole }) => whole);

const actionOf = (groups: readonly Group[], known: Known): unknown => {
  const whole = effectOf(groups.flatMap(wholesOf), known);
  if (whole !== undefined) return whole;
  const effects = groups.map((group) => effectOf(wholesOf(group), known) ?? byHand(wholesOf(group).join('\n')));
  return effects.length === 1 ? effects[0] : { do: 'sequence', of: effects };
};

/** "You may play this spell after …", and what it does. */
const reactionOf = (groups: readonly Group[], known: Known): unknown => {
  const paragraphs = groups.flatMap(wholesOf);
  const whole = abilityOf('reaction', paragraphs, known);
  if (whole !== undefined) return { ...whole, effect: settled(whole['effect'] ?? null) };
  const [first = '', ...others] = paragraphs;
  const opening = openingOf('heard-reaction', first, known);
  if (opening === undefined) return undefined;
  const effects = [opening.rest, ...others].map((text) => effectOf([text], known) ?? byHand(text));
  return { ...opening.ability, effect: effects.length === 1 ? effects[0] : { do: 'sequence', of: effects } };
};

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
