/**
 * The state of a search for the perfect matching of the greatest weight, by the primal-dual method of Edmonds. The
 * arrangement is that of Z. Galil, "Efficient algorithms for finding maximum matching in graphs" (ACM Computing Surveys
 * 18,
 * 1986): vertices are 0 to n - 1, blossoms n to 2n - 1; the end of an edge is a number 2k or 2k + 1.
 */
import { elementAt } from '../elements.js';

export interface Edge {
  readonly a: number;
  readonly b: number;
  /** An integer. */
  readonly weight: number;
}

export const NONE = -1;

/** Outer vertices (S) lie an even number of edges from a vertex without a mate, inner ones (T) an odd number. */
export const LABEL = { free: 0, outer: 1, inner: 2, onPath: 5 } as const;

export interface Search {
  readonly count: number;
  readonly edges: readonly Edge[];
  /** Per end of an edge: its vertex. */
  readonly vertexAt: Int32Array;
  /** Per vertex: the far ends of its edges. */
  readonly farEnds: readonly (readonly number[])[];
  /** Per vertex: the far end of its matched edge. */
  readonly mate: Int32Array;
  readonly label: Int8Array;
  /** Per vertex and blossom: the end through which it got its label. */
  readonly labelEnd: Int32Array;
  /** Per vertex: the outermost blossom that contains it, or itself. */
  readonly outermost: Int32Array;
  readonly parent: Int32Array;
  /** Per blossom: its parts in order around it, beginning with the one that holds the base. */
  readonly parts: (readonly number[] | null)[];
  /** Per blossom: the vertices within it, as soon as they were asked for. */
  readonly leaves: (readonly number[] | null)[];
  /** Per blossom: the ends that connect its parts. */
  readonly links: (readonly number[] | null)[];
  readonly base: Int32Array;
  /** Per vertex or blossom: the edge of least slack to another outer one. */
  readonly bestEdge: Int32Array;
  readonly bestEdges: (readonly number[] | null)[];
  readonly unused: number[];
  readonly dual: Float64Array;
  /** Per edge: whether it has no slack. */
  readonly tight: Uint8Array;
  /** Outer vertices whose edges were not looked at. */
  readonly queue: number[];
}

export function beginSearch(count: number, edges: readonly Edge[]): Search {
  const farEnds: number[][] = Array.from({ length: count }, () => []);
  const vertexAt = new Int32Array(2 * edges.length);
  const dual = new Float64Array(2 * count);
  edges.forEach(({ a, b }, edge) => {
    vertexAt[2 * edge] = a;
    vertexAt[2 * edge + 1] = b;
    farEnds[a]?.push(2 * edge + 1);
    farEnds[b]?.push(2 * edge);
  });
  // Twice a weight is an even number, and so is each first dual: half the slack of two outer vertices stays an integer.
  for (let vertex = 0; vertex < count; vertex += 1) {
    const weights = (farEnds[vertex] ?? []).map((end) => 2 * (edges[end >> 1]?.weight ?? 0));
    dual[vertex] = weights.reduce((most, weight) => Math.max(most, weight), -Infinity);
    if (weights.length === 0) dual[vertex] = 0;
  }
  const both = (): Int32Array => new Int32Array(2 * count).fill(NONE);
  const search: Search = {
    count,
    edges,
    vertexAt,
    farEnds,
    mate: new Int32Array(count).fill(NONE),
    label: new Int8Array(2 * count),
    labelEnd: both(),
    outermost: Int32Array.from({ length: count }, (_, vertex) => vertex),
    parent: both(),
    parts: Array.from({ length: 2 * count }, () => null),
    leaves: Array.from({ length: 2 * count }, () => null),
    links: Array.from({ length: 2 * count }, () => null),
    base: both().map((_, at) => (at < count ? at : NONE)),
    bestEdge: both(),
    bestEdges: Array.from({ length: 2 * count }, () => null),
    unused: Array.from({ length: count }, (_, at) => count + at),
    dual,
    tight: new Uint8Array(edges.length),
    queue: [],
  };
  matchTightEdges(search);
  return search;
}

/** An edge that is the heaviest of both its vertices has no slack from the start. */
function matchTightEdges(search: Search): void {
  const { mate } = search;
  search.edges.forEach(({ a, b }, edge) => {
    if (mate[a] !== NONE || mate[b] !== NONE || slackOf(search, edge) > 0) return;
    mate[a] = 2 * edge + 1;
    mate[b] = 2 * edge;
  });
}

/** By how much the duals of its vertices exceed four times the weight; an edge of the best matching has no slack. */
export function slackOf({ edges, dual }: Search, edge: number): number {
  const { a, b, weight } = elementAt(edges, edge);
  return at(dual, a) + at(dual, b) - 4 * weight;
}

/** An element that is there: indices come from the search itself. */
export const at = (list: ArrayLike<number>, index: number): number => list[index] ?? NaN;

/** The vertices within a blossom, or the vertex itself. */
export function leavesOf(search: Search, blossom: number): readonly number[] {
  if (blossom < search.count) return [blossom];
  const known = search.leaves[blossom];
  if (known !== undefined && known !== null) return known;
  const leaves: number[] = [];
  for (const part of search.parts[blossom] ?? []) leaves.push(...leavesOf(search, part));
  search.leaves[blossom] = leaves;
  return leaves;
}
