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
import { opponentOf } from '../../state.js';
import { stackOf } from '../../zones/7.12-stack.js';
import { EVERYTHING, NOTHING } from '../09-phases/9.3.1-main-moment.js';
import { GAP } from '../15-keywords/15.2.3-first-strike.js';
import { warpAction } from '../15-keywords/15.2.7-warp.js';
import { primeAction } from '../15-keywords/15.2.9-priming.js';
import { castSummonAction } from './11.3-summons.js';
import { castCharacterAction } from './11.4-characters.js';
import { useAbilityAction } from './11.6-abilities.js';
import { resolveTop } from './11.11-resolving.js';

/**
 * What may be done with priority: all of it, all but what needs a Main Phase, or nothing but passing; in the gap after
 * First Strike neither Summons nor abilities are used, which leaves Back Attack, and what has triggered waits
 * (15.2.3.3).
 */
export type May = 'everything' | 'responses' | 'pass' | 'gap';

type Priority = {
  readonly seat: Seat;
  readonly passes: number;
  readonly may: May;
  /** The rule by which there is priority in this step, where the step has one of its own. */
  readonly cites?: readonly Citation[];
  /** Why it is this player who has priority; absent where the phase or step begins (11.1.2). */
  readonly why?: readonly Citation[];
};

/**
 * 11.1: before a player receives priority, rule processes and triggers settle (12.3). Two passes in a row resolve the
 * top of the stack, or end the step if the stack is empty (11.1.7).
 */
export const priority = procedure<Priority>('priority', {
  settle: (_game, { may }) => call(settle.with({ place: may !== 'gap', passes: 0 }), 'ask'),
  ask: (_game, { seat, may, cites = [], why = [fftcg('11.1.2')] }) =>
    ask({ seat, kind: 'priority', params: { may }, cites: [...cites, ...PRIORITY[may], ...why] }, 'act'),
  act: (game, { seat, passes, may }, result) => {
    const next = ACTIONS[may].call(seat, result);
    if (next !== null) return call(next, 'acted');
    if (passes === 0) return go('settle', { seat: opponentOf(game, seat), passes: 1, why: [fftcg('11.1.6')] });
    return stackOf(game).length === 0 ? done() : go('resolve');
  },
  // A Character gives priority to the turn player (11.4.8), all else to who acted (11.3.8, 11.6.11). What could not be
  // carried out has not been: the same player has priority, and passes count as before (14.1, 14.4).
  acted: (game, { seat }, result) => {
    if (hasFailed(result)) return go('settle');
    const isCharacter = result === 'turn-player';
    return go('settle', { seat: isCharacter ? game.state.turn.active : seat, passes: 0, why: [] });
  },
  resolve: (game) =>
    call(resolveTop.with({}), 'settle', { seat: game.state.turn.active, passes: 0, why: [fftcg('11.1.5')] }),
});

const pass: Action = {
  name: 'pass',
  fields: [],
  list: () => [{ action: 'pass' }],
  refuse: () => null,
  call: () => null,
};

/**
 * Summons, abilities and Characters with Back Attack (11.1.1, 15.2.5.2); in a Main Phase all of it (9.3.1.4), where
 * alone Warp (15.2.7.3) and Priming (15.2.9.3) are; in the gap after First Strike only those Characters (15.2.3.3); in
 * an End Phase nothing (9.5.1.1).
 */
const ACTIONS = {
  everything: actionsOf([castCharacterAction, castSummonAction, useAbilityAction, warpAction, primeAction, pass]),
  responses: actionsOf([castCharacterAction, castSummonAction, useAbilityAction, pass]),
  pass: actionsOf([pass]),
  gap: actionsOf([castCharacterAction, pass]),
};

/** Rule processes have been carried out, and what has triggered is on the stack. */
const AFTER_ALL_ELSE = [fftcg('11.1.3'), fftcg('11.1.4')];

/** Why there is priority, after all else (11.1.3, 11.1.4). */
const PRIORITY: { readonly [M in May]: readonly Citation[] } = {
  everything: [...EVERYTHING, fftcg('11.1.1'), ...AFTER_ALL_ELSE],
  responses: [fftcg('11.1.1'), ...AFTER_ALL_ELSE],
  pass: [fftcg('9.5.1.1'), ...NOTHING, ...AFTER_ALL_ELSE],
  gap: GAP,
};

export const priorityDecision: DecisionKind<{ readonly may: May }> = {
  kind: 'priority',
  prompt: 'Act or pass',
  stepAtRest: 'settle',
  space: (game: Game, { may }, { seat }) => ({ kind: 'act', actions: ACTIONS[may].list(game, seat) }),
  // Nothing has happened, and the player with priority keeps it (14.1, 14.4).
  refuse: (game, { may }, answer, { seat, cites }) => {
    const refusal = ACTIONS[may].refuse(game, seat, answer, cites);
    return refusal && { ...refusal, cites: [...refusal.cites, fftcg('14.1'), fftcg('14.4')] };
  },
};
