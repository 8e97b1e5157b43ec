import {
  ask,
  call,
  go,
  invariant,
  optionOf,
  occur,
  procedure,
  seatsFrom,
  textOf,
  textsOf,
  entriesOf,
  type Call,
  type DecisionKind,
  type GameEvent,
  type Seat,
} from '../../../../kernel/index.js';
import { drawn } from '../../events.js';
import { lorcana } from '../../rulebook.js';
import { handOf, STARTING_HAND } from '../../state.js';
import { turn } from '../04-turn-structure/4.1-turn.js';

/** 3.1 and then turn after turn: the frame of the game itself. */
type WholeGame = {
  /** The seat that chooses the starting player; null until it is determined. */
  readonly chooser: Seat | null;
  readonly starting: Seat;
  /** Seats that have still to decide about their hand, and those that altered it. */
  readonly undecided: readonly Seat[];
  readonly altered: readonly Seat[];
};

export const wholeGame = procedure<WholeGame>('game', {
  chooser: (game, { chooser }) => {
    if (chooser !== null) return go('chooseStarting');
    const cites = [lorcana('3.1.2')];
    return occur({ kind: 'chosenAtRandom', cites, purpose: 'chooser', among: game.state.seats }, 'chosenChooser');
  },
  chosenChooser: (_game, _locals, result) => {
    const [entry] = entriesOf(result);
    invariant(typeof entry?.['chosen'] === 'string', 'chance has named a seat');
    return go('chooseStarting', { chooser: entry['chosen'] });
  },
  chooseStarting: (_game, { chooser }) => {
    invariant(chooser !== null, 'somebody chooses the starting player');
    return ask({ seat: chooser, kind: 'startingPlayer', params: {}, cites: [lorcana('3.1.2')] }, 'shuffle');
  },
  shuffle: (game, _locals, result) => {
    const starting = textOf(result);
    const shuffles = game.state.seats.map((seat): GameEvent => {
      return { kind: 'shuffled', cites: [lorcana('3.1.3')], seat, zone: `${seat}.deck` };
    });
    return occur(shuffles, 'startingHands', { starting });
  },
  startingHands: (game, { starting }) => {
    const seats = seatsFrom(game, starting);
    const hands = seats.flatMap((seat) => Array.from({ length: STARTING_HAND }, () => drawn(seat, [lorcana('3.1.5')])));
    return occur(hands, 'offerAlter', { undecided: seats, altered: [] });
  },
  offerAlter: (_game, { undecided, altered }) => {
    const [seat] = undecided;
    if (seat !== undefined) return ask({ seat, kind: 'alterHand', params: {}, cites: [lorcana('3.1.6')] }, 'alter');
    const shuffles = altered.map((who): GameEvent => {
      return { kind: 'shuffled', cites: [lorcana('3.1.6.4')], seat: who, zone: `${who}.deck` };
    });
    return occur(shuffles, 'begin');
  },
  alter: (_game, { undecided, altered }, result) => {
    const [seat, ...later] = undecided;
    invariant(seat !== undefined, 'the seat that was asked is the next undecided one');
    const objects = textsOf(result);
    const next = { undecided: later, altered: objects.length > 0 ? [...altered, seat] : altered };
    const draws = objects.map(() => drawn(seat, [lorcana('3.1.6.2')]));
    return occur([{ kind: 'putUnder', cites: [lorcana('3.1.6.1')], seat, objects }, ...draws], 'offerAlter', next);
  },
  begin: (_game, { starting }) => call(turn.with({ active: starting, number: 1 }), 'nextTurn'),
  nextTurn: (game) => {
    const { active, number } = game.state.turn;
    // 1.10.2.1: to the left, past those who have lost.
    const seats = game.state.seats;
    const start = seats.indexOf(active);
    const order = [...seats.slice(start + 1), ...seats.slice(0, start + 1)];
    const next = order.find((seat) => game.state.players[seat]?.['left'] !== true);
    invariant(next !== undefined, 'somebody is left to take a turn');
    return call(turn.with({ active: next, number: number + 1 }), 'nextTurn');
  },
});

export const startGame = ({ chooser }: { readonly chooser?: Seat }): Call =>
  wholeGame.with({ chooser: chooser ?? null, starting: '', undecided: [], altered: [] });

export const startingPlayerDecision: DecisionKind<Record<string, never>> = {
  kind: 'startingPlayer',
  prompt: 'Who takes the first turn?',
  space: (game) => ({ kind: 'one', options: game.state.seats.map((id) => ({ id })) }),
};

export const alterHandDecision: DecisionKind<Record<string, never>> = {
  kind: 'alterHand',
  prompt: 'Which cards go to the bottom of your deck? You draw as many; choose none to keep your hand',
  secret: true,
  space: (game, _params, { seat }) => {
    const hand = handOf(game, seat);
    return { kind: 'some', options: hand.map((id) => optionOf(game, id)), min: 0, max: hand.length };
  },
};
