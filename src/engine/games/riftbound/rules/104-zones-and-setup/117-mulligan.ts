import {
  ask,
  done,
  go,
  occur,
  optionsOf,
  procedure,
  textsOf,
  type DecisionKind,
  type GameEvent,
  type ObjectId,
  type Seat,
} from '../../../../kernel/index.js';
import { rift } from '../../rulebook.js';
import { handOf } from '../../state.js';
import { recycling } from '../395-actions/403-recycle.js';

/** 116 */
export const HAND = 4;
const SET_ASIDE_MAX = 2;

/** `seat`: whose mulligan it is; `aside`: the cards that are set aside, until as many are drawn. */
type Mulligans = { readonly left: readonly Seat[]; readonly seat: Seat; readonly aside?: readonly ObjectId[] };

/**
 * 117: in turn order, each once. The cards set aside are recycled after as many have been drawn: none of them can be
 * among these.
 */
export const mulligans = procedure<Mulligans>('mulligans', {
  next: (_game, { left: [seat, ...left] }) => (seat === undefined ? done() : go('ask', { seat, left })),
  ask: (_game, { seat }) => ask({ seat, kind: 'mulligan', params: {}, cites: [rift('117.1')] }, 'draw'),
  draw: (_game, { seat }, result) => {
    const aside = textsOf(result);
    const draws = aside.map((): GameEvent => ({ kind: 'drawn', cites: [rift('117.2')], seat }));
    return occur(draws, 'recycle', { aside });
  },
  recycle: (game, { seat, aside = [] }) => {
    if (aside.length === 0) return go('next');
    return occur(recycling(game, { seat, objects: aside, from: 'hand', cites: [rift('117.3')] }), 'next');
  },
  // Its player has left.
  stopped: () => go('next'),
});

export const mulliganDecision: DecisionKind<Record<string, never>> = {
  kind: 'mulligan',
  prompt: 'Which cards of your hand, up to two, do you set aside for others?',
  secret: true,
  space: (game, _params, { seat }) => ({
    kind: 'some',
    options: optionsOf(game, handOf(game, seat), seat),
    min: 0,
    max: SET_ASIDE_MAX,
  }),
};
