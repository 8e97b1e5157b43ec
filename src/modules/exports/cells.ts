/**
 * In many countries a spreadsheet separates cells by semicolons, and so does not see our quotes: a cell of ours then
 * ends within a text. What would begin a formula there gets an apostrophe, as `escape_formulas` gives one at the start
 * of a text.
 */
const FORMULA_BEHIND_SEPARATOR = /([;|\t][" ]*)(?=[=+\-@＝＋－＠])/gu;

export const inertBehindSeparators = (text: string): string => text.replaceAll(FORMULA_BEHIND_SEPARATOR, "$1'");
