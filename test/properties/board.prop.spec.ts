/**
 * Goal: a derived board is remembered only as long as deriving it again would give the same.
 * Method: whole games are carried on by one session, whose board lives from action to action; after each it is compared
 * with one derived from nothing but the state.
 */
import { expect } from 'vitest';
import { everyGame } from '../support/every-game.js';

everyGame('remembers no stale board', ({ rules, start, actions }) => {
  const { compiled } = rules;
  const session = rules.session(start.state);
  for (const { command } of actions) {
    session.submit(command);
    const { state, board } = session.draft;
    if (board === null) continue;
    const { reads: _asked, ...known } = board;
    const { reads: _anew, ...derived } = compiled.deriveBoard({ rules: compiled, state, board: null });
    expect(known, JSON.stringify(command)).toEqual(derived);
  }
});
