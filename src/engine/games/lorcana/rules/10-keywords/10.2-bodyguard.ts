import {
  factsOf,
  hasKeyword,
  objectIn,
  reject,
  type Game,
  type ObjectId,
  type Rejection,
  type Replacer,
  type Seat,
} from '../../../../kernel/index.js';
import { lorcana } from '../../rulebook.js';
import { isCharacter } from '../../state.js';
import { playOf } from '../../zones/8.4-play.js';

/** 10.2.2: a replacement effect as the character is played; it may enter exerted, which is not being exerted. */
export const bodyguard: Replacer = {
  name: 'bodyguard: enter exerted',
  on: 'played',
  cites: [lorcana('10.2.2'), lorcana('7.7.3')],
  applies: (game, { object, type, exerted }) =>
    type === 'character' && exerted === false && typeof object === 'string' && isBodyguard(game, object),
  optionalFor: (_game, { seat }) => (typeof seat === 'string' ? seat : null),
  replace: (_game, event) => [{ ...event, exerted: true, cites: [...event.cites, lorcana('10.2.2')] }],
};

const isBodyguard = (game: Game, card: ObjectId): boolean =>
  objectIn(game, card) !== undefined && hasKeyword(factsOf(game, card), 'bodyguard');

/**
 * 10.2.3: why this character of an opponent may not be challenged before one with Bodyguard, or null. It binds the
 * choice among that opponent's characters, and only to a Bodyguard that could be chosen.
 */
export const refuseBeforeBodyguard = (
  game: Game,
  defender: Seat,
  target: ObjectId,
  couldBeChosen: (id: ObjectId) => boolean,
): Rejection | null => {
  if (hasKeyword(factsOf(game, target), 'bodyguard')) return null;
  const first = playOf(game, defender).find(
    (id) => isCharacter(game, id) && hasKeyword(factsOf(game, id), 'bodyguard') && couldBeChosen(id),
  );
  if (first === undefined) return null;
  const cites = [lorcana('10.2.3'), lorcana('4.3.6.7')];
  return reject('challenge.bodyguard', cites, 'A character with Bodyguard must be challenged first.', {
    target,
    bodyguard: first,
  });
};
