import type { NamedAbility } from '../../../catalogue/index.js';
import { isPlainRecord, type Condition, type Json, type JsonRecord } from '../../../kernel/index.js';
import { readText, type Reading } from '../../../wording/index.js';
import { ELEMENTS } from '../card.js';
import type { FftcgCost } from '../cost.js';
import { dialect, partsOfSummon } from '../wording/index.js';
import { both } from './wording/conditions.js';

/** Which part of the grammar reads a text: a line of a Character, or all that a Summon does. */
export type Category = 'ability' | 'summon';

/** The reading of a whole text, without the marks of Damage N and EX Burst. */
export const readingOf = (text: string, category: Category): Reading => {
  const key = `${category} ${text}`;
  const known = remembered.get(key);
  if (known !== undefined) return known;
  const reading = readAnew(text, category);
  if (remembered.size >= REMEMBERED_MAX) remembered.clear();
  remembered.set(key, reading);
  return reading;
};

/** A file prints many a text on several cards, and a report on it asks for each of them several times. */
const remembered = new Map<string, Reading>();
const REMEMBERED_MAX = 8_000;

const readAnew = (text: string, category: Category): Reading =>
  speaksOfItselfForAnother(text) || reachesFurther(text)
    ? { kind: 'unread', why: 'ambiguous', at: 0, piece: '~' }
    : readText(dialect, category, inOrder(withDoubleQuotes(withoutBrackets(withoutSpecialName(withSpaces(text))))));

/** What another card is given speaks of that card as "this Forward": the name would be of this one. */
const speaksOfItselfForAnother = (text: string): boolean => {
  const parts = text.split('"');
  return parts.some((quoted, index) => {
    if (index % 2 === 0 || !quoted.includes('~')) return false;
    const before = (parts[index - 1] ?? '').split(/[.:,]/).at(-1) ?? '';
    return /\bgains? /.test(before) && !/~ (?:also |doubles its power and )?gains? /.test(before);
  });
};

/** An "instead" or "if you do so" that may also govern the following sentence: such a text is not read. */
const reachesFurther = (text: string): boolean => {
  const sentences = text.split('. ');
  return sentences.some((sentence, index) => {
    const [before, after = ''] = [sentences[index - 1], sentences[index + 1]];
    const isOtherwise = /^If .* instead$/.test(sentence) && before !== undefined && after.startsWith(before);
    return isOtherwise || (/^if you do so,/i.test(sentence) && after.startsWith('Then,'));
  });
};

/** A special ability has a name of its own before its costs. */
const withoutSpecialName = (text: string): string => text.replace(/^[A-Z~][^,:"{]*(?:: [A-Z][^,:"{]*)?(\{S\})/, '$1');

/** Spaces are missing behind some names and numbers, and stand before some stops. */
const withSpaces = (text: string): string =>
  text
    .replaceAll(/([a-z\d])((?:Card Name|Category|Job) [A-Z])/g, '$1 $2')
    .replaceAll(/(\p{Ll})(and (?:add|play)|other than|from your|among them|or Card Name) /gu, '$1 $2 ')
    .replaceAll('""', '"')
    .replaceAll('Card name ', 'Card Name ')
    .replaceAll('Until of the end of turn', 'Until the end of the turn')
    // A stop within quotes ends the sentence around them.
    .replaceAll(/\."(?= [A-Z~])/g, '".')
    .replaceAll('、', ', ')
    .replaceAll("~' power", "~'s power")
    .replaceAll(/enters the Field/g, 'enters the field');

/** Brackets hold the least cost of a reduction, the rounding of a half, and when a condition is checked. */
const withoutBrackets = (text: string): string =>
  text
    .replaceAll(/ ?\((it cannot become [^()]{1,20}|select as many as possible)\)/g, ', $1')
    .replaceAll(/ \(round (up|down) to the nearest 1000\)/g, ', rounded $1 to the nearest 1000')
    // Modes are announced before anything is paid (11.3.5).
    .replaceAll(/ \(before paying the cost for ~\)(?=, select )/g, '');

/** A quotation within a quoted action has single marks. */
const withDoubleQuotes = (text: string): string =>
  text.replaceAll(/(\bgains? )'((?:This|When|If|~) [^"]{1,120}?)'(?= until )/g, '$1"$2"');

/** CP are printed in any order: elements, then numbers, then X. */
const inOrder = (text: string): string =>
  text.replaceAll(/(?:\{(?:[a-z]{3,9}|\d{1,2}|X)\}){2,}/g, (run) => {
    const symbols = [...run.matchAll(/\{(\w+)\}/g)].map(([, symbol = '']) => symbol);
    const dull = symbols.filter((symbol) => symbol === 'dull');
    const cp = symbols.filter((symbol) => symbol !== 'dull').toSorted((a, b) => rankOf(a) - rankOf(b));
    return [...cp, ...dull].map((symbol) => `{${symbol}}`).join('');
  });

const rankOf = (symbol: string): number => {
  const element = ELEMENTS.findIndex((one) => one === symbol);
  if (element >= 0) return element;
  return symbol === 'X' ? ELEMENTS.length + 1 : ELEMENTS.length;
};

/** An ability that was read whole; `holds` is what must hold besides, such as "Damage 3". */
export const readAbilityText = (text: string, holds?: Condition): NamedAbility | undefined => {
  const reading = readingOf(text, 'ability');
  if (reading.kind === 'unread' || !isPlainRecord(reading.script)) return undefined;
  const { kind, name, while: during, ...fields } = reading.script;
  if (typeof kind !== 'string' || typeof name !== 'string') return undefined;
  const condition = both(holds, isCondition(during) ? during : undefined);
  return { kind, name, ...(condition && { while: condition }), ...fields };
};

/** A condition, read at the place of that of a field ability. */
export const readConditionText = (text: string): Condition | undefined => {
  const condition = readAbilityText(`If ${text}, ~ gains Brave.`)?.['while'];
  return isCondition(condition) ? condition : undefined;
};

/** Costs, read where those of an action ability stand. */
export const readCostText = (text: string): readonly FftcgCost[] | undefined => {
  const costs = readAbilityText(`${text}: Draw 1 card.`)?.['costs'];
  return Array.isArray(costs) && costs.every(isCost) ? costs : undefined;
};

/** The card language has taken the script that it is a part of. */
const isCost = (value: unknown): value is FftcgCost => isPlainRecord(value);
const isCondition = (value: unknown): value is Condition => isPlainRecord(value);

/** What a Summon does, if its text was read whole. */
export const readSummonText = (text: string): JsonRecord | undefined => {
  const reading = readingOf(text, 'summon');
  return reading.kind === 'read' && isJsonRecord(reading.script) ? partsOfSummon(reading.script) : undefined;
};

const isJsonRecord = (value: Json): value is JsonRecord => isPlainRecord(value);
