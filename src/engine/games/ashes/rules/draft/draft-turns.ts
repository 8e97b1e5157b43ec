import {
  ask,
  done,
  go,
  isPlaying,
  occur,
  procedure,
  type Citation,
  type Game,
  type GameEvent,
  type Json,
  type Procedure,
  type Question,
  type Seat,
  type Turn,
} from '../../../../kernel/index.js';
import { clockwiseFrom, firstPlayer } from '../multi/multi.2-clockwise.js';

/** The parts of a draft in which players choose. */
export const DRAFT_PHASES = ['choosePhoenixborn', 'chooseCards', 'takeDice', 'swapCards'] as const;
type DraftPhase = (typeof DRAFT_PHASES)[number];

/** Each choice is a turn of its own: what a player may think within one turn is for one choice. */
export const draftTurn = (game: Game, active: Seat, phase: DraftPhase, cites: readonly Citation[]): GameEvent => {
  const turn: Turn = { number: game.state.turn.number + 1, active, phase };
  return { kind: 'turnChanged', cites, turn };
};

/** The drafting players, clockwise from the first player. */
export const draftOrder = (game: Game): readonly Seat[] => {
  const order = [firstPlayer(game)];
  for (let seat = clockwiseFrom(game, order[0] ?? ''); !order.includes(seat); seat = clockwiseFrom(game, seat))
    order.push(seat);
  return order;
};

type InTurn = {
  readonly phase: DraftPhase;
  readonly cites: readonly Citation[];
  /** The kind of the question. */
  readonly asks: string;
  /** What follows from an answer. */
  carryOut(game: Game, seat: Seat, answer: Json): readonly GameEvent[];
};

/** One player after the other, as listed, without players who have left. */
export const inTurn = (
  name: string,
  { phase, cites, asks, ...choice }: InTurn,
): Procedure<{ readonly left: readonly Seat[] }> =>
  procedure<{ readonly left: readonly Seat[] }>(name, {
    next: (game, { left: [seat, ...left] }) => {
      if (seat === undefined) return done();
      return isPlaying(game, seat) ? occur(draftTurn(game, seat, phase, cites), 'ask') : go('next', { left });
    },
    ask: (_game, { left: [seat = ''] }) => {
      const question: Question = { seat, kind: asks, params: {}, cites };
      return ask(question, 'carryOut');
    },
    carryOut: (game, { left: [seat = '', ...left] }, answer) =>
      occur(choice.carryOut(game, seat, answer), 'next', { left }),
    stopped: (_game, { left: [, ...left] }) => go('next', { left }),
  });
