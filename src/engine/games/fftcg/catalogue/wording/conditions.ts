import type { Condition, Filter } from '../../../../kernel/index.js';
import { readObjects } from './objects.js';

/** The words after "if"; undefined unless all of it was read. */
export const readCondition = (text: string): Condition | undefined => {
  for (const [pattern, read] of CONDITIONS) {
    const found = pattern.exec(text);
    if (found !== null) return read(found);
  }
  return undefined;
};

type Reading = readonly [RegExp, (found: readonly string[]) => Condition | undefined];

const CONDITIONS: readonly Reading[] = [
  [
    /^(you control|(?:your )?opponent controls) (?:an?|(\d+) or more) ([^,]+)$/,
    ([, who, n, what]) => controls(who, n, what),
  ],
  [/^(you|your opponent) (?:don't|doesn't) control any ([^,]+)$/, ([, who, what]) => none(who, what)],
  [/^you have received (\d+) points? of damage or more$/, ([, n]) => damageTaken(Number(n))],
  [/^(you have|your opponent has) no cards in (?:your|their) hand$/, ([, who]) => hand(who, { max: 0 })],
  [
    /^(you have|your opponent has) (\d+) cards? or (less|more) in (?:your|their) hand$/,
    ([, who, n, than]) => hand(who, than === 'less' ? { max: Number(n) } : { min: Number(n) }),
  ],
  [/^it is (your|your opponent's) turn$/, ([, whose]) => ({ turn: whose === 'your' ? 'yours' : 'opponents' })],
];

const sideOf = (who: string | undefined): 'you' | 'opponents' =>
  who?.includes('opponent') === true ? 'opponents' : 'you';

const controls = (who: string | undefined, n = '1', what = ''): Condition | undefined => {
  const filter = readObjects(what);
  return filter && counted({ of: sideOf(who), ...filter }, { min: Number(n) });
};

const none = (who: string | undefined, what = ''): Condition | undefined => {
  const filter = readObjects(what);
  return filter && counted({ of: sideOf(who), ...filter }, { max: 0 });
};

type Bounds = { readonly min?: number; readonly max?: number };

const hand = (who: string | undefined, is: Bounds): Condition => counted({ zone: 'hand', of: sideOf(who) }, is);

const counted = (count: Filter, is: Bounds): Condition => ({ count, is });

/** "Damage N": the damage that one has taken (15.2.6). */
export const damageTaken = (n: number): Condition => counted({ zone: 'damage', of: 'you' }, { min: n });

export const both = (...conditions: readonly (Condition | undefined)[]): Condition | undefined => {
  const [first, ...others] = conditions.filter((each) => each !== undefined);
  return first === undefined || others.length === 0 ? first : { all: [first, ...others] };
};
