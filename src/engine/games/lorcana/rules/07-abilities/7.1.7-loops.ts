import type { GameDefinition, RepetitionRules } from '../../../../kernel/index.js';
import { lorcana } from '../../rulebook.js';
import { drawnGame } from '../03-playing-the-game/3.2-end-of-the-game.js';

/** 7.1.7: a loop that a player can end is repeated a named number of times. */
export const repetition: RepetitionRules = { cites: [lorcana('7.1.7')] };

/** 7.1.7: one that nobody can end is for a judge to decide. */
export const loop: GameDefinition['loop'] = (game, { by, steps, bound, stepsMax }) =>
  drawnGame(
    game,
    `a loop that nobody can stop, for a judge to decide: ` +
      (by === 'referee'
        ? 'as a referee has ruled'
        : (by === 'bound' ? `more than ${stepsMax} steps (${bound})` : `after ${steps} steps all is as it was`) +
          ' without a decision of anybody'),
    [lorcana('7.1.7')],
  );
