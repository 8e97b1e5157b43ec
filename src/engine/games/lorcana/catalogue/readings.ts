import { isPlainRecord } from '../../../kernel/index.js';
import type { NamedAbility } from '../../../catalogue/index.js';
import { readText, type Reading } from '../../../wording/index.js';
import type { LorcanaCost } from '../cost.js';
import { dialect } from '../wording/index.js';
import { plainText } from './card-text.js';

/** What a text is: which part of the grammar reads it. */
export type Category = 'triggered' | 'static' | 'effect' | 'activated';

/** A text as printed, with the costs before it. */
export type PrintedText = { readonly category: Category; readonly text: string; readonly costs?: readonly string[] };

/** The reading of a whole text. The words in brackets must be the reminder of a keyword. */
export const readingOf = ({ category, text, costs = [] }: PrintedText): Reading => {
  const plain = plainText(text);
  const reading = readText(dialect, category, costs.length === 0 ? plain : `${costLine(costs)} — ${plain}`);
  const reminds = !text.includes('(') || /"keyword"/.test(JSON.stringify(reading));
  return reading.kind === 'unread' || reminds ? reading : { kind: 'unread', why: 'unknown', at: 0, piece: '(' };
};

/** Each cost begins with a capital of its own. */
const costLine = (costs: readonly string[]): string =>
  costs
    .map((cost) => cost.trim())
    .map((cost) => cost.charAt(0).toLowerCase() + cost.slice(1))
    .join(', ');

/** An ability that was read whole. */
export const readAbilityText = (printed: PrintedText): NamedAbility | undefined => namedAbility(readingOf(printed));

const namedAbility = (reading: Reading): NamedAbility | undefined => {
  if (reading.kind === 'unread' || !isPlainRecord(reading.script)) return undefined;
  const { kind, name, ...fields } = reading.script;
  return typeof kind === 'string' && typeof name === 'string' ? { kind, name, ...fields } : undefined;
};

/** The effect of an action that was read whole. */
export const readEffectText = (text: string): unknown => {
  const reading = readingOf({ category: 'effect', text });
  return reading.kind === 'read' ? reading.script : undefined;
};

/** The longest printed opening has about half of it. */
const OPENING_MAX = 200;
const COMMAS_MAX = 5;
/** Said behind the opening, it would restrict it. */
const COUNTED = /\bonce (?:per|during|each)\b/i;

/**
 * The opening of a text whose effect is left to the players, up to the comma after which it says what is done.
 * Undefined unless all that restricts it was read: an ability that triggers too often is worse than one that its player
 * has to think of.
 */
export const readOpening = (text: string, effect: unknown): NamedAbility | undefined => {
  const plain = plainText(text);
  const commas = [...plain.slice(0, OPENING_MAX).matchAll(/, /g)].slice(0, COMMAS_MAX);
  const heard = commas.flatMap(({ index }) => {
    const trigger = heardIn(plain.slice(0, index));
    return trigger === undefined ? [] : [{ trigger, rest: plain.slice(index + 2) }];
  });
  const last = heard.at(-1);
  if (last === undefined || COUNTED.test(last.rest)) return undefined;
  // With an "otherwise" the text does something either way, and its players see which.
  if (/\botherwise\b/i.test(last.rest)) return { ...(heard[0] ?? last).trigger, effect };
  return /^(?:if|unless) /i.test(last.rest) ? undefined : { ...last.trigger, effect };
};

const heardIn = (opening: string): NamedAbility | undefined => namedAbility(readText(dialect, 'heard', opening));

/** The costs of a text whose effect is left to the players; undefined unless all of them were read. */
export const readCosts = (costs: readonly string[], cardType: string): readonly LorcanaCost[] | undefined => {
  const ability = costs.length === 0 ? undefined : namedAbility(readText(dialect, 'paid', costLine(costs)));
  const read = ability?.['costs'];
  return isCosts(read) && canBePaid(read, costs, cardType) ? read : undefined;
};

const isCosts = (value: unknown): value is readonly LorcanaCost[] =>
  Array.isArray(value) && value.every((cost) => isPlainRecord(cost) && typeof cost['pay'] === 'string');

/**
 * A card that pays with its own exerting cannot be one of those that are exerted beside it. "This item" is no
 * character.
 */
export const canBePaid = (read: readonly LorcanaCost[], printed: readonly string[], cardType: string): boolean => {
  const itself = printed.flatMap((cost) => /\bthis (character|item|location)\b/.exec(cost)?.[1] ?? []);
  const others = read.filter((cost) => cost.pay === 'exert-own');
  const isOwn = others.some(
    (cost) => cost.pay === 'exert-own' && cost.of.other !== true && cost.of.is?.includes(cardType) !== false,
  );
  return itself.every((type) => type === cardType) && !isOwn;
};
