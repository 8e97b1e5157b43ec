import { call, go } from '../frames/instruction.js';
import { textsOf } from '../frames/result.js';
import { isRecord } from '../json/index.js';
import { isPlaying, seatsFrom, type Game } from '../match/draft.js';
import { bind, partCall, word } from './effect.js';
import type { EachChooses } from './words.js';

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
