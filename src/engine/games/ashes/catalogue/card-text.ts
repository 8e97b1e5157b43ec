import { textFingerprint } from '../../../kernel/index.js';

/** The marks at the beginning of a paragraph: a yellow box (inexhaustible), and a blue one (a reaction). */
export const INEXHAUSTIBLE = '*';
export const REACTION = '~';

/** Tells a text of a card, or its whole text, from another. Marks and symbols say as much as words do. */
export const fingerprintOf = (text: string): string =>
  textFingerprint(
    plainText(text)
      .replaceAll(/(^|\n)\* /g, '$1 inexhaustible ')
      .replaceAll(/(^|\n)~ /g, '$1 reaction ')
      .replaceAll(/[+−-](?=\d|X\b)/g, (sign) => (sign === '+' ? ' plus ' : ' minus ')),
  );

/**
 * A text as the readings of `wording/` look at it: paragraphs on lines, without emphasis, with straight quotation
 * marks.
 */
export const plainText = (text: string): string =>
  text
    .replaceAll('**', '')
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/[“”]/g, '"')
    .split('\n')
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');
