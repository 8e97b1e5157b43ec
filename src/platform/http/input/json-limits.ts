/**
 * How much a JSON text may say, whatever its bytes: what reads a body costs by its values, and some of it by their
 * square.
 */
export interface JsonLimits {
  /** Texts, numbers, lists, objects and the like, all in all. */
  readonly values: number;
  /** Members of any one object. */
  readonly members: number;
  /** Objects and lists within each other. */
  readonly depth: number;
  /** Characters of a member's name, as it is written. */
  readonly name: number;
  /** Characters of a text, as it is written. */
  readonly text: number;
}

/**
 * A deck of 500 lines has 2,000 values; the longest text is one of 4,000 characters, each written as `\ud83d\ude00`.
 */
export const JSON_LIMITS: JsonLimits = { values: 5_000, members: 200, depth: 32, name: 200, text: 65_536 };
