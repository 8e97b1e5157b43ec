import {
  ask,
  bind,
  boundIds,
  defineWord,
  go,
  kindOfZone,
  movedObjects,
  occur,
  optional,
  optionsOf,
  present,
  seatNamed,
  textsOf,
  uses,
  type DecisionKind,
  type Game,
  type ObjectId,
  type Scope,
} from '../../../kernel/index.js';
import { rift } from '../rulebook.js';
import { recycling } from '../rules/395-actions/403-recycle.js';
import { cardOf } from '../state.js';

/** All that are still there (403.4); several different runes in the order of their owner (403.5.a). */
export const recycle = defineWord(
  {
    do: 'recycle',
    says: 'The player of the effect, or the named one, puts the named cards to the bottom of the decks of their owners.',
    parts: { objects: movedObjects, player: optional(uses('seat')) },
    cites: [rift('403.2.a'), rift('403.4'), rift('403.6')],
  },
  {
    begin: ({ game, node, from }) => {
      const there = present(game, boundIds(node.objects, from)).map(({ id }) => id);
      return go(isOrdered(game, there) ? 'order' : 'recycle', { there });
    },
    order: ({ game, scope, locals, from }) => {
      const runes = textsOf(locals['there'] ?? []);
      const [first] = present(game, runes);
      const params = { scope, runes };
      const question = { kind: 'runeOrder', params, cites: [rift('403.5.a')], about: from.source };
      return ask({ seat: first?.owner ?? scope.controller, ...question }, 'ordered');
    },
    ordered: ({ result }) => go('recycle', { there: result }),
    recycle: ({ game, node, scope, locals, cites }) => {
      const there = textsOf(locals['there'] ?? []);
      const [first] = present(game, there);
      if (first === undefined) return bind(scope);
      const from = kindOfZone(first.zone);
      return occur(recycling(game, { seat: seatNamed(node.player, scope), objects: there, from, cites }), 'end');
    },
    end: ({ scope }) => bind(scope),
  },
  () => [
    {
      kind: 'runeOrder',
      prompt: 'In which order do the runes go to the bottom of your rune deck? The last one is the lowest',
      space: (game, { runes }, { seat }) => ({ kind: 'order', options: optionsOf(game, runes, seat) }),
    } satisfies DecisionKind<{ readonly scope: Scope; readonly runes: readonly ObjectId[] }>,
  ],
);

/** Whether the order matters: between runes with one face it does not. */
const isOrdered = (game: Game, ids: readonly ObjectId[]): boolean =>
  ids.every((id) => cardOf(game, id).type === 'rune') && new Set(ids.map((id) => cardOf(game, id).id)).size > 1;
