/** Source files as architecture tests read them. */
import { readdirSync } from 'node:fs';

const isGenerated = (file: string): boolean => file.includes('/generated/') || file === 'src/client/schema.ts';

/** The TypeScript files below a folder, without specs and what is generated, sorted. */
export const sourceFiles = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts') && !isGenerated(file))
    .toSorted();

/** Without comments, every line staying where it was. Texts that look like comments do not occur in this project. */
export const codeOf = (text: string): string =>
  text.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, '')).replace(/(?<!:)\/\/.*$/gm, '');

/**
 * Whether the text has this word, by itself or as a part of an identifier: `hashes` does not have `ashes`, `ashesTable`
 * does.
 */
export const hasWord = (text: string, word: string): boolean =>
  (text.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g) ?? []).some((part) => part.toLowerCase() === word);
