import {
  factsOf,
  hasFlag,
  objectIn,
  reject,
  type Citation,
  type Game,
  type ObjectId,
  type Rejection,
  type Scope,
} from '../../../../kernel/index.js';
import { lorcana } from '../../rulebook.js';
import { canExert, isCharacter, isDrying, isExerted } from '../../state.js';
import { USED_AT_ONCE } from '../06-card-types/6.5-locations.js';

/**
 * 4.3.8.2: the exert symbol: the card must be ready, and a character dry; and it must be there still, to pay for what
 * it began (7.1.2.2).
 */
export const refuseExert = (game: Game, source: ObjectId, cites: readonly Citation[]): Rejection | null => {
  if (objectIn(game, source) === undefined) {
    return reject('cost.source-gone', cites, 'The card is not in play any more.', { source });
  }
  if (!canExert(game, source)) {
    return reject('ability.location', [lorcana('4.3.6.20'), ...cites], 'A location cannot be exerted.', { source });
  }
  if (isExerted(game, source)) {
    return reject('ability.exerted', [lorcana('5.1.1'), ...cites], 'The card is exerted already.', { source });
  }
  if (isCharacter(game, source) && isDrying(game, source)) {
    const rules = [lorcana('4.3.8.2'), lorcana('6.1.4'), ...cites];
    return reject('character.drying', rules, 'A drying character cannot exert for its ability.', { source });
  }
  return null;
};

/** 4.3.8.4: the ink of its cost is not paid: an effect lets the abilities of this card be used so. */
export const isForFree = (game: Game, source: ObjectId): boolean => hasFlag(factsOf(game, source), 'freeAbilities');
export const FOR_FREE = [lorcana('4.3.8.4')];

/**
 * Items (4.3.8.3, 6.4.3) and locations have nothing to wait for: their abilities can be used in the turn they are
 * played.
 */
export const rulesOfUseAtOnce = (game: Game, { source }: Scope): readonly Citation[] => {
  switch (game.rules.card(source.definition).facts.tags[0]) {
    case 'item':
      return [lorcana('4.3.8.3'), lorcana('6.4.3')];
    case 'location':
      return USED_AT_ONCE;
    default:
      return [];
  }
};
