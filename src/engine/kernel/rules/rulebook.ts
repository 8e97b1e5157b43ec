/**
 * A rulebook is the ledger of one game: every number of the rules document, our own short title for it, what kind of
 * sentence it is, and whether the engine carries it out.
 *
 * Rules are listed as rows and not as the keys of an object, because JavaScript moves keys such as `7` in front of
 * keys such as `4.3`, and the order of a rulebook is information.
 */
import type { Citation } from './citation.js';

/**
 * `enforce`: the engine must make it so. `define`: fixes a meaning. `info`: headings, flavour, things outside the game.
 */
export const RULE_KINDS = ['enforce', 'define', 'info'] as const;
export type RuleKind = (typeof RULE_KINDS)[number];

/** A rule that the document does not hold and the game needs: the version of the rules in which it was read. */
export interface RuleMark {
  readonly assumed: string;
}

type PlainRow = readonly [number: string, kind: RuleKind, title: string];

/** One row of the ledger: number, kind, our own title; `assumed` marks those that are not of the document. */
export type RuleRow = PlainRow | readonly [...PlainRow, mark: RuleMark];

/** `refused`: the subject of the rule is not begun at all; the refusal cites the rule. */
export type RuleStatus = 'implemented' | 'refused' | 'informative' | 'deferred';

export interface Rule {
  readonly number: string;
  /** The nearest listed number above this one; absent for a chapter. */
  readonly parent?: string;
  readonly title: string;
  readonly kind: RuleKind;
  readonly status: RuleStatus;
  /** Not of the document: the version in which it was read. */
  readonly assumed?: string;
  /** Why it is not implemented; present exactly when the status is `deferred` or `refused`. */
  readonly reason?: string;
  /** The identifier in code that an entry has that fixes a meaning. */
  readonly reflectedIn?: string;
  /** Why nothing is carried out for an entry that only informs. */
  readonly note?: string;
  /** The rule that says the same elsewhere in the document, and carries this one out with it. */
  readonly repeats?: string;
}

/** Untyped access for tools and audits: the rules in the order of the document, and each by its number. */
export interface Rulebook {
  /** What citations carry, and the name of the game's folder: `fftcg`. */
  readonly game: string;
  /** What people write: `FF-TCG`. */
  readonly title: string;
  readonly rules: readonly Rule[];
  readonly find: (number: string) => Rule | undefined;
}

type Numbers<Row extends RuleRow> = Row[0];
type NumbersOf<Row extends RuleRow, Kind extends RuleKind> = Row extends readonly [
  infer Number extends string,
  Kind,
  ...unknown[],
]
  ? Number
  : never;

/** What is known about the numbers: an enforced rule is carried out unless a reason is given here why it is not. */
export interface RulebookProgress<
  Enforced extends string,
  Defined extends string = never,
  Info extends string = never,
  Any extends string = Enforced | Defined | Info,
> {
  /** Entries that are not carried out yet: number and reason. */
  readonly deferred?: Readonly<Partial<Record<Enforced, string>>>;
  /** Entries that are not begun at all: number and reason. */
  readonly refused?: Readonly<Partial<Record<Enforced, string>>>;
  /** For every entry that fixes a meaning, the identifier in code that has it. */
  readonly reflected?: Readonly<Record<Defined, string>>;
  /** Why nothing is carried out for entries that only inform; a heading needs no reason. */
  readonly informative?: Readonly<Partial<Record<Info, string>>>;
  /** Entries that repeat another one, as glossaries often do: number and the other number. */
  readonly repeated?: Readonly<Partial<Record<Enforced, Enforced>>>;
  /** For a document that numbers headings and rules in one line: the last entry below each heading. */
  readonly headings?: Readonly<Partial<Record<Info, Any>>>;
}

/** Rules that the document does not hold, all in one version of the rules, apart from the rules of the document. */
export const assumed = <const Row extends PlainRow>(version: string, rows: readonly Row[]) =>
  rows.map((row) => [...row, { assumed: version }] as const);

/**
 * Makes a game's citer and its rulebook from the same rows, so that `cite('9.9.9')` does not compile when the book has
 * no such number. The citer gives the same frozen object for a number each time: log entries cite on hot paths.
 */
export const defineRulebook = <const Row extends RuleRow>(
  { game, title }: Pick<Rulebook, 'game' | 'title'>,
  rows: readonly Row[],
  progress: RulebookProgress<NumbersOf<Row, 'enforce'>, NumbersOf<Row, 'define'>, NumbersOf<Row, 'info'>> = {},
): { readonly cite: (number: Numbers<Row>) => Citation; readonly rulebook: Rulebook } => {
  const numbers = new Set<string>(rows.map(([number]) => number));
  const deferred = new Map<string, string>(Object.entries(progress.deferred ?? {}));
  const refused = new Map<string, string>(Object.entries(progress.refused ?? {}));
  const reflected = new Map<string, string>(Object.entries(progress.reflected ?? {}));
  const notes = new Map<string, string>(Object.entries(progress.informative ?? {}));
  const repeated = new Map<string, string>(Object.entries(progress.repeated ?? {}));
  const above = headingsAbove(
    rows.map(([number]) => number),
    new Map(Object.entries(progress.headings ?? {})),
  );
  const rules = rows.map((row): Rule => {
    const [number, kind, heading, mark] = row;
    const parent = parentOf(number, numbers) ?? above.get(number);
    const place = { number, ...(parent !== undefined && { parent }) };
    const [reflectedIn, note, repeats] = [reflected, notes, repeated].map((known) => known.get(number));
    const about = {
      ...(reflectedIn !== undefined && { reflectedIn }),
      ...(note !== undefined && { note }),
      ...(repeats !== undefined && { repeats }),
    };
    return { ...place, title: heading, kind, ...statusOf(row, refused, deferred), ...mark, ...about };
  });
  const byNumber = new Map(rules.map((rule) => [rule.number, rule]));
  return { cite: interning(game), rulebook: { game, title, rules, find: (number) => byNumber.get(number) } };
};

/** Not every document lists every level (some skip one), hence the nearest ancestor that exists. */
const parentOf = (number: string, numbers: ReadonlySet<string>): string | undefined => {
  const cut = number.lastIndexOf('.');
  if (cut < 0) return undefined;
  const above = number.slice(0, cut);
  return numbers.has(above) ? above : parentOf(above, numbers);
};

/** The innermost heading that is still open at each number. */
const headingsAbove = (
  numbers: readonly string[],
  lastBelow: ReadonlyMap<string, unknown>,
): ReadonlyMap<string, string> => {
  const places = new Map<unknown, number>(numbers.map((number, index) => [number, index]));
  const above = new Map<string, string>();
  let open: readonly { readonly heading: string; readonly last: number }[] = [];
  numbers.forEach((number, index) => {
    open = open.filter(({ last }) => index <= last);
    const innermost = open.at(-1);
    if (innermost !== undefined) above.set(number, innermost.heading);
    const last = places.get(lastBelow.get(number));
    if (last !== undefined) open = [...open, { heading: number, last }];
  });
  return above;
};

const statusOf = (
  [number, kind]: RuleRow,
  refused: ReadonlyMap<string, string>,
  deferred: ReadonlyMap<string, string>,
): Pick<Rule, 'status' | 'reason'> => {
  if (kind !== 'enforce') return { status: 'informative' };
  const refusal = refused.get(number);
  if (refusal !== undefined) return { status: 'refused', reason: refusal };
  const reason = deferred.get(number);
  return reason === undefined ? { status: 'implemented' } : { status: 'deferred', reason };
};

const interning = (game: string): ((rule: string) => Citation) => {
  const known = new Map<string, Citation>();
  return (rule) => {
    const before = known.get(rule);
    if (before !== undefined) return before;
    const citation = Object.freeze({ game, rule });
    known.set(rule, citation);
    return citation;
  };
};
