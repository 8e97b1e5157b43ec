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
  type Instruction,
  type Json,
  type Seat,
} from '../../../../kernel/index.js';
import type { BattlefieldPlaced } from '../../events/110-setup.js';
import { rift } from '../../rulebook.js';
import { inTurnOrder, nextInTurnOrder, playersOf, spareBattlefieldsOf, turnsAddedFor } from '../../state.js';
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
  /** Whose turn came before turns that texts have added: the order of turns goes on from there. */
  readonly after?: Seat;
};

/**
 * 110: battlefields are on the board (113) before it is known who begins (115). In modes in which the first player has
 * none, who begins is known before them (461.5, 462.5.a).
 */
export const wholeGame = procedure<WholeGame>('game', {
  setup: (game) => go(modeOf(game).withoutFirst === true ? 'shuffle' : 'battlefields'),
  battlefields: (game, { first }) => {
    const { battlefield, cites } = modeOf(game);
    const left = playersOf(game).filter((seat) => seat !== first && spareBattlefieldsOf(game, seat).length > 0);
    if (battlefield === 'random') return go('nextBattlefield', { left });
    if (left.length === 0) return go('placed');
    return ask(
      left.map((seat) => ({ seat, kind: 'battlefield', params: {}, cites: [rift('113'), ...cites] })),
      'chosenBattlefields',
      { left },
    );
  },
  nextBattlefield: (game, { left: [seat, ...left] }) => {
    if (seat === undefined) return go('placed');
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
      'placed',
    ),
  placed: (_game, { first }) => go(first === '' ? 'shuffle' : 'hands'),

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
    return occur({ kind: 'chosenAtRandom', cites, purpose: 'first-player', among: playersOf(game) }, 'drawnFirst');
  },
  drawnFirst: (_game, _locals, result) => {
    const [entry] = entriesOf(result);
    invariant(typeof entry?.['chosen'] === 'string', 'chance has named a seat');
    return go('ordered', { first: entry['chosen'] });
  },
  chosenFirst: (_game, _locals, result) => go('ordered', { first: textOf(result) }),
  ordered: (game) => go(modeOf(game).withoutFirst === true ? 'battlefields' : 'hands'),

  hands: (game, { first }) =>
    occur(
      inTurnOrder(game, first).flatMap((seat) =>
        Array.from({ length: HAND }, (): GameEvent => ({ kind: 'drawn', cites: [rift('116')], seat })),
      ),
      'mulligans',
    ),
  mulligans: (game, { first }) => call(mulligans.with({ left: inTurnOrder(game, first), seat: '' }), 'firstTurn'),
  firstTurn: (_game, { first }) => call(turn.with({ seat: first, number: 1 }), 'nextTurn'),
  // 317.4; 002: or a turn that a text has added.
  nextTurn: (game, { after = '' }) => {
    const { active } = game.state.turn;
    const last = after === '' ? active : after;
    const again = inTurnOrder(game, active).find((seat) => turnsAddedFor(game, seat) > 0);
    if (again === undefined) return turnOf(game, nextInTurnOrder(game, last), after === '' ? {} : { after: '' });
    return occur({ kind: 'addedTurnTaken', cites: [rift('002'), rift('317.4')], seat: again }, 'addedTurn', {
      after: last,
    });
  },
  addedTurn: (game, _locals, result) => turnOf(game, textOf(entriesOf(result)[0]?.['seat'] ?? ''), {}),
  // The player who should have chosen who begins has left.
  stopped: () => go('order', { chooser: null }),
});

const turnOf = (game: Game, seat: Seat, known: Pick<Partial<WholeGame>, 'after'>): Instruction => {
  const { active, number } = game.state.turn;
  return call(turn.with({ seat, number: number + 1, left: !isPlaying(game, active) }), 'nextTurn', known);
};

const placed = (seat: Seat, object: string | null): readonly BattlefieldPlaced[] =>
  object === null ? [] : [{ kind: 'battlefieldPlaced', cites: [rift('113')], seat, object }];

/** Only its owner learns it, before it is placed. */
const pickedIn = (result: Json): string | null => {
  const [entry] = entriesOf(result);
  const picked = entry?.['picked'] ?? entry?.secret?.fields['picked'];
  return Array.isArray(picked) && typeof picked[0] === 'string' ? picked[0] : null;
};

/** If one player alone was asked, that answer is the result. */
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
