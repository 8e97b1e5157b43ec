import {
  ask,
  call,
  done,
  go,
  hasFailed,
  isPlaying,
  occur,
  procedure,
  type DecisionKind,
  type GameEvent,
  type ObjectId,
  type Seat,
} from '../../../../kernel/index.js';
import { rift } from '../../rulebook.js';
import { nextInTurnOrder, playersOf } from '../../state.js';
import { settling, takerOf } from '../119-objects/182-establishing.js';
import { FOCUS_STAYS, MAY_ACT } from '../301-turn/311-priority.js';
import { cleanup } from '../318-cleanups/318-cleanup.js';
import { isCombatStaged, SHOWDOWN_STAGED } from '../318-cleanups/322-staging.js';
import { ADDED } from '../357-abilities/388-items.js';
import { SHOWDOWN } from '../433-combat/433-combat-now.js';
import { GOES_ON } from '../454-modes/652.5-going-on.js';
import { chainCall } from './326-chain.js';
import { actionsIn } from './334-actions.js';

type Showdown = {
  readonly battlefield: ObjectId;
  /** Who has focus. */
  readonly seat: Seat;
  readonly inCombat: boolean;
  /** Its first chain is not over yet (342). */
  readonly first: boolean;
  /** How the player with focus got it. */
  readonly by: keyof typeof FOCUSED;
  /** Who has passed since somebody last did something. */
  readonly passed: readonly Seat[];
};

/** With priority passed while the first chain resolved, focus stays where it is (313.3, 343.1). */
const FOCUSED = {
  opening: [rift('341'), rift('343.1'), FOCUS_STAYS],
  chain: [rift('343')],
  pass: [rift('344.3')],
  leaving: [GOES_ON.focus],
};

/**
 * 337: players act in turn, beginning with who has contested the battlefield (341), until all of them have passed
 * (345). Its first chain is ordered in another way than others (342.1.a).
 */
export const showdown = procedure<Showdown>(SHOWDOWN, {
  open: (game, { battlefield: object, seat, inCombat: combat }) => {
    const cites = combat ? [rift('438.1.a.1'), rift('341')] : [rift('322.13'), ...SHOWDOWN_STAGED, rift('341')];
    const opened: GameEvent = { kind: 'showdownOpened', cites, object, seat, combat };
    return isPlaying(game, seat) ? occur(opened, 'firstChain') : go('left');
  },
  firstChain: () => call(chainCall(), 'focus'),
  focus: (game, { seat, passed, by }) => {
    if (playersOf(game).every((one) => passed.includes(one))) return go('close');
    const cites = [...FOCUSED[by], MAY_ACT.showdown, rift('344.1'), rift('344.3')];
    return ask({ seat, kind: 'focus', params: {}, cites }, 'act', { first: false });
  },
  act: (game, { seat, passed }, result) => {
    const action = actionsIn('showdown').call(seat, result);
    if (action !== null) return call(action, 'acted');
    return go('focus', { seat: nextInTurnOrder(game, seat), passed: [...passed, seat], by: 'pass' });
  },
  // 416.2.a: what adds resources passes no focus, nor does what came to nothing (355.3).
  acted: (_game, _locals, result) =>
    hasFailed(result) || result === ADDED ? go('focus') : call(chainCall(), 'passFocus', { passed: [] }),
  passFocus: (game, { seat }) => go('focus', { seat: nextInTurnOrder(game, seat), by: 'chain' }),
  close: (game, { battlefield: object, inCombat }) => {
    const cites = [
      rift('345'),
      ...(inCombat ? [rift('345.1')] : isCombatStaged(game, object) ? [rift('345.2.b')] : []),
    ];
    const winner = inCombat ? null : takerOf(game, object);
    const won = winner === null ? {} : { winner };
    return occur({ kind: 'showdownClosed', cites, object, ...won }, 'closed');
  },
  closed: () => call(cleanup(), 'settle'),
  settle: (game, { battlefield, inCombat }) => (inCombat ? done() : occur(settling(game, battlefield, ALONE), 'end')),
  end: () => done(),
  // 652.5.b: who had focus has left; the next player has it, or all others have passed.
  stopped: () => go('left'),
  left: (game, { seat }) => go('focus', { seat: nextInTurnOrder(game, seat), first: false, by: 'leaving' }),
});

/** 345.2: without a combat, the remaining player takes control. */
const ALONE = { control: [rift('345.2.a')], conquest: [rift('345.2.a.1')] };

export const focusDecision: DecisionKind<Record<string, never>> = {
  kind: 'focus',
  prompt: 'Act in the showdown, or pass',
  space: (game, _params, { seat }) => ({ kind: 'act', actions: actionsIn('showdown').list(game, seat) }),
  refuse: (game, _params, answer, { seat }) =>
    actionsIn('showdown').refuse(game, seat, answer, [rift('344.1'), rift('344.3'), rift('308.1.a'), rift('398.2.b')]),
};
