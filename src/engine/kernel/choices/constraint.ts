/**
 * What a choice of several may have to satisfy together, in terms of the options' tags. A closed list: a rule that does
 * not fit here lists its answers one by one instead.
 */
import { equivalent, optionById, type Option, type OptionClass, type Tag } from './option.js';

export type Constraint =
  /** No two have a value in common. */
  | { readonly kind: 'distinct'; readonly tag: string }
  /** All have one value in common (a party's element); fewer than two always do. */
  | { readonly kind: 'share'; readonly tag: string }
  /** The numbers add up to so much; an option without one adds nothing. */
  | { readonly kind: 'sum'; readonly tag: string; readonly min?: number; readonly max?: number }
  /** All have the same values. */
  | { readonly kind: 'same'; readonly tag: string }
  /** This option is among them, or an equivalent one. */
  | { readonly kind: 'includes'; readonly id: string };

export const holds = (constraint: Constraint, chosen: readonly Option[], options: readonly Option[]): boolean => {
  switch (constraint.kind) {
    case 'distinct':
      return areDistinct(chosen.map((option) => valuesOf(option, constraint.tag)));
    case 'share':
      return haveCommon(chosen.map((option) => valuesOf(option, constraint.tag)));
    case 'same':
      return areSame(chosen.map((option) => valuesOf(option, constraint.tag)));
    case 'sum': {
      const sum = chosen.reduce((total, option) => total + numberOf(option, constraint.tag), 0);
      return sum >= (constraint.min ?? -Infinity) && sum <= (constraint.max ?? Infinity);
    }
    case 'includes':
      return includesEqual(chosen, constraint.id, options);
  }
};

/** What may still be added to a choice that has been begun, and that was hopeful before its last option. */
export type Outlook = {
  readonly chosen: readonly Option[];
  readonly rest: readonly OptionClass[];
  /** How many of the rest are added: so many at least, so many at most. */
  readonly least: number;
  readonly most: number;
};

/** False only if no addition can make the constraint hold; true is a hope, not a promise. */
export const mayHold = (constraint: Constraint, outlook: Outlook, options: readonly Option[]): boolean => {
  const { chosen, rest } = outlook;
  switch (constraint.kind) {
    case 'distinct':
      return mayBeDistinct(outlook, constraint.tag);
    case 'share':
    case 'same':
      return holds(constraint, chosen, options);
    case 'includes':
      return includesEqual([...chosen, ...rest.flat()], constraint.id, options);
    case 'sum': {
      const sum = chosen.reduce((total, option) => total + numberOf(option, constraint.tag), 0);
      const numbers = rest.flat().map((option) => numberOf(option, constraint.tag));
      return (
        sum + largestSum(numbers, outlook) >= (constraint.min ?? -Infinity) &&
        sum -
          largestSum(
            numbers.map((value) => -value),
            outlook,
          ) <=
          (constraint.max ?? Infinity)
      );
    }
  }
};

/**
 * The last one has nothing in common with those before it, and of the others enough have nothing in common with any.
 */
const mayBeDistinct = ({ chosen, rest, least }: Outlook, tag: string): boolean => {
  const last = chosen.at(-1);
  if (last !== undefined && chosen.some((one) => one !== last && haveCommonValue(one, last, tag))) return false;
  let addable = 0;
  for (const equals of rest) {
    if (addable >= least) return true;
    const [one] = equals;
    if (one === undefined || chosen.some((taken) => haveCommonValue(taken, one, tag))) continue;
    addable += haveCommonValue(one, one, tag) ? 1 : equals.length;
  }
  return addable >= least;
};

const haveCommonValue = ({ tags: left = {} }: Option, { tags: right = {} }: Option, tag: string): boolean => {
  const [one, other] = [left[tag], right[tag]];
  if (typeof one === 'string' && typeof other === 'string') return one === other;
  return listed(one).some((value) => listed(other).includes(value));
};

const largestSum = (numbers: readonly number[], { least, most }: Outlook): number =>
  numbers
    .toSorted((a, b) => b - a)
    .slice(0, most)
    .reduce((sum, value, index) => (index < least || value > 0 ? sum + value : sum), 0);

type Values = readonly (string | number)[];

const valuesOf = (option: Option, tag: string): Values => listed(option.tags?.[tag]);

const listed = (tag: Tag | undefined): Values => {
  if (tag === undefined) return [];
  return typeof tag === 'string' || typeof tag === 'number' ? [tag] : tag;
};

const numberOf = (option: Option, tag: string): number => {
  const value = option.tags?.[tag];
  return typeof value === 'number' ? value : 0;
};

const areDistinct = (lists: readonly Values[]): boolean => {
  const all = lists.flat();
  return new Set(all).size === all.length;
};

const haveCommon = ([first, ...others]: readonly Values[]): boolean =>
  first === undefined || others.length === 0 || first.some((value) => others.every((values) => values.includes(value)));

const areSame = ([first, ...others]: readonly Values[]): boolean =>
  first === undefined ||
  others.every((values) => values.length === first.length && values.every((value) => first.includes(value)));

const includesEqual = (chosen: readonly Option[], id: string, options: readonly Option[]): boolean => {
  const wanted = optionById(options, id);
  return wanted !== undefined && chosen.some((option) => equivalent(option, wanted));
};
