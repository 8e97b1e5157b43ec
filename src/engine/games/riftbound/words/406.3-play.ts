import {
  NOBODY,
  amountOf,
  bind,
  boundIds,
  defineWord,
  evaluate,
  objectsThere,
  oneOfTexts,
  optional,
  orderAfterwards,
  present,
  seatNamed,
  uses,
} from '../../../kernel/index.js';
import { rift } from '../rulebook.js';
import { playOrdered } from '../rules/346-playing/406.3-ordered.js';

/** 406.3, 351.3: with all steps, as soon as what orders it has resolved. */
export const play = defineWord(
  {
    do: 'play',
    says: 'The player of the effect, or the named one, plays the named card, wherever it is, right after the effect has resolved; if that is not possible, nothing happens.',
    parts: {
      card: objectsThere,
      player: optional(uses('seat')),
      to: optional({
        ...oneOfTexts('place', ['base', 'battlefield']),
        description: 'Where a unit goes: the base, or any battlefield.',
      }),
      ignoring: optional({
        ...oneOfTexts('part of the cost', ['cost', 'energy']),
        description: 'What of its base cost is not paid.',
      }),
      less: optional({ ...amountOf('energy'), description: 'Energy that is taken off what it costs (353.4).' }),
    },
    cites: [rift('406.3'), rift('406.3.b')],
    restsOn: [rift('353.4'), rift('406.3.c')],
  },
  {
    begin: ({ game, node, scope, from }) => {
      const [card] = present(game, boundIds(node.card, from));
      const seat = seatNamed(node.player, scope);
      if (card === undefined || seat === NOBODY) return bind(scope);
      const { ignoring, to, less } = node;
      const order = { seat, card: card.id, ordered: true, ...(to !== undefined && { to }) };
      const price = {
        ...(ignoring !== undefined && { ignoring }),
        ...(less !== undefined && { reduced: Math.max(0, evaluate(game, less, from)) }),
      };
      return orderAfterwards(game, playOrdered.with({ ...order, ...price }), 'end');
    },
    end: ({ scope }) => bind(scope),
  },
);
