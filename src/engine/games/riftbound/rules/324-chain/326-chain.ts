import { ask, call, done, go, hasFailed, objectOf, procedure, type Call, type Seat } from '../../../../kernel/index.js';
import { rift } from '../../rulebook.js';
import { chainOf, nextInTurnOrder, playersOf } from '../../state.js';
import { MAY_ACT } from '../301-turn/311-priority.js';
import { cleanup } from '../318-cleanups/318-cleanup.js';
import { ADDED, isPending } from '../357-abilities/388-items.js';
import { RESPONDED_TO } from '../357-abilities/394-finalizing.js';
import { GOES_ON } from '../454-modes/652.5-going-on.js';
import { finalizeAbility } from './326-pending.js';
import { actionsIn } from './334-actions.js';
import { resolveItem } from './326-resolving.js';

type Chain = {
  /** Who has priority; empty: the player of the newest item (333.1.c.3, 336.4). */
  readonly holder: Seat;
  /** Who has passed since an item was added or has resolved. */
  readonly passed: readonly Seat[];
  /** Who had priority before has left. */
  readonly left: boolean;
};

/**
 * 326: cleanups, then the chain until nothing is on it: pending items are finalized in the order they came (333),
 * players with priority act or pass (334, 335), and when all have passed the newest item resolves (336). With an empty
 * chain and nothing that has triggered it is only the cleanup.
 */
export const chain = procedure<Chain>('chain', {
  cleanup: () => call(cleanup(), 'next'),
  next: (game, { holder, passed, left }) => {
    const items = chainOf(game);
    const pending = items.find((item) => isPending(objectOf(game, item)));
    if (pending !== undefined) {
      const { controller: seat } = objectOf(game, pending);
      return call(finalizeAbility.with({ seat, item: pending }), 'cleanup', NEWEST);
    }
    const newest = items.at(-1);
    if (newest === undefined) return done();
    const seat = holder === '' ? objectOf(game, newest).controller : holder;
    const why = left
      ? [GOES_ON.priority]
      : passed.length > 0
        ? [rift('335.2')]
        : [rift('332.1'), rift('333.1.c.3'), rift('336.4'), RESPONDED_TO, rift('370.2.b.2')];
    return ask({ seat, kind: 'priority', params: {}, cites: [...why, rift('309.1.a'), MAY_ACT.closed] }, 'act', {
      holder: seat,
      left: false,
    });
  },
  act: (game, { holder, passed }, result) => {
    const action = actionsIn('closed').call(holder, result);
    if (action !== null) return call(action, 'acted');
    return go('pass', { passed: [...passed, holder] });
  },
  pass: (game, { holder, passed }) => {
    if (!playersOf(game).every((seat) => passed.includes(seat)))
      return go('next', { holder: nextInTurnOrder(game, holder), passed });
    const newest = chainOf(game).at(-1);
    return newest === undefined ? done() : call(resolveItem.with({ item: newest }), 'cleanup', NEWEST);
  },
  // Priority does not pass where resources were added (416.2.a), or where nothing came of it (355.3).
  acted: (_game, _locals, result) => (hasFailed(result) || result === ADDED ? go('cleanup') : go('cleanup', NEWEST)),
  // 652.5.c: who had priority has left; the next player has it, or all others have passed.
  stopped: () => call(cleanup(), 'pass', { left: true }),
});

const NEWEST: Chain = { holder: '', passed: [], left: false };

/** 336.2: with nothing on it the state is open. */
export const EMPTY_CHAIN = rift('336.2');

/** Until the chain is empty. */
export const chainCall = (): Call => chain.with(NEWEST);
