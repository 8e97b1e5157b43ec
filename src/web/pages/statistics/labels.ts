/**
 * How much room names take in a chart, which neither breaks nor cuts off what it writes: estimated, for letters of 12
 * px.
 */
const LETTER = 7.2;
/** The width of a Chinese character, or of another full-width one. */
const SQUARE = 12.5;
const GAP = 16;

const widthOf = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (letter >= '\u2e80' ? SQUARE : LETTER), 0);

/** The margin in which all of them can be read, and no more than `most`. */
export const marginFor = (names: readonly string[], most: number): number =>
  Math.min(most, Math.max(0, ...names.map(widthOf)) + GAP);

/** As much of a name as there is room for in a margin, or in a column, of this width. */
export function shortened(name: string, width: number): string {
  if (widthOf(name) + GAP <= width) return name;
  // What tells two of one name apart stays.
  const end = /#\w+$/.exec(name)?.[0] ?? '';
  const letters = [...name.slice(0, name.length - end.length)];
  while (letters.length > 1 && widthOf(`${letters.join('')}…${end}`) + GAP > width) letters.pop();
  return `${letters.join('').trimEnd()}…${end}`;
}

/** The title of an axis, in the middle below it. */
export const below = (label: string) =>
  ({ label, labelAnchor: 'center', labelArrow: 'none', labelOffset: 36 }) as const;

/** The title of an axis that goes up, above it. */
export const above = (label: string) => ({ label, labelAnchor: 'top', labelArrow: 'none', labelOffset: 34 }) as const;

/** Whole numbers, about `most` of them: nothing is half a game or half a turn. */
export function wholeTicks(from: number, to: number, most: number): readonly number[] {
  const atLeast = (to - from) / Math.max(1, most);
  const power = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, atLeast))));
  const step = [1, 2, 5, 10].map((times) => times * power).find((each) => each >= atLeast) ?? power;
  const first = Math.ceil(from / step) * step;
  return Array.from({ length: Math.floor((to - first) / step) + 1 }, (_, at) => first + at * step);
}
