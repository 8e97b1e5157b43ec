import { type Infraction, penaltiesOf, type PenaltyRules } from '../../../engine/index.js';
import type { PenaltyKind } from './events.js';

/** Which ladders a game has, and where they are from; null for a game that has no guidelines. */
export type Ladder = Pick<PenaltyRules, 'version' | 'source'>;

export function ladderOf(game: string): Ladder | null {
  const rules = penaltiesOf(game);
  return rules === undefined ? null : { version: rules.version, source: rules.source };
}

/** What judges of a game may impose for what; none for a game that has no guidelines. */
export const infractionsOf = (game: string): readonly Infraction[] => penaltiesOf(game)?.infractions ?? [];

/** The ladder only suggests: whoever was penalised for the same so often before gets the next step. */
export const suggested = ({ steps }: Infraction, before: number): PenaltyKind =>
  steps[Math.min(before, steps.length - 1)] ?? 'warning';
