/**
 * Goal: whoever wants to stop can stop, at any moment, whatever is being asked of whom.
 * Method: random games; after every action every seat concedes on a branch of its own.
 * When it fails: the concession met a state in which some frame could not be left.
 */
import { expect } from 'vitest';
import { everyGame } from '../support/every-game.js';
import { playing, randomCommand, statesOf } from '../support/random-game.js';
import { requireSound } from '../support/sound-state.js';

everyGame(
  'ends a game of two, and the other one has won',
  (game) => {
    for (const state of statesOf(game).slice(0, -1)) {
      for (const seat of state.seats) {
        const result = game.rules.decide(state, { kind: 'concede', seat });
        if (result.kind === 'rejected') throw new Error(`${seat} cannot concede: ${result.code}`);
        const winners = state.seats.filter((other) => other !== seat);
        expect(result.state.outcome).toMatchObject({ winners, losers: [seat], draw: false });
        requireSound(game.rules, result.state);
      }
    }
  },
  { seats: (count) => count === 2 },
);

everyGame(
  'leaves a game of more to the others, who play on to its end',
  (game, pick) => {
    const { rules } = game;
    const states = statesOf(game).slice(0, -1);
    for (let tries = 0; tries < 12; tries += 1) {
      let state = states[pick(states.length)] ?? game.start.state;
      const seat = playing(state)[pick(playing(state).length)] ?? '';
      const result = rules.decide(state, { kind: 'concede', seat });
      if (result.kind === 'rejected') throw new Error(`${seat} cannot concede: ${result.code}`);
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
