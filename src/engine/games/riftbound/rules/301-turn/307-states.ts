import { reject, type Game, type ObjectId, type Rejection } from '../../../../kernel/index.js';
import { rift } from '../../rulebook.js';
import { isClosed, isShowdown } from '../../state.js';
import { NEUTRAL_OPEN } from '../395-actions/398.1-discretionary.js';
import { ACTION, isAction } from '../716-keywords/722-action.js';
import { isReaction, REACTION } from '../716-keywords/729-reaction.js';

/** What may be done at this time (307): anything, what is an Action or a Reaction, or Reactions only. */
export type Moment = 'neutral' | 'showdown' | 'closed';

export const momentNow = (game: Game): Moment =>
  isClosed(game) ? 'closed' : isShowdown(game) ? 'showdown' : 'neutral';

/** Whether it has the keyword for other moments than neutral open states of one's own turn (722.1, 729.1). */
export type Timing = { readonly action: boolean; readonly reaction: boolean };

export const timingOf = (game: Game, id: ObjectId): Timing => ({
  action: isAction(game, id),
  reaction: isReaction(game, id),
});

/** Why it is not the time for it, or null. Who is asked at all has priority, or focus (312.1.b). */
export const refuseMoment = (game: Game, { action, reaction }: Timing, object: ObjectId): Rejection | null => {
  if (reaction) return null;
  switch (momentNow(game)) {
    case 'neutral':
      return null;
    case 'showdown':
      return action
        ? null
        : reject(
            'moment.showdown',
            [rift('308.1.a'), NEUTRAL_OPEN, rift('374'), ...ACTION, ...REACTION],
            'In a showdown only what is an Action or a Reaction.',
            { object },
          );
    case 'closed':
      return reject(
        'moment.closed',
        [rift('309.1.a'), NEUTRAL_OPEN, rift('374'), ...REACTION],
        'While something is on the chain only Reactions.',
        { object },
      );
  }
};
