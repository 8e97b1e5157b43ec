import { addBlossom, assignLabel, meetingPoint } from './blossoms.js';
import { augmentMatching } from './augment.js';
import { expandBlossom } from './expand.js';
import { at, beginSearch, type Edge, LABEL, NONE, type Search, slackOf } from './search.js';

export interface Matching {
  /** Per vertex the one that it is matched with. */
  readonly mates: readonly number[];
  /**
   * What the matching proves about an edge, also about one that is not in the graph: added with this weight, it could
   * be a part of a better matching only if this number is negative.
   */
  readonly slack: (edge: Edge) => number;
  /**
   * In how many blossoms with a dual an edge of the graph lies; null for an edge that no best matching has. A perfect
   * matching of the other edges is a best one if and only if it has as many edges as possible within each such blossom.
   */
  readonly depth: (edge: Edge) => number | null;
}

/**
 * The perfect matching of the greatest sum of weights, or null if the graph has no perfect matching. Weights are
 * integers whose fourfold, and the sums of two such, are exact (below 2^51). The same input gives the same matching.
 * Time: at most the cube of the vertices; on sparse graphs in which most heaviest edges fit together, far less.
 */
export function perfectMatching(count: number, edges: readonly Edge[]): Matching | null {
  const search = beginSearch(count, edges);
  while (search.mate.includes(NONE)) if (!runStage(search)) return null;
  const mates = Array.from(search.mate, (end) => at(search.vertexAt, end));
  const blossomsOf = blossomsAround(search);
  return { mates, slack: slackWith(search, blossomsOf), depth: depthWith(search, blossomsOf) };
}

/** Per vertex the blossoms that contain it, from the innermost outwards. */
function blossomsAround({ count, parent }: Search): readonly (readonly number[])[] {
  return Array.from({ length: count }, (_, vertex) => {
    const blossoms: number[] = [];
    for (let blossom = at(parent, vertex); blossom !== NONE; blossom = at(parent, blossom)) blossoms.push(blossom);
    return blossoms;
  });
}

function depthWith({ dual }: Search, blossomsOf: readonly (readonly number[])[]): Matching['depth'] {
  return ({ a, b, weight }) => {
    let slack = at(dual, a) + at(dual, b) - 4 * weight;
    if (slack > 0) return null;
    let depth = 0;
    const around = blossomsOf[b] ?? [];
    for (const blossom of blossomsOf[a] ?? []) {
      if (at(dual, blossom) === 0 || !around.includes(blossom)) continue;
      slack += 2 * at(dual, blossom);
      depth += 1;
    }
    return slack > 0 ? null : depth;
  };
}

/** The duals of two vertices, and twice those of the blossoms that contain both, less four times the weight. */
function slackWith({ count, dual, parent }: Search, blossomsOf: readonly (readonly number[])[]): Matching['slack'] {
  // Per vertex or blossom: the sum of the duals of the blossoms from it outwards.
  const outwards = new Map<number, number>();
  const sumFrom = (blossom: number): number => {
    if (blossom === NONE) return 0;
    const known = outwards.get(blossom);
    if (known !== undefined) return known;
    const sum = (blossom < count ? 0 : at(dual, blossom)) + sumFrom(at(parent, blossom));
    outwards.set(blossom, sum);
    return sum;
  };
  return ({ a, b, weight }) => {
    const own = at(dual, a) + at(dual, b) - 4 * weight;
    if (own >= 0) return own;
    const shared = blossomsOf[a]?.find((blossom) => blossomsOf[b]?.includes(blossom));
    return own + 2 * sumFrom(shared ?? NONE);
  };
}

/** Augments the matching along one path between two vertices without mates. False: no such path exists. */
function runStage(search: Search): boolean {
  const { count, label, bestEdge, bestEdges, tight, queue, mate, outermost, parent, base, dual } = search;
  label.fill(LABEL.free);
  bestEdge.fill(NONE);
  bestEdges.fill(null);
  tight.fill(0);
  queue.length = 0;
  for (let vertex = 0; vertex < count; vertex += 1)
    if (mate[vertex] === NONE && at(label, at(outermost, vertex)) === LABEL.free)
      assignLabel(search, vertex, LABEL.outer, NONE);
  while (!scanQueue(search)) if (!changeDuals(search)) return false;
  for (let blossom = count; blossom < 2 * count; blossom += 1) {
    const isTop = parent[blossom] === NONE && at(base, blossom) >= 0;
    if (isTop && label[blossom] === LABEL.outer && dual[blossom] === 0) expandBlossom(search, blossom, true);
  }
  return true;
}

/** Looks at the edges of all outer vertices; true as soon as the matching was augmented. */
function scanQueue(search: Search): boolean {
  for (let vertex = search.queue.pop(); vertex !== undefined; vertex = search.queue.pop())
    for (const end of search.farEnds[vertex] ?? []) if (scanEdge(search, vertex, end)) return true;
  return false;
}

function scanEdge(search: Search, vertex: number, end: number): boolean {
  const { outermost, label, labelEnd, tight, vertexAt, bestEdge } = search;
  const edge = end >> 1;
  const far = at(vertexAt, end);
  const [here, there] = [at(outermost, vertex), at(outermost, far)];
  if (here === there) return false;
  const slack = slackOf(search, edge);
  if (slack <= 0) tight[edge] = 1;
  if (tight[edge] === 1) {
    if (label[there] === LABEL.free) assignLabel(search, far, LABEL.inner, end ^ 1);
    else if (label[there] === LABEL.outer) {
      const base = meetingPoint(search, vertex, far);
      if (base === NONE) {
        augmentMatching(search, edge);
        return true;
      }
      addBlossom(search, base, edge);
    } else if (label[far] === LABEL.free) {
      label[far] = LABEL.inner;
      labelEnd[far] = end ^ 1;
    }
  } else {
    const of = label[there] === LABEL.outer ? here : far;
    const best = at(bestEdge, of);
    const counts = label[there] === LABEL.outer || label[far] === LABEL.free;
    if (counts && (best === NONE || slack < slackOf(search, best))) bestEdge[of] = edge;
  }
  return false;
}

interface Change {
  readonly by: number;
  readonly edge: number;
  readonly blossom: number;
}

/**
 * Changes the duals as far as they stay feasible, which makes an edge tight or uses a blossom up; false where nothing
 * limits it.
 */
function changeDuals(search: Search): boolean {
  const change = smallestChange(search);
  if (change === null) return false;
  const { count, label, outermost, dual, base, parent, tight, queue, vertexAt } = search;
  const sign = (of: number): number => (label[of] === LABEL.outer ? 1 : label[of] === LABEL.inner ? -1 : 0);
  for (let vertex = 0; vertex < count; vertex += 1)
    dual[vertex] = at(dual, vertex) - sign(at(outermost, vertex)) * change.by;
  for (let blossom = count; blossom < 2 * count; blossom += 1)
    if (at(base, blossom) >= 0 && parent[blossom] === NONE)
      dual[blossom] = at(dual, blossom) + sign(blossom) * change.by;
  if (change.blossom !== NONE) expandBlossom(search, change.blossom, false);
  else {
    tight[change.edge] = 1;
    const ends = [2 * change.edge, 2 * change.edge + 1].map((end) => at(vertexAt, end));
    queue.push(...ends.filter((vertex) => label[at(outermost, vertex)] === LABEL.outer).slice(0, 1));
  }
  return true;
}

function smallestChange(search: Search): Change | null {
  const { count, label, outermost, bestEdge, parent, base, dual } = search;
  let least: Change | null = null;
  const consider = (by: number, edge: number, blossom: number): void => {
    if (least === null || by < least.by) least = { by, edge, blossom };
  };
  for (let vertex = 0; vertex < count; vertex += 1) {
    const best = at(bestEdge, vertex);
    if (best !== NONE && label[at(outermost, vertex)] === LABEL.free) consider(slackOf(search, best), best, NONE);
  }
  for (let blossom = 0; blossom < 2 * count; blossom += 1) {
    if (parent[blossom] !== NONE) continue;
    const best = at(bestEdge, blossom);
    if (label[blossom] === LABEL.outer && best !== NONE) consider(slackOf(search, best) / 2, best, NONE);
    else if (blossom >= count && at(base, blossom) >= 0 && label[blossom] === LABEL.inner)
      consider(at(dual, blossom), NONE, blossom);
  }
  return least;
}
