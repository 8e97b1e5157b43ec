import type { GameDefinition, LoopFound, RepetitionRules } from '../../../../kernel/index.js';
import { lorcana } from '../../rulebook.js';
import { drawnGame } from '../03-playing-the-game/3.2-end-of-the-game.js';

/** 7.1.7: a loop that a player can end is repeated a named number of times. */
export const repetition: RepetitionRules = { cites: [lorcana('7.1.7')] };

/** 7.1.7: a judge decides about a loop that no player can end. */
export const loop: GameDefinition['loop'] = (game, found) =>
  drawnGame(game, `a loop that nobody can stop, for a judge to decide: ${how(found)}`, [lorcana('7.1.7')]);

const how = ({ by, steps, bound, stepsMax }: LoopFound): string => {
  if (by === 'referee') return 'as a referee has ruled';
  if (by === 'nesting') return 'each time within the time before, ever deeper';
  const what = by === 'bound' ? `more than ${stepsMax} steps (${bound})` : `after ${steps} steps all is as it was`;
  return `${what} without a decision of anybody`;
};
