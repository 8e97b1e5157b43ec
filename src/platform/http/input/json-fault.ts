/** Lines and columns count from 1, columns in UTF-16 code units, as editors do. */
export interface TextPlace {
  readonly line: number;
  readonly column: number;
}

/**
 * Where a text stops being JSON (RFC 8259). `JSON.parse` says it for some faults only, and every version in other
 * words; the sender of a file of a hundred thousand lines wants to know it for all of them.
 */
export function jsonFault(text: string): TextPlace {
  const fault = firstFault(text);
  let line = 1;
  let start = 0;
  for (let end = text.indexOf('\n'); end !== -1 && end < fault; end = text.indexOf('\n', start)) {
    line += 1;
    start = end + 1;
  }
  return { line, column: fault - start + 1 };
}

/** What may come next; `first` is what follows an opening bracket, where the closing one may come as well. */
type Expected = 'value' | 'first value' | 'key' | 'first key' | 'colon' | 'comma' | 'nothing';

interface Token {
  readonly kind: string;
  readonly end: number;
}

/** The offset of the first token that no JSON text could have there; the length of the text where it ends too early. */
function firstFault(text: string): number {
  const open: string[] = [];
  let expected: Expected = 'value';
  let at = 0;
  for (;;) {
    at = endOf(SPACE, text, at) ?? at;
    const token = tokenAt(text, at);
    const next: Expected | null = typeof token === 'number' ? null : follow(expected, token.kind, open);
    if (typeof token === 'number') return token;
    if (next === null) return at;
    expected = next;
    at = token.end;
  }
}

/** Keeps count of the open brackets. Null: this token may not come here. */
function follow(expected: Expected, kind: string, open: string[]): Expected | null {
  const wantsValue = expected === 'value' || expected === 'first value';
  if (wantsValue && kind === '{') return (open.push('}'), 'first key');
  if (wantsValue && kind === '[') return (open.push(']'), 'first value');
  if (wantsValue && (kind === 'string' || kind === 'scalar')) return afterValue(open);
  if ((expected === 'key' || expected === 'first key') && kind === 'string') return 'colon';
  if (expected === 'colon' && kind === ':') return 'value';
  if (expected === 'comma' && kind === ',') return open.at(-1) === '}' ? 'key' : 'value';
  const mayClose = expected === 'comma' || expected.startsWith('first');
  if (!mayClose || kind !== open.at(-1)) return null;
  open.pop();
  return afterValue(open);
}

const afterValue = (open: readonly string[]): Expected => (open.length === 0 ? 'nothing' : 'comma');

/** The token at a place, or the place within it where it breaks off. */
function tokenAt(text: string, at: number): Token | number {
  const char = text.charAt(at);
  if (char !== '' && '{}[],:'.includes(char)) return { kind: char, end: at + 1 };
  if (char === '"') return stringAt(text, at);
  const end = endOf(SCALAR, text, at);
  return end === undefined ? at : { kind: 'scalar', end };
}

/** Piece by piece, since one expression for all of a long text would be a deep one. */
function stringAt(text: string, at: number): Token | number {
  let end = at + 1;
  for (;;) {
    if (text.charAt(end) === '"') return { kind: 'string', end: end + 1 };
    const piece = endOf(PLAIN, text, end) ?? endOf(ESCAPES, text, end);
    if (piece === undefined) return end;
    end = piece;
  }
}

const SPACE = /[ \t\n\r]+/y;
const SCALAR = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;
const PLAIN = /[^"\\\x00-\x1f]+/y;
const ESCAPES = /(?:\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})){1,1000}/y;

function endOf(pattern: RegExp, text: string, at: number): number | undefined {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : undefined;
}
