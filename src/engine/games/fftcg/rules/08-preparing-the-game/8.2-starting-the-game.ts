import {
  ask,
  call,
  entriesOf,
  go,
  invariant,
  occur,
  optionsOf,
  procedure,
  seatsFrom,
  textsOf,
  type Call,
  type DecisionKind,
  type GameEvent,
  type Seat,
} from '../../../../kernel/index.js';
import { fftcg } from '../../rulebook.js';
import { handOf } from '../../zones/7.11-hand.js';
import { opponentOf, STARTING_HAND } from '../../state.js';
import { turn } from '../09-phases/turn.js';

/** 8.2 and then turn after turn: the frame of the game itself. */
type WholeGame = { readonly first: Seat; readonly undecided: readonly Seat[]; readonly deciding: Seat };

export const wholeGame = procedure<WholeGame>('game', {
  // 8.2.1.1: the LB deck is kept apart and not shuffled.
  setAside: (game) => {
    const cites = [fftcg('8.2.1.1'), fftcg('8.2.1')];
    return occur(
      game.state.seats.map((seat): GameEvent => ({ kind: 'limitBreaksSetAside', cites, seat })),
      'shuffle',
    );
  },
  shuffle: (game) => {
    const shuffles = game.state.seats.map((seat): GameEvent => {
      return { kind: 'shuffled', cites: [fftcg('8.2.1.1'), fftcg('8.2.1')], seat, zone: `${seat}.deck` };
    });
    return occur(shuffles, 'first');
  },
  first: (game) => {
    const cites = [fftcg('8.2.1.2'), fftcg('8.2.1')];
    return occur({ kind: 'chosenAtRandom', cites, purpose: 'first-player', among: game.state.seats }, 'hands');
  },
  hands: (game, _locals, result) => {
    const [entry] = entriesOf(result);
    invariant(typeof entry?.['chosen'] === 'string', 'chance has named a seat');
    const first = entry['chosen'];
    const seats = seatsFrom(game, first);
    return occur(seats.flatMap(startingHand), 'mulligan', { first, undecided: seats });
  },
  // The first player decides first, then the other.
  mulligan: (_game, { first, undecided }) => {
    const [seat, ...others] = undecided;
    // 8.2.1.5.
    if (seat === undefined) return call(turn.with({ active: first, number: 1 }), 'nextTurn');
    const cites = [fftcg('8.2.1.4')];
    return ask({ seat, kind: 'mulligan', params: {}, cites }, 'decided', { undecided: others, deciding: seat });
  },
  decided: (_game, { deciding }, result) => {
    if (result !== 'redraw') return go('mulligan');
    return ask({ seat: deciding, kind: 'mulliganOrder', params: {}, cites: [fftcg('8.2.1.4')] }, 'put');
  },
  put: (_game, { deciding }, result) => {
    const under: GameEvent = { kind: 'putUnder', cites: [fftcg('8.2.1.4')], seat: deciding, objects: textsOf(result) };
    return occur([under, ...startingHand(deciding)], 'mulligan');
  },
  // 9.5.1.5: turn by turn, first one player's and then the other's.
  nextTurn: (game) => {
    const { active, number } = game.state.turn;
    return call(turn.with({ active: opponentOf(game, active), number: number + 1 }), 'nextTurn');
  },
});

const startingHand = (seat: Seat): readonly GameEvent[] =>
  Array.from({ length: STARTING_HAND }, () => ({ kind: 'drawn', cites: [fftcg('8.2.1.3')], seat }));

export const startGame = (): Call => wholeGame.with({ first: '', undecided: [], deciding: '' });

/** 8.2.1.4: all of the hand or nothing, once. */
export const mulliganDecision: DecisionKind<Record<string, never>> = {
  kind: 'mulligan',
  prompt: 'Keep your hand, or put all of it under your deck and draw anew?',
  space: () => ({ kind: 'one', options: [{ id: 'keep' }, { id: 'redraw' }] }),
};

export const mulliganOrderDecision: DecisionKind<Record<string, never>> = {
  kind: 'mulliganOrder',
  prompt: 'In which order do they go under your deck, the topmost first?',
  secret: true,
  space: (game, _params, { seat }) => ({ kind: 'order', options: optionsOf(game, handOf(game, seat), seat) }),
};
