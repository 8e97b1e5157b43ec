/**
 * The derived characteristics of an object: what is printed, changed by every effect that applies. Rule code asks for
 * these and never for printed values. One shape serves all games, so that filters and changes can name any of it.
 */
export type Facts = {
  /** Strength, willpower, cost, power, life … by the game's name. */
  readonly numbers: { readonly [name: string]: number };
  /** Card types, classifications, elements, inks. */
  readonly tags: readonly string[];
  readonly names: readonly string[];
  /** Keywords with their number, or 0 where they have none. */
  readonly keywords: { readonly [keyword: string]: number };
  /** Overridden predicates ("can't quest"), by the game's name. */
  readonly flags: readonly string[];
};

/** The flag of an object whose printed text is gone. */
export const WITHOUT_TEXT = 'withoutText';
/** The flag of one that has no abilities, whatever it is given. */
export const WITHOUT_ABILITIES = 'withoutAbilities';

export const hasTag = (facts: Facts, tag: string): boolean => facts.tags.includes(tag);
export const hasFlag = (facts: Facts, flag: string): boolean => facts.flags.includes(flag);
export const hasKeyword = (facts: Facts, keyword: string): boolean => facts.keywords[keyword] !== undefined;
export const numberOf = (facts: Facts, name: string): number => facts.numbers[name] ?? 0;
