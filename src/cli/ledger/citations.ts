import { type Rulebook } from '../../engine/index.js';
import { lineAt, type SourceFile } from './source-files.js';

export interface CitedAt {
  readonly rule: string;
  readonly path: string;
  readonly line: number;
  /** In what says what the words of a language rest on: nothing is carried out there. */
  readonly inWords: boolean;
}

const isTableOfWords = (path: string): boolean => path.includes('/language/');

/** The part of a word that tells its readers of further rules. */
const RESTS_ON = /\brestsOn: \[[^\]]*\]/g;

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
    .flatMap(({ path, text }) => {
      const code = withoutComments(text);
      const restsOn = [...code.matchAll(RESTS_ON)].map(({ index, 0: { length } }) => ({
        from: index,
        to: index + length,
      }));
      const isWithin = (at: number): boolean => restsOn.some(({ from, to }) => from < at && at < to);
      return [...code.matchAll(CALL)].flatMap((call) => {
        const rule = call[1] ?? call[2] ?? '';
        return rulebook.find(rule) === undefined
          ? []
          : [{ rule, path, line: lineAt(text, call.index), inWords: isTableOfWords(path) || isWithin(call.index) }];
      });
    });
