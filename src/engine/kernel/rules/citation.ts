/**
 * A reference to one numbered rule of one game, carried by every log entry and every rejection.
 * A type alias and not an interface, so that it is assignable to `Json`.
 */
export type Citation = { readonly game: string; readonly rule: string };

/** The spoken form, `lorcana 4.3.6.12`: what `npm run rule --` understands. */
export const citationText = (citation: Citation): string => `${citation.game} ${citation.rule}`;
