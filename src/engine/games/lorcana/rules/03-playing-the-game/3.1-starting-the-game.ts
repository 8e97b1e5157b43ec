import {
  ask,
  call,
  go,
  invariant,
  isPlaying,
  optionsOf,
  occur,
  procedure,
  seatsFrom,
  textOf,
  textsOf,
  entriesOf,
  type Call,
  type DecisionKind,
  type Game,
  type GameEvent,
  type Seat,
} from '../../../../kernel/index.js';
import type { LoreSet } from '../../events/1.2.3-lore.js';
import { drawCard } from '../../events/4.2.3.1-drawn.js';
import { lorcana } from '../../rulebook.js';
import { nextPlayer } from '../01-concepts/1.10-several-players.js';
import { turn } from '../04-turn-structure/4.1-turn.js';
import { handOf } from '../../zones/8.3-hand.js';

/** 3.1.5 */
const STARTING_HAND = 7;

/** 3.1 and then turn after turn: the frame of the game itself. */
type WholeGame = {
  /** The seat that chooses the starting player; null until it is determined. */
  readonly chooser: Seat | null;
  /** Empty until it is chosen. */
  readonly starting: Seat;
  /** Seats that have still to decide about their hand, and those that altered it. */
  readonly undecided: readonly Seat[];
  readonly altered: readonly Seat[];
  readonly deciding: Seat | null;
};

export const wholeGame = procedure<WholeGame>('game', {
  chooser: (game, { chooser }) => {
    if (chooser !== null) return go('chooseStarting');
    const cites = [lorcana('3.1.2')];
    return occur({ kind: 'chosenAtRandom', cites, purpose: 'chooser', among: playing(game) }, 'chosenChooser');
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
    const shuffles = playing(game).map((seat): GameEvent => {
      return { kind: 'shuffled', cites: [lorcana('3.1.3')], seat, zone: `${seat}.deck` };
    });
    return occur(shuffles, 'startingHands', { starting });
  },
  startingHands: (game, { starting }) => {
    const seats = seatsFrom(game, starting);
    const lore = seats.map((seat): LoreSet => ({ kind: 'loreSet', cites: [lorcana('3.1.4')], seat, lore: 0 }));
    const hands = seats.flatMap((seat) =>
      Array.from({ length: STARTING_HAND }, () => drawCard(seat, [lorcana('3.1.5')])),
    );
    return occur([...lore, ...hands], 'offerAlter', { undecided: seats, altered: [] });
  },
  offerAlter: (game, { starting, undecided, altered }) => {
    const [seat] = undecided.filter((one) => isPlaying(game, one));
    if (seat !== undefined) {
      const cites = [...(seat === starting ? [] : [lorcana('3.1.6.3')]), lorcana('3.1.6')];
      return ask({ seat, kind: 'alterHand', params: {}, cites }, 'alter', { deciding: seat });
    }
    const shuffles = altered.map((who): GameEvent => {
      return { kind: 'shuffled', cites: [lorcana('3.1.6.4')], seat: who, zone: `${who}.deck` };
    });
    return occur(shuffles, 'begin');
  },
  alter: (_game, { deciding: seat, undecided, altered }, result) => {
    invariant(seat !== null, 'somebody was asked about their hand');
    const objects = textsOf(result);
    const next = {
      undecided: undecided.filter((one) => one !== seat),
      altered: objects.length > 0 ? [...altered, seat] : altered,
    };
    const draws = objects.map(() => drawCard(seat, [lorcana('3.1.6.2')]));
    return occur([{ kind: 'putUnder', cites: [lorcana('3.1.6.1')], seat, objects }, ...draws], 'offerAlter', next);
  },
  // 3.1.7
  begin: (game, { starting }) => call(turn.with({ active: firstOf(seatsFrom(game, starting)), number: 1 }), 'nextTurn'),
  nextTurn: (game) => call(turn.with({ active: nextPlayer(game), number: game.state.turn.number + 1 }), 'nextTurn'),
  // 3.2.1.3: who was asked has left: somebody else chooses who begins, or the next player decides about a hand.
  stopped: (_game, { starting }) => (starting === '' ? go('chooser', { chooser: null }) : go('offerAlter')),
});

const firstOf = (seats: readonly Seat[]): Seat => {
  const [first] = seats;
  invariant(first !== undefined, 'somebody is left to take a turn');
  return first;
};

export const startGame = ({ chooser }: { readonly chooser?: Seat }): Call =>
  wholeGame.with({ chooser: chooser ?? null, starting: '', undecided: [], altered: [], deciding: null });

const playing = ({ state }: Game): readonly Seat[] => state.seats.filter((seat) => isPlaying({ state }, seat));

export const startingPlayerDecision: DecisionKind<Record<string, never>> = {
  kind: 'startingPlayer',
  prompt: 'Who takes the first turn?',
  space: (game) => ({ kind: 'one', options: playing(game).map((id) => ({ id })) }),
};

export const alterHandDecision: DecisionKind<Record<string, never>> = {
  kind: 'alterHand',
  prompt: 'Which cards go to the bottom of your deck? You draw as many; choose none to keep your hand',
  secret: true,
  space: (game, _params, { seat }) => {
    const hand = handOf(game, seat);
    return { kind: 'some', options: optionsOf(game, hand, seat), min: 0, max: hand.length };
  },
};
