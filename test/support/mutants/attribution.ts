/**
 * Which rules a piece of code is there for: those that its declaration cites or names in a comment. Where it names
 * none: those of the declarations of its file that use it or that it uses; then those of whatever uses it in other
 * files; then all of its file.
 */
import ts from 'typescript';
import { parse } from './instrument.js';

export type Text = { readonly path: string; readonly text: string };

type Declaration = {
  readonly path: string;
  readonly from: number;
  readonly to: number;
  readonly names: readonly string[];
  readonly uses: ReadonlySet<string>;
  readonly rules: readonly string[];
};

/** Tells the rules of a place; `isRule` knows which numbers are rules that somebody tests. */
export const attributionOf = (
  files: readonly Text[],
  isRule: (number: string) => boolean,
): ((path: string, offset: number) => readonly string[]) => {
  const declarations = files.flatMap((file) => declarationsOf(file, isRule));
  return (path, offset) => {
    const inFile = declarations.filter((declaration) => declaration.path === path);
    const own = inFile.filter(({ from, to }) => from <= offset && offset < to);
    const ways = [
      () => nearest(own, inFile, (one, other) => isUsedBy(one, other) || isUsedBy(other, one)),
      () => nearest(own, declarations, isUsedBy),
      () => inFile,
    ];
    for (const way of ways) {
      const rules = [...new Set(way().flatMap((declaration) => declaration.rules))];
      if (rules.length > 0) return rules;
    }
    return [];
  };
};

/**
 * The first that name rules, going from some declarations to their neighbours, to the neighbours of these, and so on.
 */
const nearest = (
  from: readonly Declaration[],
  among: readonly Declaration[],
  isNext: (one: Declaration, other: Declaration) => boolean,
): readonly Declaration[] => {
  const seen = new Set(from);
  let circle = from;
  while (circle.length > 0 && circle.every(({ rules }) => rules.length === 0)) {
    circle = among.filter((other) => !seen.has(other) && circle.some((one) => isNext(one, other)));
    for (const declaration of circle) seen.add(declaration);
  }
  return circle;
};

const isUsedBy = ({ names }: Declaration, { uses }: Declaration): boolean => names.some((name) => uses.has(name));

/** Numbers of rules. A number without dots counts if it is cited, or is in a comment: `445: who has won`. */
const NUMBERS = /\w+(?:\.\w+)+|(?<=')\d+(?=')|(?<=(?:\/\*\*|^ *\*|\/\/) (?:.*[^\w.])?)\d+(?!\w|\.\w)/gm;

const declarationsOf = ({ path, text }: Text, isRule: (number: string) => boolean): readonly Declaration[] =>
  parse(path, text)
    .statements.filter((statement) => !ts.isImportDeclaration(statement))
    .map((statement) => ({
      path,
      from: statement.getFullStart(),
      to: statement.end,
      names: namesOf(statement),
      uses: identifiersIn(statement),
      rules: [...statement.getFullText().matchAll(NUMBERS)].map(([number]) => number).filter(isRule),
    }));

const namesOf = (statement: ts.Statement): readonly string[] => {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.map(({ name }) => name.getText());
  }
  return ts.isFunctionDeclaration(statement) && statement.name !== undefined ? [statement.name.text] : [];
};

const identifiersIn = (node: ts.Node): ReadonlySet<string> => {
  const found = new Set<string>();
  const visit = (part: ts.Node): void => {
    if (ts.isIdentifier(part)) found.add(part.text);
    ts.forEachChild(part, visit);
  };
  visit(node);
  return found;
};
