/**
 * What can be chosen. Options with the same `same` key are interchangeable (two untouched copies of one card, say):
 * an answer that differs from another only by such an exchange means the same, so one of the two is listed and both
 * are accepted. The code that makes a space must give equivalent options equal tags.
 */
export type Option = {
  readonly id: string;
  /** What constraints refer to: an element, a cost, the names of a party. */
  readonly tags?: { readonly [tag: string]: Tag };
  readonly same?: string;
};

export type Tag = number | string | readonly string[];

/** Interchangeable options, in the order of the options; an option without equals is alone. */
export type OptionClass<O extends Option = Option> = readonly O[];

/** In the order of their first members. */
export const classesOf = <O extends Option>(options: readonly O[]): readonly OptionClass<O>[] => {
  const classes = new Map<string, O[]>();
  for (const option of options) {
    const key = classKey(option);
    const members = classes.get(key);
    if (members === undefined) classes.set(key, [option]);
    else members.push(option);
  }
  return [...classes.values()];
};

export const equivalent = (left: Option, right: Option): boolean =>
  left.id === right.id || (left.same !== undefined && left.same === right.same);

const classKey = (option: Option): string => (option.same === undefined ? `id:${option.id}` : `same:${option.same}`);

export const optionById = <O extends Option>(options: readonly O[], id: string): O | undefined =>
  options.find((option) => option.id === id);
