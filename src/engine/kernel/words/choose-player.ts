import { defineWord } from '../effects/define-word.js';
import { rulesOf } from '../effects/rules-of.js';
import { textOf } from '../frames/result.js';
import { bind, naming, partCall } from '../frames/word.js';
import type { Game } from '../game/draft.js';
import { ask, call } from '../game/instruction.js';
import { effect } from '../language/parts.js';
import type { Scope } from '../state/scope.js';
import { groupOfPlayers, NAMES_PLAYER, seatsOf, type GroupOfPlayers } from './parts.js';

/** Asked from the effect's player on, in turn order. */
const choosable = (game: Game, scope: Scope, of: GroupOfPlayers) => seatsOf(game, of, scope, scope.controller);

export const choosePlayer = defineWord(
  {
    do: 'choose-player',
    says: 'A player, whom the effect’s player chooses, is named `player`; names given inside stay inside.',
    parts: { of: groupOfPlayers, effect },
    also: NAMES_PLAYER,
  },
  {
    ask: ({ game, node, scope }) => {
      const [player, ...others] = choosable(game, scope, node.of);
      if (player === undefined) return bind(scope);
      if (others.length === 0) return call(partCall(game, naming(scope, { player }), 'effect'), 'end');
      const { controller: seat, source } = scope;
      const params = { scope, of: node.of };
      return ask({ seat, kind: 'choosePlayer', params, cites: rulesOf(game, node), about: source.object }, 'chosen');
    },
    chosen: ({ game, scope, result }) =>
      call(partCall(game, naming(scope, { player: textOf(result) }), 'effect'), 'end'),
    end: ({ scope }) => bind(scope),
  },
  () => [
    {
      kind: 'choosePlayer',
      prompt: 'Choose a player for the effect',
      space: (game, { scope, of }: { readonly scope: Scope; readonly of: GroupOfPlayers }) => ({
        kind: 'one',
        options: choosable(game, scope, of).map((id) => ({ id })),
      }),
    },
  ],
);
