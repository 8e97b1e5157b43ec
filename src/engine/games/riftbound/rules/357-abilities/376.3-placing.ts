import {
  NOBODY,
  actorOf,
  ask,
  canonicalJson,
  done,
  isAbility,
  nodeAt,
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
import { BY_NOBODY } from '../119-objects/182.6-speaker.js';
import { orderOfPlacing, rulesOfFirstChain } from '../324-chain/342.1-first-chain.js';
import { rulesOfKeyword } from '../716-keywords/717-keywords.js';
import { droppedBut, occurrencesOf, RULES_OF_ONCE } from './376.1-once.js';

/** Whose abilities are still to be put on the chain: first those that looked at the moment before an event (724.1.d.3), then all others. */
type Placing = { readonly left: readonly Part[] };
type Part = { readonly seat: Seat; readonly lookedBack: boolean };

/**
 * 376.3, 389.1: what has triggered goes on the chain, pending: first what the turn player controls, then the others in turn order
 * (376.3.b.1), each in the order that its player chooses (376.3.b). In the middle of a showdown and in any state (376.3.a).
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
    const own = triggersOf(game, part).map(({ id }) => id);
    if (own.length < 2) return occur(placedAs(game, own), 'next', { left: others });
    return ask({ seat, kind: 'triggerOrder', params: { part }, cites: [rift('376.3.b')] }, 'ordered', { left: others });
  },
  chosen: (game, { left: [part] }, result) =>
    occur(droppedBut(part === undefined ? [] : occurrencesOf(game, part.seat), result), 'next'),
  ordered: (game, _locals, result) => occur(placedAs(game, textsOf(result)), 'next'),
});

const placedAs = (game: Game, ids: readonly string[]): readonly GameEvent[] =>
  ids.map((triggered) => {
    const found = game.state.triggered.find(({ id }) => id === triggered);
    const ofKeyword = found === undefined ? [] : rulesOfKeyword(nameOf(game, found));
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

/**
 * Conditions are asked of the board as it is after the event (376.2.c), in the zones in which the ability works (377.2, 378.2): what has
 * come there with the event triggers, what has left does not.
 */
const CONDITIONS = [rift('376.2.c'), rift('376.2.c.1'), rift('376.2.c.2'), rift('377.2'), rift('378.1'), rift('378.2')];
const PLACING = [rift('183.4.b'), rift('303.2.a'), rift('376.3'), rift('376.3.a'), rift('389.1'), rift('389.2')];

/** In the order in which players place theirs. */
export const place = (game: Game): Call => {
  const seats = orderOfPlacing(game);
  return placing.with({ left: [true, false].flatMap((lookedBack) => seats.map((seat) => ({ seat, lookedBack }))) });
};

const triggersOf = (game: Game, { seat, lookedBack }: Part): readonly Triggered[] =>
  game.state.triggered.filter(
    (one) => actorOf(game, one.controller) === seat && (abilityOf(game, one)?.looksBack === true) === lookedBack,
  );

const abilityOf = ({ rules }: Game, { ability: ref }: Triggered) => {
  const ability = nodeAt(rules, ref);
  return isAbility(ability) && ability.kind === 'triggered' ? ability : undefined;
};

const nameOf = (game: Game, triggered: Triggered): string => abilityOf(game, triggered)?.name ?? '';

export const triggerOrderDecision: DecisionKind<{ readonly part: Part }> = {
  kind: 'triggerOrder',
  prompt: 'In which order do your abilities go on the chain? The last one resolves first',
  space: (game, { part }) => ({
    kind: 'order',
    options: triggersOf(game, part).map(({ id }) => ({ id })),
  }),
};
