import {
  bind,
  boundIds,
  call,
  evaluate,
  go,
  inPlay,
  occur,
  orderAfterwards,
  present,
  seatNamed,
  word,
  type AnyProcedure,
  type Citation,
  type GameEvent,
  type Running,
} from '../../../kernel/index.js';
import { fftcg } from '../rulebook.js';
import { damageToPlayer } from '../rules/06-definitions/6.5-damage-to-players.js';
import { CAST_BY_EFFECT, type OrderedCast } from '../rules/11-playing/11.3.11-cast-by-effects.js';
import { opponentOf } from '../state.js';
import type {
  Activate,
  Break,
  CastCard,
  DamagePlayer,
  Deal,
  Draw,
  Dull,
  ExtraMainPhase,
  Freeze,
  GainCrystals,
} from '../vocabulary.js';
import { simultaneous } from './named.js';

/** One after the other; who has to draw more than there are loses for it (12.4.2), when the text is done (3.1.2). */
const draw = word<Draw>('draw', {
  begin: ({ game, node, scope, from }) => go('next', { left: evaluate(game, node.count, from), scope }),
  next: ({ node, scope, locals }) => {
    const { left } = locals;
    if (typeof left !== 'number' || left <= 0) return bind(scope);
    return occur({ kind: 'drawn', cites: [fftcg('7.11.1')], seat: seatNamed(node.who, scope) }, 'next', {
      left: left - 1,
    });
  },
});

/** All of it at once, to Forwards on the field; a negative amount is none (4.3). The source is the card of the text, in or out of play (6.4.2). */
const deal = simultaneous<Deal>('deal', ({ game, from, node, scope }) =>
  inPlay(game, boundIds(node.objects, from)).map(({ id }) => ({
    kind: 'damageDealt',
    cites: [fftcg('5.2.6.1'), fftcg('11.11.8')],
    object: id,
    amount: Math.max(0, evaluate(game, node.amount, { ...from, bindings: { ...from.bindings, it: [id] } })),
    source: [scope.source.object],
    battle: false,
    cause: scope.controller,
  })),
);

/** 15.1.1.3: of cards on the field; the card of the text has broken them. */
const breakWord = simultaneous<Break>('break', ({ game, from, node, scope }) =>
  inPlay(game, boundIds(node.objects, from)).map(({ id, controller }) => ({
    kind: 'broken',
    cites: [fftcg('15.1.1.3.1')],
    object: id,
    seat: controller,
    by: [scope.source.object],
    cause: scope.controller,
  })),
);

const each = (
  { game, from, node }: Running<Activate | Dull | Freeze>,
  kind: 'activated' | 'dulled' | 'frozen',
  cites: readonly Citation[],
): readonly GameEvent[] => present(game, boundIds(node.objects, from)).map(({ id }) => ({ kind, cites, object: id }));

const activate = simultaneous<Activate>('activate', (running) =>
  each(running, 'activated', [fftcg('15.1.1.1.1'), fftcg('15.1.1.1.2')]),
);
const dull = simultaneous<Dull>('dull', (running) =>
  each(running, 'dulled', [fftcg('15.1.1.2.1'), fftcg('15.1.1.2.2')]),
);
/** It stays dull in the next Active Phase (15.2.4.2). */
const freeze = simultaneous<Freeze>('freeze', (running) => each(running, 'frozen', [fftcg('15.2.4.1')]));

/** 11.3.11, 11.4.1.1: cast right after this effect, for its cost, for more or for nothing. */
const cast = word<CastCard>('cast', {
  begin: ({ game, node, scope, from }) => {
    const [card] = present(game, boundIds(node.card, from));
    if (card === undefined) return bind(scope);
    const order = { seat: scope.controller, card: card.id, free: node.free === true };
    const locals: OrderedCast = node.add === undefined ? order : { ...order, add: evaluate(game, node.add, from) };
    return orderAfterwards(game, { procedure: CAST_BY_EFFECT, locals }, 'end');
  },
  end: ({ scope }) => bind(scope),
});

/** 6.5.2, 6.5.3. No points, or fewer, are none (4.3). */
const damagePlayer = word<DamagePlayer>('damage-player', {
  begin: ({ game, node, scope, from }) => {
    const seat = node.who === 'you' ? scope.controller : opponentOf(game, scope.controller);
    const count = evaluate(game, node.count, from);
    return call(damageToPlayer.with({ seat, count, source: [scope.source.object] }), 'end');
  },
  end: ({ scope }) => bind(scope),
});

/** A negative number of them is none (4.3). */
const gainCrystals = word<GainCrystals>('gain-crystals', {
  begin: ({ game, node, scope, from }) => {
    const change = Math.max(0, evaluate(game, node.count, from));
    return occur({ kind: 'crystalsChanged', cites: [fftcg('6.8.1')], seat: seatNamed(node.who, scope), change }, 'end');
  },
  end: ({ scope }) => bind(scope),
});

const extraMainPhase = word<ExtraMainPhase>('extra-main-phase', {
  begin: ({ game }) =>
    occur({ kind: 'mainPhaseAdded', cites: [fftcg('9.3.1.1')], seat: game.state.turn.active }, 'end'),
  end: ({ scope }) => bind(scope),
});

/** Words that do something to Characters and players, or have a card cast. */
export const actingWords: readonly AnyProcedure[] = [
  draw,
  deal,
  breakWord,
  activate,
  dull,
  freeze,
  cast,
  damagePlayer,
  gainCrystals,
  extraMainPhase,
];
