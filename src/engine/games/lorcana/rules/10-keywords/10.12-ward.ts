import {
  factsOf,
  hasKeyword,
  kindOfZone,
  objectOf,
  reject,
  type Citation,
  type Game,
  type ObjectId,
  type Rejection,
  type Seat,
} from '../../../../kernel/index.js';
import { lorcana } from '../../rulebook.js';

/** 10.12.1: opponents cannot choose the card while an effect resolves; its own player can. */
export const refuseChoice = (game: Game, id: ObjectId, by: Seat): Rejection | null =>
  isWardedAgainst(game, id, by)
    ? reject('choice.ward', [lorcana('10.12.1')], 'Ward keeps opponents from choosing this card.', { object: id })
    : null;

/** 10.12.3: what an effect does without a choice it does in spite of Ward. */
export const inSpiteOfWard = (game: Game, id: ObjectId, by: Seat): readonly Citation[] =>
  isWardedAgainst(game, id, by) ? [lorcana('10.12.3')] : [];

/** 10.12.1: in play only: a card in a hand or discard has no abilities. */
const isWardedAgainst = (game: Game, id: ObjectId, by: Seat): boolean => {
  const { controller, zone } = objectOf(game, id);
  return controller !== by && kindOfZone(zone) === 'play' && hasKeyword(factsOf(game, id), 'ward');
};
