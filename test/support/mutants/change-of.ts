import type { Mutant } from './instrument.js';

/** The change as a reader sees it. */
export const changeOf = ({ at, was, becomes }: Pick<Mutant, 'at' | 'was' | 'becomes'>): string => {
  if (at === 'entry') return `at once: ${becomes}`;
  return at === 'statement' ? `left out: ${short(was)}` : `${short(was)} -> ${short(becomes)}`;
};

const short = (text: string): string => {
  const line = text.replace(/\s+/g, ' ');
  return line.length <= 110 ? line : `${line.slice(0, 55)} … ${line.slice(-50)}`;
};
