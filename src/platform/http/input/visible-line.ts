/**
 * Which texts are one visible line, by Unicode's own properties: nothing in it is without a shape of its own, since two
 * names that differ in such characters only look the same. A joiner is allowed where it changes the shape of its
 * neighbours, and the choice of a picture's look after the picture.
 */
const JOINS = String.raw`\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F`;
const JOINER = `(?<=[${JOINS}])[\\u200C\\u200D]`;
const LOOK = String.raw`(?<=\p{Extended_Pictographic})[\uFE0E\uFE0F]`;
/** Braille's empty cell is a symbol without dots. */
const SHAPELESS = String.raw`[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]`;
const SHAPED = `(?!${SHAPELESS})[^]`;
/** A combining mark at the beginning would attach to the text before. */
const FIRST = String.raw`(?![\p{Z}\p{M}\s])`;

export const visibleLine = (maxLength: number): RegExp =>
  new RegExp(`^${FIRST}(?:${SHAPED}|${JOINER}|${LOOK}){1,${maxLength}}(?<![\\p{Z}\\s])$`, 'u');

/** What of a text fits on a visible line; may be nothing. */
export const asVisibleLine = (text: string, maxLength: number): string => {
  const shaped = text
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replaceAll(new RegExp(`(?!${JOINER}|${LOOK})${SHAPELESS}`, 'gu'), '')
    .replace(/^[\p{Z}\p{M}\s]+/u, '');
  return [...shaped].slice(0, maxLength).join('').trimEnd();
};
