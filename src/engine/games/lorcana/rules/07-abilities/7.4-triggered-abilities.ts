import {
  invariant,
  isAbility,
  nodeAt,
  type AbilityRef,
  type Citation,
  type Game,
  type GameEvent,
  type Triggered,
  type TriggeredAbility,
} from '../../../../kernel/index.js';
import { lorcana } from '../../rulebook.js';
import { citesOfGivenAbility } from '../01-concepts/1.8-a-players-cards.js';
import { rulesOfSupport } from '../10-keywords/10.11-support.js';

/**
 * 7.4.1: once for each time a condition was met; 7.4.6: either of two is enough. A keyword has its own rule (10.11.1),
 * and so has what was given (1.8.3).
 */
export const rulesOfTriggering = (game: Game, { ability: ref, source }: Triggered): readonly Citation[] => [
  ...rulesOfSupport(ref.definition),
  ...citesOfGivenAbility(ref, source),
  ...(abilityAt(game, ref).on.length > 1 ? [lorcana('7.4.6')] : []),
  lorcana('7.4.1'),
];

/** 7.4.3: it waits in the bag. */
export const WAITS = [lorcana('7.4.3')];

/** 7.4.4.1: what has a secondary condition that does not hold does not get to the bag. */
export const dropped = ({ id }: Triggered): GameEvent => ({
  kind: 'triggerDropped',
  cites: [lorcana('7.4.4.1')],
  triggered: id,
});

/**
 * 7.4.4.2: the condition is looked at again; 7.4.5: several effects of one trigger are carried out whatever becomes of
 * each other.
 */
export const rulesOfResolving = (game: Game, { ability }: Triggered, met: boolean): readonly Citation[] => {
  if (!met) return [lorcana('7.4.4.2')];
  return abilityAt(game, ability).effect.do === 'sequence' ? [lorcana('7.4.5')] : [];
};

/** 7.4.7: an effect sets it up, to wait for what it names. */
export const FLOATING = [lorcana('7.4.7')];

const abilityAt = (game: Game, ref: AbilityRef): TriggeredAbility => {
  const ability = nodeAt(game.rules, ref);
  invariant(isAbility(ability) && ability.kind === 'triggered', 'what waits is a triggered ability');
  return ability;
};
