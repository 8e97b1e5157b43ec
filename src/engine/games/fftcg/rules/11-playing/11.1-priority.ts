import {
  actionsOf,
  ask,
  call,
  done,
  go,
  hasFailed,
  procedure,
  settle,
  type Action,
  type Citation,
  type DecisionKind,
  type Game,
  type Seat,
} from '../../../../kernel/index.js';
import { fftcg } from '../../rulebook.js';
import { opponentOf, stackOf } from '../../state.js';
import { castSummonAction } from './11.3-summons.js';
import { castCharacterAction } from './11.4-characters.js';
import { useAbilityAction } from './11.6-abilities.js';
import { resolveTop } from './11.11-resolving.js';

/**
 * What may be done with priority: all of it, all but what needs a Main Phase, or nothing but passing; in the gap after
 * First Strike, moreover, what has triggered waits (15.2.3.3).
 */
export type May = 'everything' | 'responses' | 'pass' | 'gap';

type Priority = {
  readonly seat: Seat;
  readonly passes: number;
  readonly may: May;
  /** The rule by which there is priority in this step, where the step has one of its own. */
  readonly cites?: readonly Citation[];
};

/**
 * 11.1: before anybody receives priority, rule processes and triggers come to rest (12.3). Two passes in a row resolve
 * the top of the stack, or end the step where it is empty (11.1.7).
 */
export const priority = procedure<Priority>('priority', {
  settle: (_game, { may }) => call(settle.with({ place: may !== 'gap', passes: 0 }), 'ask'),
  ask: (_game, { seat, may, cites = [] }) =>
    ask({ seat, kind: 'priority', params: { may }, cites: [...cites, ...PRIORITY[may]] }, 'act'),
  act: (game, { seat, passes, may }, result) => {
    const next = ACTIONS[may].call(seat, result);
    if (next !== null) return call(next, 'acted');
    if (passes === 0) return go('settle', { seat: opponentOf(game, seat), passes: 1 });
    return stackOf(game).length === 0 ? done() : go('resolve');
  },
  // A Character gives priority to the turn player (11.4.8), all else to who acted (11.3.8, 11.6.11). What could not be
  // carried out has not been: whoever had priority has it, and passes count as before (14.1, 14.4).
  acted: (game, { seat }, result) => {
    if (hasFailed(result)) return go('settle');
    return go('settle', { seat: result === 'turn-player' ? game.state.turn.active : seat, passes: 0 });
  },
  resolve: (game) => call(resolveTop.with({}), 'settle', { seat: game.state.turn.active, passes: 0 }),
});

const pass: Action = {
  name: 'pass',
  fields: [],
  list: () => [{ action: 'pass' }],
  refuse: () => null,
  call: () => null,
};

const ACTIONS = {
  everything: actionsOf([castCharacterAction, castSummonAction, useAbilityAction, pass]),
  responses: actionsOf([castSummonAction, useAbilityAction, pass]),
  pass: actionsOf([pass]),
  gap: actionsOf([pass]),
};

const PRIORITY: { readonly [M in May]: readonly Citation[] } = {
  everything: [fftcg('9.3.1.4'), fftcg('11.1.1')],
  responses: [fftcg('11.1.1')],
  pass: [fftcg('9.5.1.1'), fftcg('9.3.1.6'), fftcg('9.3.1.7')],
  gap: [fftcg('15.2.3.3')],
};

export const priorityDecision: DecisionKind<{ readonly may: May }> = {
  kind: 'priority',
  prompt: 'Act or pass',
  rests: 'settle',
  space: (game: Game, { may }, { seat }) => ({ kind: 'act', actions: ACTIONS[may].list(game, seat) }),
  refuse: (game, { may }, answer, { seat, cites }) => ACTIONS[may].refuse(game, seat, answer, cites),
};
