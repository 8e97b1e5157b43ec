import type { Citation, Game, ObjectId, Seat } from '../../../../kernel/index.js';
import type { LoreGained } from '../../events/1.2.3-lore.js';
import { lorcana } from '../../rulebook.js';
import { isLocation, loreValueOf } from '../../state.js';
import { playOf } from '../../zones/8.4-play.js';

/** 6.5.5: a location has willpower as a character has (6.2.10). */
export const rulesOfWillpower = (game: Game, id: ObjectId): Citation =>
  isLocation(game, id) ? lorcana('6.5.5') : lorcana('6.2.10');

/** 6.5.6: in the Set step, by no triggered ability; a negative lore value counts as 0 (7.8.3). */
export const loreOfLocations = (game: Game, seat: Seat, why: readonly Citation[]): readonly LoreGained[] =>
  playOf(game, seat)
    .filter((id) => isLocation(game, id) && loreValueOf(game, id) > 0)
    .map((source) => ({
      kind: 'loreGained',
      cites: [...why, lorcana('6.5.6')],
      seat,
      amount: loreValueOf(game, source),
      source,
    }));

/** 6.5.7: a location has nothing to wait for: its abilities can be used in the turn it is played. */
export const USED_AT_ONCE = [lorcana('6.5.7')];
