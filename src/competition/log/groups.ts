/** Groups of a round robin, and who plays whom in which of its rounds. */
import { bergerRounds } from '../pairing/round-robin.js';
import type { StageState } from './state.js';

/** Seeds go down the groups and back up, so that the groups are equally strong. */
export function groupsOf({ players, terms: { groups: count } }: StageState): readonly (readonly string[])[] {
  const groups: string[][] = Array.from({ length: count }, () => []);
  for (const [at, player] of players.entries()) {
    const place = at % (2 * count);
    groups[place < count ? place : 2 * count - 1 - place]?.push(player);
  }
  return groups;
}

/** The letter of a group, from A on; none where there is one group. */
export const groupName = (stage: StageState, at: number): string | null =>
  stage.terms.groups === 1 ? null : String.fromCharCode(65 + at);

interface GroupPair {
  readonly players: readonly [string, string];
  readonly group: string | null;
}

/** All rounds of the stage. In the second half of a double round robin each pair sits the other way round. */
export function robinRounds(stage: StageState): readonly (readonly GroupPair[])[] {
  const { times } = stage.terms;
  const groups = groupsOf(stage).map((players, at) => ({ players, rounds: bergerRounds(players.length), at }));
  const once = Math.max(0, ...groups.map(({ rounds }) => rounds.length));
  return Array.from({ length: once * times }, (_, number) =>
    groups.flatMap(({ players, rounds, at }) =>
      (rounds[number % once] ?? []).flatMap(([one, other]): GroupPair[] => {
        const [first, second] = [players[one - 1], players[other - 1]];
        if (first === undefined || second === undefined) return [];
        const group = groupName(stage, at);
        return [{ players: number < once ? [first, second] : [second, first], group }];
      }),
    ),
  );
}
