import {
  objectIn,
  objectOf,
  reject,
  type Game,
  type ObjectId,
  type Rejection,
  type Seat,
} from '../../../../kernel/index.js';
import type { SimpleCost } from '../../cost.js';
import { ashes } from '../../rulebook.js';
import { levelOf } from '../../state.js';

type Due = { readonly seat: Seat; readonly source: ObjectId; readonly costs: readonly SimpleCost[] };

/**
 * turn.side.dicepower: the reason why the die itself cannot be spent for its power, or null; also of costs without it.
 */
export const refusePower = (game: Game, { seat, source, costs }: Due): Rejection | null => {
  if (!costs.some(({ pay }) => pay === 'power')) return null;
  const isOwn = objectIn(game, source) !== undefined && objectOf(game, source).zone === `${seat}.activePool`;
  if (isOwn && levelOf(game, source) === 'power') return null;
  const cites = [ashes('turn.side.dicepower'), ashes('dice.5')];
  return reject('pay.no-power', cites, 'The die is in the own active pool and shows its power side.', { die: source });
};
