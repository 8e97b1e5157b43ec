import { bind, defineWord, occur, seatNamed, uses } from '../../../kernel/index.js';
import type { TokenGiven } from '../events/round.1-rounds.js';
import { ashes } from '../rulebook.js';

export const giveToken = defineWord(
  {
    do: 'give-first-token',
    says: 'The first player token goes to a player.',
    parts: { player: uses('seat') },
    cites: [ashes('endround.2')],
  },
  {
    begin: ({ node, scope, cites }) => {
      const event: TokenGiven = { kind: 'tokenGiven', cites, seat: seatNamed(node.player, scope) };
      return occur(event, 'end');
    },
    end: ({ scope }) => bind(scope),
  },
);
