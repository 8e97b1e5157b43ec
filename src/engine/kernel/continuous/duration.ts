import type { Game } from '../match/draft.js';
import type { ContinuousEffect, Duration } from './effect.js';

/** Whether the effect applies yet: one that lasts "during their next turn" waits until that turn begins, whoever is between. */
export const isApplying = ({ state }: Pick<Game, 'state'>, { until }: ContinuousEffect): boolean =>
  until.during !== true ||
  ((until.from === undefined || state.turn.number >= until.from) &&
    (until.seat === undefined || until.seat === state.turn.active));

/** Whether the effect ends at this moment of this turn. */
export const endsAt = (game: Pick<Game, 'state'>, until: Duration, moment: string): boolean =>
  until.at === moment &&
  (until.seat === undefined || until.seat === game.state.turn.active) &&
  (until.from === undefined || game.state.turn.number >= until.from);
