import { defineWord, NOBODY, simultaneous } from '../../../kernel/index.js';
import { rift } from '../rulebook.js';

/** 002: after it the order of turns goes on as if it had not been (317.4). */
export const takeTurn = defineWord(
  {
    do: 'take-turn',
    says: 'The player of the effect takes one more turn after this one; turns that several players have got come in turn order.',
    parts: {},
    cites: [rift('002')],
    restsOn: [rift('317.4')],
  },
  simultaneous(({ scope, cites }) =>
    scope.controller === NOBODY ? [] : [{ kind: 'turnAdded', cites, seat: scope.controller }],
  ),
);
