import {
  amount,
  defineWord,
  evaluate,
  oneOfTexts,
  optional,
  seatNamed,
  simultaneous,
  uses,
} from '../../../kernel/index.js';
import { rift } from '../rulebook.js';
import { energyBesides } from '../rules/346-playing/354.1-adding.js';
import { LIMITED, RESOURCES } from '../state.js';

/** The ability that says it is carried out as soon as it is finalized (416.2). */
export const add = defineWord(
  {
    do: 'add',
    says: 'Resources go to a rune pool: energy, power of a domain, or power of any (`universal`); some for one use alone.',
    parts: {
      resource: {
        ...oneOfTexts('resource', [...RESOURCES, ...LIMITED]),
        description: 'Energy, power of a domain or of any; or energy and power for spells, gear or showdowns alone.',
      },
      amount,
      player: optional(uses('seat')),
    },
    cites: [rift('416.1'), rift('416.2'), rift('416.2.a'), rift('416.4.a')],
  },
  simultaneous(({ game, node, scope, from, cites }) => {
    const seat = seatNamed(node.player, scope);
    const added = { kind: 'added', cites, seat };
    const more = energyBesides(game, scope.source.object, seat);
    return [
      { ...added, resource: node.resource, amount: evaluate(game, node.amount, from) },
      ...(more > 0 ? [{ ...added, resource: 'energy', amount: more }] : []),
    ];
  }),
);
