import { defineWord } from '../effects/define-word.js';
import { textsOf } from '../frames/result.js';
import { bind, naming, partCall } from '../frames/word.js';
import { isPlaying } from '../game/draft.js';
import { call, go } from '../game/instruction.js';
import { effect } from '../language/parts.js';
import { firstPlayer, groupOfPlayers, inOrder, NAMES_PLAYER } from './parts.js';

export const eachPlayer = defineWord(
  {
    do: 'each-player',
    says: 'Carried out for each player in turn order from the active one, who is named `player`; names given inside stay inside.',
    parts: {
      of: groupOfPlayers,
      first: firstPlayer,
      effect,
    },
    also: NAMES_PLAYER,
  },
  {
    begin: ({ game, node, scope }) => go('next', { left: inOrder(game, node, scope) }),
    next: ({ game, scope, locals }) => {
      const [player, ...left] = textsOf(locals['left'] ?? []).filter((seat) => isPlaying(game, seat));
      if (player === undefined) return bind(scope);
      return call(partCall(game, naming(scope, { player }), 'effect'), 'next', { left });
    },
  },
);
