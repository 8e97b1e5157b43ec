/** Spaces that are too complex for a formula are trees of partial answers, traversed from left to right. */
import { LIMITS } from '../ground/limits.js';
import { type Json } from '../json/index.js';
import { boundWalk } from '../rules/effort.js';
import { type Pick } from './space-kind.js';

/** A node may be an answer and still have children. Children that lead nowhere cost time only. */
export type Tree<Node> = {
  readonly root: Node;
  children(node: Node): readonly Node[];
  answer(node: Node): Json | undefined;
};

/** Lazily, a node before its children, children in their order. */
export function* answersOf<Node>(tree: Tree<Node>): Generator<Json> {
  const open = [tree.root];
  let walked = 0;
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    boundWalk((walked += 1));
    const answer = tree.answer(node);
    if (answer !== undefined) yield answer;
    // One by one: there may be more than a call takes arguments.
    for (const child of tree.children(node).toReversed()) open.push(child);
  }
}

/** At each node all continuations are equally likely, stopping there included; a dead end leads back. */
export const randomAnswer = <Node>(tree: Tree<Node>, pick: Pick): Json | undefined => {
  const from = (node: Node): Json | undefined => {
    const ways = tree.children(node).map((child) => () => from(child));
    const answer = tree.answer(node);
    if (answer !== undefined) ways.push(() => answer);
    for (const way of shuffledBy(pick, ways)) {
      const found = way();
      if (found !== undefined) return found;
    }
    return undefined;
  };
  return from(tree.root);
};

/** How many there are, or `bound` if there are at least so many; no more than `LIMITS.answersCounted` are counted. */
export const countUpTo = (answers: Iterable<Json>, bound: number): number => {
  const most = Math.min(bound, LIMITS.answersCounted);
  let count = 0;
  if (most <= 0) return 0;
  for (const _ of answers) if (++count === most) break;
  return count;
};

/** All orders are equally likely. */
export const shuffledBy = <T>(pick: Pick, items: readonly T[]): T[] => {
  const left = [...items];
  const order: T[] = [];
  while (left.length > 0) order.push(...left.splice(pick(left.length), 1));
  return order;
};
