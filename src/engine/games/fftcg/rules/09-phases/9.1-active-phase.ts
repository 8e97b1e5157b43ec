import { occur, type Game, type GameEvent, type Seat, type Step } from '../../../../kernel/index.js';
import { fftcg } from '../../rulebook.js';
import { isDull } from '../../state.js';
import { fieldOf } from '../../zones/7.7-field.js';
import { isFrozen, thawing } from '../15-keywords/15.2.4-freeze.js';
import { beginning, type TurnLocals } from './phase.js';

export const activePhase = {
  active: (_game, locals) =>
    occur(beginning(locals, 'active', [fftcg('9.1'), ...(locals.number > 1 ? [fftcg('9.5.1.5')] : [])]), 'activate'),
  activate: (game, { active }) => occur(activations(game, active), 'draw'),
} satisfies { readonly [step: string]: Step<TurnLocals> };

/** 9.1.1.1; what is frozen stays as it is this time. */
const activations = (game: Game, active: Seat): readonly GameEvent[] =>
  fieldOf(game, active).flatMap((object): readonly GameEvent[] => {
    if (isFrozen(game, object)) return [thawing(object)];
    return isDull(game, object) ? [{ kind: 'activated', cites: [fftcg('9.1.1.1')], object }] : [];
  });
