/**
 * Goal: whatever legal things players do, a game never breaks, always ends, and every position on the way is sound.
 * Method: whole games of random legal answers; the state after each action is held to `requireSound`.
 * When it fails: the message names the fault; the golden file in test-results leads to it action by action.
 */
import { expect } from 'vitest';
import { everyGame } from '../support/every-game.js';
import { statesOf } from '../support/random-game.js';
import { requireSound } from '../support/sound-state.js';

everyGame(
  'plays to the end, every state on the way being sound',
  (game) => {
    statesOf(game).forEach((state, actions) => requireSound(game.rules, state, `after ${actions} actions`));
  },
  // 2286: who left was being challenged, and the challenger went on pointing at nothing.
  { also: [2286] },
);

everyGame('accepts no answer when it is over', ({ rules, actions }) => {
  const last = actions.at(-1);
  if (last === undefined) throw new Error('a game has actions');
  expect(rules.decisions(last.state)).toEqual([]);
  for (const command of [last.command, ...last.state.seats.map((seat) => ({ kind: 'concede', seat }) as const)]) {
    expect(rules.decide(last.state, command)).toMatchObject({ kind: 'rejected', code: 'game.over' });
  }
});

everyGame('names each rule once in an entry of the log', ({ start, actions }) => {
  for (const { kind, cites } of [start.log, ...actions.map(({ log }) => log)].flat()) {
    const rules = cites.map(({ rule }) => rule);
    expect(rules, kind).toEqual([...new Set(rules)]);
  }
});
