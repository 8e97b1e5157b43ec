import type { Study } from './study.js';

/** All punctuation of ASCII: it may be escaped (CommonMark 0.31, 2.4), and is no mark then. */
const PUNCTUATION = /[!-/:-@[-`{-~]/g;

/** A study as CommonMark: a section for each chapter. Nothing that its author wrote is a mark. */
export function textOf({ title, chapters }: Pick<Study, 'title' | 'chapters'>): string {
  const sections = chapters.map(
    (chapter) => `## ${plain(chapter.title)}\n\nVersion ${chapter.step} of the game\n\n${paragraphs(chapter.text)}`,
  );
  return `${[`# ${plain(title)}`, ...sections].join('\n\n')}\n`;
}

/** An empty line ends a paragraph; other lines end in a hard break (6.7). */
function paragraphs(text: string): string {
  const found: string[][] = [[]];
  for (const line of text.split(/\r\n|\r|\n/).map((each) => each.trim())) {
    if (line === '') found.push([]);
    else found.at(-1)?.push(plain(line));
  }
  return found
    .filter(({ length }) => length > 0)
    .map((lines) => lines.join('\\\n'))
    .join('\n\n');
}

const plain = (text: string): string => text.replaceAll(PUNCTUATION, String.raw`\$&`);
