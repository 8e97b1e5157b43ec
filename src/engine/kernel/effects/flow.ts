import type { AnyVocabulary } from '../abilities/ability.js';
import type { EachPlayer, ForEach, If, ItsPlayer, Note, Repeat, Sequence } from '../abilities/words.js';
import { numberIn, textOf } from '../frames/result.js';
import { scopeAfter, bind, partCall, viewpointOfScope, word } from '../frames/word.js';
import { isPlaying, seatsFrom } from '../game/draft.js';
import { call, go } from '../game/instruction.js';
import { isList, type Json } from '../json/index.js';
import { evaluate, holds } from '../selectors/evaluate.js';
import { boundIds, lastKnown } from '../selectors/matches.js';

/** The order in which parts of an effect are carried out, and whether they are. */
export const flowWords = [
  word<Sequence<AnyVocabulary>>('sequence', {
    next: ({ game, node, scope, locals, result }) => {
      const index = typeof locals['index'] === 'number' ? locals['index'] : 0;
      const known = index === 0 ? scope : scopeAfter(scope, result);
      if (index === node.of.length) return bind(known);
      return call(partCall(game, known, 'of', index), 'next', { index: index + 1, scope: known });
    },
  }),

  word<If<AnyVocabulary>>('if', {
    test: ({ game, node, scope, from }) => {
      if (holds(game, node.condition, from)) return call(partCall(game, scope, 'then'), 'end');
      return node.otherwise === undefined ? bind(scope) : call(partCall(game, scope, 'otherwise'), 'end');
    },
    end: ({ scope, result }) => bind(scopeAfter(scope, result)),
  }),

  word<EachPlayer<AnyVocabulary>>('each-player', {
    begin: ({ game, node, scope }) => {
      const seats = seatsFrom(game, game.state.turn.active);
      return go('next', { left: node.of === 'all' ? seats : seats.filter((seat) => seat !== scope.controller) });
    },
    next: ({ game, scope, locals }) => {
      const [player, ...left] = textsIn(locals['left']).filter((seat) => isPlaying(game, seat));
      if (player === undefined) return bind(scope);
      const bindings = { ...scope.bindings, player };
      return call(partCall(game, { ...scope, bindings }, 'effect'), 'next', { left });
    },
  }),

  word<ItsPlayer<AnyVocabulary>>('its-player', {
    begin: ({ game, node, scope, from }) => {
      const [id] = boundIds(node.object, from);
      const player = id === undefined ? undefined : lastKnown(game, id)?.controller;
      if (player === undefined || !isPlaying(game, player)) return bind(scope);
      return call(partCall(game, { ...scope, bindings: { ...scope.bindings, player } }, 'effect'), 'end');
    },
    end: ({ scope }) => bind(scope),
  }),

  word<ForEach<AnyVocabulary>>('for-each', {
    begin: ({ node, from }) => go('next', { left: boundIds(node.objects, from) }),
    next: ({ game, node, scope, locals }) => {
      const [one, ...left] = textsIn(locals['left']);
      if (one === undefined) return bind(scope);
      const bindings = { ...scope.bindings, [node.as]: [one] };
      return call(partCall(game, { ...scope, bindings }, 'effect'), 'next', { left });
    },
  }),

  word<Repeat<AnyVocabulary>>('repeat', {
    begin: ({ game, node, from }) =>
      go('again', { left: node.times === undefined ? 1 : evaluate(game, node.times, from) }),
    again: ({ game, scope, locals }) => {
      const left = numberIn(locals['left'] ?? 0);
      return left <= 0 ? bind(scope) : call(partCall(game, scope, 'effect'), 'done', { left: left - 1 });
    },
    done: ({ game, node, scope, locals, result }) => {
      const known = scopeAfter(scope, result);
      const holding = node.while !== undefined && holds(game, node.while, viewpointOfScope(known));
      return go('again', { scope: known, left: holding ? 1 : numberIn(locals['left'] ?? 0) });
    },
  }),

  word<Note>('note', {
    note: ({ game, node, scope, from }) => bind(scope, { [node.as]: evaluate(game, node.amount, from) }),
  }),
];

const textsIn = (value: Json = null): readonly string[] => (isList(value) ? value.map(textOf) : []);
