/** The candidates with the fewest edits from `wanted`, ties in the order given: what was probably meant. */
export const nearestTexts = (wanted: string, candidates: readonly string[], count: number): readonly string[] =>
  candidates
    .map((candidate) => ({ candidate, distance: editDistance(wanted.toLowerCase(), candidate.toLowerCase()) }))
    .sort((left, right) => left.distance - right.distance)
    .slice(0, count)
    .map(({ candidate }) => candidate);

/** Levenshtein's distance, one row at a time: `row[j]` is the distance of what was read so far to `to`'s first `j`. */
const editDistance = (from: string, to: string): number => {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...from].entries()) {
    const next = [index + 1];
    for (const [at, other] of [...to].entries()) {
      const replaced = (row[at] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(replaced, (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
};
