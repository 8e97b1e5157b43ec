import { call, go } from '../frames/instruction.js';
import { isPlaying, seatsFrom } from '../match/draft.js';
import type { Seat } from '../match/state.js';
import { evaluate, holds } from '../selectors/evaluate.js';
import type { AnyVocabulary } from '../abilities/ability.js';
import { after, bind, partCall, word } from './effect.js';
import type { EachPlayer, If, Note, Sequence } from './words.js';

/** The order in which parts of an effect are carried out, and whether they are. */
export const flowWords = [
  word<Sequence<AnyVocabulary>>('sequence', {
    next: ({ game, node, scope, locals, result }) => {
      const index = typeof locals['index'] === 'number' ? locals['index'] : 0;
      const known = index === 0 ? scope : after(scope, result);
      if (index === node.of.length) return bind(known);
      return call(partCall(game, known, 'of', index), 'next', { index: index + 1, scope: known });
    },
  }),

  word<If<AnyVocabulary>>('if', {
    test: ({ game, node, scope, from }) => {
      if (holds(game, node.condition, from)) return call(partCall(game, scope, 'then'), 'end');
      return node.otherwise === undefined ? bind(scope) : call(partCall(game, scope, 'otherwise'), 'end');
    },
    end: ({ scope, result }) => bind(after(scope, result)),
  }),

  word<EachPlayer<AnyVocabulary>>('each-player', {
    begin: ({ game, node, scope }) => {
      const seats = seatsFrom(game, game.state.turn.active);
      return go('next', { left: node.of === 'all' ? seats : seats.filter((seat) => seat !== scope.controller) });
    },
    next: ({ game, scope, locals }) => {
      const [player, ...left] = seatsIn(locals['left']).filter((seat) => isPlaying(game, seat));
      if (player === undefined) return bind(scope);
      const bindings = { ...scope.bindings, player };
      return call(partCall(game, { ...scope, bindings }, 'effect'), 'next', { left });
    },
  }),

  word<Note>('note', {
    note: ({ game, node, scope, from }) => bind(scope, { [node.as]: evaluate(game, node.amount, from) }),
  }),
];

const seatsIn = (value: unknown): readonly Seat[] =>
  Array.isArray(value) ? value.filter((seat): seat is Seat => typeof seat === 'string') : [];
