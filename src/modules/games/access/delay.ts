import { entryMatches, type Rules } from '../../../engine/index.js';
import type { Step } from '../domain/game.js';

/** A game that was carried out: what happened in it, oldest first and without gaps up to its version. */
export interface CarriedOut {
  readonly rules: Rules;
  readonly steps: readonly Pick<Step, 'version' | 'type' | 'log'>[];
}

/**
 * The last version that spectators who are so many turns behind may know of: the one before the step in which the last turn
 * but `turns - 1` began, in the order of the record. What had been played up to an end was theirs to see, also where a judge
 * has the game go on. Null where these steps do not reach back so far.
 */
export function turnsBehind({ rules, steps }: CarriedOut, turns: number): number | null {
  const { of } = rules.statistics.turn;
  const begun = steps.flatMap(({ version, log }) => log.filter((entry) => entryMatches(of, entry)).map(() => version));
  const began = begun.at(-turns);
  if (began === undefined) return null;
  const ended = steps.findLast(({ type }) => type === 'GameEnded');
  return Math.max(began - 1, ended?.version ?? 0);
}
