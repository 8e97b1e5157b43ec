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
  type Game,
  type GameEvent,
  type ObjectId,
  type Seat,
} from '../../../../kernel/index.js';
import { rift } from '../../rulebook.js';
import { contesterOf, nextInTurnOrder, playersOf, seatsAt } from '../../state.js';
import { cleanup } from '../318-cleanups/318-cleanup.js';
import { ADDED } from '../346-playing/158.2-runes.js';
import { SHOWDOWN } from '../433-combat/433-combat-now.js';
import { establishing } from '../441-scoring/442-scoring.js';
import { chainCall } from './326-chain.js';
import { actionsIn } from './334-actions.js';

type Showdown = {
  readonly battlefield: ObjectId;
  /** Who has focus. */
  readonly seat: Seat;
  readonly inCombat: boolean;
  /** Its first chain is not over yet (342). */
  readonly first: boolean;
  /** Who has passed since somebody last did something. */
  readonly passed: readonly Seat[];
};

/** 337: players act in turn, beginning with who has contested the battlefield (341), until all of them have passed (345). */
export const showdown = procedure<Showdown>(SHOWDOWN, {
  open: (game, { battlefield: object, seat, inCombat: combat }) => {
    const cites = combat ? [rift('438.1.a.1'), rift('341')] : [rift('322.13'), rift('341')];
    const opened: GameEvent = { kind: 'showdownOpened', cites, object, seat, combat };
    return isPlaying(game, seat) ? occur(opened, 'firstChain') : go('left');
  },
  // 343.1: after that focus does not pass.
  firstChain: () => call(chainCall(), 'focus'),
  focus: (game, { seat, passed }) => {
    if (playersOf(game).every((one) => passed.includes(one))) return go('close');
    return ask({ seat, kind: 'focus', params: {}, cites: [rift('344.1'), rift('344.3'), rift('312.2.b')] }, 'act', {
      first: false,
    });
  },
  act: (game, { seat, passed }, result) => {
    const action = actionsIn('showdown').call(seat, result);
    if (action !== null) return call(action, 'acted');
    return go('focus', { seat: nextInTurnOrder(game, seat), passed: [...passed, seat] });
  },
  // 416.2.a: what adds resources passes no focus, nor does what came to nothing (355.3).
  acted: (_game, _locals, result) =>
    hasFailed(result) || result === ADDED ? go('focus') : call(chainCall(), 'passFocus', { passed: [] }),
  // 343
  passFocus: (game, { seat }) => go('focus', { seat: nextInTurnOrder(game, seat) }),
  close: (_game, { battlefield: object }) => occur({ kind: 'showdownClosed', cites: [rift('345')], object }, 'closed'),
  closed: () => call(cleanup(), 'settle'),
  settle: (game, { battlefield, inCombat }) => (inCombat ? done() : occur(settled(game, battlefield), 'end')),
  end: () => done(),
  // 652.5.b: who had focus has left; the next player has it, or all others have passed.
  stopped: () => go('left'),
  left: (game, { seat }) => go('focus', { seat: nextInTurnOrder(game, seat), first: false }),
});

/** 345.2: whoever alone has units there takes control; with units of two a combat is staged, and with none nothing is contested. */
const settled = (game: Game, battlefield: ObjectId): readonly GameEvent[] => {
  const [seat, other] = seatsAt(game, battlefield);
  if (other !== undefined) return [];
  if (seat !== undefined) {
    const rules = { control: [rift('345.2.a'), rift('182.4')], conquest: [rift('345.2.a.1')] };
    return establishing(game, seat, battlefield, rules);
  }
  return contesterOf(game, battlefield) === null
    ? []
    : [{ kind: 'contestEnded', cites: [rift('345.2.a'), rift('182.3.b')], object: battlefield }];
};

export const focusDecision: DecisionKind<Record<string, never>> = {
  kind: 'focus',
  prompt: 'Act in the showdown, or pass',
  space: (game, _params, { seat }) => ({ kind: 'act', actions: actionsIn('showdown').list(game, seat) }),
  refuse: (game, _params, answer, { seat }) =>
    actionsIn('showdown').refuse(game, seat, answer, [rift('344.1'), rift('344.3'), rift('308.1.a'), rift('398.2.b')]),
};
