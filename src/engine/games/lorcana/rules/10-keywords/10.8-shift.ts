import { factsOf, reject, type Game, type ObjectId, type Rejection, type Seat } from '../../../../kernel/index.js';
import type { LorcanaCost } from '../../cost.js';
import { lorcana } from '../../rulebook.js';
import { cardOf, isCharacter } from '../../state.js';
import { SAME_NAME, shareName } from '../06-card-types/6.2.4-names.js';
import { playOf } from '../../zones/8.4-play.js';

/** 10.8.1: the Shift cost, ink unless the card asks for something else; null where the card has no Shift. */
export const shiftCosts = (game: Game, card: ObjectId): readonly LorcanaCost[] | null => {
  const n = factsOf(game, card).keywords['shift'];
  if (n === undefined) return null;
  const printed = cardOf(game, card).keywords.find(({ keyword }) => keyword === 'shift');
  return printed?.cost ?? [{ pay: 'ink', n }];
};

/** 10.8.1: own characters with a name of this card. */
export const shiftBases = (game: Game, seat: Seat, card: ObjectId): readonly ObjectId[] =>
  playOf(game, seat).filter((id) => isCharacter(game, id) && shareName(game, id, card));

/** 10.8.1: why the card cannot be shifted onto this, or null. */
export const refuseShift = (game: Game, seat: Seat, card: ObjectId, onto: ObjectId): Rejection | null => {
  if (shiftCosts(game, card) === null)
    return reject('play.no-shift', [lorcana('10.8.1')], 'The card has no Shift.', { card });
  if (shiftBases(game, seat, card).includes(onto)) return null;
  const cites = [lorcana('10.8.1'), ...SAME_NAME];
  return reject('play.shift-base', cites, 'Shift needs a character of yours with the same name.', { card });
};

/** The shifted character has the state and the damage of the one under it, and what affects that one. */
export const SHIFTED = [lorcana('10.8.1'), lorcana('10.8.3'), lorcana('10.8.5')];
