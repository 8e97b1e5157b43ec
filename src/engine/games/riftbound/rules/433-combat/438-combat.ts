import {
  call,
  done,
  go,
  occur,
  procedure,
  type Game,
  type GameEvent,
  type ObjectId,
} from '../../../../kernel/index.js';
import { rift } from '../../rulebook.js';
import {
  contesterOf,
  controllerOf,
  isAttacking,
  isDefending,
  seatsAt,
  unitsAt,
  unitsOfAt,
  unitsOnBoard,
} from '../../state.js';
import { cleanup } from '../318-cleanups/318-cleanup.js';
import { deaths } from '../318-cleanups/322.4-lethal-damage.js';
import { isCombatStaged } from '../318-cleanups/322.8-staging.js';
import { showdown } from '../324-chain/337-showdown.js';
import { establishing } from '../441-scoring/442-scoring.js';
import { COMBAT, TRIGGERING, type Sides } from './433-combat-now.js';
import { combatDamage } from './439-damage.js';
import { healing } from './440-healing.js';

/** `sides`: its units attack and defend. */
type Combat = Sides & { readonly sides: boolean };

/** 437: a showdown, combat damage, and what comes of it. */
export const combat = procedure<Combat>(COMBAT, {
  begin: (game, locals) => occur([beginning(locals), ...taking(game, locals)], 'showdown'),
  showdown: (_game, { battlefield, attacker }) =>
    call(showdown.with({ battlefield, seat: attacker, inCombat: true, first: true, passed: [] }), 'damage'),
  // 439.1.a: only if both sides are still there.
  damage: (game, locals) =>
    hasBothSides(game, locals)
      ? call(
          combatDamage.with({ ...sidesIn(locals), seat: '', left: [locals.attacker, locals.defender], assigned: {} }),
          'deaths',
        )
      : go('deaths'),

  // 440.1.a: a cleanup with steps of its own, and then one as any other (323.2).
  deaths: (game) => occur(deaths(game), 'heal'),
  heal: (game) => occur(healing(game, [rift('440.1.a.1'), rift('140.3.b')]), 'goHome'),
  goHome: (game, { battlefield }) => occur(recalls(game, battlefield), 'endSides'),
  endSides: (game) => occur(leavingSides(game), 'cleanup', { sides: false }),
  cleanup: () => call(cleanup(), 'control'),
  control: (game, { battlefield }) => occur(settled(game, battlefield), 'over'),
  over: (_game, { battlefield: object }) => occur({ kind: 'combatEnded', cites: [rift('440')], object }, 'end'),
  end: () => done(),
});

const sidesIn = ({ battlefield, attacker, defender }: Combat): Sides => ({ battlefield, attacker, defender });

const beginning = ({ battlefield: object, attacker, defender }: Combat): GameEvent => {
  const cites = [rift('322.14'), rift('434'), rift('438.1.a.1'), rift('438.1.a.2')];
  return { kind: 'combatBegan', cites, object, attacker, defender };
};

/** 438.1.a.3: what is there as it begins; what comes later gets its side in a cleanup (322.5.a). */
const taking = (game: Game, { battlefield, attacker, defender }: Combat): readonly GameEvent[] => {
  const side = (object: ObjectId, side: 'attacking' | 'defending'): GameEvent => {
    return { kind: 'sideTaken', cites: [rift('438.1.a.3'), ...TRIGGERING[side]], object, side };
  };
  return [
    ...unitsOfAt(game, attacker, battlefield).map((id) => side(id, 'attacking')),
    ...unitsOfAt(game, defender, battlefield).map((id) => side(id, 'defending')),
  ];
};

const hasBothSides = (game: Game, { battlefield }: Combat): boolean => {
  const there = unitsAt(game, battlefield);
  return there.some((id) => isAttacking(game, id)) && there.some((id) => isDefending(game, id));
};

/** 440.1.a.2 */
const recalls = (game: Game, battlefield: ObjectId): readonly GameEvent[] => {
  const there = unitsAt(game, battlefield);
  if (!there.some((id) => isDefending(game, id))) return [];
  const cites = [rift('440.1.a.2'), rift('430.1')];
  return there.filter((id) => isAttacking(game, id)).map((object) => ({ kind: 'recalled', cites, object }));
};

/** 440.1.a.3 */
const leavingSides = (game: Game): readonly GameEvent[] =>
  unitsOnBoard(game)
    .filter((id) => isAttacking(game, id) || isDefending(game, id))
    .map((object) => ({ kind: 'sideLeft', cites: [rift('440.1.a.3')], object }));

/** 440.2: whoever has units left takes control, unless something is staged there again. */
const settled = (game: Game, battlefield: ObjectId): readonly GameEvent[] => {
  const [seat] = seatsAt(game, battlefield);
  if (isCombatStaged(game, battlefield)) return [];
  if (seat !== undefined) {
    const rules = { control: [rift('440.2'), rift('440.2.a')], conquest: [rift('440.2.b')] };
    return establishing(game, seat, battlefield, rules);
  }
  return [
    ...(contesterOf(game, battlefield) === null
      ? []
      : [{ kind: 'contestEnded', cites: [rift('440.2.a')], object: battlefield }]),
    ...(controllerOf(game, battlefield) === null
      ? []
      : [{ kind: 'controlLost', cites: [rift('440.2.d')], object: battlefield }]),
  ];
};
