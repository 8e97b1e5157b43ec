import { objectsIn, optionsOf, textOf, type DecisionKind } from '../../../../kernel/index.js';
import type { PhoenixbornChosen } from '../../events/draft-picks.js';
import { ashes } from '../../rulebook.js';
import { cardOf } from '../../state.js';
import { inTurn } from './draft-turns.js';

const cites = [ashes('draft.1')];

/** draft.1: with the exclusive cards that lie below it. */
export const choosePhoenixborn = inTurn('draft-phoenixborn', {
  phase: 'choosePhoenixborn',
  cites,
  asks: 'phoenixborn',
  carryOut: (_game, seat, answer) => {
    const chosen: PhoenixbornChosen = { kind: 'phoenixbornChosen', cites, seat, object: textOf(answer) };
    return [chosen];
  },
});

export const phoenixbornDecision: DecisionKind<Record<string, never>> = {
  kind: 'phoenixborn',
  prompt: 'Which Phoenixborn do you choose?',
  space: (game, _params, { seat }) => {
    const piles = objectsIn(game, 'phoenixbornPiles').filter((id) => cardOf(game, id).type === 'phoenixborn');
    return { kind: 'one', options: optionsOf(game, piles, seat) };
  },
};
