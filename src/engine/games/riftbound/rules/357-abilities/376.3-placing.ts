import {
  NOBODY,
  ask,
  canonicalJson,
  count,
  done,
  occur,
  procedure,
  textsOf,
  triggerOptions,
  type Call,
  type DecisionKind,
  type Game,
  type GameEvent,
  type OrderSpace,
} from '../../../../kernel/index.js';
import { rift } from '../../rulebook.js';
import { BY_NOBODY } from '../119-objects/182.6-speaker.js';
import { orderOfPlacing, rulesOfFirstChain } from '../324-chain/342.1-first-chain.js';
import { rulesOfKeyword } from '../716-keywords/717-keywords.js';
import { droppedBut, occurrencesOf, RULES_OF_ONCE } from './376.1-once.js';
import { abilityOf, CONDITIONS, triggersOf, type Part } from './376.2-conditions.js';

/** Whose abilities are still to be put on the chain: first those of everybody that looked back, then all others. */
type Placing = { readonly left: readonly Part[] };

/**
 * 376.3, 389.1: what has triggered goes on the chain, pending: first what the turn player controls, then the others in
 * turn order (376.3.b.1), each in the order that its player chooses (376.3.b). In the middle of a showdown and in any
 * state (376.3.a). Of one that triggers once in a turn one occurrence is chosen before (376.1.b).
 */
export const placing = procedure<Placing>('placing', {
  next: (game, { left }) => {
    const [part, ...others] = left;
    if (part === undefined) return done();
    const { seat } = part;
    const occurrences = occurrencesOf(game, seat);
    if (new Set(occurrences.map(({ bindings }) => canonicalJson(bindings))).size > 1)
      return ask({ seat, kind: 'occurrence', params: { seat }, cites: RULES_OF_ONCE }, 'chosen');
    if (occurrences.length > 1) return occur(droppedBut(occurrences, occurrences[0]?.id), 'next');
    const space = orderSpace(game, part);
    // Where nothing tells them apart, there is nothing to choose.
    if (count(space, 2) < 2)
      return occur(
        placedAs(
          game,
          space.options.map(({ id }) => id),
        ),
        'next',
        { left: others },
      );
    return ask({ seat, kind: 'triggerOrder', params: { part }, cites: [rift('376.3.b')] }, 'ordered', { left: others });
  },
  chosen: (game, { left: [part] }, result) =>
    occur(droppedBut(part === undefined ? [] : occurrencesOf(game, part.seat), result), 'next'),
  ordered: (game, _locals, result) => occur(placedAs(game, textsOf(result)), 'next'),
});

/** 376.3.b.1, 182.6.b, 724.1: each with the rules that have it placed, and by whom. */
const placedAs = (game: Game, ids: readonly string[]): readonly GameEvent[] =>
  ids.map((triggered) => {
    const found = game.state.triggered.find(({ id }) => id === triggered);
    const ofKeyword = found === undefined ? [] : rulesOfKeyword(abilityOf(game, found)?.name ?? '');
    const ofNobody = found?.controller === NOBODY ? BY_NOBODY : [];
    const cites = [
      ...ofKeyword,
      ...ofNobody,
      ...CONDITIONS,
      ...(rulesOfFirstChain(game) ?? [rift('376.3.b.1')]),
      ...PLACING,
    ];
    return { kind: 'abilityPlaced', cites, triggered, zone: 'chain' };
  });

const PLACING = [rift('183.4.b'), rift('303.2.a'), rift('376.3'), rift('376.3.a'), rift('389.1'), rift('389.2')];

/** In the order in which players place theirs. */
export const place = (game: Game): Call => {
  const seats = orderOfPlacing(game);
  return placing.with({ left: [true, false].flatMap((lookedBack) => seats.map((seat) => ({ seat, lookedBack }))) });
};

export const triggerOrderDecision: DecisionKind<{ readonly part: Part }> = {
  kind: 'triggerOrder',
  prompt: 'In which order do your abilities go on the chain? The last one resolves first',
  space: (game, { part }) => orderSpace(game, part),
};

const orderSpace = (game: Game, part: Part): OrderSpace => ({
  kind: 'order',
  options: triggerOptions(game, triggersOf(game, part)),
});
