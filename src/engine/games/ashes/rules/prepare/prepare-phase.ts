import {
  ask,
  call,
  done,
  go,
  invariant,
  isPlaying,
  occur,
  optionsOf,
  procedure,
  settleAll,
  textOf,
  type DecisionKind,
  type Game,
  type GameEvent,
  type Seat,
  type Turn,
} from '../../../../kernel/index.js';
import { BY_RULE } from '../../events/parts.js';
import type { DiceRolled } from '../../events/dice-pools.js';
import type { Discarded, Drawn } from '../../events/setup-cards.js';
import { ashes } from '../../rulebook.js';
import { activePoolOf, drawPileOf, handOf, inOrder, levelOf, phoenixbornOf } from '../../state.js';
import { wounding } from '../damage/damage-process.js';
import { answersOf } from '../multi/multi.1-simultaneous.js';
import { firstPlayer, holderOf } from '../multi/multi.2-clockwise.js';

/** prepare.3 */
const HAND = 5;

type Prepare = {
  readonly round: number;
  /** The players who are asked now. */
  readonly asked: readonly Seat[];
  /** The wounds of fatigue that each player has still to place. */
  readonly due: { readonly [seat: string]: number };
  /** The seats that have not yet acted in this round of the phase. */
  readonly left: readonly Seat[];
};

/** prepare.0: three steps, each by all players at once. */
export const prepare = procedure<Prepare>('prepare', {
  roll: (game) => occur(rolls(game, false, [ashes('prepare.1')]), 'compare'),
  // prepare.1.first, prepare.1.tie
  compare: (game, { round }) => {
    if (round > 1 || holderOf(game) !== null) return go('discard');
    const most = withMostBasics(game);
    const [seat, ...others] = most;
    if (seat === undefined || others.length > 0) return occur(rolls(game, true, [ashes('prepare.1.tie')]), 'compare');
    const cites = [ashes('prepare.1.first')];
    return ask({ seat, kind: 'firstPlayer', params: {}, cites }, 'giveToken', { asked: [] });
  },
  giveToken: (_game, _locals, result) =>
    occur({ kind: 'tokenGiven', cites: [ashes('prepare.1.first')], seat: textOf(result) }, 'activate'),
  activate: (game) => {
    const active = holderOf(game);
    invariant(active !== null, 'somebody has the token');
    const turn: Turn = { ...game.state.turn, active };
    return occur({ kind: 'turnChanged', cites: [ashes('multi.3')], turn }, 'discard');
  },

  discard: (game) => {
    const asked = inOrder(game).filter((seat) => handOf(game, seat).length > 0);
    if (asked.length === 0) return go('draw');
    const cites = [ashes('prepare.2'), ashes('prepare.0')];
    return ask(
      asked.map((seat) => ({ seat, kind: 'prepareDiscard', params: {}, cites })),
      'discarded',
      { asked },
    );
  },
  discarded: (_game, { asked }, result) =>
    occur(
      answersOf(asked, result).flatMap(({ seat, chosen }) =>
        chosen.map((object): Discarded => ({
          kind: 'discarded',
          cites: [ashes('prepare.2')],
          seat,
          object,
          from: 'hand',
        })),
      ),
      'draw',
    ),

  draw: (game) => {
    const wanted = inOrder(game).map((seat) => {
      return { seat, count: Math.max(0, HAND - handOf(game, seat).length), pile: drawPileOf(game, seat).length };
    });
    const draws = wanted.flatMap(({ seat, count, pile }) =>
      Array.from({ length: Math.min(count, pile) }, (): Drawn => ({
        kind: 'drawn',
        cites: [ashes('prepare.3')],
        seat,
      })),
    );
    const due = Object.fromEntries(
      wanted.flatMap(({ seat, count, pile }) => (count > pile ? [[seat, count - pile] as const] : [])),
    );
    return occur(draws, 'drawn', { due, left: [] });
  },
  // Additional draws follow when all have drawn, in player order; missing cards of these cause no wounds.
  drawn: () => occur({ kind: 'drawStepEnding', cites: [ashes('prepare.3')] }, 'settleDraws'),
  settleDraws: () => call(settleAll, 'fatigue'),
  // prepare.3a: one wound each, in turns from the first player, until all have placed theirs.
  fatigue: (game, { due, left }) => {
    const open = left.length > 0 ? left : inOrder(game);
    const [seat, ...others] = open.filter((one) => isPlaying(game, one) && (due[one] ?? 0) > 0);
    if (seat === undefined) return go(left.length === 0 ? 'ending' : 'fatigue', { left: [] });
    const next = { due: { ...due, [seat]: (due[seat] ?? 0) - 1 }, left: others };
    const to = phoenixbornOf(game, seat);
    if (to === null) return go('fatigue', next);
    return call(wounding({ to, count: 1, because: BY_RULE, cites: [ashes('prepare.3a')] }), 'fatigue', next);
  },
  ending: (game) => occur({ kind: 'prepareEnding', cites: [ashes('prepare.0')], seat: firstPlayer(game) }, 'settle'),
  settle: () => call(settleAll, 'end'),
  end: () => done(),
  // All asked players have left. Another player chooses who begins; after that choice, no player has cards to discard.
  stopped: () => go('compare'),
});

const rolls = (game: Game, all: boolean, cites: GameEvent['cites']): readonly DiceRolled[] =>
  inOrder(game).map((seat): DiceRolled => ({ kind: 'diceRolled', cites, seat, all }));

const withMostBasics = (game: Game): readonly Seat[] => {
  const basics = inOrder(game).map((seat) => ({
    seat,
    count: activePoolOf(game, seat).filter((die) => levelOf(game, die) === 'basic').length,
  }));
  const most = Math.max(...basics.map(({ count }) => count));
  // Without dice to roll a tie could never be broken, so the first of the tied players is taken.
  const rolling = inOrder(game).some((seat) => activePoolOf(game, seat).length > 0);
  const tied = basics.filter(({ count }) => count === most).map(({ seat }) => seat);
  return rolling ? tied : tied.slice(0, 1);
};

/** prepare.1.first: any of the players, the one who chooses among them. */
export const firstPlayerDecision: DecisionKind<Record<string, never>> = {
  kind: 'firstPlayer',
  prompt: 'Who takes the first player token?',
  space: (game) => ({ kind: 'one', options: inOrder(game).map((id) => ({ id })) }),
};

export const prepareDiscardDecision: DecisionKind<Record<string, never>> = {
  kind: 'prepareDiscard',
  prompt: 'Which cards of your hand do you discard?',
  secret: true,
  space: (game, _params, { seat }) => {
    const hand = handOf(game, seat);
    return { kind: 'some', options: optionsOf(game, hand, seat), min: 0, max: hand.length };
  },
};
