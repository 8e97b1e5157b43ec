import { factsOf, type Game, type GameEvent, type Replacer } from '../../../../kernel/index.js';
import { lorcana } from '../../rulebook.js';

/** 10.6.1: damage that would be dealt is reduced by the number; what is put or moved is not dealt (9.2.1). */
export const resist: Replacer = {
  name: 'resist',
  on: 'damageDealt',
  cites: [lorcana('10.6.1')],
  applies: (game, { object }) => resistOf(game, object) > 0,
  optionalFor: () => null,
  replace: (game, event) => {
    const before = typeof event['amount'] === 'number' ? event['amount'] : 0;
    const amount = before - resistOf(game, event['object']);
    const rules = event['challenge'] === true ? [lorcana('4.3.6.14'), lorcana('10.6.1')] : [lorcana('10.6.1')];
    if (amount > 0) return [{ ...event, amount, cites: [...rules, ...event.cites] }];
    const { object = null, source = null } = event;
    return [{ kind: 'damagePrevented', cites: [lorcana('10.6.3'), ...rules], object, source }];
  },
};

const resistOf = (game: Game, object: GameEvent[string] | undefined): number =>
  typeof object === 'string' ? (factsOf(game, object).keywords['resist'] ?? 0) : 0;
