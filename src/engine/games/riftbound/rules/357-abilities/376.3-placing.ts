import {
  ask,
  done,
  occur,
  procedure,
  textsOf,
  type Call,
  type DecisionKind,
  type Game,
  type GameEvent,
  type Seat,
  type Triggered,
} from '../../../../kernel/index.js';
import { rift } from '../../rulebook.js';
import { orderOfPlacing } from '../324-chain/342.1-first-chain.js';

/** Whose abilities are still to be put on the chain. */
type Placing = { readonly left: readonly Seat[] };

/**
 * 376.3, 389.1: what has triggered goes on the chain, pending: first what the turn player controls, then the others in turn order
 * (376.3.b.1), each in the order that its player chooses (376.3.b). In the middle of a showdown and in any state (376.3.a).
 */
export const placing = procedure<Placing>('placing', {
  next: (game, { left }) => {
    const [seat, ...others] = left;
    if (seat === undefined) return done();
    const own = triggersOf(game, seat).map(({ id }) => id);
    if (own.length < 2) return occur(placedAs(own), 'next', { left: others });
    return ask({ seat, kind: 'triggerOrder', params: {}, cites: [rift('376.3.b')] }, 'ordered', { left: others });
  },
  ordered: (_game, _locals, result) => occur(placedAs(textsOf(result)), 'next'),
});

const placedAs = (ids: readonly string[]): readonly GameEvent[] =>
  ids.map((triggered) => {
    const cites = [rift('376.3'), rift('376.3.a'), rift('376.3.b.1'), rift('389.1')];
    return { kind: 'abilityPlaced', cites, triggered, zone: 'chain' };
  });

/** In the order in which players place theirs. */
export const place = (game: Game): Call => placing.with({ left: orderOfPlacing(game) });

const triggersOf = ({ state }: Game, seat: Seat): readonly Triggered[] =>
  state.triggered.filter(({ controller }) => controller === seat);

export const triggerOrderDecision: DecisionKind<Record<string, never>> = {
  kind: 'triggerOrder',
  prompt: 'In which order do your abilities go on the chain? The last one resolves first',
  space: (game, _params, { seat }) => ({
    kind: 'order',
    options: triggersOf(game, seat).map(({ id }) => ({ id })),
  }),
};
