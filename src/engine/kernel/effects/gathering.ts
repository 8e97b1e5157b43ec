import type { EachChooses } from '../abilities/words.js';
import { textsOf } from '../frames/result.js';
import { bind, partCall, word } from '../frames/word.js';
import { isPlaying, seatsFrom, type Game } from '../game/draft.js';
import { call, go } from '../game/instruction.js';
import { isRecord } from '../json/index.js';

/** Whether what is being carried out is one of the choices of all players. */
export const isGathering = ({ state }: Pick<Game, 'state'>): boolean =>
  state.frames.at(-2)?.procedure === 'word:each-chooses';

/** Each player chooses, one after the other, before anything is done with what all of them have chosen. */
export const gatheringWords = [
  word<EachChooses>('each-chooses', {
    begin: ({ game, node, scope }) => {
      const seats = seatsFrom(game, game.state.turn.active);
      return go('next', {
        left: node.of === 'all' ? seats : seats.filter((seat) => seat !== scope.controller),
        chosen: [],
      });
    },
    next: ({ game, node, scope, locals }) => {
      const [player, ...left] = textsOf(locals['left'] ?? []).filter((seat) => isPlaying(game, seat));
      if (player === undefined) return bind(scope, { [node.choice.as]: locals['chosen'] ?? [] });
      const bindings = { ...scope.bindings, player };
      return call(partCall(game, { ...scope, bindings }, 'choice'), 'chosen', { left });
    },
    chosen: ({ node, locals, result }) => {
      const own = isRecord(result) ? (result[node.choice.as] ?? []) : [];
      return go('next', { chosen: [...textsOf(locals['chosen'] ?? []), ...textsOf(own)] });
    },
  }),
];
