import { defineWord, NOBODY, simultaneous } from '../../../kernel/index.js';
import { rift } from '../rulebook.js';
import { ended } from '../rules/441-scoring/445-winning.js';

/** A text has its player win at once, whatever the scores are (002); teammates win together (462.6.a). */
export const winGame = defineWord(
  {
    do: 'win-game',
    says: 'The player of the effect wins the game, with teammates.',
    parts: {},
    cites: [rift('002')],
    restsOn: [rift('445')],
  },
  simultaneous(({ game, scope, cites }) =>
    scope.controller === NOBODY ? [] : ended(game, [scope.controller], 'text', cites),
  ),
);
