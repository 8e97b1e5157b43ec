import { call, done, occur, procedure, type Call, type Citation, type ObjectId } from '../../../../kernel/index.js';
import type { DamageBy, DamageDealt, WoundsPlaced } from '../../events/damage-wounds.js';
import { ashes } from '../../rulebook.js';
import { isDying, isInPlay } from '../../state.js';
import { destroy } from './damage-destroy.js';

/** While it is under way `amount` and `to` may be changed: damage is prevented, or goes to another. */
type Damage = {
  readonly to: ObjectId;
  readonly amount: number;
  /** Of damage that is dealt; null where wounds are placed and the process is entered at the second step. */
  readonly dealt: { readonly source: ObjectId | null; readonly by: DamageBy } | null;
  readonly cites: readonly Citation[];
};

/** damage.process.0: the steps in which damage becomes wounds and destruction. The result is how many wounds were placed; null if it was not begun. */
export const damage = procedure<Damage>('damage', {
  deal: (game, { to, amount, dealt, cites }, _result, { id: frame }) => {
    if (amount <= 0 || !isInPlay(game, to)) return done(null);
    if (dealt === null) return place({ to, amount, cites });
    const { source, by } = dealt;
    const because = [...cites, ashes('damage.step1')];
    const event: DamageDealt = { kind: 'damageDealt', cites: because, object: to, amount, source, by, frame };
    return occur(event, 'receive');
  },
  receive: (game, { to, amount, cites }) =>
    amount <= 0 || !isInPlay(game, to) ? done(0) : place({ to, amount, cites }),
  // damage.step2.unit: what comes about meanwhile does not save it.
  destroy: (game, { to, amount }) =>
    isDying(game, to) ? call(destroy.with({ object: to, cites: [ashes('damage.1')] }), 'end') : done(amount),
  end: (_game, { amount }) => done(amount),
});

const place = ({ to, amount, cites }: Pick<Damage, 'to' | 'amount' | 'cites'>) => {
  const because = [...cites, ashes('damage.step2'), ashes('glossary.wound')];
  const event: WoundsPlaced = { kind: 'woundsPlaced', cites: because, object: to, count: amount };
  return occur(event, 'destroy');
};

/** glossary.damage */
export const damaging = (of: {
  readonly to: ObjectId;
  readonly amount: number;
  readonly source: ObjectId | null;
  readonly by: DamageBy;
  readonly cites: readonly Citation[];
}): Call => {
  const { to, amount, source, by, cites } = of;
  return damage.with({ to, amount, dealt: { source, by }, cites });
};

/** glossary.wound: an effect that places wound tokens enters the process at its second step. */
export const wounding = ({
  to,
  count,
  cites,
}: {
  readonly to: ObjectId;
  readonly count: number;
  readonly cites: readonly Citation[];
}): Call => damage.with({ to, amount: count, dealt: null, cites });
