import { defineWord, whole } from '../../../kernel/index.js';
import { lorcana } from '../rulebook.js';
import { simultaneous } from './7.1.9.1-named.js';

export const allowInk = defineWord(
  {
    do: 'allow-ink',
    says: 'The player may take so many more ink actions this turn.',
    parts: { count: whole(1, 99) },
    cites: [lorcana('4.3.3'), lorcana('8.5.5')],
  },
  simultaneous(({ node, scope, cites }) => [{ kind: 'inkAllowed', cites, seat: scope.controller, count: node.count }]),
);
