/** A game that was rewound has branches; what was recorded is one row of versions through all of them. */
import type { Schemas } from '../api/kifu.js';

type Branch = Schemas['BranchDto'];

/**
 * The steps of a branch, in order: those of the earlier branch up to its rewind, then its own. The last branch may
 * still grow.
 */
export function stepsIn<Kept extends { readonly version: number }>(
  steps: readonly Kept[],
  branches: readonly Branch[],
  number: number,
): readonly Kept[] {
  const path = pathOf(branches, number);
  return steps.filter(({ version }) => path.some(({ from, to }) => version >= from && version <= to));
}

interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** Its own versions come first; `upTo` is where another one leaves it. */
function pathOf(branches: readonly Branch[], number: number, upTo = Infinity): readonly Stretch[] {
  const branch = branches.find((each) => each.number === number);
  if (branch === undefined) return [{ from: 1, to: upTo }];
  const { from, after } = branch;
  const to = Math.min(upTo, number === branches.length ? Infinity : branch.to);
  const before = after === null ? undefined : branches.find((each) => each.from <= after && after <= each.to);
  return [{ from, to }, ...(before === undefined || after === null ? [] : pathOf(branches, before.number, after))];
}
