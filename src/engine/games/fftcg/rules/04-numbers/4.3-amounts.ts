import { factsOf, numberOf, type Game, type GameDefinition, type ObjectId } from '../../../../kernel/index.js';
import { fftcg } from '../../rulebook.js';
import { powerOf } from '../../state.js';

/**
 * 4.2: what is left over is rounded up; 4.3: a negative value counts as 0 where it is used; 4.4: so does what cannot be
 * determined.
 */
export const amounts: NonNullable<GameDefinition['amounts']> = {
  belowZero: 'zero-in-use',
  cites: [fftcg('4.2'), fftcg('4.3'), fftcg('4.4')],
};

/** As in a battle (10.1.4.2). */
export const usablePowerOf = (game: Game, id: ObjectId): number => Math.max(0, powerOf(game, id));

export const costOf = (game: Game, id: ObjectId): number => Math.max(0, numberOf(factsOf(game, id), 'cost'));
