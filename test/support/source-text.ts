/** Source files as architecture tests read them. */
import { readdirSync } from 'node:fs';

/** The TypeScript files below a folder, specs left out, sorted. */
export const sourceFiles = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts') && !file.includes('/generated/'))
    .toSorted();

/** Without comments, every line staying where it was. Texts that look like comments do not occur in this project. */
export const codeOf = (text: string): string =>
  text.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, '')).replace(/(?<!:)\/\/.*$/gm, '');
