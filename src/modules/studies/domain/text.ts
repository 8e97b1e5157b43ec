import type { Study } from './study.js';

/** Letters that CommonMark could read as marks (CommonMark 0.31, 2.4). */
const MARKS = /[\\`*_{}[\]()<>#+\-.!|~&]/g;

/** A study as CommonMark: its title, and a section for each chapter. What the author wrote is shown as written. */
export function textOf({ title, chapters }: Pick<Study, 'title' | 'chapters'>): string {
  const sections = chapters.map(
    (chapter) => `## ${chapter.step}. ${plain(chapter.title)}\n\n${chapter.text.split(/\r?\n/).map(plain).join('\n')}`,
  );
  return `${[`# ${plain(title)}`, ...sections].join('\n\n')}\n`;
}

const plain = (text: string): string => text.replaceAll(MARKS, String.raw`\$&`);
