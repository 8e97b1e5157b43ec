import {
  bind,
  boundIds,
  entriesOf,
  evaluate,
  go,
  inPlay,
  kindOfZone,
  numberIn,
  occur,
  present,
  seatNamed,
  word,
  type AnyProcedure,
  type GameEvent,
  type Running,
  type Seat,
} from '../../../kernel/index.js';
import { banished, drawn } from '../events.js';
import { lorcana } from '../rulebook.js';
import { canExert, isDrying, opponentsOf } from '../state.js';
import type { AllowInk, Banish, Discard, Draw, Dry, Exert, GainLore, LoseLore, Ready } from '../vocabulary.js';
import { damageWords } from './damage.js';
import { movingWords } from './moving.js';
import { simultaneous } from './named.js';
import { playingWords } from './playing.js';

/** The words of Lorcana's card language, each as a procedure. What has gone is not affected (7.1.9.1), and no location exerts (4.3.6.20). */
export const words: readonly AnyProcedure[] = [
  /** 4.2.3.1: single draws, one after another; each can fail on its own. */
  word<Draw>('draw', {
    begin: ({ game, node, scope, from }) => go('next', { left: evaluate(game, node.count, from), scope }),
    next: ({ node, scope, locals }) => {
      const left = numberIn(locals['left'] ?? null);
      if (left <= 0) return bind(scope);
      return occur(drawn(seatNamed(node.who, scope), [lorcana('4.2.3.1')]), 'next', { left: left - 1 });
    },
  }),

  simultaneous<Discard>('discard', ({ game, from, node }) =>
    present(game, boundIds(node.objects, from))
      .filter(({ zone }) => kindOfZone(zone) === 'hand')
      .map(({ id, owner }) => ({ kind: 'discarded', cites: [lorcana('8.3.4')], seat: owner, object: id })),
  ),

  simultaneous<GainLore>('gain-lore', ({ game, node, from, scope }) => [
    {
      kind: 'loreGained',
      cites: [lorcana('1.2.3')],
      seat: seatNamed(node.who, scope),
      amount: evaluate(game, node.amount, from),
      source: scope.source.object,
    },
  ]),

  word<LoseLore>('lose-lore', {
    lose: (running) => occur(loreLost(running), 'end'),
    end: ({ node, scope, result }) => {
      const lost = entriesOf(result).reduce((sum, { amount = null }) => sum + numberIn(amount), 0);
      return bind(scope, node.as === undefined ? {} : { [node.as]: lost });
    },
  }),

  simultaneous<Ready>('ready', ({ game, from, node }) =>
    present(game, boundIds(node.objects, from)).map(({ id }) => ({
      kind: 'readied',
      cites: [lorcana('5.1.1')],
      object: id,
      start: false,
    })),
  ),

  simultaneous<Exert>('exert', ({ game, from, node }) =>
    present(game, boundIds(node.objects, from))
      .filter(({ id }) => canExert(game, id))
      .map(({ id }) => ({ kind: 'exerted', cites: [lorcana('5.1.2')], object: id })),
  ),

  simultaneous<Dry>('dry', ({ game, from, node }) =>
    inPlay(game, boundIds(node.objects, from))
      .filter(({ id }) => isDrying(game, id))
      .map(({ id }) => ({ kind: 'madeDry', cites: [lorcana('1.2.1'), lorcana('4.2.2.1')], object: id })),
  ),

  simultaneous<Banish>('banish', ({ game, from, node, scope }) =>
    inPlay(game, boundIds(node.objects, from)).map(({ id }) => ({
      ...banished(game, id, [lorcana('8.6.2')]),
      cause: scope.controller,
    })),
  ),

  simultaneous<AllowInk>('allow-ink', ({ node, scope }) => [
    { kind: 'inkAllowed', cites: [lorcana('4.3.3'), lorcana('8.5.5')], seat: scope.controller, count: node.count },
  ]),

  ...damageWords,
  ...movingWords,
  ...playingWords,
];

const loreLost = ({ game, node, from, scope }: Running<LoseLore>): readonly GameEvent[] => {
  const amount = evaluate(game, node.amount, from);
  const seats: readonly Seat[] =
    node.of === 'opponents' ? opponentsOf(game, scope.controller) : [seatNamed(node.who, scope)];
  const source = scope.source.object;
  return seats.map((seat) => ({ kind: 'loreLost', cites: [lorcana('1.2.3')], seat, amount, source }));
};
