import {
  ask,
  call,
  done,
  factsOf,
  go,
  hasFlag,
  occur,
  procedure,
  recordOf,
  type Citation,
  type DecisionKind,
  type Game,
  type GameEvent,
  type Json,
  type JsonRecord,
  type ObjectId,
  type Seat,
} from '../../../../kernel/index.js';
import { fftcg } from '../../rulebook.js';
import { opponentOf } from '../../state.js';
import { usablePowerOf } from '../04-numbers/4.3-amounts.js';
import { priority } from '../11-playing/11.1-priority.js';
import { dealtTogether, isParty } from '../15-keywords/15.1.1.9-party.js';
import { firstSide, rulesOfFirstStrike, type Side } from '../15-keywords/15.2.3-first-strike.js';
import { breakingBattle, isFighting } from './10.1.3-in-battle.js';
import { damageToPlayer } from '../06-definitions/6.5-damage-to-players.js';

type Damage = {
  readonly seat: Seat;
  readonly attackers: readonly ObjectId[];
  readonly blocker: ObjectId | null;
  /** Whether one side has dealt its damage because of First Strike. */
  readonly first: boolean;
  readonly sides?: readonly Side[];
  readonly division?: JsonRecord;
};

/**
 * 10.1.4, with First Strike (15.2.3): if only one side has it, that side deals damage first; in the gap no triggered
 * ability is stacked.
 */
export const damageStep = procedure<Damage>('damage-step', {
  begin: (game, { seat, attackers, blocker }) => {
    const fighting = attackers.filter((id) => isFighting(game, id, seat));
    if (blocker === null) return go(fighting.length === 0 ? 'end' : 'player', { attackers: fighting });
    if (fighting.length === 0 || !isFighting(game, blocker, opponentOf(game, seat))) {
      return occur(breakingBattle(seat), 'end');
    }
    const sides = firstSide(game, fighting, blocker);
    return go('divide', { attackers: fighting, sides: sides === null ? ['attackers', 'blocker'] : [sides] });
  },
  // 10.1.4.1: a Party deals one point as one Forward does.
  player: (game, { seat, attackers }) => {
    const cites = [fftcg('10.1.4.1'), ...(isParty(attackers) ? [fftcg('15.1.1.9.1')] : [])];
    return call(damageToPlayer.with({ seat: opponentOf(game, seat), count: 1, source: attackers, cites }), 'end');
  },

  divide: (game, { seat, attackers, blocker, sides = [] }) => {
    if (blocker === null || !sides.includes('blocker') || attackers.length < 2) return go('deal', { division: {} });
    const defender = opponentOf(game, seat);
    if (!isFighting(game, blocker, defender) || usablePowerOf(game, blocker) === 0) return go('deal', { division: {} });
    const params = { blocker, attackers };
    return ask({ seat: defender, kind: 'divideDamage', params, cites: [fftcg('10.1.4.2.1')] }, 'divided');
  },
  divided: (_game, _locals, result) => go('deal', { division: recordOf(result) }),
  deal: (game, locals) => occur(blows(game, locals), 'dealt'),
  // 15.2.3.3: in the gap rule processes happen, players get priority, and triggered abilities wait.
  dealt: (_game, { seat, sides = [], first }) =>
    sides.length === 2 || first ? go('end') : call(priority.with({ seat, passes: 0, may: 'gap' }), 'second'),
  // The Forwards that are left strike back.
  second: (game, { seat, attackers, sides: [struck] = [] }) => {
    const left = attackers.filter((id) => isFighting(game, id, seat));
    return go('divide', { first: true, attackers: left, sides: [struck === 'blocker' ? 'attackers' : 'blocker'] });
  },
  end: () => done(),
});

/**
 * 10.1.4.2: each side deals its power to the other, if both are still in battle (10.1.3.3, 15.2.3.2) and no effect
 * keeps it from that (2.2).
 */
const blows = (game: Game, { seat, attackers, blocker, sides = [], division = {} }: Damage): readonly GameEvent[] => {
  if (blocker === null || attackers.length === 0 || !isFighting(game, blocker, opponentOf(game, seat))) return [];
  const cites = [...rulesOfFirstStrike(game, attackers, sides), fftcg('10.1.4.2')];
  const toAttackers = attackers.map((object): GameEvent => {
    const amount = isParty(attackers) ? amountIn(division[object]) : usablePowerOf(game, blocker);
    const rules = isParty(attackers) ? [fftcg('10.1.4.2.1'), ...cites] : cites;
    return { kind: 'damageDealt', cites: rules, object, amount, source: [blocker], battle: true };
  });
  const strikesBack = sides.includes('blocker') && !hasFlag(factsOf(game, blocker), 'dealsNoDamage');
  return [
    ...(sides.includes('attackers') ? [blowOf(game, attackers, blocker, cites)] : []),
    ...(strikesBack ? toAttackers : []),
  ];
};

/**
 * 10.1.4.2; of a Party (15.1.1.9.8) who can deal damage does, as one amount; all members are credited with what it
 * breaks.
 */
const blowOf = (
  game: Game,
  attackers: readonly ObjectId[],
  blocker: ObjectId,
  cites: readonly Citation[],
): GameEvent => {
  const dealing = attackers.filter((id) => !hasFlag(factsOf(game, id), 'dealsNoDamage'));
  const amount = dealing.reduce((sum, id) => sum + usablePowerOf(game, id), 0);
  const blow = { kind: 'damageDealt', object: blocker, amount, source: dealing, battle: true, cites };
  return dealtTogether(attackers, blow);
};

const amountIn = (amount: Json = 0): number => (typeof amount === 'number' ? amount : 0);

const UNIT = 1_000;

/** 10.1.4.2.1: the blocker's power, in thousands, over the members of the Party. */
export const divideDamageDecision: DecisionKind<{
  readonly blocker: ObjectId;
  readonly attackers: readonly ObjectId[];
}> = {
  kind: 'divideDamage',
  prompt: 'How is the damage of your Forward divided?',
  space: (game, { blocker, attackers }) => ({
    kind: 'split',
    total: Math.floor(usablePowerOf(game, blocker) / UNIT) * UNIT,
    over: attackers.map((id) => ({ id })),
    unit: UNIT,
    minEach: 0,
  }),
};
