/** Everybody against everybody, by the tables of Berger (FIDE Handbook C.05, annex 1). */

/** Places from 1 on; who is named first sits first. */
export type RoundRobinPair = readonly [number, number];

/** With an odd number, who would play the place after the last has no opponent in that round, and is in no pair. */
export function bergerRounds(players: number): readonly (readonly RoundRobinPair[])[] {
  const even = players + (players % 2);
  const circle = even - 1;
  const onCircle = (place: number): number => ((place - 1 + circle) % circle) + 1;
  return Array.from({ length: players < 2 ? 0 : circle }, (_, round) => {
    const pivot = onCircle(1 + (round * even) / 2);
    const first: RoundRobinPair = round % 2 === 0 ? [pivot, even] : [even, pivot];
    const others = Array.from({ length: even / 2 - 1 }, (_, at): RoundRobinPair => [
      onCircle(pivot + at + 1),
      onCircle(pivot - at - 1),
    ]);
    return [first, ...others].filter((pair) => pair.every((place) => place <= players));
  });
}
