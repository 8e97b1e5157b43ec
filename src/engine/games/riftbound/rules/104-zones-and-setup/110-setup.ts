import {
  ask,
  call,
  entriesOf,
  go,
  invariant,
  isPlaying,
  isRecord,
  occur,
  optionsOf,
  procedure,
  textOf,
  type Call,
  type DecisionKind,
  type Game,
  type GameEvent,
  type Json,
  type Seat,
} from '../../../../kernel/index.js';
import type { BattlefieldPlaced } from '../../events/110-setup.js';
import { rift } from '../../rulebook.js';
import { inTurnOrder, nextInTurnOrder, spareBattlefieldsOf } from '../../state.js';
import { turn } from '../301-turn/314-turn.js';
import { modeOf } from '../454-modes/454-modes.js';
import { HAND, mulligans } from './117-mulligan.js';

/** The setup, and then turn after turn: the frame of the game itself. */
type WholeGame = {
  /** Who chooses the first player, in a later game of a match. */
  readonly chooser: Seat | null;
  readonly first: Seat;
  /** Whose battlefield is still to come. */
  readonly left: readonly Seat[];
};

/** 110: who begins is determined early, since in some modes the first player's battlefield is not used. */
export const wholeGame = procedure<WholeGame>('game', {
  shuffle: (game) =>
    occur(
      game.state.seats.flatMap((seat) =>
        ['mainDeck', 'runeDeck'].map((kind): GameEvent => {
          return { kind: 'shuffled', cites: [rift('114')], seat, zone: `${seat}.${kind}` };
        }),
      ),
      'order',
    ),
  order: (game, { chooser }) => {
    if (chooser !== null)
      return ask({ seat: chooser, kind: 'firstPlayer', params: {}, cites: [rift('459')] }, 'chosenFirst');
    const cites = [rift('115')];
    return occur({ kind: 'chosenAtRandom', cites, purpose: 'first-player', among: game.state.seats }, 'drawnFirst');
  },
  drawnFirst: (_game, _locals, result) => {
    const [entry] = entriesOf(result);
    invariant(typeof entry?.['chosen'] === 'string', 'chance has named a seat');
    return go('battlefields', { first: entry['chosen'] });
  },
  chosenFirst: (_game, _locals, result) => go('battlefields', { first: textOf(result) }),

  battlefields: (game, { first }) => {
    const { withoutFirst = false, battlefield, cites } = modeOf(game);
    const left = inTurnOrder(game, first).filter((seat) => {
      return spareBattlefieldsOf(game, seat).length > 0 && !(withoutFirst && seat === first);
    });
    if (battlefield === 'random') return go('nextBattlefield', { left });
    if (left.length === 0) return go('hands');
    return ask(
      left.map((seat) => ({ seat, kind: 'battlefield', params: {}, cites: [rift('113'), ...cites] })),
      'chosenBattlefields',
      { left },
    );
  },
  nextBattlefield: (game, { left: [seat, ...left] }) => {
    if (seat === undefined) return go('hands');
    const among = spareBattlefieldsOf(game, seat);
    const cites = [rift('113'), ...modeOf(game).cites];
    return occur({ kind: 'pickedAtRandom', cites, seat, among, count: 1 }, 'drawnBattlefield', {
      left: [seat, ...left],
    });
  },
  drawnBattlefield: (_game, { left: [seat = '', ...left] }, result) =>
    occur(placed(seat, pickedIn(result)), 'nextBattlefield', { left }),
  chosenBattlefields: (_game, { left }, result) =>
    occur(
      left.flatMap((seat) => placed(seat, chosenBy(seat, left, result))),
      'hands',
    ),

  hands: (game, { first }) =>
    occur(
      inTurnOrder(game, first).flatMap((seat) =>
        Array.from({ length: HAND }, (): GameEvent => ({ kind: 'drawn', cites: [rift('116')], seat })),
      ),
      'mulligans',
    ),
  mulligans: (game, { first }) => call(mulligans.with({ left: inTurnOrder(game, first), seat: '' }), 'firstTurn'),
  firstTurn: (_game, { first }) => call(turn.with({ seat: first, number: 1 }), 'nextTurn'),
  // 317.4
  nextTurn: (game) => {
    const { active, number } = game.state.turn;
    const left = !isPlaying(game, active);
    return call(turn.with({ seat: nextInTurnOrder(game, active), number: number + 1, left }), 'nextTurn');
  },
  // Who was asked has left.
  stopped: (_game, { first }) => go(first === '' ? 'order' : 'hands', { chooser: null }),
});

const placed = (seat: Seat, object: string | null): readonly BattlefieldPlaced[] =>
  object === null ? [] : [{ kind: 'battlefieldPlaced', cites: [rift('113')], seat, object }];

/** It is told to its owner alone, before it is placed. */
const pickedIn = (result: Json): string | null => {
  const [entry] = entriesOf(result);
  const picked = entry?.['picked'] ?? entry?.secret?.fields['picked'];
  return Array.isArray(picked) && typeof picked[0] === 'string' ? picked[0] : null;
};

/** Of one player alone the answer is the result. */
const chosenBy = (seat: Seat, asked: readonly Seat[], result: Json): string | null => {
  const answer = asked.length === 1 ? result : isRecord(result) ? (result[seat] ?? null) : null;
  return typeof answer === 'string' ? answer : null;
};

export const startGame = (chooser: Seat | null = null): Call => wholeGame.with({ chooser, first: '', left: [] });

/** 459: in a later game of a match the loser of the game before chooses who begins. */
export const firstPlayerDecision: DecisionKind<Record<string, never>> = {
  kind: 'firstPlayer',
  prompt: 'Who takes the first turn?',
  space: (game) => ({ kind: 'one', options: inTurnOrder(game).map((id) => ({ id })) }),
};

export const battlefieldDecision: DecisionKind<Record<string, never>> = {
  kind: 'battlefield',
  prompt: 'Which of your battlefields do you use in this game?',
  secret: true,
  space: (game: Game, _params, { seat }) => ({
    kind: 'one',
    options: optionsOf(game, spareBattlefieldsOf(game, seat), seat),
  }),
};
