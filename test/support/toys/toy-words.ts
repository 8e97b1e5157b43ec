/** The words of the toys' card language, beside those of the kernel. */
import {
  bind,
  boundIds,
  evaluate,
  occur,
  word,
  type Amount,
  type AnyProcedure,
  type Effect,
  type GameEvent,
  type Running,
} from '../../../src/engine/kernel/index.js';
import { cites } from './toy.js';

export type Say = { readonly do: 'say'; readonly text: string };
export type OnObjects = { readonly do: 'destroy' | 'enter'; readonly objects: string };
export type Deal = { readonly do: 'deal'; readonly objects: string; readonly amount: Amount };
export type Put = { readonly do: 'put'; readonly objects: string; readonly to: string; readonly at?: 'first' | 'last' };
export type Mark = {
  readonly do: 'mark';
  readonly objects: string;
  readonly mark: string;
  readonly value: number | boolean;
};
export type Borrow = { readonly do: 'borrow'; readonly objects: string; readonly until: string };
export type ForSeat = { readonly do: 'score'; readonly amount: Amount };
export type Shuffle = { readonly do: 'shuffle' };

export const toyWords = (): readonly AnyProcedure[] => {
  const simple = <Node extends Effect>(name: Node['do'], eventsOf: (running: Running<Node>) => readonly GameEvent[]) =>
    word<Node>(name, {
      do: (running) => occur(eventsOf(running), 'end'),
      end: ({ scope }) => bind(scope),
    });
  return [
    simple<Say>('say', ({ node, scope }) => [{ kind: 'said', cites, text: node.text, seat: scope.controller }]),
    simple<OnObjects>('destroy', ({ node, from }) =>
      boundIds(node.objects, from).map((object) => ({ kind: 'died', cites, object })),
    ),
    simple<OnObjects>('enter', ({ node, from, scope }) =>
      boundIds(node.objects, from).map((object) => ({ kind: 'entered', cites, object, seat: scope.controller })),
    ),
    simple<Deal>('deal', ({ game, node, from }) => {
      const amount = evaluate(game, node.amount, from);
      return boundIds(node.objects, from).map((object) => ({ kind: 'hurt', cites, object, amount }));
    }),
    simple<Put>('put', ({ node, from }) =>
      boundIds(node.objects, from).map((object) => ({
        kind: 'moved',
        cites,
        object,
        to: node.to,
        at: node.at ?? 'last',
      })),
    ),
    simple<Mark>('mark', ({ node, from }) =>
      boundIds(node.objects, from).map((object): GameEvent => ({
        kind: 'marked',
        cites,
        object,
        mark: node.mark,
        value: node.value,
      })),
    ),
    simple<ForSeat>('score', ({ game, node, from, scope }) => [
      { kind: 'scored', cites, seat: scope.controller, amount: evaluate(game, node.amount, from) },
    ]),
    simple<Shuffle>('shuffle', ({ scope }) => [
      { kind: 'shuffled', cites, seat: scope.controller, zone: `${scope.controller}.deck` },
    ]),
    // Control for a while: the flag lasts as long as the effect, and without the flag the object goes back.
    simple<Borrow>('borrow', ({ game, node, from, scope }) => {
      const { source, controller } = scope;
      const until = game.rules.game.duration(game, node.until, controller, null);
      return boundIds(node.objects, from).flatMap((object): readonly GameEvent[] => {
        const changes = [{ change: 'flag' as const, flag: 'borrowed' }];
        const effect = { controller, source, until, does: { kind: 'changes' as const, objects: [object], changes } };
        return [
          { kind: 'controlled', cites, object, seat: controller },
          { kind: 'effectStarted', cites, effect },
        ];
      });
    }),
  ];
};
