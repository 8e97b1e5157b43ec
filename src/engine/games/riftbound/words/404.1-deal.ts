import {
  amount,
  boundIds,
  costChanges,
  defineWord,
  evaluate,
  inPlay,
  objects,
  optional,
  simultaneous,
  uses,
  withFields,
  type Game,
  type GameEvent,
  type ObjectId,
  type Scope,
} from '../../../kernel/index.js';
import { rift } from '../rulebook.js';

/**
 * All of it at once (404.1.d). The spell, or the object of the ability, is the source (404.6.a, 404.6.b.2.a), unless the text says which
 * units deal it (404.6.b.3). What its source deals in addition is added to each (404.5).
 */
export const deal = defineWord(
  {
    do: 'deal',
    says: 'Damage is dealt to units, by the spell or ability itself, or by the units that it names; the amount knows each of those that get it as `it`.',
    parts: {
      objects,
      amount,
      by: optional({ ...uses('objects'), description: 'The units that deal it; absent: the spell or ability.' }),
    },
    cites: [rift('404.1.b'), rift('404.1.c'), rift('404.1.d'), rift('404.6.a'), rift('404.6.b.2.a')],
    restsOn: [rift('404.5'), rift('404.6.b.3')],
    also: { 'x-names': { it: 'objects' }, 'x-closed': true },
  },
  simultaneous(({ game, from, node, scope, cites }) => {
    const source = node.by === undefined ? [scope.source.object] : boundIds(node.by, from);
    const rules = node.by === undefined ? cites : [rift('404.6.b.3'), ...cites.slice(0, 3)];
    const { bonus, ending } = node.by === undefined ? bonusFor(game, scope, source) : NO_BONUS;
    const dealt = inPlay(game, boundIds(node.objects, from)).map(({ id: object }) => {
      const names = withFields(from, { bindings: withFields(from.bindings, { it: [object] }) });
      const usual = Math.max(0, evaluate(game, node.amount, names));
      const added = bonus + (node.by === undefined ? bonusTo(game, scope, object) : 0);
      const amount = usual === 0 ? 0 : usual + added;
      const because = added === 0 ? rules : [...rules, rift('404.5'), rift('714'), rift('715.1')];
      return { kind: 'damageDealt', cites: because, object, amount, source, combat: false, cause: scope.controller };
    });
    return [...dealt, ...ending];
  }),
);

/** Of spells and abilities: where units deal the damage, they are no source of it (404.6.b.3). */
const NO_BONUS = { bonus: 0, ending: [] } as const;

/** What is added for whom it is dealt to. */
const bonusTo = (game: Game, { controller: seat }: Scope, card: ObjectId): number =>
  costChanges(game, { card, seat, purpose: 'bonusDamageTo' }).amounts.reduce((sum, one) => sum + one, 0);

/** 714: all of it together, once for the whole action; what is for the next time only is used up. */
const bonusFor = (
  game: Game,
  { controller: seat }: Scope,
  source: readonly ObjectId[],
): { readonly bonus: number; readonly ending: readonly GameEvent[] } => {
  const changes = source.map((card) => costChanges(game, { card, seat, purpose: 'bonusDamage' }));
  const bonus = changes.flatMap(({ amounts }) => amounts).reduce((sum, one) => sum + one, 0);
  const effects = [...new Set(changes.flatMap(({ usedUp }) => usedUp))];
  const ending = effects.length === 0 ? [] : [{ kind: 'effectsEnded', cites: [rift('384')], effects }];
  return { bonus: Math.max(0, bonus), ending };
};
