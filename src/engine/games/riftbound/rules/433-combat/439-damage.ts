import {
  ask,
  count,
  done,
  enumerate,
  factsOf,
  go,
  hasFlag,
  occur,
  optionsOf,
  procedure,
  recordOf,
  textsOf,
  type DecisionKind,
  type Game,
  type Instruction,
  type Json,
  type JsonRecord,
  type ObjectId,
  type Seat,
} from '../../../../kernel/index.js';
import { ASSIGNED, assignedDamage, type DamageDealt } from '../../events/404-damage.js';
import { rift } from '../../rulebook.js';
import { isAttacking, isDefending, mightOf, unitsAt } from '../../state.js';
import { notStunned, STUNNED } from '../395-actions/410-stunned.js';
import { TANK } from '../716-keywords/731-tank.js';
import { BACKLINE } from '../716-keywords/keyword.backline.js';
import type { Sides } from './433-combat-now.js';
import { assignment, canBeDealtDamage, isTorn, lethalFor, type Assignment } from './439.1.d-assignment.js';

type Damage = Sides & {
  /** Who assigns now. */
  readonly seat: Seat;
  /** Who is still to assign (439.1.d). */
  readonly left: readonly Seat[];
  /** Those of the units with both demands that come first (439.1.d.7). */
  readonly first: readonly ObjectId[];
  readonly assigned: JsonRecord;
  /** What each player has assigned beyond what kills. */
  readonly excess?: JsonRecord;
};

/** 439.1: both sides assign as much damage as they have might, the attacker first; then all of it is dealt at once. */
export const combatDamage = procedure<Damage>('combat-damage', {
  next: (_game, locals) => {
    const [seat, ...left] = locals.left;
    return seat === undefined ? go('deal') : go('order', { seat, left, first: [] });
  },
  order: (game, locals) => {
    const { seat } = locals;
    const { total, among } = due(game, locals, seat);
    if (total === 0 || !among.some((id) => isTorn(game, id))) return go('assign');
    return ask({ seat, kind: 'damageOrder', params: { among }, cites: [rift('439.1.d.7')] }, 'ordered');
  },
  ordered: (_game, _locals, result) => go('assign', { first: textsOf(result) }),
  assign: (game, locals) => assigning(game, locals),
  assigned: (_game, { assigned }, result) => go('next', { assigned: { ...assigned, ...recordOf(result) } }),
  deal: (game, locals) => occur(blows(game, locals), 'end', { excess: excessIn(game, locals) }),
  end: (_game, { excess = {} }) => done(excess),
  stopped: () => go('next'),
});

const sideOf = (game: Game, { battlefield, attacker }: Sides, seat: Seat, own: boolean): readonly ObjectId[] => {
  const has = (seat === attacker) === own ? isAttacking : isDefending;
  return unitsAt(game, battlefield).filter((id) => has(game, id));
};

/** 439.1.b: a text can take a unit's part of the combat damage away (002). */
const deals = (game: Game, id: ObjectId): boolean => !hasFlag(factsOf(game, id), 'dealsNoCombatDamage');

/**
 * 439.1.b: the might of the side's units, but for stunned ones (410.1.b) and those that deal none, and the units of the
 * other side that can be dealt damage (439.1.d.9).
 */
const due = (game: Game, locals: Sides, seat: Seat): Pick<Assignment, 'total' | 'among'> => ({
  total: notStunned(game, sideOf(game, locals, seat, true))
    .filter((id) => deals(game, id))
    .reduce((sum, id) => sum + mightOf(game, id), 0),
  among: sideOf(game, locals, seat, false).filter((id) => canBeDealtDamage(game, id)),
});

/** Asked only where there is a choice. */
const assigning = (game: Game, locals: Damage): Instruction => {
  const { seat, first } = locals;
  const params = { ...due(game, locals, seat), first };
  if (params.total === 0 || params.among.length === 0) return go('next');
  const space = assignment(game, params, seat);
  if (count(space, 2) < 2) {
    const [only = null] = enumerate(space);
    return go('next', { assigned: { ...locals.assigned, ...recordOf(only) } });
  }
  const cites = [
    ASSIGNED,
    ...STUNNED,
    rift('439.1.b'),
    ...TANK,
    ...BACKLINE,
    rift('439.1.d'),
    rift('439.1.d.3'),
    rift('439.1.d.4'),
    rift('439.1.d.5'),
    rift('439.1.d.6'),
    rift('439.1.d.9'),
  ];
  return ask({ seat, kind: 'assignDamage', params, cites }, 'assigned');
};

/**
 * 439.1.d.1.a: all at once; its source are the units of the other side (404.6.c), without which there is none (652.1).
 */
const blows = (game: Game, locals: Damage): readonly DamageDealt[] => {
  const cites = [rift('439.1.a'), rift('439.1.b'), rift('439.1.d.1.a'), rift('439.1.d.9')];
  return [locals.attacker, locals.defender].flatMap((seat) => {
    const source = sideOf(game, locals, seat, true);
    if (source.length === 0) return [];
    return sideOf(game, locals, seat, false).flatMap((object): readonly DamageDealt[] => {
      const amount = amountIn(locals.assigned[object]);
      return amount === 0 ? [] : [assignedDamage(object, amount, source, cites)];
    });
  });
};

/** 439.1.d.4: more than lethal damage, which is assigned only where all others have it. */
const excessIn = (game: Game, locals: Damage): JsonRecord =>
  Object.fromEntries(
    [locals.attacker, locals.defender].map((seat) => {
      const over = sideOf(game, locals, seat, false).map((id) => amountIn(locals.assigned[id]) - lethalFor(game, id));
      return [seat, over.reduce((sum, amount) => sum + Math.max(0, amount), 0)];
    }),
  );

const amountIn = (amount: Json = 0): number => (typeof amount === 'number' ? amount : 0);

export const assignDamageDecision: DecisionKind<Assignment> = {
  kind: 'assignDamage',
  prompt: 'Which units do you assign the combat damage to?',
  stepAfterLeaving: 'assign',
  space: (game, params, { seat }) => assignment(game, params, seat),
};

export const damageOrderDecision: DecisionKind<{ readonly among: readonly ObjectId[] }> = {
  kind: 'damageOrder',
  prompt: 'Which of those that are both first and last do you take first?',
  stepAfterLeaving: 'order',
  space: (game, { among }, { seat }) => {
    const torn = among.filter((id) => isTorn(game, id));
    return { kind: 'some', options: optionsOf(game, torn, seat), min: 0, max: torn.length };
  },
};
