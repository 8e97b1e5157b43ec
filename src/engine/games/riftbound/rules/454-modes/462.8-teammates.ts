import {
  actionsOf,
  ask,
  call,
  done,
  fieldIn,
  go,
  idIn,
  procedure,
  reject,
  teamOf,
  type Action,
  type DecisionKind,
  type Game,
  type ObjectId,
  type Seat,
} from '../../../../kernel/index.js';
import { rift } from '../../rulebook.js';
import { cardOf, playersOf } from '../../state.js';
import { unmovableInOthersTurn } from '../119-objects/141-standard-move.js';
import { useRuneAction } from '../346-playing/158.2-runes.js';
import { ADDED } from '../357-abilities/388-items.js';
import { playAction } from '../346-playing/351-play.js';
import { activateAction } from '../357-abilities/369-activated.js';

const CITES = [rift('462.8.a'), rift('316.2.b.1')];

/** The teammates of a player, who still play. */
const teammatesOf = (game: Game, seat: Seat): readonly Seat[] =>
  teamOf(game.state, seat).filter((other) => other !== seat && playersOf(game).includes(other));

/**
 * 462.8.a, 316.2.b.1: in a neutral open state the turn player may let a teammate play a spell or activate an ability,
 * as if it were the teammate's turn; then the turn player continues.
 */
export const teammateActs = procedure<{ readonly seat: Seat }>('teammate-acts', {
  ask: (_game, { seat }) => ask({ seat, kind: 'teammateAction', params: {}, cites: CITES }, 'act'),
  act: (_game, { seat }, result) => {
    const action = ACTIONS.call(seat, result);
    return action === null ? done() : call(action, 'acted');
  },
  acted: (_game, _locals, result) => (result === ADDED ? go('ask') : done()),
  stopped: () => done(),
});

const pass: Action = {
  name: 'pass',
  fields: [],
  list: () => [{ action: 'pass' }],
  refuse: () => null,
  call: () => null,
};

const isSpellCard = (game: Game, card: ObjectId): boolean => cardOf(game, card).type === 'spell';

const playSpell: Action = {
  ...playAction,
  list: (game, seat) => playAction.list(game, seat).filter((answer) => isSpellCard(game, idIn(answer, 'card'))),
  refuse: (game, seat, answer) => {
    const refusal = playAction.refuse(game, seat, answer);
    if (refusal !== null || isSpellCard(game, idIn(answer, 'card'))) return refusal;
    return reject('play.spells-only', CITES, 'In the turn of a teammate you play spells, and no other cards.');
  },
};

const ACTIONS = actionsOf([playSpell, unmovableInOthersTurn(CITES), activateAction, useRuneAction, pass]);

export const teammateActionDecision: DecisionKind<Record<string, never>> = {
  kind: 'teammateAction',
  prompt: 'Your teammate lets you act: play a spell, activate an ability, or pass',
  space: (game, _params, { seat }) => ({ kind: 'act', actions: ACTIONS.list(game, seat) }),
  refuse: (game, _params, answer, { seat }) => ACTIONS.refuse(game, seat, answer, CITES),
};

/** Absent without teammates. */
export const letTeammateAct: Action = {
  name: 'let-teammate-act',
  fields: ['teammate'],
  list: (game, seat) => teammatesOf(game, seat).map((teammate) => ({ action: 'let-teammate-act', teammate })),
  refuse: (game, seat, answer) => {
    const teammate = fieldIn(answer, 'teammate', teammatesOf(game, seat), CITES, 'a teammate of yours');
    return typeof teammate === 'string' ? null : teammate;
  },
  call: (_seat, answer) => teammateActs.with({ seat: idIn(answer, 'teammate') }),
};
