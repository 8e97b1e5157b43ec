import {
  ask,
  call,
  done,
  fieldIn,
  go,
  idIn,
  isPlaying,
  isRecord,
  mayBeProhibited,
  objectIn,
  objectOf,
  occur,
  optionsOf,
  procedure,
  reject,
  representatives,
  textOf,
  textsOf,
  type Action,
  type DecisionKind,
  type Game,
  type ObjectId,
  type Rejection,
  type Seat,
} from '../../../../kernel/index.js';
import type { ActionTaken } from '../../events/round.1-rounds.js';
import type {
  AttackEnded,
  AttackersDeclared,
  BlockersDeclared,
  GuardDeclared,
  LeftBattle,
} from '../../events/turn.main.attack-battles.js';
import { ashes } from '../../rulebook.js';
import { battlefieldOf, isInPlay, isPhoenixborn, mainsTaken } from '../../state.js';
import { EXHAUSTED_UNITS } from '../exhaust/exhaust-resting-text.js';
import { nextCompelled, type Compelled, type Next } from './resolve.4-must-be-blocked.js';
import { battleOf } from './turn.main.attack-battle.js';
import { attackersOf, canBlock, guardsFor, isAttacking, targetsOf, type Attacked } from './turn.main.attack-who.js';

type Attack = {
  readonly seat: Seat;
  readonly target: ObjectId;
  readonly defending: Seat;
  readonly onPhoenixborn: boolean;
  /** Those that were declared and have not fought yet. */
  readonly attackers: readonly ObjectId[];
  /** Which unit blocks each attacker that must be blocked. */
  readonly compelled?: Compelled;
};

/**
 * turn.main.attack.target, and the steps of an attack on a Phoenixborn or on a unit. An attacker that is exhausted or
 * gone is out of it (timing.attack.1). Texts say which units attack, and which must be blocked (resolve.4).
 */
export const attack = procedure<Attack>('attack', {
  begin: (_game, { seat }) => {
    const taken: ActionTaken = { kind: 'actionTaken', cites: [ashes('turn.main.list')], seat, action: 'main' };
    return occur(taken, 'attackers');
  },
  attackers: (game, { seat, target, onPhoenixborn }) => {
    // damage.1: a unit that was dying already is destroyed after the action was taken.
    if (attackersOf(game, seat, target).length === 0) return go('end');
    const cites = [declaring(onPhoenixborn)];
    const params = { one: !onPhoenixborn, ...(mayBeProhibited(game, 'attacking') && { target }) };
    return ask({ seat, kind: 'declareAttackers', params, cites, about: target }, 'declare');
  },
  declare: (_game, { seat, target, onPhoenixborn }, result) => {
    const attackers = textsOf(result);
    const cites = [declaring(onPhoenixborn), ashes('glossary.passive')];
    const event: AttackersDeclared = { kind: 'attackersDeclared', cites, seat, objects: attackers, target };
    return occur(event, 'defend', { attackers });
  },
  // All attackers are out: no player is asked to block. A player who has lost has no card that could.
  defend: (game, locals) => {
    const { defending: seat, target, onPhoenixborn } = locals;
    const attackers = stillIn(game, locals);
    const [attacker] = attackers;
    if (attacker === undefined) return go('battles');
    if (onPhoenixborn) {
      const { compelled } = locals;
      const next = nextCompelled(game, seat, attackers, compelled ?? {});
      if (next !== null) return compel(seat, target, { attackers, compelled: compelled ?? {} }, next);
      const params = { attackers, ...(compelled !== undefined && { compelled }) };
      if (blocksOf(game, params, seat).to.length === 0) return go(compelled === undefined ? 'battles' : 'block');
      const cites = [ashes('turn.main.attack.phoenixborn.2')];
      return ask({ seat, kind: 'declareBlockers', params, cites, about: target }, 'block');
    }
    const params = { target, attacker };
    if (guardsFor(game, seat, params).length === 0 || !isInPlay(game, target)) return go('battles');
    const cites = [ashes('turn.main.attack.unit.2'), ashes('turn.main.attack.unit.pbguard')];
    return ask({ seat, kind: 'declareGuard', params, cites, about: target }, 'guard');
  },
  compelled: (game, locals, result) => {
    const { defending: seat, compelled = {} } = locals;
    const attackers = stillIn(game, locals);
    const attacker = nextCompelled(game, seat, attackers, compelled)?.attacker ?? '';
    const blocker = textOf(result);
    return go('defend', { compelled: { ...compelled, [attacker]: blocker === 'none' ? null : blocker } });
  },
  block: (_game, { defending: seat, compelled = {} }, result) => {
    const forced = Object.entries(compelled).filter(([, blocker]) => blocker !== null);
    const pairs = [...forced, ...Object.entries(isRecord(result) ? result : {})];
    if (pairs.length === 0) return go('battles');
    const event: BlockersDeclared = {
      kind: 'blockersDeclared',
      cites: [ashes('turn.main.attack.phoenixborn.2'), ashes('glossary.blocker.1')],
      seat,
      objects: pairs.map(([, blocker]) => textOf(blocker)),
      attackers: pairs.map(([attacker]) => attacker),
    };
    return occur(event, 'battles');
  },
  guard: (game, { defending: seat, target }, result) => {
    const guard = textOf(result);
    if (objectIn(game, guard) === undefined) return go('battles');
    const cites = [ashes('turn.main.attack.unit.2'), ashes('glossary.guard.1')];
    const event: GuardDeclared = { kind: 'guardDeclared', cites, seat, object: guard, target };
    return occur(event, 'battles');
  },

  // turn.main.attack.phoenixborn.3: one at a time, in the order of the attacking player.
  battles: (game, locals) => {
    const { seat, attackers, defending } = locals;
    const out = attackers.filter(
      (id) => objectIn(game, id)?.marks['attacking'] !== undefined && !isAttacking(game, id),
    );
    if (out.length > 0) return occur(out.map(leaving), 'battles');
    const left = stillIn(game, locals);
    const [only] = left;
    if (only === undefined || !isPlaying(game, defending)) return go('end');
    if (left.length === 1) return go('fight', { attackers: [only] });
    const cites = [ashes('turn.main.attack.phoenixborn.3')];
    return ask({ seat, kind: 'nextBattle', params: { left }, cites }, 'order', { attackers: left });
  },
  order: (_game, { attackers }, result) => {
    const first = textOf(result);
    return go('fight', { attackers: [first, ...attackers.filter((id) => id !== first)] });
  },
  fight: (_game, { attackers: [attacker = '', ...others], target }) =>
    call(battleOf(attacker, target), 'battles', { attackers: others }),
  end: (_game, { seat }) => occur(over(seat), 'done'),
  done: () => done(),
  // The attacking or the defending player has lost while being asked.
  stopped: () => go('end'),
});

/** Without a choice no player is asked. */
const compel = (seat: Seat, about: ObjectId, params: Blocked & { readonly compelled: Compelled }, next: Next) => {
  const { attacker, blockers, mayPass } = next;
  const [only, ...others] = blockers;
  if (others.length === 0 && (only === undefined || !mayPass))
    return go('defend', { compelled: { ...params.compelled, [attacker]: only ?? null } });
  const cites = [ashes('resolve.4'), ashes('turn.main.attack.phoenixborn.2')];
  return ask({ seat, kind: 'mustBlock', params, cites, about }, 'compelled');
};

const declaring = (onPhoenixborn: boolean) =>
  onPhoenixborn ? ashes('turn.main.attack.phoenixborn.1') : ashes('turn.main.attack.unit.1');

/** timing.attack.1 */
const stillIn = (game: Game, { attackers }: Pick<Attack, 'attackers'>): readonly ObjectId[] =>
  attackers.filter((id) => isAttacking(game, id));

const leaving = (object: ObjectId): LeftBattle => ({ kind: 'leftBattle', cites: [ashes('timing.attack.1')], object });
const over = (by: Seat): AttackEnded => ({ kind: 'attackEnded', cites: [ashes('turn.main.attack.1')], by });

/**
 * Any number of units attack a Phoenixborn (turn.main.attack.phoenixborn.1), one unit attacks a unit
 * (turn.main.attack.unit.1).
 */
export const declareAttackersDecision: DecisionKind<{ readonly one: boolean; readonly target?: ObjectId }> = {
  kind: 'declareAttackers',
  prompt: 'Which of your units attack?',
  space: (game, { one, target }, { seat }) => {
    const units = attackersOf(game, seat, target);
    return { kind: 'some', options: optionsOf(game, units, seat), min: 1, max: one ? 1 : units.length };
  },
};

type Blocked = { readonly attackers: readonly ObjectId[]; readonly compelled?: Compelled };

/** turn.main.attack.phoenixborn.2: `only` where a text keeps a unit from blocking one of the attackers (resolve.4). */
export const declareBlockersDecision: DecisionKind<Blocked> = {
  kind: 'declareBlockers',
  prompt: 'Which attacker does which of your units block?',
  space: (game, params, { seat }) => {
    const { from, to, only } = blocksOf(game, params, seat);
    const map = { kind: 'map', injective: true, partial: true } as const;
    const options = { from: optionsOf(game, from, seat), to: optionsOf(game, to, seat) };
    const isLimited = from.some((id) => only[id]?.length !== to.length);
    return { ...map, ...options, ...(isLimited && { only }) };
  },
};

/** Which of the units can block, and whom each attacker can be blocked by. */
const blocksOf = (game: Game, { attackers, compelled = {} }: Blocked, seat: Seat) => {
  const taken = Object.values(compelled);
  const from = attackers.filter((id) => (compelled[id] ?? null) === null);
  const units = battlefieldOf(game, seat).filter((id) => !taken.includes(id));
  const only = Object.fromEntries(from.map((one) => [one, units.filter((id) => canBlock(game, id, one))] as const));
  return { from, to: units.filter((id) => from.some((one) => only[one]?.includes(id))), only };
};

export const declareGuardDecision: DecisionKind<Attacked> = {
  kind: 'declareGuard',
  prompt: 'Who guards the attacked unit?',
  space: (game, attacked, { seat }) => ({
    kind: 'one',
    options: [...optionsOf(game, guardsFor(game, seat, attacked), seat), { id: 'none' }],
  }),
};

export const nextBattleDecision: DecisionKind<{ readonly left: readonly ObjectId[] }> = {
  kind: 'nextBattle',
  prompt: 'Which of your attackers battles next?',
  space: (game, { left }, { seat }) => ({ kind: 'one', options: optionsOf(game, left, seat) }),
};

const refuseAttack = (game: Game, seat: Seat): Rejection | null => {
  if (mainsTaken(game, seat) > 0)
    return reject('pay.no-main-action', [ashes('turn.2'), ashes('turn.main.list')], 'The main action has been taken.');
  if (attackersOf(game, seat).length === 0)
    return reject(
      'attack.no-attacker',
      [ashes('turn.main.attack.1'), ...EXHAUSTED_UNITS],
      'You have no unexhausted unit that may attack.',
    );
  return null;
};

/** turn.main.attack.1, turn.2 */
export const attackAction: Action = {
  name: 'attack',
  fields: ['target'],
  list: (game, seat) =>
    refuseAttack(game, seat) === null
      ? representatives(game, targetsOf(game, seat), seat).map((target) => ({ action: 'attack', target }))
      : [],
  refuse: (game, seat, answer) => {
    const refusal = refuseAttack(game, seat);
    if (refusal !== null) return refusal;
    const what = 'a Phoenixborn or a unit of an opponent';
    const target = fieldIn(answer, 'target', targetsOf(game, seat), [ashes('turn.main.attack.target')], what);
    return typeof target === 'string' ? null : target;
  },
  call: (seat, answer) => openAttack.with({ seat, target: idIn(answer, 'target') }),
};

/** Who defends and what is attacked follow from the target. */
export const openAttack = procedure<{ readonly seat: Seat; readonly target: ObjectId }>('open-attack', {
  begin: (game, { seat, target }) => {
    const { controller: defending } = objectOf(game, target);
    const onPhoenixborn = isPhoenixborn(game, target);
    return call(attack.with({ seat, target, defending, onPhoenixborn, attackers: [] }), 'end');
  },
  end: () => done(),
});
