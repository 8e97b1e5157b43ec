import {
  bind,
  defineWord,
  evaluate,
  gives,
  occur,
  oneOfTexts,
  optional,
  seatNamed,
  who,
  type Seat,
} from '../../../kernel/index.js';
import type { LoreLost } from '../events/1.2.3-lore.js';
import { lorcana } from '../rulebook.js';
import { opponentsOf } from '../state.js';
import { amountOf, numbered } from './7.1.9.1-named.js';
import { lore } from './parts.js';

export const loseLore = defineWord(
  {
    do: 'lose-lore',
    says: 'Loses lore.',
    parts: {
      amount: lore,
      who,
      of: optional({ ...oneOfTexts('group of players', ['opponents']), description: 'Each of them, at once.' }),
      as: optional({ ...gives('number'), description: 'How much was lost in all.' }),
    },
    cites: [lorcana('1.2.3')],
  },
  {
    lose: ({ game, node, from, scope, cites }) => {
      const amount = evaluate(game, node.amount, from);
      const seats: readonly Seat[] =
        node.of === 'opponents' ? opponentsOf(game, scope.controller) : [seatNamed(node.who, scope)];
      const source = scope.source.object;
      return occur(
        seats.map((seat): LoreLost => ({ kind: 'loreLost', cites, seat, amount, source })),
        'end',
      );
    },
    end: ({ node, scope, result }) => bind(scope, numbered(node.as, amountOf(result))),
  },
);
