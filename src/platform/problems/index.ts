/**
 * The door of problems: how an error that a caller may meet is declared, once. Class, code and answer are one value;
 * `Problems.declaredIn` registers all that a file declares. It loads nothing, so rules and tasks may throw what it
 * declares.
 */

/**
 * An error the service answers on purpose. It names the case by a stable `code` and knows no status; its message is
 * written for the client. Any error with a `code` that a problem table knows is one: no base class is needed.
 */
export interface CodedError extends Error {
  readonly code: string;
}

/** How one code is answered. */
export interface ProblemRow {
  readonly status: number;
  /** The same for every occurrence (RFC 9457 `title`). */
  readonly title: string;
  /** What the caller can do about it; printed on the problem page. */
  readonly help: string;
  /** Properties of the error that the answer shows. Nothing of an error is public unless it is named here. */
  readonly members?: readonly string[];
}

/** Codes and how they are answered. */
export type ProblemTable = Readonly<Record<string, ProblemRow>>;

/** What is known of a problem without an occurrence of it. */
export interface Declared<Code extends string = string> {
  readonly code: Code;
  readonly row: ProblemRow;
}

export interface ProblemClass<Code extends string> extends Declared<Code> {
  new (message?: string, options?: ErrorOptions): Error & { readonly code: Code };
}

/**
 * Declares a problem; the class that extends it says what the message is made of.
 *
 * export class LeagueNotFound extends problem('league.not-found', { status: 404, title: 'No such league', help: '…' })
 * {}
 */
export function problem<const Code extends string>(code: Code, row: ProblemRow): ProblemClass<Code> {
  return class extends Error {
    static readonly code = code;
    static readonly row = row;
    readonly code = code;
  };
}

/** The problems that a file declares, as a table. */
export function problemsIn(file: object): ProblemTable {
  const declared = Object.values(file).filter(isDeclared);
  return Object.fromEntries(declared.map(({ code, row }) => [code, row]));
}

const isDeclared = (value: unknown): value is Declared =>
  typeof value === 'function' && 'code' in value && 'row' in value;

/** Every code that an operation may name. A module that registers a file of problems adds its codes. */
export interface ProblemCodes {
  readonly 'server.internal': true;
}

export type ProblemCode = keyof ProblemCodes;

/** The codes that a file declares. */
export type CodesIn<File> = {
  readonly [Name in keyof File as File[Name] extends Declared<infer Code> ? Code : never]: true;
};
