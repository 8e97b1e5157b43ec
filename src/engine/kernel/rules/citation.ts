import { isRecord, type Json } from '../json/index.js';

/**
 * A reference to one numbered rule of one game, carried by every log entry and every rejection.
 * A type alias and not an interface, so that it is assignable to `Json`.
 */
export type Citation = { readonly game: string; readonly rule: string };

export const isCitation = (value: Json): value is Citation =>
  isRecord(value) && typeof value['game'] === 'string' && typeof value['rule'] === 'string';

/** The spoken form, `lorcana 4.3.6.12`: what `npm run rule --` understands. */
export const citationText = (citation: Citation): string => `${citation.game} ${citation.rule}`;

/**
 * Each rule once: what happens may name one that what made it happen has named already. The same list where all differ.
 */
export const eachOnce = (cites: readonly Citation[]): readonly Citation[] => {
  const isFirst = ({ rule }: Citation, at: number): boolean => cites.findIndex((cite) => cite.rule === rule) === at;
  return cites.every(isFirst) ? cites : cites.filter(isFirst);
};
