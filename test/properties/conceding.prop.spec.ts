/**
 * Goal: a player can concede, and a player whose time runs out is out, at any moment, whatever is being asked of whom.
 * Method: random games; after every action every seat leaves in both ways, each on a branch of its own.
 * When it fails: leaving met a state in which some frame could not be left.
 */
import { expect } from 'vitest';
import type { Command } from '../../src/engine/index.js';
import { everyGame } from '../support/every-game.js';
import { playing, randomCommand, statesOf } from '../support/random-game.js';
import { requireSound } from '../support/sound-state.js';

const waysOut = (seat: string): readonly Command[] => [
  { kind: 'concede', seat },
  { kind: 'timeOut', seats: [seat] },
];

everyGame(
  'ends a game of two, and the other one has won',
  (game) => {
    for (const state of statesOf(game).slice(0, -1)) {
      for (const seat of state.seats) {
        const reasons = waysOut(seat).map((command) => {
          const result = game.rules.decide(state, command);
          if (result.kind === 'rejected') throw new Error(`${seat} cannot leave: ${result.code}`);
          const winners = state.seats.filter((other) => other !== seat);
          expect(result.state.outcome).toMatchObject({ winners, losers: [seat], draw: false });
          requireSound(game.rules, result.state);
          return result.state.outcome?.reason;
        });
        expect(reasons).toEqual(['concession', 'time']);
      }
    }
  },
  { seats: (count) => count === 2 },
);

everyGame('is drawn when the time of all ends at one moment', ({ rules, start: { state } }) => {
  const result = rules.decide(state, { kind: 'timeOut', seats: state.seats });
  expect(result).toMatchObject({ kind: 'decided', state: { outcome: { winners: [], draw: true, reason: 'time' } } });
  expect(rules.decide(state, { kind: 'timeOut', seats: ['p1', 'p9'] })).toMatchObject({ code: 'seat.unknown' });
});

everyGame(
  'leaves a game of more to the others, who play on to its end',
  (game, pick) => {
    const { rules } = game;
    const states = statesOf(game).slice(0, -1);
    for (let tries = 0; tries < 12; tries += 1) {
      let state = states[pick(states.length)] ?? game.start.state;
      const seat = playing(state)[pick(playing(state).length)] ?? '';
      const way = waysOut(seat)[pick(2)] ?? { kind: 'concede', seat };
      const result = rules.decide(state, way);
      if (result.kind === 'rejected') throw new Error(`${seat} cannot leave: ${result.code}`);
      ({ state } = result);
      if (state.outcome === null) expect(playing(state)).not.toContain(seat);
      for (let actions = 0; actions < 40 && state.outcome === null; actions += 1) {
        requireSound(rules, state);
        const next = rules.decide(state, randomCommand(rules, state, pick));
        if (next.kind === 'rejected') throw new Error(`a legal answer is refused: ${next.code}`);
        ({ state } = next);
      }
    }
  },
  { seats: (count) => count > 2, share: 0.4 },
);
