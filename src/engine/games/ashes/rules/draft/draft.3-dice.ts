import { objectsIn, optionsOf, textsOf, type DecisionKind } from '../../../../kernel/index.js';
import type { DiceTaken } from '../../events/draft-picks.js';
import { ashes } from '../../rulebook.js';
import { inTurn } from './draft-turns.js';
import { DICE } from './draft.setup-collection.js';

const cites = [ashes('draft.3')];
const AT_A_TIME = 2;

/** How often all players take dice. */
export const ROUNDS_OF_DICE = DICE / AT_A_TIME;

/** draft.3: two at a time, of any types. */
export const takeDice = inTurn('draft-dice', {
  phase: 'takeDice',
  cites,
  asks: 'diceToTake',
  carryOut: (_game, seat, answer) => {
    const taken: DiceTaken = { kind: 'diceTaken', cites, seat, objects: textsOf(answer) };
    return [taken];
  },
});

export const diceToTakeDecision: DecisionKind<Record<string, never>> = {
  kind: 'diceToTake',
  prompt: 'Which two dice do you take?',
  space: (game, _params, { seat }) => ({
    kind: 'some',
    options: optionsOf(game, objectsIn(game, 'dicePiles'), seat),
    min: AT_A_TIME,
    max: AT_A_TIME,
  }),
};
