import {
  actorOf,
  isAbility,
  nodeAt,
  type Game,
  type Seat,
  type Triggered,
  type TriggeredAbility,
} from '../../../../kernel/index.js';
import { rift } from '../../rulebook.js';

/**
 * Conditions are asked of the board as it is after the event (376.2.c), in the zones in which the ability works (377.2,
 * 378.2): what has come there with the event triggers, what has left does not.
 */
export const CONDITIONS = [
  rift('376.2.c'),
  rift('376.2.c.1'),
  rift('376.2.c.2'),
  rift('377.2'),
  rift('378.1'),
  rift('378.2'),
];

/** Abilities of a player: those that looked at the moment before an event (724.1.d.3), or all others. */
export type Part = { readonly seat: Seat; readonly lookedBack: boolean };

/** 376.2.c, 376.3, 724.1.d.3: those of which the condition was met, and that wait to be put on the chain. */
export const triggersOf = (game: Game, { seat, lookedBack }: Part): readonly Triggered[] =>
  game.state.triggered.filter(
    (one) => actorOf(game, one.controller) === seat && (abilityOf(game, one)?.looksBack === true) === lookedBack,
  );

/** 376.2.c, 376.3.b.1: the ability, by which its keyword is known. */
export const abilityOf = ({ rules }: Game, { ability: ref }: Triggered): TriggeredAbility | undefined => {
  const ability = nodeAt(rules, ref);
  return isAbility(ability) && ability.kind === 'triggered' ? ability : undefined;
};
