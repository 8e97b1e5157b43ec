import { type Rulebook } from '../../engine/index.js';
import { lineAt, type SourceFile } from './source-files.js';

export interface CitedAt {
  readonly rule: string;
  readonly path: string;
  readonly line: number;
  /** In the tables of a game's language, which say what words rest on: nothing is carried out there. */
  readonly inWords: boolean;
}

const isTableOfWords = (path: string): boolean => path.includes('/language/');

/** A citer called with one literal. Citers have names of their own (`lorcana`, `ff`), so the number decides. */
const CALL = /\b[a-z]\w*\(\s*(?:'([^'\n]+)'|"([^"\n]+)")\s*,?\s*\)/gi;

/** Comments mention rules without carrying them out. */
const COMMENT = /\/\*[^]*?\*\/|\/\/.*/g;

/** The same text with the same lines, its comments blank. */
const withoutComments = (text: string): string => text.replace(COMMENT, (comment) => comment.replace(/[^\n]/g, ' '));

/** Where a number of the book is cited: each place in a game's folder outside its specs. */
export const citationsIn = (files: readonly SourceFile[], rulebook: Rulebook): readonly CitedAt[] =>
  files
    .filter(({ path }) => !path.endsWith('.spec.ts'))
    .flatMap(({ path, text }) =>
      [...withoutComments(text).matchAll(CALL)].flatMap((call) => {
        const rule = call[1] ?? call[2] ?? '';
        return rulebook.find(rule) === undefined
          ? []
          : [{ rule, path, line: lineAt(text, call.index), inWords: isTableOfWords(path) }];
      }),
    );
