import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

export interface SourceFile {
  /** Relative to the project's root, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

/** The TypeScript files below a folder, in order of path; none where the folder is missing (a built installation). */
export const sourceFiles = (root: string, folder: string): readonly SourceFile[] => {
  const top = join(root, folder);
  if (!existsSync(top)) return [];
  return readdirSync(top, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => join(top, name))
    .map((file) => ({ path: relative(root, file).split(sep).join('/'), text: readFileSync(file, 'utf8') }))
    .sort((left, right) => (left.path < right.path ? -1 : 1));
};

/** The 1-based line of a character offset. */
export const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;
