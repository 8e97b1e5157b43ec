import type { DeckLine } from '../deck.js';
import { CANDIDATES_MAX, type CardNames, type NamedCard, nameKey } from './card-names.js';
import type { ListTerms } from './list-terms.js';
import type { TextFault } from './text-fault.js';

export type LineFault = Omit<TextFault, 'line'>;

/** A text that is said to name a card. */
interface Said {
  readonly text: string;
  /** Types that the heading above names. */
  readonly types: readonly string[];
  /** Whether to look for cards that may be meant. */
  readonly guesses: boolean;
}

const COUNT_MAX = 1000;
/** No name is as long, and no line is worth reading that is longer. */
export const LINE_LENGTH_MAX = 200;

/** `4 `, `4x `, `4×`, `(4) `, `[4] `, `x4 `, `4, `. */
const COUNT_BEFORE = [
  /^[([]?(\d{1,9})\s?[x×*]?[)\]]?[\s,;]+([^\s,;].*)$/i,
  /^(\d{1,3})\s?[x×]\s?(\S.*)$/i,
  /^[x×]\s?(\d{1,9})\s+(\S.*)$/i,
];
/** ` x4`, ` (x4)`, ` [4]`, `, 4`, `: 4`, ` - 4`, `…… 4`, ` 4`. */
const COUNT_BEHIND = [
  /^(.*\S)\s+[([][x×]?\s?(\d{1,9})\s?[x×]?[)\]]$/i,
  /^(.*\S)\s+(?:[x×]\s?(\d{1,9})|(\d{1,9})\s?[x×])$/i,
  /^(.*[^\s,;:.…-])[\s,;:.…-]*[\s,;:.…](\d{1,9})$/i,
];

/** What is said of a copy and not of the card: how it shines, how well it is kept, its language, its rarity. */
const MARKS = new Set(
  [
    ...['foil', 'cold foil', 'non foil', 'nonfoil', 'holo', 'normal', 'enchanted', 'promo', 'premium', 'reprint'],
    ...['alt', 'alt art', 'alternate art', 'full art', 'extended art', 'borderless', 'showcase', 'signed'],
    ...['overnumbered', 'starter', 'common', 'uncommon', 'rare', 'super rare', 'legendary', 'epic', 'hero', 'nm', 'lp'],
    ...['en', 'de', 'fr', 'it', 'es', 'jp', 'ja', 'zh', 'cn', 'c', 'u', 'r', 'h', 'l', 's', 'e', 'f', 'p', 'sr', 'ur'],
  ].map(nameKey),
);
/** The number of a card in its set, alone or behind the letters of a set that no id has: `#7`, `7/204`, `TFC 114`. */
const NUMBER_IN_SET = /^(?:[A-Z]{2,5}[\s-]#?\d{1,4}[a-z]?|#\d{1,4}|#?\d{1,4}\/\d{1,4})$/;
/** `(SET) 7` at the end of a line. */
const SET_AND_NUMBER = /\s[([]([A-Z0-9]{1,5})[)\]]\s+#?(\d{1,4}[a-z*]?)$/i;
/** A figure, which may be a count: `4`, `x4`, `4x`. */
const FIGURE = /^[x×]?\d{1,4}[x×]?$/i;
/** Also the mark of a copy between stars: `*F*`. */
const IN_BRACKETS = /[([{*]([^()[\]{}*]{1,60})[)\]}*]/g;

/** The card of a line and how many of it, or what is not understood. */
export function cardIn(said: Said, names: CardNames, terms: ListTerms): DeckLine | LineFault {
  if (said.text.length > LINE_LENGTH_MAX) return unknown(said.text, []);
  const { count, found, rest, unread } = readings(said, names, terms);
  if (count < 1 || count > COUNT_MAX) {
    const message = `There are 1 to ${COUNT_MAX} copies of a card in a line, not ${count}.`;
    return { code: 'deck-text.count', message, candidates: [] };
  }
  const [first, ...others] = found;
  if (first === undefined) return { ...unknown(rest, said.guesses ? names.near(rest) : []), count };
  const candidates = found.slice(0, CANDIDATES_MAX).map(idAndName);
  // Any printing of a card is that card.
  if (others.some(({ print }) => print !== first.print)) {
    const message = `Several cards may be meant by "${shortened(rest)}": write the whole name, or the id in brackets behind it.`;
    return { code: 'deck-text.ambiguous-card', message, count, candidates };
  }
  if (unread !== undefined) {
    const message = `"${shortened(unread)}" is not understood: remove it if the card without it is meant.`;
    return { code: 'deck-text.unknown-mark', message, count, candidates };
  }
  return { card: first.id, count };
}

interface LineReading extends Meant {
  readonly count: number;
  readonly rest: string;
}

/** A count before the name, none, or behind the name: the first of these that leaves a card. */
function readings({ text, types }: Said, names: CardNames, terms: ListTerms): LineReading {
  const reading = (count: string, rest: string): LineReading => ({
    count: Number(count),
    rest,
    ...meant(rest, types, names, terms),
  });
  if (names.named(text, types).length > 0) return reading('1', text);
  for (const shape of COUNT_BEFORE) {
    const [, count, rest] = shape.exec(text) ?? [];
    if (count === undefined || rest === undefined) continue;
    const read = reading(count, rest);
    // `1) CODE Name x3`: the figure in front is the number of the line.
    const second = read.beside?.find(({ isMarked }) => isMarked);
    return second === undefined ? read : { ...read, unread: second.text };
  }
  const whole = reading('1', text);
  if (whole.beside !== undefined) return { ...whole, ...countAmong(whole.beside) };
  if (whole.found.length > 0 && whole.unread === undefined) return whole;
  for (const shape of COUNT_BEHIND) {
    const [, rest, count, other] = shape.exec(text) ?? [];
    const behind = rest === undefined ? undefined : reading(count ?? other ?? '1', rest);
    if (behind !== undefined && behind.found.length > 0) return behind;
  }
  return whole;
}

interface Meant {
  readonly found: readonly NamedCard[];
  /** What is left that neither the name nor a code explains. */
  readonly unread?: string;
  /** Figures beside a code that no name of a card contains: one of them may be the count. */
  readonly beside?: readonly Beside[];
}

interface Beside {
  readonly text: string;
  readonly count: number;
  /** With an `x`, which prices and costs do not have. */
  readonly isMarked: boolean;
  readonly inBrackets: boolean;
  /** Whether the text without it is a name of the set, or nothing at all. */
  readonly leavesName: boolean;
}

/** The count of a line with a code and no count in front: the one figure that can be no more than a count. */
function countAmong(beside: readonly Beside[]): { readonly count: number } | { readonly unread: string } {
  const [first, ...others] = beside;
  if (first === undefined) return { count: 1 };
  if (others.length === 0) return first.leavesName || first.isMarked ? { count: first.count } : { unread: first.text };
  const [only, second] = beside.filter(({ leavesName }) => leavesName);
  const isCertain = second === undefined && beside.every(({ inBrackets }) => !inBrackets);
  return only !== undefined && isCertain ? { count: only.count } : { unread: first.text };
}

/** The figures in the name, unless the name is known with them, and those in brackets. */
function figuresBeside({ name, marks }: Parts, types: readonly string[], names: CardNames): readonly Beside[] {
  const isName = (text: string): boolean => text === '' || names.named(text, types).length > 0;
  const figure = (text: string, rest: string, inBrackets = false): Beside => ({
    text,
    count: Number(text.replaceAll(/[x×]/gi, '')),
    isMarked: /[x×]/i.test(text),
    inBrackets,
    leavesName: isName(rest),
  });
  const words = isName(name) ? [] : name.split(' ');
  return [
    ...words.flatMap((word, at) => (FIGURE.test(word) ? [figure(word, words.toSpliced(at, 1).join(' '))] : [])),
    ...marks.flatMap((mark) => (FIGURE.test(mark) ? [figure(mark, name, true)] : [])),
  ];
}

/** By name and code; a name and a code of two cards mean either. */
function meant(said: string, types: readonly string[], names: CardNames, terms: ListTerms): Meant {
  const [whole] = [said, ...terms.codes(said)].flatMap((id) => names.withId(id) ?? []);
  if (whole !== undefined) return { found: [whole] };
  const byWhole = names.named(said, types);
  if (byWhole.length > 0) return { found: byWhole };
  const parts = partsOf(said, names, terms);
  const { name, codes, marks } = parts;
  const byCode = codes.flatMap((code) => names.withId(code) ?? []);
  const withTitle = marks.length === 0 ? [] : names.named([name, ...marks].join(' '), types);
  const byName = withTitle.length > 0 ? withTitle : names.named(name, types);
  const [coded] = byCode;
  if (coded !== undefined) {
    const agrees = byName.length === 0 || byName.some(({ print }) => byCode.some((card) => card.print === print));
    return { found: agrees ? [coded] : [coded, ...byName], beside: figuresBeside(parts, types, names) };
  }
  const [unread] = withTitle.length > 0 ? [] : marks;
  return { found: byName, ...(unread !== undefined && { unread }) };
}

interface Parts {
  readonly name: string;
  readonly codes: readonly string[];
  /** Texts in brackets that are neither code nor a mark of the copy. */
  readonly marks: readonly string[];
}

/** The name, the codes before it, behind it or in brackets, and other texts in brackets. */
function partsOf(said: string, names: CardNames, terms: ListTerms): Parts {
  const codes: string[] = [];
  const marks: string[] = [];
  /** Whether the text is a code: of a card of the set, or of another set. */
  const isCode = (text: string): boolean => {
    const parts = text.split('/');
    const ids = [text, ...parts].flatMap((part) => [part, ...terms.codes(part)]);
    codes.push(...ids.filter((id) => names.withId(id) !== undefined));
    return NUMBER_IN_SET.test(text) || ids.length > parts.length + 1 || names.withId(text) !== undefined;
  };
  const withoutSet = said.replace(SET_AND_NUMBER, (all, set: string, number: string) => {
    // `(Foil) 4` is a mark, and then a count.
    if (MARKS.has(nameKey(set))) return all;
    isCode(`${set}-${number}`);
    return '';
  });
  const withoutBrackets = withoutSet.replaceAll(IN_BRACKETS, (_all, text: string) => {
    const inside = text.trim();
    const isOwner = names.named(inside).some(({ type }) => type !== null && terms.owners.includes(type));
    if (!isCode(inside) && !isOwner && !MARKS.has(nameKey(inside))) marks.push(inside);
    return ' ';
  });
  const words = withoutBrackets.split(/[\s,;|]+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const name = words.filter((word, at) => {
    const isOutside = words.length > 1 && (at === 0 || at === words.length - 1);
    return !isOutside || !(/\d/.test(word) ? isCode(word) : word.toLowerCase() === 'foil');
  });
  return { name: name.join(' '), codes, marks };
}

const unknown = (name: string, near: readonly NamedCard[]): LineFault => ({
  code: 'deck-text.unknown-card',
  message: `No card of this set is called "${shortened(name)}".`,
  candidates: near.map(idAndName),
});

export const shortened = (name: string): string => (name.length > 80 ? `${name.slice(0, 80)}…` : name);
const idAndName = ({ id, name }: NamedCard) => ({ id, name });
