import {
  actorOf,
  amount,
  boundIds,
  defineWord,
  evaluate,
  inPlay,
  objects,
  optional,
  simultaneous,
  uses,
  withFields,
  type Amount,
} from '../../../kernel/index.js';
import { rift } from '../rulebook.js';
import { BONUS, bonusBy, bonusTo } from '../rules/446-layers/712-bonus-damage.js';

/**
 * All of it at once (404.1.d). The spell, or the object of the ability, is the source (404.6.a, 404.6.b.2.a), unless
 * the text says which units deal it (404.6.b.3). What its source deals in addition is added to each (404.5, 714, 714.2,
 * 715.1).
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
    const seat = actorOf(game, scope.controller);
    const source = node.by === undefined ? [scope.source.object] : boundIds(node.by, from);
    const rules = node.by === undefined ? cites : [rift('404.6.b.3'), ...cites.slice(0, 3)];
    const { bonus, usedUp } = node.by === undefined ? bonusBy(game, seat, source) : NO_BONUS;
    const dealt = inPlay(game, boundIds(node.objects, from)).map(({ id: object }) => {
      const names = withFields(from, { bindings: withFields(from.bindings, { it: [object] }) });
      const usual = Math.max(0, evaluate(game, node.amount, names));
      const all = bonus + (node.by === undefined ? bonusTo(game, seat, object) : 0);
      const added = usual === 0 || isShare(node.amount) ? 0 : Math.max(0, all);
      const because = added === 0 ? rules : [...rules, rift('404.5'), ...BONUS];
      const amount = usual + added;
      return { kind: 'damageDealt', cites: because, object, amount, source, combat: false, cause: seat };
    });
    return usedUp.length === 0 ? dealt : [...dealt, { kind: 'effectsEnded', cites: [rift('384')], effects: usedUp }];
  }),
);

/** No bonus damage: spells and abilities are no source of damage that units deal (404.6.b.3). */
const NO_BONUS = { bonus: 0, usedUp: [] } as const;

/** A share of what was split has its part of the bonus already (715.3); no other amount has it (714). */
const isShare = (amount: Amount): boolean => typeof amount === 'object' && 'share' in amount;
