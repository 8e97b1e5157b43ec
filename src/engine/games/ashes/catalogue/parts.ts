import { unscriptedText, byHandText, type NamedAbility } from '../../../catalogue/index.js';
import { isRecord, type Json, type JsonRecord } from '../../../kernel/index.js';
import { stepsOf } from '../../../wording/index.js';
import type { PrintedKeyword } from '../card.js';
import type { AshesCost } from '../cost.js';
import { fingerprintOf } from './card-text.js';
import { readCosts } from './costs.js';
import { keywordIn } from './keywords.js';
import { grantsMore, type Paragraph } from './paragraphs.js';
import { abilityOf, openingOf, scriptOf, type Known, type ReadAbility } from './readings.js';
import { settled } from './settled.js';

/** The reading of one paragraph, or of several that belong together. */
export type Part =
  | { readonly part: 'keyword'; readonly keyword: PrintedKeyword }
  | { readonly part: 'ability'; readonly ability: NamedAbility }
  /** The only units or Phoenixborn that the spell can be attached to. */
  | { readonly part: 'hosts'; readonly attachTo: Json }
  /** By which box it is played from hand as a reaction. */
  | { readonly part: 'fromHand'; readonly fromHand: JsonRecord };

export type Group = readonly Paragraph[];

const wholeOf = (group: Group): string => group.map(({ whole }) => whole).join('\n');
export const byHand = (text: string) => byHandText(fingerprintOf(text));
const ability = (found: NamedAbility): Part => ({ part: 'ability', ability: found });
export const unscripted = (group: Group): Part => ability(unscriptedText(fingerprintOf(wholeOf(group))));

/** X in an effect must be defined: by the text, or by a cost. */
export const effectOf = (paragraphs: readonly string[], known: Known): Json | undefined => {
  const script = scriptOf('whole', paragraphs, known)?.['effect'];
  if (script === undefined || (JSON.stringify(script).includes('"bound":"x"') && known.paysX !== true))
    return undefined;
  return settled(script);
};

/** Where a spell can be attached, and behind it in the same paragraph what it does. */
const ONLY = /^(This spell can only be attached to [^.]+)\. (.+)$/;
/** Two abilities in one paragraph. */
const TWICE = /^(When this (?:unit|spell) comes into play, [^.]+)\. ((?:At the beginning of|No player may) [^.]+)\.?$/;

export const partsOf = (group: Group, known: Known): readonly Part[] => {
  const [first, ...more] = group;
  if (first === undefined) return [];
  if (first.reaction) return [boxed(first, more, known) ?? unscripted(group)];
  if (grantsMore(first)) return [granting(first, more, known) ?? unscripted(group)];
  const [, only, rest] = ONLY.exec(first.text) ?? TWICE.exec(first.text) ?? [];
  if (only !== undefined && rest !== undefined && more.length === 0) {
    return [only, rest].flatMap((text) => partsOf([{ ...first, text }], known));
  }
  const grown = known.growsByX === true ? more.find(({ text }) => text.startsWith('X = ')) : undefined;
  const others = grown === undefined || /\bX\b/.test(first.text) ? more : more.filter((one) => one !== grown);
  const own = { ...known, ...(first.n !== undefined && { n: first.n }) };
  const parts = first.costs === undefined ? saying(first, others, own) : activating(first, others, own);
  const growing = grown === undefined ? [] : saying(grown, [], known);
  return [...parts, ...growing];
};

/**
 * reaction.4: what the box saves of the costs of the card, or what is paid instead of all of them. Other types than
 * these two have no such box.
 */
const boxed = ({ text }: Paragraph, more: Group, { cost = [], ...known }: Known): Part | undefined => {
  const isPlayable = known.type === 'ally' || known.type === 'alteration';
  const box = more.length === 0 && isPlayable ? scriptOf('from-hand', [text], known) : undefined;
  if (box === undefined) return undefined;
  const { on = [], without, costs = cost.filter(({ pay }) => pay !== without) } = box;
  return { part: 'fromHand', fromHand: { on, costs } };
};

const named = ({ name, n, inexhaustible }: Paragraph, fallback: string) => ({
  name: slug(name) ?? fallback,
  ...(n !== undefined && { n }),
  ...(inexhaustible && { always: true }),
});

const ownText = ({ name, whole, text }: Paragraph): string => (name === 'Focus' ? whole : text);

const saying = (first: Paragraph, more: Group, known: Known): readonly Part[] => {
  const { inexhaustible, text, whole } = first;
  if (first.name === 'Focus') return [unscripted([first, ...more])];
  const keyword = more.length === 0 ? keywordIn(whole.replace(/^\* /, '')) : undefined;
  if (keyword !== undefined)
    return [{ part: 'keyword', keyword: { ...keyword, ...(inexhaustible && { inexhaustible }) } }];
  const hosts = more.length === 0 ? scriptOf('limit', [text], known) : undefined;
  if (hosts !== undefined) return [{ part: 'hosts', attachTo: hosts['only'] ?? null }];
  const found = abilityOf('ability', [text, ...more.map(ownText)], known);
  if (found !== undefined) return [ability(complete(first, found))];
  const opening = more.length === 0 ? openingOf('heard', text, known) : undefined;
  if (opening === undefined) return [unscripted([first, ...more])];
  return [ability(complete(first, { ...opening.ability, effect: byHand(capital(opening.rest)) }))];
};

/** `more`: fields in the place of those that were read. */
const complete = (
  paragraph: Paragraph,
  { kind, name, effect, ...fields }: ReadAbility,
  more: Partial<NamedAbility> = {},
): NamedAbility => ({
  kind,
  ...named(paragraph, name),
  ...fields,
  ...more,
  ...(effect !== undefined && { effect: settled(effect) }),
});

const activating = (first: Paragraph, more: Group, known: Known): readonly Part[] => {
  const { costs, text } = first;
  if (costs === undefined || costs === null) return [unscripted([first, ...more])];
  const cheaper = more.map(cheaperOf);
  if (cheaper.some((one) => one !== undefined)) return cheapened(first, more, known);
  const uses = (effect: unknown): Part =>
    ability({ kind: 'activated', ...named(first, 'use'), costs: namingPaid(costs, effect), effect });
  const whole = effectOf([text, ...more.map(ownText)], known);
  if (whole !== undefined) return [uses(whole)];
  const isX = more.some(({ text: said }) => said.startsWith('X = '));
  const alone = isX ? undefined : effectOf([text], known);
  return isX ? [unscripted([first, ...more])] : [uses(alone ?? byHand(text)), ...more.map((one) => unscripted([one]))];
};

/** What was spent has a name where the effect asks for it. */
const namingPaid = (costs: readonly AshesCost[], effect: unknown): readonly AshesCost[] =>
  JSON.stringify(effect).includes('"object":"paid"')
    ? costs.map((cost) => (cost.pay === 'magic' ? { ...cost, as: 'paid' } : cost))
    : costs;

const CHEAPER = /^You may change the activation cost of this (?:ability|spell) to ([^.]+)\.?$/;

/** "Focus 1: You may change the activation cost to …": the costs, and the number of Focus. */
const cheaperOf = ({
  name,
  n,
  text,
}: Paragraph): { readonly n: number; readonly costs: readonly AshesCost[] } | undefined => {
  const [, printed] = CHEAPER.exec(text) ?? [];
  const costs = printed === undefined || name !== 'Focus' ? undefined : readCosts(printed.split(' - '));
  return costs === undefined || n === undefined ? undefined : { n, costs };
};

/** The same effect for other costs, while there are so many copies. */
const cheapened = (first: Paragraph, more: Group, known: Known): readonly Part[] => {
  const others = more.filter((paragraph) => cheaperOf(paragraph) === undefined);
  const parts = activating(first, others, known);
  const [uses] = parts.flatMap((part) =>
    part.part === 'ability' && part.ability.kind === 'activated' ? [part.ability] : [],
  );
  return [
    ...parts,
    ...more.flatMap(cheaperOf).flatMap((cheaper): readonly Part[] => {
      if (cheaper === undefined || uses === undefined) return [];
      const copies = { count: { zone: 'spellboard', of: 'you', sameNameAs: 'self' }, is: { min: cheaper.n + 1 } };
      return [
        ability({ ...uses, name: `${uses.name ?? 'use'}-focus-${cheaper.n}`, costs: cheaper.costs, while: copies }),
      ];
    }),
  ];
};

/** "This unit now has the following abilities": each of them is read, or all are left to the players. */
const granting = (first: Paragraph, all: Group, known: Known): Part | undefined => {
  const more = all.filter(({ name }) => name !== 'Focus');
  const focused = all.slice(more.length).map(({ whole }) => scriptOf('lone-focus', [whole], known)?.['effect']);
  const parts = more.flatMap((paragraph) => partsOf([paragraph], { ...known, type: 'ally' }));
  const changes = parts.flatMap((part): readonly unknown[] => {
    if (part.part === 'hosts' || part.part === 'fromHand' || JSON.stringify(part).includes('"fingerprint"')) return [];
    return part.part === 'ability' ? [{ change: 'grant', ability: part.ability }] : [changeOf(part.keyword)];
  });
  if (changes.length !== more.length || changes.length === 0) return undefined;
  const text = first.text.replace(/[.:]$/, '');
  const { costs } = first;
  if (all.slice(0, more.length).some(({ name }) => name === 'Focus') || !focused.every((one) => one !== undefined))
    return undefined;
  if (costs === undefined || costs === null) {
    if (focused.length > 0) return undefined;
    const granter = abilityOf('grants', [text], known);
    return granter && ability(complete(first, granter, { changes }));
  }
  const gains = scriptOf('gains', [text], known)?.['effect'];
  if (gains === undefined) return undefined;
  const effect = {
    do: 'sequence',
    of: [...withGranted(gains, changes), ...focused.map((one) => settled(one ?? null))],
  };
  return ability({ kind: 'activated', ...named(first, 'use'), costs, effect });
};

/** Puts what is granted in the place of its placeholder. */
const withGranted = (effect: Json, changes: readonly unknown[]): readonly unknown[] =>
  stepsOf(effect).map((step) => (isRecord(step) && step['do'] === 'modify' ? { ...step, changes } : step));

const changeOf = ({ keyword, n, inexhaustible }: PrintedKeyword): JsonRecord => ({
  change: 'keyword',
  keyword,
  ...(n !== undefined && { n }),
  ...(inexhaustible === true && { always: true }),
});

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const slug = (name: string | undefined): string | undefined =>
  name
    ?.toLowerCase()
    .replaceAll("'", '')
    .replaceAll(/[^a-z]+/g, '-')
    .replaceAll(/^-|-$/g, '');
