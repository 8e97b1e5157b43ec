import type { Game } from '../game/draft.js';
import { withFields } from '../json/index.js';
import type { Facts } from '../state/facts.js';
import type { GrowingBoard } from './growing-board.js';

/** Once all changes are made a number below 0 is 0, in games that say so; while they are made it stays what it is. */
export const raiseToZero = ({ rules }: Game, { facts }: GrowingBoard): void => {
  if (rules.game.amounts?.belowZero !== 'zero') return;
  for (const [id, derived] of facts) {
    const raised = raisedIn(derived.numbers);
    if (raised.length > 0)
      facts.set(id, withFields(derived, { numbers: withFields(derived.numbers, Object.fromEntries(raised)) }));
  }
};

const raisedIn = (numbers: Facts['numbers']): readonly (readonly [string, number])[] =>
  Object.entries(numbers).flatMap(([name, value]) => (value < 0 ? [[name, 0] as const] : []));
