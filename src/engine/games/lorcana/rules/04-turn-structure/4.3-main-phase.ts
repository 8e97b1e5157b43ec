import {
  ask,
  call,
  done,
  go,
  invariant,
  isRecord,
  isPlaying,
  procedure,
  reject,
  type Call,
  type Citation,
  type DecisionKind,
  type Game,
  type Json,
  type Rejection,
  type Seat,
} from '../../../../kernel/index.js';
import { lorcana } from '../../rulebook.js';
import { bag } from '../08-zones/8.7-bag.js';
import { inkAction } from './4.3.3-ink.js';
import { playAction } from './4.3.4-play-action.js';
import { questAction } from './4.3.5-quest.js';
import { challengeAction } from './4.3.6-challenge.js';
import { moveAction } from './4.3.7-move.js';
import { activateAction } from './4.3.8-activate.js';
import { refuseEndOfTurn } from './4.4-end-of-turn.js';
import type { TurnAction } from './turn-action.js';

/** The turn actions of 4.3, in the order in which legal answers list them. */
const TURN_ACTIONS: readonly TurnAction[] = [
  inkAction,
  playAction,
  questAction,
  challengeAction,
  moveAction,
  activateAction,
];

const END_TURN = { action: 'end-turn' };

/** 4.3.2: one turn action at a time, each with all that follows from it, until the player ends the turn. */
export const mainPhase = procedure<{ readonly seat: Seat; readonly why: readonly Citation[] }>('main-phase', {
  ask: (game, { seat }) =>
    isPlaying(game, seat)
      ? ask({ seat, kind: 'turnAction', params: {}, cites: [lorcana('4.3.2'), lorcana('1.5.1')] }, 'act')
      : done(),
  act: (_game, { seat }, result) => {
    if (actionNamed(result) === END_TURN.action) return done();
    return call(callOf(seat, result), 'settle', { why: actionOf(result).settles });
  },
  settle: (_game, { why }) => call(bag.with({ holder: null, why }), 'ask'),
  // Its player has left: what that led to is settled all the same.
  stopped: () => go('settle'),
});

export const turnActionDecision: DecisionKind<Record<string, never>> = {
  kind: 'turnAction',
  prompt: 'Take a turn action or end your turn',
  rests: 'settle',
  space: (game, _params, { seat }) => ({
    kind: 'act',
    actions: [
      ...TURN_ACTIONS.flatMap((action) => action.list(game, seat)),
      ...(refuseEndOfTurn(game, seat) === null ? [END_TURN] : []),
    ],
  }),
  refuse: (game, _params, answer, { seat, cites }) => {
    const name = actionNamed(answer);
    if (name === END_TURN.action) return onlyFields(answer, ['action']) ?? refuseEndOfTurn(game, seat);
    const action = TURN_ACTIONS.find((one) => one.name === name);
    if (action === undefined) {
      const known = [...TURN_ACTIONS.map((one) => one.name), END_TURN.action].join(', ');
      return reject('answer.shape', cites, `A turn action is a record whose "action" is one of: ${known}.`);
    }
    return refuseWith(action, game, seat, answer);
  },
};

const refuseWith = (action: TurnAction, game: Game, seat: Seat, answer: Json): Rejection | null => {
  invariant(isRecord(answer), 'an answer that names its action is a record');
  return onlyFields(answer, ['action', ...action.fields]) ?? action.refuse(game, seat, answer);
};

const callOf = (seat: Seat, answer: Json): Call => {
  invariant(isRecord(answer), 'an answer that names its action is a record');
  return actionOf(answer).call(seat, answer);
};

const actionOf = (answer: Json): TurnAction => {
  const action = TURN_ACTIONS.find((one) => one.name === actionNamed(answer));
  invariant(action !== undefined, 'an accepted answer is a turn action');
  return action;
};

const actionNamed = (answer: Json): Json => (isRecord(answer) ? (answer['action'] ?? null) : null);

const onlyFields = (answer: Json, fields: readonly string[]): Rejection | null => {
  const extra = isRecord(answer) ? Object.keys(answer).find((field) => !fields.includes(field)) : undefined;
  if (extra === undefined) return null;
  return reject('answer.shape', [], `This action has the fields ${fields.join(', ')}, not "${extra}".`);
};
