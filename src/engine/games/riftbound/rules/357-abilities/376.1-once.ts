import {
  actorOf,
  equalJson,
  isAbility,
  nodeAt,
  playerOfOnce,
  type DecisionKind,
  type Game,
  type GameEvent,
  type Json,
  type Seat,
  type Triggered,
} from '../../../../kernel/index.js';
import { rift } from '../../rulebook.js';

/** 376.1.b: of an ability that triggers once in a turn, and was met several times at once, one is chosen. */
export const RULES_OF_ONCE = [rift('376.1.b')];

/** 376.1.b: what one such ability of the player was met by. */
export const occurrencesOf = (game: Game, seat: Seat): readonly Triggered[] => {
  // What triggers an additional time is no other occurrence.
  const own = game.state.triggered.filter(
    ({ controller, again }) => again !== true && actorOf(game, controller) === seat,
  );
  return (
    own
      .map((one) => own.filter((other) => isOnce(game, other) && isSameAbility(game, one, other)))
      .find((occurrences) => occurrences.length > 1) ?? []
  );
};

/** 376.1.b */
const isOnce = ({ rules }: Game, { ability: ref }: Triggered): boolean => {
  const ability = nodeAt(rules, ref);
  return isAbility(ability) && ability.kind === 'triggered' && ability.oncePerTurn === true;
};

/** 376.1.b */
const isSameAbility = (game: Game, one: Triggered, other: Triggered): boolean =>
  one.source.object === other.source.object &&
  equalJson(one.ability, other.ability) &&
  playerOfOnce(game, one) === playerOfOnce(game, other);

/** 376.1.b */
export const droppedBut = (occurrences: readonly Triggered[], chosen: Json | undefined): readonly GameEvent[] =>
  occurrences
    .filter(({ id }) => id !== chosen)
    .map(({ id: triggered }) => ({ kind: 'triggerDropped', cites: RULES_OF_ONCE, triggered }));

export const occurrenceDecision: DecisionKind<{ readonly seat: Seat }> = {
  kind: 'occurrence',
  prompt: 'For which of what happened does your ability trigger?',
  space: (game, { seat }) => ({ kind: 'one', options: occurrencesOf(game, seat).map(({ id }) => ({ id })) }),
  shows: (game, { seat }) => ({
    triggers: occurrencesOf(game, seat).map(({ id, source, bindings }) => ({ id, card: source.definition, bindings })),
  }),
};
