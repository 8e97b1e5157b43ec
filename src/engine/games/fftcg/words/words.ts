import {
  bind,
  boundIds,
  call,
  evaluate,
  go,
  objectIn,
  occur,
  orderAfterwards,
  seatNamed,
  word,
  type AnyProcedure,
  type Citation,
  type Effect,
  type Game,
  type GameEvent,
  type GameObject,
  type ObjectId,
  type Running,
} from '../../../kernel/index.js';
import { fftcg } from '../rulebook.js';
import { damageToPlayer } from '../rules/06-definitions/6.5-damage-to-players.js';
import { CAST_BY_EFFECT, type OrderedCast } from '../rules/11-playing/11.3.11-cast-by-effects.js';
import { refuseEntry } from '../rules/11-playing/11.4-characters.js';
import { cardOf, opponentOf } from '../state.js';
import type {
  Activate,
  Break,
  CastCard,
  DamagePlayer,
  Deal,
  Discard,
  Draw,
  Dull,
  ExtraMainPhase,
  Freeze,
  GainCrystals,
  PlayOnto,
  Put,
} from '../vocabulary.js';

/** The words of FF-TCG's card language, each as a procedure. */
export const words: readonly AnyProcedure[] = [
  word<Draw>('draw', {
    begin: ({ game, node, scope, from }) => go('next', { left: evaluate(game, node.count, from), scope }),
    next: ({ node, scope, locals }) => {
      const left = typeof locals['left'] === 'number' ? locals['left'] : 0;
      if (left <= 0) return bind(scope);
      return occur({ kind: 'drawn', cites: [fftcg('7.11.1')], seat: seatNamed(node.who, scope) }, 'next', {
        left: left - 1,
      });
    },
  }),

  simultaneous<Discard>('discard', ({ game, from, node }) =>
    present(game, boundIds(node.objects, from)).map(({ id, owner }) => ({
      kind: 'discarded',
      cites: [fftcg('15.1.1.4.1')],
      seat: owner,
      object: id,
    })),
  ),

  simultaneous<Deal>('deal', ({ game, from, node, scope }) =>
    present(game, boundIds(node.objects, from)).map(({ id }) => ({
      kind: 'damageDealt',
      cites: [fftcg('5.2.6.1'), fftcg('11.11.8')],
      object: id,
      amount: Math.max(0, evaluate(game, node.amount, { ...from, bindings: { ...from.bindings, it: [id] } })),
      source: [scope.source.object],
      battle: false,
    })),
  ),

  simultaneous<Break>('break', ({ game, from, node, scope }) =>
    present(game, boundIds(node.objects, from)).map(({ id, controller }) => ({
      kind: 'broken',
      cites: [fftcg('15.1.1.3.1')],
      object: id,
      seat: controller,
      by: [scope.source.object],
    })),
  ),

  simultaneous<Activate>('activate', (running) =>
    each(running, 'activated', [fftcg('15.1.1.1.1'), fftcg('15.1.1.1.2')]),
  ),
  simultaneous<Dull>('dull', (running) => each(running, 'dulled', [fftcg('15.1.1.2.1'), fftcg('15.1.1.2.2')])),
  simultaneous<Freeze>('freeze', (running) => each(running, 'frozen', [fftcg('15.2.4.1')])),

  simultaneous<Put>('put', ({ game, from, node }) =>
    present(game, boundIds(node.objects, from)).map(({ id }) => ({
      kind: 'putInto',
      cites: [
        ...(node.zone === 'break' ? [fftcg('15.1.1.3.2')] : []),
        ...(node.faceDown === true ? [fftcg('7.13.3')] : []),
        ...[fftcg('7.3'), fftcg('7.4')],
      ],
      object: id,
      zone: node.zone,
      at: node.at ?? 'last',
      ...(node.faceDown === true && { faceDown: true }),
    })),
  ),

  /** 15.1.1.7.1: no casting; what the field has no room for stays where it is (2.3). */
  simultaneous<PlayOnto>('play-onto-field', ({ game, from, node, scope }) =>
    present(game, boundIds(node.objects, from))
      .filter(({ id }) => refuseEntry(game, scope.controller, id) === null)
      .map(({ id }) => ({
        kind: 'entered',
        cites: [fftcg('6.2.4'), fftcg('15.1.1.7.1')],
        object: id,
        seat: scope.controller,
        cast: false,
        dull: node.dull === true || cardOf(game, id).type === 'backup',
      })),
  ),

  word<CastCard>('cast', {
    begin: ({ game, node, scope, from }) => {
      const [card] = present(game, boundIds(node.card, from));
      if (card === undefined) return bind(scope);
      const locals: OrderedCast = { seat: scope.controller, card: card.id, free: node.free === true };
      return orderAfterwards(game, { procedure: CAST_BY_EFFECT, locals }, 'end');
    },
    end: ({ scope }) => bind(scope),
  }),

  word<DamagePlayer>('damage-player', {
    begin: ({ game, node, scope, from }) => {
      const seat = node.who === 'you' ? scope.controller : opponentOf(game, scope.controller);
      const count = Math.max(0, evaluate(game, node.count, from));
      return call(damageToPlayer.with({ seat, count, source: [scope.source.object] }), 'end');
    },
    end: ({ scope }) => bind(scope),
  }),

  word<GainCrystals>('gain-crystals', {
    begin: ({ game, node, scope, from }) => {
      const change = Math.max(0, evaluate(game, node.count, from));
      return occur(
        { kind: 'crystalsChanged', cites: [fftcg('6.8.1')], seat: seatNamed(node.who, scope), change },
        'end',
      );
    },
    end: ({ scope }) => bind(scope),
  }),

  word<ExtraMainPhase>('extra-main-phase', {
    begin: ({ game }) =>
      occur({ kind: 'mainPhaseAdded', cites: [fftcg('9.3.1.1')], seat: game.state.turn.active }, 'end'),
    end: ({ scope }) => bind(scope),
  }),
];

/** A word that makes one batch happen to named objects. */
function simultaneous<Node extends Effect>(
  name: Node['do'],
  events: (running: Running<Node>) => readonly GameEvent[],
): AnyProcedure {
  return word<Node>(name, {
    begin: (running) => occur(events(running), 'end'),
    end: ({ scope }) => bind(scope),
  });
}

const each = (
  { game, from, node }: Running<Activate | Dull | Freeze>,
  kind: 'activated' | 'dulled' | 'frozen',
  cites: readonly Citation[],
): readonly GameEvent[] => present(game, boundIds(node.objects, from)).map(({ id }) => ({ kind, cites, object: id }));

/** The named objects that are still where they were when they were named. */
const present = (game: Game, ids: readonly ObjectId[]): readonly GameObject[] =>
  ids.flatMap((id) => objectIn(game, id) ?? []);
