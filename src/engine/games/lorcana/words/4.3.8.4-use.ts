import { bind, boundIds, defineWord, flag, inPlay, objects, optional, orderAfterwards } from '../../../kernel/index.js';
import { lorcana } from '../rulebook.js';
import { USE_BY_EFFECT, type OrderedUse } from '../rules/07-abilities/7.1.6-ordered.js';

/** 4.3.8.4, when the effect has fully resolved (7.1.6). */
export const use = defineWord(
  {
    do: 'use',
    says: 'An activated ability of a card of the player is used once the ability has resolved; of several one is chosen.',
    parts: {
      card: objects,
      free: optional({ ...flag, description: 'Without its ink cost; what is due besides is paid.' }),
    },
    restsOn: [lorcana('4.3.8.1'), lorcana('4.3.8.4')],
  },
  {
    begin: ({ game, node, from, scope }) => {
      const [card] = inPlay(game, boundIds(node.card, from));
      if (card === undefined) return bind(scope);
      const order: OrderedUse = { seat: scope.controller, source: card.id, free: node.free === true };
      return orderAfterwards(game, { procedure: USE_BY_EFFECT, locals: order }, 'end');
    },
    end: ({ scope }) => bind(scope),
  },
);
