import type { Game } from '../game/draft.js';
import type { Citation } from '../rules/citation.js';
import type { ContinuousEffect, Duration } from '../state/continuous-effect.js';
import type { GameEvent } from '../state/event.js';

/** The word of the card languages for an effect that lasts as long as its source is in play. */
export const WHILE_IN_PLAY = 'whileInPlay';

/**
 * Whether the effect applies: one that lasts "during their next turn" waits until that turn begins, regardless of turns
 * in between; one that lasts as long as its source is in play stops at the moment when the source leaves.
 */
export const isApplying = (game: Pick<Game, 'state'>, { until }: ContinuousEffect): boolean =>
  !hasLostSource(game, until) && (until.during !== true || hasBegun(game, until));

const hasBegun = ({ state }: Pick<Game, 'state'>, { from, seat }: Duration): boolean =>
  (from === undefined || state.turn.number >= from) && (seat === undefined || seat === state.turn.active);

const hasLostSource = ({ state }: Pick<Game, 'state'>, { object }: Duration): boolean =>
  object !== undefined && state.objects[object] === undefined;

/** Whether the effect ends at this moment of this turn. */
const endsAt = (game: Pick<Game, 'state'>, until: Duration, moment: string): boolean =>
  until.or === moment ||
  (until.at === moment &&
    (until.seat === undefined || until.seat === game.state.turn.active) &&
    (until.from === undefined || game.state.turn.number >= until.from));

/** The lasting effects that end at a moment of the turn, as one event; none where none ends. */
export const effectsEnding = (
  game: Pick<Game, 'state'>,
  moment: string,
  cites: readonly Citation[],
): readonly GameEvent[] => ending(game, ({ until }) => endsAt(game, until, moment), cites);

/** The lasting effects whose source has left play, as one event; none where none has. */
export const effectsLeft = (game: Game): readonly GameEvent[] =>
  ending(game, ({ until }) => hasLostSource(game, until), game.rules.game.wordRules.whileInPlay ?? []);

const ending = (
  { state }: Pick<Game, 'state'>,
  ends: (effect: ContinuousEffect) => boolean,
  cites: readonly Citation[],
): readonly GameEvent[] => {
  if (state.effects.length === 0) return NONE;
  const effects = state.effects.filter(ends).map(({ id }) => id);
  return effects.length === 0 ? [] : [{ kind: 'effectsEnded', cites, effects }];
};

const NONE: readonly GameEvent[] = [];
