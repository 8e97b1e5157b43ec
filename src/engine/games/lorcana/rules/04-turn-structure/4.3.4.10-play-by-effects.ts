import {
  actionsOf,
  ask,
  call,
  done,
  effectCall,
  invariant,
  objectIn,
  occur,
  procedure,
  type Citation,
  type DecisionKind,
  type Instruction,
  type Json,
} from '../../../../kernel/index.js';
import { lorcana } from '../../rulebook.js';
import { PLAY_BY_EFFECT, type OrderedPlay } from '../07-abilities/7.1.6-ordered.js';
import { playing, refusePlay, standardPayment } from './4.3.4.4-ways-to-pay.js';

type Ordered = Pick<OrderedPlay, 'card' | 'terms'>;

/**
 * A card that an effect orders to be played, for its cost or for free (4.3.4.10), when that effect has fully resolved
 * (7.1.6); and what is done with it then. The other steps apply: where it can be shifted or sung, its player says how
 * (4.3.4.4).
 */
export const playByEffect = procedure<OrderedPlay>(PLAY_BY_EFFECT, {
  choose: (game, order) => {
    const { seat, card, terms } = order;
    // A card that is no longer where it was put cannot be played.
    if (objectIn(game, card) === undefined) return notPlayed(order, [lorcana('7.1.9.1')]);
    const [only, ...others] = ways(order).list(game, seat);
    if (only === undefined) {
      const refusal = refusePlay(game, seat, card, standardPayment(terms), terms);
      return notPlayed(order, [lorcana('4.3.4.10'), ...(refusal?.cites ?? [])]);
    }
    if (others.length === 0) return playBy(order, only);
    return ask({ seat, kind: 'wayToPlay', params: { card, terms }, cites: WAY, about: card }, 'chosen');
  },
  chosen: (_game, order, result) => playBy(order, result),
  then: (game, { then }, result) => {
    if (then === undefined || typeof result !== 'string') return done();
    return call(effectCall(game.rules, { ...then, bindings: { ...then.bindings, played: [result] } }), 'end');
  },
  end: () => done(),
});

const WAY = [lorcana('4.3.4.4')];

const ways = ({ card, terms }: Ordered) =>
  actionsOf([playing({ terms, cards: () => [card], what: 'the card that the effect lets you play', cites: WAY })]);

const playBy = (order: OrderedPlay, answer: Json): Instruction => {
  const playing = ways(order).call(order.seat, answer);
  invariant(playing !== null, 'playing a card takes a procedure');
  return call(playing, 'then');
};

const notPlayed = ({ seat, card }: OrderedPlay, cites: readonly Citation[]): Instruction =>
  occur({ kind: 'notPlayed', cites, seat, object: card }, 'end');

/** How a card is played that an effect orders to be played. */
export const wayToPlayDecision: DecisionKind<Ordered> = {
  kind: 'wayToPlay',
  prompt: 'How do you play the card?',
  space: (game, order, { seat }) => ({ kind: 'act', actions: ways(order).list(game, seat) }),
  refuse: (game, order, answer, { seat, cites }) => ways(order).refuse(game, seat, answer, cites),
};
