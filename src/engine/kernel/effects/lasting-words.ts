import type { AnyVocabulary } from '../abilities/ability.js';
import type { Float, GainControl, Modify } from '../abilities/words.js';
import { inPlay } from '../board/zone.js';
import { changeAt, settleChange } from '../continuous/change.js';
import { WHILE_IN_PLAY } from '../continuous/duration.js';
import { bind, seatNamed, word } from '../frames/word.js';
import type { Game } from '../game/draft.js';
import { occur } from '../game/instruction.js';
import { canonicalJson } from '../json/index.js';
import { evaluate } from '../selectors/evaluate.js';
import { boundIds } from '../selectors/matches.js';
import type { Duration } from '../state/continuous-effect.js';
import type { GameEvent } from '../state/event.js';
import { type Scope } from '../state/scope.js';
import type { GameObject, ObjectId, Seat } from '../state/state.js';

/** Words that leave something behind which goes on for a while. */
export const lastingWords = [
  word<Modify>('modify', {
    begin: ({ game, node, scope, from }) => {
      const objects = inPlay(game, boundIds(node.objects, from));
      if (objects.length === 0) return bind(scope);
      const changes = node.changes.map((change, index) =>
        settleChange(change, changeAt(scope.at, index), (amount) => evaluate(game, amount, from)),
      );
      const { source, controller } = scope;
      const cites = game.rules.game.wordRules.modify(node);
      const started = byEnd(game, objects, node.until, scope).map(({ until, affected }): GameEvent => {
        const effect = { controller, source, until, does: { kind: 'changes' as const, objects: affected, changes } };
        return { kind: 'effectStarted', cites, effect };
      });
      return occur(started, 'end');
    },
    end: ({ scope }) => bind(scope),
  }),

  word<GainControl>('gain-control', {
    begin: ({ game, node, scope, from }) => {
      const objects = inPlay(game, boundIds(node.objects, from)).map(({ id }) => id);
      if (objects.length === 0) return bind(scope);
      const { source, controller } = scope;
      const until = durationOf(game, node.until, scope);
      if (until === null) return bind(scope);
      const effect = {
        controller,
        source,
        until,
        does: { kind: 'control' as const, objects, seat: seatNamed(node.who, scope) },
      };
      return occur({ kind: 'effectStarted', cites: game.rules.game.wordRules.gainControl ?? [], effect }, 'end');
    },
    end: ({ scope }) => bind(scope),
  }),

  word<Float<AnyVocabulary>>('float', {
    begin: ({ game, node, scope }) => {
      const { source, controller, bindings, at } = scope;
      const ability = { ...at, path: [...at.path, 'ability'] };
      const until = durationOf(game, node.until, scope);
      if (until === null) return bind(scope);
      const does = { kind: 'ability' as const, ability, bindings, once: node.once === true };
      const effect = { controller, source, until, does };
      return occur({ kind: 'effectStarted', cites: game.rules.game.wordRules.float, effect }, 'end');
    },
    end: ({ scope }) => bind(scope),
  }),
];

/** Null where it would last as long as its source is in play, and that has left: then it does not begin. */
const durationOf = (game: Game, lasts: string, scope: Scope, affected: Seat | null = null): Duration | null => {
  if (lasts !== WHILE_IN_PLAY) return game.rules.game.duration(game, lasts, scope.controller, affected);
  const [source] = inPlay(game, [scope.source.object]);
  return source === undefined ? null : { at: WHILE_IN_PLAY, object: source.id };
};

/** The objects for which the effect ends at the same moment: those of different players may have different ends ("their next turn"). */
const byEnd = (
  game: Game,
  objects: readonly GameObject[],
  lasts: string,
  scope: Scope,
): readonly { readonly until: Duration; readonly affected: readonly ObjectId[] }[] => {
  const ends = new Map<string, { readonly until: Duration; readonly affected: ObjectId[] }>();
  for (const { id, controller: whose } of objects) {
    const until = durationOf(game, lasts, scope, whose);
    if (until === null) continue;
    const key = canonicalJson(until);
    const same = ends.get(key);
    if (same === undefined) ends.set(key, { until, affected: [id] });
    else same.affected.push(id);
  }
  return [...ends.values()];
};
