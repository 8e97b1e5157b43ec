/** What a form sends, and what is wrong with it. */
import { KifuProblem } from '../api/kifu.js';

/** The part of a body that is absent where nothing was said: `...said('label', text)`. */
export function said<Name extends string>(name: Name, text: string): { readonly [Key in Name]?: string } {
  const part: { [Key in Name]?: string } = {};
  if (text !== '') part[name] = text;
  return part;
}

/** The fields of a form by their names. */
export interface FormInput {
  readonly text: (name: string) => string;
  /** With the blanks around it, which belong to a password. */
  readonly typed: (name: string) => string;
  /** As the part of a body that is absent where nothing was said: `...input.optional('label')`. */
  readonly optional: <Name extends string>(name: Name) => { readonly [Key in Name]?: string };
  readonly number: (name: string) => number;
  readonly all: (name: string) => readonly string[];
  readonly file: (name: string) => File | null;
}

export function inputOf(data: FormData): FormInput {
  const typed = (name: string): string => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  const text = (name: string): string => typed(name).trim();
  return {
    text,
    typed,
    optional: <Name extends string>(name: Name) => said(name, text(name)),
    number: (name) => Number(text(name)),
    all: (name) => data.getAll(name).filter((value) => typeof value === 'string'),
    file: (name) => {
      const value = data.get(name);
      return value instanceof File && value.size > 0 ? value : null;
    },
  };
}

export interface Fault {
  /** The JSON pointer of a fault in a body, or the name of a parameter. */
  readonly pointer: string;
  readonly message: string;
}

/** Decks have faults of their own, by rules: they are about the list. */
export function faultsOf(error: unknown): readonly Fault[] {
  if (!(error instanceof KifuProblem)) return [];
  const { errors = [] } = error.problem;
  return errors.map(({ pointer, message }) => ({ pointer, message }));
}

/** Without `randomUUID`, which pages have over TLS only. */
export const newOnce = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
