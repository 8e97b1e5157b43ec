import { defineWord } from '../effects/define-word.js';
import { bind, naming, partCall } from '../frames/word.js';
import { isPlaying } from '../game/draft.js';
import { call } from '../game/instruction.js';
import { effect, uses } from '../language/parts.js';
import { lastKnown } from '../selectors/last-state.js';
import { boundIds } from '../selectors/matches.js';
import { NAMES_PLAYER } from './parts.js';

export const itsPlayer = defineWord(
  {
    do: 'its-player',
    says: 'The player of the object is named `player`, if there is an object; names given inside stay inside.',
    parts: { object: uses('objects'), effect },
    also: NAMES_PLAYER,
  },
  {
    begin: ({ game, node, scope, from }) => {
      const [id] = boundIds(node.object, from);
      const player = id === undefined ? undefined : lastKnown(game, id)?.controller;
      if (player === undefined || !isPlaying(game, player)) return bind(scope);
      return call(partCall(game, naming(scope, { player }), 'effect'), 'end');
    },
    end: ({ scope }) => bind(scope),
  },
);
