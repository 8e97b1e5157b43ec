import type { GameEvent } from '../events/event.js';
import type { Game } from '../match/draft.js';
import type { Citation } from '../rules/citation.js';
import type { ContinuousEffect, Duration } from './effect.js';

/** Whether the effect applies yet: one that lasts "during their next turn" waits until that turn begins, whoever is between. */
export const isApplying = ({ state }: Pick<Game, 'state'>, { until }: ContinuousEffect): boolean =>
  until.during !== true ||
  ((until.from === undefined || state.turn.number >= until.from) &&
    (until.seat === undefined || until.seat === state.turn.active));

/** Whether the effect ends at this moment of this turn. */
const endsAt = (game: Pick<Game, 'state'>, until: Duration, moment: string): boolean =>
  until.at === moment &&
  (until.seat === undefined || until.seat === game.state.turn.active) &&
  (until.from === undefined || game.state.turn.number >= until.from);

/** The lasting effects that end at a moment of the turn, as one event; none where none ends. */
export const effectsEnding = (
  game: Pick<Game, 'state'>,
  moment: string,
  cites: readonly Citation[],
): readonly GameEvent[] => {
  const ending = game.state.effects.filter(({ until }) => endsAt(game, until, moment)).map(({ id }) => id);
  return ending.length === 0 ? [] : [{ kind: 'effectsEnded', cites, effects: ending }];
};
