import {
  activatedOf,
  ask,
  call,
  done,
  go,
  occur,
  procedure,
  textOf,
  type DecisionKind,
  type Game,
} from '../../../../kernel/index.js';
import { lorcana } from '../../rulebook.js';
import { DECIDES } from '../01-concepts/1.8-a-players-cards.js';
import { USE_BY_EFFECT, type OrderedUse } from '../07-abilities/7.1.6-ordered.js';
import { activate, refuseAbility } from '../07-abilities/7.5-activated-abilities.js';
import { playOf } from '../../zones/8.4-play.js';

/**
 * 4.3.8.4: an ability that an effect has its player use, when that effect has fully resolved; which one, they choose.
 */
export const useByEffect = procedure<OrderedUse>(USE_BY_EFFECT, {
  choose: (game, order) => {
    const { seat, source } = order;
    const [only, ...others] = usable(game, order);
    if (only === undefined)
      return occur({ kind: 'abilityNotUsed', cites: [lorcana('4.3.8.1')], seat, object: source }, 'end');
    if (others.length === 0) return go('use', { ability: only });
    return ask({ seat, kind: 'useAbility', params: { order }, cites: DECIDES, about: source }, 'chosen');
  },
  chosen: (_game, _order, result) => go('use', { ability: textOf(result) }),
  use: (_game, { seat, source, free, ability = '' }) => call(activate.with({ seat, source, free, ability }), 'end'),
  end: () => done(),
});

/**
 * The abilities that can be used and paid for now, in the order of the card; none of a card that is not the player's in
 * play.
 */
const usable = (game: Game, { seat, source, free }: OrderedUse): readonly string[] =>
  playOf(game, seat).includes(source)
    ? [...activatedOf(game, source)]
        .filter(([ability, located]) => refuseAbility(game, { seat, source, ability, free }, located) === null)
        .map(([ability]) => ability)
    : [];

export const useAbilityDecision: DecisionKind<{ readonly order: OrderedUse }> = {
  kind: 'useAbility',
  prompt: 'Which ability do you use?',
  space: (game, { order }) => ({ kind: 'one', options: usable(game, order).map((id) => ({ id })) }),
};
