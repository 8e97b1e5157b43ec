import {
  actorOf,
  ask,
  bind,
  boundIds,
  call,
  defineWord,
  give,
  go,
  hasFailed,
  NOBODY,
  objects,
  occur,
  present,
  resolutionCall,
  uses,
  whole,
  type DecisionKind,
  type Game,
  type ObjectId,
  type Scope,
} from '../../../kernel/index.js';
import { rift } from '../rulebook.js';
import { billOnResolution, type Bill } from '../rules/346-playing/353-bill.js';
import { choosePayment, isPayable, paymentEvents, paymentIn } from '../rules/346-playing/354-payment.js';
import { attaching, ATTACHED } from '../rules/716-keywords/attachment.js';
import { equipByHandOf, equipCostsOf, lessPower } from '../rules/716-keywords/keyword.equip.js';

/** "You may Equip": the cost is that of the equipment, decided and paid as the effect resolves. */
export const equip = defineWord(
  {
    do: 'equip',
    says: 'The player of the effect may pay the Equip cost of the named equipment, and only then it is attached to the named unit.',
    parts: {
      objects,
      to: { ...uses('objects'), description: 'The unit.' },
      less: { ...whole(0, 9), description: 'Power that is taken off the cost.' },
    },
    cites: [rift('keyword.equip'), ...ATTACHED],
    restsOn: [rift('keyword.weaponmaster')],
  },
  {
    ask: ({ game, node, scope, from, cites }) => {
      const { controller: seat } = scope;
      const byHand = scopeByHand(game, scope, boundIds(node.objects, from));
      // 002: nobody has scripted what it costs, so its player pays and attaches it by hand.
      if (seat !== NOBODY && byHand !== undefined) return call(resolutionCall(byHand), 'end');
      const bill = billFor(game, scope, node.less, boundIds(node.objects, from));
      return seat === NOBODY || bill === undefined
        ? go('end')
        : ask({ seat, kind: 'mayEquip', params: { bill }, cites, about: bill.source }, 'answered');
    },
    answered: ({ game, node, scope, from, result }) => {
      const bill = billFor(game, scope, node.less, boundIds(node.objects, from));
      return result === 'yes' && bill !== undefined ? call(choosePayment.with({ bill }), 'paid') : go('end');
    },
    paid: ({ game, node, scope, from, result }) => {
      const bill = billFor(game, scope, node.less, boundIds(node.objects, from));
      return result === null || hasFailed(result) || bill === undefined
        ? go('end')
        : give(paymentEvents(game, bill, paymentIn(result)), 'attach');
    },
    attach: ({ game, node, scope, from, cites }) => {
      const equipment = present(game, boundIds(node.objects, from)).map(({ id }) => id);
      const cause = actorOf(game, scope.controller);
      return occur(attaching(game, { equipment, to: boundIds(node.to, from), cause, cites }), 'end');
    },
    end: ({ scope }) => bind(scope),
  },
  () => [
    {
      kind: 'mayEquip',
      prompt: 'Do you pay to attach the equipment?',
      space: (game, { bill }) => ({
        kind: 'one',
        options: [...(isPayable(game, bill) ? [{ id: 'yes' }] : []), { id: 'no' }],
      }),
    } satisfies DecisionKind<{ readonly bill: Bill }>,
  ],
);

/** Undefined where nothing is left with such a text that is carried out by hand. */
const scopeByHand = (game: Game, { controller }: Scope, named: readonly ObjectId[]): Scope | undefined => {
  const [equipment] = present(game, named);
  const at = equipment && equipByHandOf(game, equipment.id);
  return (
    equipment && at && { at, source: { object: equipment.id, definition: at.definition }, controller, bindings: {} }
  );
};

/** Undefined where nothing is left that has such a cost. */
const billFor = (game: Game, { controller: seat }: Scope, less: number, named: readonly ObjectId[]) => {
  const [equipment] = present(game, named);
  const costs = equipment && equipCostsOf(game, equipment.id);
  return equipment && costs && billOnResolution(game, { seat, source: equipment.id, costs: lessPower(costs, less) });
};
