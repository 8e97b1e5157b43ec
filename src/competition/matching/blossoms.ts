/** Blossoms: circles of an odd number of vertices or blossoms, which the search treats as one vertex. */
import { at, LABEL, leavesOf, NONE, type Search, slackOf } from './search.js';

/** Gives an outermost blossom its label. The mate of an inner one becomes outer at once. */
export function assignLabel(search: Search, vertex: number, label: number, end: number): void {
  const { outermost, label: labels, labelEnd, bestEdge, base, mate, vertexAt, queue } = search;
  const blossom = at(outermost, vertex);
  for (const each of [vertex, blossom]) {
    labels[each] = label;
    labelEnd[each] = end;
    bestEdge[each] = NONE;
  }
  if (label === LABEL.outer) queue.push(...leavesOf(search, blossom));
  else {
    const matched = at(mate, at(base, blossom));
    assignLabel(search, at(vertexAt, matched), LABEL.outer, matched ^ 1);
  }
}

/** Where the paths from two outer vertices to their roots meet; `NONE` if they end at different roots. */
export function meetingPoint(search: Search, one: number, other: number): number {
  const { outermost, label, labelEnd, base, vertexAt } = search;
  const path: number[] = [];
  let [vertex, next] = [one, other];
  let found = NONE;
  while (vertex !== NONE || next !== NONE) {
    const blossom = at(outermost, vertex);
    if (at(label, blossom) === LABEL.onPath) {
      found = at(base, blossom);
      break;
    }
    path.push(blossom);
    label[blossom] = LABEL.onPath;
    const end = at(labelEnd, blossom);
    if (end === NONE) vertex = NONE;
    else vertex = at(vertexAt, at(labelEnd, at(outermost, at(vertexAt, end))));
    if (next !== NONE) [vertex, next] = [next, vertex];
  }
  for (const blossom of path) label[blossom] = LABEL.outer;
  return found;
}

/** Makes a blossom of the circle that an edge closes between two outer vertices. */
export function addBlossom(search: Search, base: number, edge: number): void {
  const { outermost, label, labelEnd, parent, vertexAt, queue, dual } = search;
  const top = at(outermost, base);
  const blossom = search.unused.pop() ?? NONE;
  const parts: number[] = [];
  const links: number[] = [];
  const climb = (from: number, linkOf: (end: number) => number): void => {
    for (let part = at(outermost, from); part !== top; part = at(outermost, at(vertexAt, at(labelEnd, part)))) {
      parent[part] = blossom;
      parts.push(part);
      links.push(linkOf(at(labelEnd, part)));
    }
  };
  climb(at(vertexAt, 2 * edge), (end) => end);
  parts.push(top);
  parts.reverse();
  links.reverse();
  links.push(2 * edge);
  climb(at(vertexAt, 2 * edge + 1), (end) => end ^ 1);
  parent[top] = blossom;
  parent[blossom] = NONE;
  search.base[blossom] = base;
  search.parts[blossom] = parts;
  search.links[blossom] = links;
  label[blossom] = LABEL.outer;
  labelEnd[blossom] = at(labelEnd, top);
  dual[blossom] = 0;
  for (const leaf of leavesOf(search, blossom)) {
    if (at(label, at(outermost, leaf)) === LABEL.inner) queue.push(leaf);
    outermost[leaf] = blossom;
  }
  gatherBestEdges(search, blossom, parts);
}

/** The best edge of a new blossom to each outer one beside it. */
function gatherBestEdges(search: Search, blossom: number, parts: readonly number[]): void {
  const { outermost, label, bestEdge, bestEdges, farEnds, vertexAt } = search;
  const bestTo = new Map<number, number>();
  const consider = (edge: number, far: number): void => {
    if (far === blossom || at(label, far) !== LABEL.outer) return;
    const best = bestTo.get(far);
    if (best === undefined || slackOf(search, edge) < slackOf(search, best)) bestTo.set(far, edge);
  };
  for (const part of parts) {
    const known = bestEdges[part];
    if (known === undefined || known === null) {
      for (const leaf of leavesOf(search, part))
        for (const end of farEnds[leaf] ?? []) consider(end >> 1, at(outermost, at(vertexAt, end)));
    } else {
      for (const edge of known) {
        const one = at(outermost, at(vertexAt, 2 * edge));
        consider(edge, one === blossom ? at(outermost, at(vertexAt, 2 * edge + 1)) : one);
      }
    }
    bestEdges[part] = null;
    bestEdge[part] = NONE;
  }
  const all = [...bestTo.values()];
  bestEdges[blossom] = all;
  bestEdge[blossom] = all.reduce(
    (best, edge) => (best === NONE || slackOf(search, edge) < slackOf(search, best) ? edge : best),
    NONE,
  );
}

/** The way from a part of a blossom to its base, along an even number of links: backwards from an even place. */
export function wayToBase(parts: readonly number[], part: number): { place: number; step: 1 | -1; twist: 0 | 1 } {
  const place = parts.indexOf(part);
  return place % 2 === 1 ? { place: place - parts.length, step: 1, twist: 0 } : { place, step: -1, twist: 1 };
}

/** Lists go around: -1 is the last place. */
export const around = (list: readonly number[], place: number): number =>
  at(list, place < 0 ? place + list.length : place);
