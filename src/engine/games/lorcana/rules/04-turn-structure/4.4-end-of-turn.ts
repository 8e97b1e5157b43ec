import {
  call,
  done,
  effectsEnding,
  go,
  isPlaying,
  occur,
  type Citation,
  type Game,
  type Step,
} from '../../../../kernel/index.js';
import { lorcana } from '../../rulebook.js';
import { rulesOfPassing } from '../01-concepts/1.10-several-players.js';
import { bag } from '../08-zones/8.7-bag.js';
import { refuseEndWhileReckless } from '../10-keywords/10.5-reckless.js';
import { phaseBegins, type TurnLocals } from './4.1-phases.js';
import type { TurnAction } from './turn-action.js';

/** 4.4.1: the active player declares the end of the turn. In the main phase nothing is left to resolve. */
export const endTurnAction: TurnAction = {
  name: 'end-turn',
  fields: [],
  settles: [],
  list: (game, seat) => (refuseEndWhileReckless(game, seat) === null ? [{ action: 'end-turn' }] : []),
  refuse: (game, seat) => refuseEndWhileReckless(game, seat),
  call: () => null,
};

/** 4.4: the last steps of the turn. */
export const endOfTurn: { readonly [step: string]: Step<TurnLocals> } = {
  end: (game, locals) =>
    isPlaying(game, locals.active)
      ? occur(phaseBegins(locals, 'end', [lorcana('4.4'), lorcana('4.4.1')]), 'ending')
      : go('endEffects'),
  ending: (_game, { active }) =>
    occur({ kind: 'turnEnding', cites: [lorcana('4.4.1.1')], seat: active }, 'endTriggers'),
  endTriggers: () => call(bag.with({ holder: null }), 'endEffects'),
  endEffects: (game) => occur(effectsEnding(game, 'endOfTurn', [lorcana('4.4.1.3')]), 'afterEffects'),
  // What triggers because effects ended is resolved, and what lasts "this turn" and began meanwhile ends too.
  afterEffects: () => call(bag.with({ holder: null }), 'again'),
  again: (game) => (effectsEnding(game, 'endOfTurn', []).length > 0 ? go('endEffects') : done()),
};

/** 4.4.1.4: the next player's turn begins. */
export const rulesOfNextTurn = (game: Game): readonly Citation[] => [lorcana('4.4.1.4'), ...rulesOfPassing(game)];
