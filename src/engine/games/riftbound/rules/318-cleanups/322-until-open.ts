import {
  ask,
  call,
  done,
  go,
  procedure,
  textOf,
  type Call,
  type Citation,
  type Game,
  type Instruction,
  type ObjectId,
} from '../../../../kernel/index.js';
import { rift } from '../../rulebook.js';
import { areOpponents, contesterOf, seatsAt } from '../../state.js';
import { chainCall } from '../324-chain/326-chain.js';
import { showdown } from '../324-chain/337-showdown.js';
import { whichIsFirst } from '../433-combat/435-several-staged.js';
import { combat } from '../433-combat/438-combat.js';
import { COMBAT_STAGED, SHOWDOWN_STAGED, stagedCombats, stagedShowdowns } from './322-staging.js';

/**
 * 319, 322.13, 322.14: until the state is neutral open and nothing is staged any more; showdowns begin before combats.
 * Of several the turn player chooses one (435.1), and then they are looked for again (435.2).
 */
export const untilOpen = procedure<{ readonly combats: boolean }>('until-open', {
  chain: () => call(chainCall(), 'staged'),
  staged: (game) => {
    const showdowns = stagedShowdowns(game);
    if (showdowns.length > 0) return choosing(game, false, showdowns, [rift('322.13'), ...SHOWDOWN_STAGED]);
    const combats = stagedCombats(game);
    return combats.length === 0 ? done() : choosing(game, true, combats, [rift('322.14'), ...COMBAT_STAGED]);
  },
  begin: (game, { combats }, result) => {
    const battlefield = textOf(result);
    const begun = combats ? combatAt(game, battlefield) : showdownAt(game, battlefield);
    return begun === null ? go('chain') : call(begun, 'chain');
  },
});

/** 435.1, 435.2: a single candidate leaves nothing to choose. */
const choosing = (
  game: Game,
  combats: boolean,
  among: readonly ObjectId[],
  cites: readonly Citation[],
): Instruction => {
  const [only = ''] = among;
  if (among.length === 1) {
    const begun = combats ? combatAt(game, only) : showdownAt(game, only);
    return begun === null ? done() : call(begun, 'chain');
  }
  return ask(whichIsFirst(game, combats, among, cites), 'begin', { combats });
};

/** 341: who has contested the battlefield gains focus. */
const showdownAt = (game: Game, battlefield: ObjectId): Call | null => {
  const seat = contesterOf(game, battlefield);
  return seat === null
    ? null
    : showdown.with({ battlefield, seat, inCombat: false, first: true, passed: [], by: 'opening' });
};

/** 438.1.a: who has contested it attacks, the opponent who is there defends. */
const combatAt = (game: Game, battlefield: ObjectId): Call | null => {
  const attacker = contesterOf(game, battlefield);
  const defender = seatsAt(game, battlefield).find((seat) => attacker !== null && areOpponents(game, attacker, seat));
  if (attacker === null || defender === undefined) return null;
  return combat.with({ battlefield, attacker, defender, sides: true });
};
