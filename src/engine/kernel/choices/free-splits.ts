import { amountsRecord } from './amounts.js';
import { classesOf, type Option } from './option.js';
import { type Tree } from './search.js';
import { type SplitSpace } from './space.js';

/** Units given so far, place by place, and units left. */
export type SplitBegun = { readonly given: readonly number[]; readonly left: number };

/** No dead ends: an amount is offered only if the places behind it can take the rest. */
export const freeSplits = ({ total, over, unit, minEach }: SplitSpace): Tree<SplitBegun> => {
  const least = leastEach({ minEach, unit });
  return splitTree(
    over,
    unit,
    total / unit,
    over.map(() => least),
  );
};

/** In units. */
export const leastEach = ({ minEach, unit }: Pick<SplitSpace, 'minEach' | 'unit'>): number => Math.ceil(minEach / unit);

/** Every option gets what `base` says; what remains of `units` goes freely to all. */
export const splitTree = (
  over: readonly Option[],
  unit: number,
  units: number,
  base: readonly number[],
): Tree<SplitBegun> => {
  const classes = classesOf(over);
  const places = classes.flatMap((members, rank) =>
    members.map((option, at) => ({
      option,
      isEqualOfLast: at > 0,
      equalsFrom: members.length - at,
      isLastClass: rank === classes.length - 1,
    })),
  );
  const sure = base.reduce((sum, amount) => sum + amount, 0);
  return {
    root: { given: [], left: units - sure },
    children: ({ given, left }) => {
      const place = places[given.length];
      if (place === undefined || left < 0) return [];
      const most = place.isEqualOfLast ? Math.min(left, given.at(-1) ?? 0) : left;
      const fewest = place.isLastClass ? Math.ceil(left / place.equalsFrom) : 0;
      return downFrom(most, fewest).map((extra) => ({ given: [...given, extra], left: left - extra }));
    },
    answer: ({ given, left }) => {
      if (given.length < places.length || left !== 0) return undefined;
      const extras = new Map(places.map(({ option }, at) => [option.id, given[at] ?? 0]));
      return amountsRecord(
        over,
        over.map(({ id }, at) => ((base[at] ?? 0) + (extras.get(id) ?? 0)) * unit),
      );
    },
  };
};

const downFrom = (most: number, fewest: number): readonly number[] =>
  Array.from({ length: Math.max(0, most - fewest + 1) }, (_, index) => most - index);
