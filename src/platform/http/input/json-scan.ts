import { type JsonLimits } from './json-limits.js';
import { RepeatedName, TextTooLong, TooDeep, TooManyValues } from './request.problems.js';

/** An object or a list that is open: the names an object has had so far; null of a list. */
type Open = Set<string> | null;

/**
 * The names of every object before its first name: a set for each of a million empty objects would take a hundred
 * times the body's size.
 */
const NONE_YET = new Set<string>();

/**
 * Refuses a JSON text that says more than `limits` allow, or an object that has a name twice, which readers of JSON
 * take for either. It looks at each character once and builds nothing, so it may meet anything, also what is no JSON:
 * that is for a parser to find, which then has little to do.
 */
export function scanJson(text: string, limits: JsonLimits): void {
  const open: Open[] = [];
  let values = 0;
  let names: Open = null;
  /** Whether the next text is the name of a member. */
  let atName = false;
  const count = () => {
    values += 1;
    if (values > limits.values) throw new TooManyValues(limits.values, 'values');
  };
  for (let at = 0; at < text.length; at += 1) {
    switch (text.charCodeAt(at)) {
      case SPACE:
      case TAB:
      case LINE_FEED:
      case RETURN:
        break;
      case BRACE:
      case BRACKET:
        count();
        atName = text.charCodeAt(at) === BRACE;
        names = atName ? NONE_YET : null;
        if (open.push(names) > limits.depth) throw new TooDeep(limits.depth);
        break;
      case BRACE_END:
      case BRACKET_END:
        open.pop();
        names = open.at(-1) ?? null;
        atName = false;
        break;
      case COMMA:
        atName = names !== null;
        break;
      case COLON:
        atName = false;
        break;
      case QUOTE: {
        const end = endOfText(text, at);
        if (atName && names !== null) {
          if (names === NONE_YET) open[open.length - 1] = names = new Set();
          addName(names, text.slice(at, end), limits);
        } else if (end - at - 2 > limits.text) throw new TextTooLong('A text', limits.text);
        else count();
        at = end - 1;
        break;
      }
      default:
        count();
        at = endOfScalar(text, at) - 1;
    }
  }
}

const [SPACE, TAB, LINE_FEED, RETURN] = [0x20, 0x09, 0x0a, 0x0d];
const [BRACE, BRACE_END, BRACKET, BRACKET_END] = [0x7b, 0x7d, 0x5b, 0x5d];
const [COMMA, COLON, QUOTE, BACKSLASH] = [0x2c, 0x3a, 0x22, 0x5c];

/** Behind the closing quote. */
function endOfText(text: string, start: number): number {
  let end = text.indexOf('"', start + 1);
  while (end !== -1 && isEscaped(text, end)) end = text.indexOf('"', end + 1);
  return end === -1 ? text.length : end + 1;
}

/**
 * Behind a text's opening quote there are as many backslashes as there are: an odd number of them escapes what follows.
 */
function isEscaped(text: string, quote: number): boolean {
  let from = quote;
  while (text.charCodeAt(from - 1) === BACKSLASH) from -= 1;
  return (quote - from) % 2 === 1;
}

function addName(names: Set<string>, quoted: string, limits: JsonLimits): void {
  if (quoted.length - 2 > limits.name) throw new TextTooLong('The name of a member', limits.name);
  const name = nameOf(quoted);
  if (names.has(name)) throw new RepeatedName(name);
  names.add(name);
  if (names.size > limits.members) throw new TooManyValues(limits.members, 'members of one object');
}

/** Names that differ in how they are escaped are the same. One that can't be read is left to the parser. */
function nameOf(quoted: string): string {
  if (!quoted.includes('\\')) return quoted.slice(1, -1);
  try {
    return String(JSON.parse(quoted));
  } catch {
    return quoted;
  }
}

function endOfScalar(text: string, start: number): number {
  let end = start + 1;
  while (end < text.length && !ENDS_SCALAR.has(text.charCodeAt(end))) end += 1;
  return end;
}

const ENDS_SCALAR: ReadonlySet<number> = new Set([
  ...[SPACE, TAB, LINE_FEED, RETURN, QUOTE],
  ...[BRACE, BRACE_END, BRACKET, BRACKET_END, COMMA, COLON],
]);
