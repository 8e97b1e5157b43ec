import {
  announce,
  ask,
  call,
  canBeAnnounced,
  chosenFor,
  done,
  go,
  hasFailed,
  invariant,
  objectOf,
  occur,
  procedure,
  recordOf,
  type Announcement,
  type Bindings,
  type Citation,
  type DecisionKind,
  type Game,
  type Instruction,
  type ObjectId,
  type Triggered,
} from '../../../../kernel/index.js';
import { rift } from '../../rulebook.js';
import { resolveItem } from '../324-chain/336-resolving.js';
import { billForAbility } from './353-bill.js';
import { itemAddsResources } from './387-activate.js';
import { choosePayment, isPayable, paymentEvents, paymentIn } from './354-payment.js';

type Finalizing = { readonly item: ObjectId; readonly bindings?: Bindings };

/**
 * 389 to 394 of an ability that has triggered: its player chooses, and must where something can be chosen (390.3.b); without enough
 * to choose from it leaves the chain (390.3). What the choices cost is paid, or the ability is left (392.2).
 */
export const finalizeAbility = procedure<Finalizing>('finalize-ability', {
  choose: (game, { item }) => {
    const announcement = announcementOf(game, item);
    return canBeAnnounced(game, announcement) ? call(announce.with(announcement), 'chosen') : leave(item, NO_CHOICE);
  },
  chosen: (game, { item }, result) => {
    if (hasFailed(result)) return leave(item, NO_CHOICE);
    const bindings = recordOf(result);
    const bill = billOf(game, item, bindings);
    if (bill.energy === 0 && Object.keys(bill.power).length === 0) return go('finalize', { bindings });
    const { controller: seat } = objectOf(game, item);
    return ask(
      { seat, kind: 'payOrLeave', params: { item, bindings }, cites: [rift('392.2')], about: item },
      'decided',
      { bindings },
    );
  },
  decided: (game, { item, bindings = {} }, result) =>
    result === 'pay' ? call(choosePayment.with({ bill: billOf(game, item, bindings) }), 'paid') : leave(item, NOT_PAID),
  paid: (game, { item, bindings = {} }, result) => {
    if (hasFailed(result)) return leave(item, NOT_PAID);
    return occur(paymentEvents(game, billOf(game, item, bindings), paymentIn(result)), 'finalize');
  },
  finalize: (_game, { item: object, bindings = {} }) => {
    const cites = [...IN_TURN, rift('388.1'), rift('391.1.b'), rift('394.1'), rift('394.2'), rift('394.3')];
    return occur({ kind: 'finalized', cites, object, bindings }, 'finalized');
  },
  finalized: (game, { item }) => (itemAddsResources(game, item) ? call(resolveItem.with({ item }), 'end') : done()),
  end: () => done(),
  stopped: (_game, { item }) => leave(item, NOT_PAID),
});

/** Pending items are finalized in the order in which they came, and nobody has priority meanwhile. */
const IN_TURN = [rift('333.1'), rift('333.1.b'), rift('322.12'), rift('328.2')];

type Leaving = { readonly cites: readonly Citation[]; readonly reason: string };

/** 390.3.a, 392.2.a: it is not countered. */
const NO_CHOICE: Leaving = { cites: [rift('390.3'), rift('390.3.a')], reason: 'there is nothing to choose' };
const NOT_PAID: Leaving = { cites: [rift('392.2'), rift('392.2.a')], reason: 'its player does not pay for it' };

const leave = (object: ObjectId, { cites, reason }: Leaving): Instruction =>
  occur({ kind: 'abilityTaken', cites, object, reason }, 'end');

const waitingIn = (game: Game, item: ObjectId): Triggered => {
  const { waiting } = objectOf(game, item);
  invariant(waiting !== undefined, 'an item of the chain waits');
  return waiting;
};

const announcementOf = (game: Game, item: ObjectId, more: Bindings = {}): Announcement => {
  const { ability: at, source, controller, bindings } = waitingIn(game, item);
  const cites = { modes: [rift('390.1')], targets: [rift('390.1'), rift('390.3.b')], divisions: [rift('390.1')] };
  return { at, source, controller, bindings: { ...bindings, ...more }, cites };
};

const billOf = (game: Game, item: ObjectId, bindings: Bindings) => {
  const announced = announcementOf(game, item, bindings);
  const { controller: seat, source } = announced;
  return billForAbility(game, { seat, source: source.object, costs: [], chosen: chosenFor(game, announced) });
};

export const payOrLeaveDecision: DecisionKind<{ readonly item: ObjectId; readonly bindings: Bindings }> = {
  kind: 'payOrLeave',
  prompt: 'Do you pay for what your ability has chosen?',
  space: (game, { item, bindings }) => {
    const can = isPayable(game, billOf(game, item, bindings));
    return { kind: 'one', options: [...(can ? [{ id: 'pay' }] : []), { id: 'leave' }] };
  },
};
