import {
  factsOf,
  hasKeyword,
  reject,
  type Citation,
  type Game,
  type ObjectId,
  type Rejection,
} from '../../../../kernel/index.js';
import { fftcg } from '../../rulebook.js';
import { isSettledIn } from '../../state.js';

/** Whether it may do what a card without Haste does not do in the turn in which it came under control. */
const isReady = (game: Game, id: ObjectId): boolean => isSettledIn(game, id) || hasKeyword(factsOf(game, id), 'haste');

/** 15.2.2.2: why it came too late to attack (10.1.2.1.1), or null. */
export const refuseHastyAttack = (game: Game, object: ObjectId): Rejection | null => {
  if (isReady(game, object)) return null;
  const cites = [fftcg('10.1.2.1.1'), fftcg('15.2.2.2')];
  return reject('attack.too-soon', cites, 'The Forward came under your control this turn.', { object });
};

/** 15.2.2.3: why it came too late to be dulled for its own ability, by the rule of such abilities, or null. */
export const refuseHastyDulling = (game: Game, source: ObjectId, rule: Citation): Rejection | null => {
  if (isReady(game, source)) return null;
  const cites = [rule, fftcg('15.2.2.3')];
  return reject('cost.too-soon', cites, 'The card came under your control this turn.', { source });
};
