import { textFingerprint } from '../../../kernel/index.js';

/**
 * The formats mark up the same printed text in their own ways, and each in its own language. Everything else reads the
 * plain text made of either: a line for each ability, symbols as `{2}`, `{fury}`, `{any}`, `{might}` and `{exhaust}`,
 * keywords as `[Assault 2]`, and no other markup.
 */
export type Markup = (text: string) => string;

/** `[E2]`, `[RUNE:fury]`, `[MIGHT]`; a keyword is in brackets already. */
export const englishMarkup: Markup = (text) =>
  text
    .replaceAll(/\[E(\d{1,2})\]/g, '{$1}')
    .replaceAll(/\[RUNE:([a-z]+)\]/g, (_whole, domain: string) => `{${domain === 'rainbow' ? 'any' : domain}}`)
    .replaceAll(/\[(MIGHT|EXHAUST)\]/g, (_whole, symbol: string) => `{${symbol.toLowerCase()}}`)
    .replaceAll('&quot;', '"');

/**
 * `{{2}}`, `{{红色}}`, `{{S}}`; a keyword is between the same braces, with its number, and sometimes with its cost.
 */
export const chineseMarkup: Markup = (text) =>
  text
    .replaceAll(/\{\{([^{}]*)\}\}/g, (_whole, mark: string) => symbolOf(mark) ?? keywordOf(mark))
    .replaceAll('，', ', ')
    .replaceAll('：', ': ');

const symbolOf = (mark: string): string | undefined => {
  if (/^\d{1,2}$/.test(mark)) return `{${mark}}`;
  const symbol = SYMBOLS.get(mark);
  return symbol === undefined ? undefined : `{${symbol}}`;
};

const keywordOf = (mark: string): string => {
  const [name = '', keyword] = [...KEYWORDS].find(([known]) => mark.startsWith(known)) ?? [];
  if (keyword === undefined) return `[${mark}]`;
  const rest = mark.slice(name.length);
  return `[${keyword}${/^\d/.test(rest) ? ' ' : ''}${rest}]`;
};

const SYMBOLS: ReadonlyMap<string, string> = new Map([
  ['红色', 'fury'],
  ['绿色', 'calm'],
  ['蓝色', 'mind'],
  ['橙色', 'body'],
  ['紫色', 'chaos'],
  ['黄色', 'order'],
  ['A', 'any'],
  ['S', 'might'],
  ['s', 'might'],
  ['横置', 'exhaust'],
]);

const KEYWORDS: ReadonlyMap<string, string> = new Map([
  ['急速', 'Accelerate'],
  ['迅捷', 'Action'],
  ['强攻', 'Assault'],
  ['后排', 'Backline'],
  ['法盾', 'Deflect'],
  ['游走', 'Ganking'],
  ['待命', 'Hidden'],
  ['反应', 'Reaction'],
  ['坚守', 'Shield'],
  ['壁垒', 'Tank'],
  ['瞬息', 'Temporary'],
  ['唯我', 'Unique'],
  ['预知', 'Vision'],
]);

/** Without the words in brackets: reminders, which do nothing. */
export const plainText = (text: string, markup: Markup): string =>
  markup(text.replaceAll(/[(（][^()（）]*[)）]/g, ''))
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/[“”]/g, '"')
    .split('\n')
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');

/** Identifies a plain text, or a line of it. A sign says as much as a word does. */
export const fingerprintOf = (plain: string): string =>
  textFingerprint(plain.replaceAll(/[+−-](?=\d|\{)/g, (sign) => (sign === '+' ? ' plus ' : ' minus ')));
