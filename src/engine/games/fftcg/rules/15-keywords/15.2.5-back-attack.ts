import {
  factsOf,
  hasKeyword,
  reject,
  type Citation,
  type Game,
  type ObjectId,
  type Rejection,
  type Seat,
} from '../../../../kernel/index.js';
import { fftcg } from '../../rulebook.js';
import { stackOf } from '../../zones/7.12-stack.js';
import { isMainMoment, MAIN_MOMENT } from '../09-phases/9.3.1-main-moment.js';

/**
 * 15.2.5.2: cast whenever its player has priority in any Main or Attack Phase, as the actions of those phases have it.
 */
const hasBackAttack = (game: Game, id: ObjectId): boolean => hasKeyword(factsOf(game, id), 'back-attack');

/** The rules by which a Character is cast at any other moment than that of all Characters. */
export const rulesOfMoment = (game: Game, seat: Seat): readonly Citation[] => {
  if (isMainMoment(game, seat)) return [];
  const responding = stackOf(game).length > 0 ? [fftcg('15.2.5.3')] : [];
  return [...responding, fftcg('15.2.5.2'), fftcg('15.2.5.4')];
};

/** Why a Character is not cast at this moment, or null. */
export const refuseMoment = (game: Game, seat: Seat, card: ObjectId): Rejection | null =>
  isMainMoment(game, seat) || hasBackAttack(game, card)
    ? null
    : reject(
        'cast.not-now',
        [fftcg('11.4.1'), MAIN_MOMENT, fftcg('15.2.5.2')],
        'Characters are cast in your own Main Phase, with an empty stack.',
      );
