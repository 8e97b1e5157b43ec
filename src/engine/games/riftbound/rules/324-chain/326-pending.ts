import {
  announce,
  call,
  canBeAnnounced,
  done,
  give,
  go,
  hasFailed,
  occur,
  procedure,
  recordOf,
  type Bindings,
  type Citation,
  type Instruction,
  type ObjectId,
  type Seat,
} from '../../../../kernel/index.js';
import { rift } from '../../rulebook.js';
import { choosing } from '../346-playing/352.4-chosen.js';
import { choosePayment, paymentEvents, paymentIn } from '../346-playing/354-payment.js';
import { ITEM, itemAddsResources } from '../357-abilities/388-items.js';
import { choicesOfTriggered, WITHOUT_OPTIONS } from '../357-abilities/390-choices.js';
import { billForTriggered, WITHOUT_BASE_COST } from '../357-abilities/391-cost.js';
import { askWhetherToPay, NOT_PAID } from '../357-abilities/392-pay-or-leave.js';
import { finalizingInTurn } from '../357-abilities/394-finalizing.js';
import { resolveItem } from './326-resolving.js';

type Finalizing = { readonly seat: Seat; readonly item: ObjectId; readonly bindings?: Bindings };

/**
 * 333.1, 389 to 394: what has triggered is completed. Its player chooses (390.1), and must where something can be
 * chosen (390.3.b); without enough to choose from it leaves the chain (390.3). What the choices cost is paid, or the
 * ability is left (392.2). What adds resources is carried out at once (388.2).
 */
export const finalizeAbility = procedure<Finalizing>('finalize-ability', {
  choose: (game, { item }) => {
    const choices = choicesOfTriggered(game, item);
    return canBeAnnounced(game, choices) ? call(announce.with(choices), 'chosen') : leave(item, WITHOUT_OPTIONS);
  },
  chosen: (game, { item }, result) => {
    if (hasFailed(result)) return leave(item, WITHOUT_OPTIONS);
    const bindings = recordOf(result);
    const bill = billForTriggered(game, item, bindings);
    if (bill.energy === 0 && Object.keys(bill.power).length === 0) return go('finalize', { bindings });
    return askWhetherToPay(game, { item, bindings }, 'decided');
  },
  decided: (game, { item, bindings = {} }, result) =>
    result === 'pay'
      ? call(choosePayment.with({ bill: billForTriggered(game, item, bindings) }), 'paid')
      : leave(item, NOT_PAID),
  paid: (game, { item, bindings = {} }, result) => {
    if (hasFailed(result)) return leave(item, NOT_PAID);
    return give(paymentEvents(game, billForTriggered(game, item, bindings), paymentIn(result)), 'finalize');
  },
  finalize: (game, { item, bindings = {} }) => {
    const chosen = choosing(game, choicesOfTriggered(game, item, bindings), false);
    const finalized = finalizingInTurn({ item, bindings, by: [...IN_TURN, ITEM, WITHOUT_BASE_COST] });
    return occur([finalized, ...chosen], 'finalized');
  },
  finalized: (game, { item }) => (itemAddsResources(game, item) ? call(resolveItem.with({ item }), 'end') : done()),
  end: () => done(),
  // 652.4: its player has left, and it with them.
  stopped: () => done(),
});

/** Pending items are finalized in the order in which they were added, and no player has priority meanwhile. */
const IN_TURN = [rift('333.1'), rift('333.1.b'), rift('322.12'), rift('328.2')];

type Leaving = { readonly cites: readonly Citation[]; readonly reason: string };

const leave = (object: ObjectId, { cites, reason }: Leaving): Instruction =>
  occur({ kind: 'abilityTaken', cites, object, reason }, 'end');
