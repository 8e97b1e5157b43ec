import { defineWord } from '../effects/define-word.js';
import { textsOf } from '../frames/result.js';
import { bind, naming, partCall } from '../frames/word.js';
import { isPlaying } from '../game/draft.js';
import { call, go } from '../game/instruction.js';
import { effect, oneOfTexts, optional } from '../language/parts.js';
import { groupOfPlayers, NAMES_PLAYER, seatsOf } from './parts.js';

export const eachPlayer = defineWord(
  {
    do: 'each-player',
    says: 'Carried out for each player in turn order from the active one, who is named `player`; names given inside stay inside.',
    parts: {
      of: groupOfPlayers,
      first: optional({
        ...oneOfTexts('first player', ['next']),
        description: 'Who begins instead of the active player: the next after the player of the effect.',
      }),
      effect,
    },
    also: NAMES_PLAYER,
  },
  {
    begin: ({ game, node, scope }) => {
      if (node.first === undefined) return go('next', { left: seatsOf(game, node.of, scope, game.state.turn.active) });
      const seats = seatsOf(game, node.of, scope, scope.controller);
      const isFirst = seats[0] === scope.controller;
      return go('next', { left: isFirst ? [...seats.slice(1), scope.controller] : seats });
    },
    next: ({ game, scope, locals }) => {
      const [player, ...left] = textsOf(locals['left'] ?? []).filter((seat) => isPlaying(game, seat));
      if (player === undefined) return bind(scope);
      return call(partCall(game, naming(scope, { player }), 'effect'), 'next', { left });
    },
  },
);
