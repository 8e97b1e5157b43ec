import {
  factsOf,
  hasTag,
  reject,
  type Citation,
  type Game,
  type ObjectId,
  type Rejection,
} from '../../../../kernel/index.js';
import { fftcg } from '../../rulebook.js';
import { cardOf } from '../../state.js';

export const isForward = (game: Game, id: ObjectId): boolean => hasTag(factsOf(game, id), 'forward');
export const isBackup = (game: Game, id: ObjectId): boolean => hasTag(factsOf(game, id), 'backup');

/** 5.2.3.1.1.2: why it neither attacks nor blocks, whatever else holds, or null. */
export const refuseOther = (game: Game, object: ObjectId, doing: 'attack' | 'block'): Rejection | null => {
  if (isForward(game, object)) return null;
  const cites = [fftcg('5.2.3.1.1.2')];
  return doing === 'attack'
    ? reject('attack.not-a-forward', cites, 'Only Forwards attack.', { object })
    : reject('block.not-a-forward', cites, 'Only Forwards block.', { object });
};

/** 5.2.3.1.1.3: a Backup enters the field dull. */
export const entersDull = (game: Game, id: ObjectId): boolean => cardOf(game, id).type === 'backup';

export const rulesOfEnteringDull = (game: Game, id: ObjectId): readonly Citation[] =>
  entersDull(game, id) ? [fftcg('5.2.3.1.1.3')] : [];
