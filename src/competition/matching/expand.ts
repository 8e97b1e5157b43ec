/** Blossoms come apart: an inner one when its dual is used up, an outer one at the end of a stage. */
import { around, assignLabel, wayToBase } from './blossoms.js';
import { at, LABEL, leavesOf, NONE, type Search } from './search.js';

export function expandBlossom(search: Search, blossom: number, atEndOfStage: boolean): void {
  const { count, outermost, label, labelEnd, parent, dual, base, bestEdge } = search;
  const parts = search.parts[blossom] ?? [];
  for (const part of parts) {
    parent[part] = NONE;
    if (part < count) outermost[part] = part;
    else if (atEndOfStage && at(dual, part) === 0) expandBlossom(search, part, atEndOfStage);
    else for (const leaf of leavesOf(search, part)) outermost[leaf] = part;
  }
  if (!atEndOfStage && at(label, blossom) === LABEL.inner) relabelParts(search, blossom, parts);
  label[blossom] = NONE;
  labelEnd[blossom] = NONE;
  base[blossom] = NONE;
  bestEdge[blossom] = NONE;
  search.parts[blossom] = null;
  search.leaves[blossom] = null;
  search.links[blossom] = null;
  search.bestEdges[blossom] = null;
  search.unused.push(blossom);
}

/**
 * The parts on the way from where the path enters an inner blossom to its base stay on the path, in turn inner and
 * outer.
 */
function relabelParts(search: Search, blossom: number, parts: readonly number[]): void {
  const { outermost, label, labelEnd, vertexAt, bestEdge, tight } = search;
  const links = search.links[blossom] ?? [];
  const entry = at(outermost, at(vertexAt, at(labelEnd, blossom) ^ 1));
  const { place, step, twist } = wayToBase(parts, entry);
  let end = at(labelEnd, blossom);
  let at_ = place;
  while (at_ !== 0) {
    label[at(vertexAt, end ^ 1)] = LABEL.free;
    label[at(vertexAt, around(links, at_ - twist) ^ twist ^ 1)] = LABEL.free;
    assignLabel(search, at(vertexAt, end ^ 1), LABEL.inner, end);
    tight[around(links, at_ - twist) >> 1] = 1;
    at_ += step;
    end = around(links, at_ - twist) ^ twist;
    tight[end >> 1] = 1;
    at_ += step;
  }
  const last = around(parts, at_);
  for (const each of [at(vertexAt, end ^ 1), last]) {
    label[each] = LABEL.inner;
    labelEnd[each] = end;
  }
  bestEdge[last] = NONE;
  labelOtherParts(search, parts, { from: at_ + step, step, entry });
}

/** A part off the path keeps the label by which one of its vertices was reached, if the search reached one. */
function labelOtherParts(
  search: Search,
  parts: readonly number[],
  { from, step, entry }: { readonly from: number; readonly step: 1 | -1; readonly entry: number },
): void {
  const { label, labelEnd, mate, base, vertexAt } = search;
  for (let place = from; around(parts, place) !== entry; place += step) {
    const part = around(parts, place);
    if (at(label, part) === LABEL.outer) continue;
    const reached = leavesOf(search, part).find((leaf) => at(label, leaf) !== LABEL.free);
    if (reached === undefined) continue;
    label[reached] = LABEL.free;
    label[at(vertexAt, at(mate, at(base, part)))] = LABEL.free;
    assignLabel(search, reached, LABEL.inner, at(labelEnd, reached));
  }
}
