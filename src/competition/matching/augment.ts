/** A path between two vertices without mates makes the matching larger by one edge: its edges change sides. */
import { around, wayToBase } from './blossoms.js';
import { at, NONE, type Search } from './search.js';

export function augmentMatching(search: Search, edge: number): void {
  const { count, outermost, labelEnd, mate, vertexAt } = search;
  for (const first of [2 * edge, 2 * edge + 1]) {
    let vertex = at(vertexAt, first);
    let end = first ^ 1;
    for (;;) {
      const blossom = at(outermost, vertex);
      if (blossom >= count) augmentBlossom(search, blossom, vertex);
      mate[vertex] = end;
      const entered = at(labelEnd, blossom);
      if (entered === NONE) break;
      const inner = at(outermost, at(vertexAt, entered));
      const through = at(labelEnd, inner);
      vertex = at(vertexAt, through);
      const matched = at(vertexAt, through ^ 1);
      if (inner >= count) augmentBlossom(search, inner, matched);
      mate[matched] = through;
      end = through ^ 1;
    }
  }
}

/** Has a vertex be the base of a blossom, by exchanging the matched edges on the way. */
function augmentBlossom(search: Search, blossom: number, vertex: number): void {
  const { count, parent, mate, vertexAt, base } = search;
  let part = vertex;
  while (at(parent, part) !== blossom) part = at(parent, part);
  if (part >= count) augmentBlossom(search, part, vertex);
  const parts = search.parts[blossom] ?? [];
  const links = search.links[blossom] ?? [];
  const { place, step, twist } = wayToBase(parts, part);
  for (let on = place; on !== 0; on += step) {
    on += step;
    const end = around(links, on - twist) ^ twist;
    for (const [of, near] of [
      [around(parts, on), end],
      [around(parts, on + step), end ^ 1],
    ] as const) {
      if (of >= count) augmentBlossom(search, of, at(vertexAt, near));
    }
    mate[at(vertexAt, end)] = end ^ 1;
    mate[at(vertexAt, end ^ 1)] = end;
  }
  const first = parts.indexOf(part);
  search.parts[blossom] = [...parts.slice(first), ...parts.slice(0, first)];
  search.leaves[blossom] = null;
  search.links[blossom] = [...links.slice(first), ...links.slice(0, first)];
  base[blossom] = at(base, part);
}
