/** Damage as a process that responses may amend, and the words of those responses. */
import {
  bind,
  boundIds,
  amend,
  call,
  done,
  evaluate,
  framesOfEffect,
  go,
  isRecord,
  objectIn,
  occur,
  procedure,
  stop,
  word,
  type Amount,
  type Game,
  type Json,
  type ObjectId,
  type Scope,
  type Seat,
} from '../../../src/engine/kernel/index.js';
import { cites, damageOn, powerOf } from './toy.js';

type Damage = { readonly amount: number; readonly to: ObjectId; readonly asked?: Json; readonly seat: Seat };

/** Announced, with a window in which amount and target may be amended, until no player amends it; then inflicted. */
export const damage = procedure<Damage>('damage', {
  announce: (_game, { amount, to }, _result, { id }) => {
    const asked = { amount, to };
    if (amount <= 0) return done();
    return occur({ kind: 'damageAnnounced', cites, amount, object: to, frame: id }, 'settled', { asked });
  },
  settled: (_game, { amount, to, asked }) =>
    isRecord(asked ?? null) && JSON.stringify(asked) === JSON.stringify({ amount, to })
      ? go('inflict')
      : go('announce'),
  inflict: (_game, { amount, to }) => occur({ kind: 'hurt', cites, object: to, amount }, 'destroy'),
  destroy: (game, { to }) =>
    objectIn(game, to) !== undefined && damageOn(game, to) >= powerOf(game, to)
      ? occur({ kind: 'died', cites, object: to }, 'end')
      : done(),
  end: () => done(),
});

export type DealIn = { readonly do: 'wound'; readonly objects: string; readonly amount: Amount };
export type Prevent = { readonly do: 'prevent'; readonly amount: number; readonly frame: string };
export type Redirect = { readonly do: 'redirect'; readonly to: string; readonly frame: string };
export type Cancel = { readonly do: 'cancel' };

export const windowWords = [
  word<DealIn>('wound', {
    do: ({ game, node, scope, from }) => {
      const [to] = boundIds(node.objects, from);
      if (to === undefined) return bind(scope);
      return call(damage.with({ to, amount: evaluate(game, node.amount, from), seat: scope.controller }), 'end');
    },
    end: ({ scope }) => bind(scope),
  }),
  word<Prevent>('prevent', {
    do: ({ game, node, scope }) => {
      const process = damageProcess(game, scope, node.frame);
      if (process === null) return bind(scope);
      return amend(process.frame, { amount: Math.max(0, process.amount - node.amount) }, 'note');
    },
    note: ({ node, scope }) => {
      const frame = scope.bindings[node.frame] ?? null;
      // Preventing is something that happens, and may be responded to in its turn.
      return occur({ kind: 'prevented', cites, amount: node.amount, seat: scope.controller, frame }, 'end');
    },
    end: ({ scope }) => bind(scope),
  }),
  word<Redirect>('redirect', {
    do: ({ game, node, scope, from }) => {
      const [to] = boundIds(node.to, from);
      const process = damageProcess(game, scope, node.frame);
      if (to === undefined || process === null) return bind(scope);
      return amend(process.frame, { to }, 'end');
    },
    end: ({ scope }) => bind(scope),
  }),
  word<Cancel>('cancel', {
    do: ({ game, scope }) => {
      const spell = game.state.frames.find(
        ({ procedure: name, locals }) => name === 'play' && locals['seat'] !== scope.controller,
      );
      return spell === undefined ? bind(scope) : stop(framesOfEffect(game, spell.id), 'cancelled', 'end');
    },
    end: ({ scope }) => bind(scope),
  }),
];

const damageProcess = (game: Game, { bindings }: Scope, name: string): { frame: string; amount: number } | null => {
  const frame = game.state.frames.find(({ id }) => id === bindings[name]);
  const amount = frame?.locals['amount'];
  return frame === undefined || typeof amount !== 'number' ? null : { frame: frame.id, amount };
};
