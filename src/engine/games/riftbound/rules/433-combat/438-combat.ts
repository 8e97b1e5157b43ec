import {
  call,
  done,
  effectsEnding,
  go,
  isRecord,
  occur,
  procedure,
  type Game,
  type GameEvent,
  type JsonRecord,
  type ObjectId,
  type Seat,
} from '../../../../kernel/index.js';
import { rift } from '../../rulebook.js';
import { isAttacking, isDefending, unitsAt, unitsOfAt } from '../../state.js';
import { settling } from '../119-objects/182-establishing.js';
import { cleanup } from '../318-cleanups/318-cleanup.js';
import { deaths } from '../318-cleanups/322-lethal-damage.js';
import { COMBAT_STAGED } from '../318-cleanups/322-staging.js';
import { showdown } from '../324-chain/337-showdown.js';
import { SIDE_EFFECTS } from '../357-abilities/376.4-named-effects.js';
import { COMBAT, type Sides } from './433-combat-now.js';
import { combatDamage } from './439-damage.js';
import { CONTROL_AFTER_COMBAT, goingHome, healingAll, leavingSides } from './440-after-damage.js';

/**
 * `sides`: its units attack and defend; `winner`: who alone had units left after the damage; `excess`: what each player
 * has assigned beyond what kills.
 */
type Combat = Sides & { readonly sides: boolean; readonly winner?: Seat; readonly excess?: JsonRecord };

/** 437: a showdown (438), combat damage (439), and what comes of it (440). */
export const combat = procedure<Combat>(COMBAT, {
  begin: (game, locals) => occur([beginning(locals), ...taking(game, locals)], 'showdown'),
  showdown: (_game, { battlefield, attacker }) =>
    call(
      showdown.with({ battlefield, seat: attacker, inCombat: true, first: true, passed: [], by: 'opening' }),
      'damage',
    ),
  // 439.1.a: only if both sides are still there.
  damage: (game, locals) =>
    hasBothSides(game, locals)
      ? call(
          combatDamage.with({
            ...sidesIn(locals),
            seat: '',
            left: [locals.attacker, locals.defender],
            first: [],
            assigned: {},
          }),
          'deaths',
        )
      : go('deaths'),

  // 440.1.a: a cleanup with steps of its own, and then one as any other (323.2).
  deaths: (game, _locals, result) => occur(deaths(game), 'heal', { excess: isRecord(result) ? result : {} }),
  heal: (game) => occur(healingAll(game), 'goHome'),
  goHome: (game, locals) => occur(goingHome(game, locals), 'endSides', wonBy(game, locals)),
  endSides: (game) => occur(leavingSides(game), 'cleanup', { sides: false }),
  cleanup: () => call(cleanup(), 'control'),
  control: (game, { battlefield, attacker, excess = {} }) =>
    occur(settling(game, battlefield, { ...CONTROL_AFTER_COMBAT, fought: { attacker, excess } }), 'over'),
  over: (game, { battlefield: object, winner }) => {
    const won = winner === undefined ? {} : { winner };
    const ended = { kind: 'combatEnded', cites: [rift('440'), rift('323.2')], object, ...won };
    return occur([ended, ...effectsEnding(game, 'endOfCombat', [rift('440'), rift('383.4')])], 'end');
  },
  end: () => done(),
});

const sidesIn = ({ battlefield, attacker, defender }: Combat): Sides => ({ battlefield, attacker, defender });

const beginning = ({ battlefield: object, attacker, defender }: Combat): GameEvent => {
  const cites = [rift('322.14'), ...COMBAT_STAGED, rift('434'), rift('438.1.a.1'), rift('438.1.a.2')];
  return { kind: 'combatBegan', cites, object, attacker, defender };
};

/** 438.1.a.3: what is there as it begins; what comes later gets its side in a cleanup (322.5.a). */
const taking = (game: Game, { battlefield, attacker, defender }: Combat): readonly GameEvent[] => {
  const side = (object: ObjectId, side: 'attacking' | 'defending'): GameEvent => {
    return { kind: 'sideTaken', cites: [rift('438.1.a.3'), ...SIDE_EFFECTS[side]], object, side };
  };
  return [
    ...unitsOfAt(game, attacker, battlefield).map((id) => side(id, 'attacking')),
    ...unitsOfAt(game, defender, battlefield).map((id) => side(id, 'defending')),
  ];
};

const hasBothSides = (game: Game, { battlefield }: Sides): boolean =>
  hasSide(game, battlefield, isAttacking) && hasSide(game, battlefield, isDefending);

const hasSide = (game: Game, battlefield: ObjectId, side: typeof isAttacking): boolean =>
  unitsAt(game, battlefield).some((id) => side(game, id));

/** No winner if units of both are left, or of neither. */
const wonBy = (game: Game, { battlefield, attacker, defender }: Sides): { readonly winner?: Seat } => {
  const attacks = hasSide(game, battlefield, isAttacking);
  return attacks === hasSide(game, battlefield, isDefending) ? {} : { winner: attacks ? attacker : defender };
};
