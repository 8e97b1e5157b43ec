/**
 * Goal: a derived board is remembered only as long as deriving it again would give the same.
 * Method: whole games are carried on by one session, whose board lives from action to action; after each it is compared
 * with one derived from nothing but the state. Then the same games action by action, as the service plays them.
 */
import { expect } from 'vitest';
import { type GameState, type Rules } from '../../src/engine/index.js';
import { everyGame } from '../support/every-game.js';
import { viewersOf } from '../support/hidden-cards.js';
import { frozen, same } from '../support/same.js';

everyGame('remembers no stale board', ({ rules, start, actions }) => {
  const { compiled } = rules;
  const session = rules.session(start.state);
  for (const { command } of actions) {
    session.submit(command);
    const { state, board } = session.draft;
    if (board === null) continue;
    const { reads: _asked, effort: _spent, ...known } = board;
    const { reads: _anew, effort: _again, ...derived } = compiled.deriveBoard({ rules: compiled, state, board: null });
    expect(known, JSON.stringify(command)).toEqual(derived);
  }
});

everyGame(
  'knows of a state what it knows of a copy that nothing was derived from',
  ({ rules, start, actions }) => {
    let { state } = start;
    for (const action of actions) {
      same(known(rules, state), known(rules, copyOf(state)), 'what is known');
      const decided = rules.decide(state, action.command);
      if (decided.kind === 'rejected') throw new Error(decided.message);
      same(decided, rules.decide(copyOf(state), action.command), 'the action');
      same(decided.state, action.state, 'the state after it');
      ({ state } = decided);
    }
    same(known(rules, state), known(rules, copyOf(state)), 'what is known at the end');
  },
  { share: 0.25 },
);

/** As somebody else would send it; whoever writes to it fails. */
const copyOf = (state: GameState): GameState => frozen(JSON.parse(JSON.stringify(state)) as GameState);

/** More than once, since the first who asks derives what the next ones find. */
const known = (rules: Rules, state: GameState) => [
  rules.decisions(state),
  viewersOf(state).map((viewer) => rules.view(state, viewer)),
  state.pending.map(({ id }) => rules.legalAnswers(state, id, 100)),
  state.seats.map((seat) => rules.invocations(state, seat)),
  rules.decisions(state),
];
