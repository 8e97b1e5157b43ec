/**
 * Goal: a game is its setup and its actions. Re-executing them gives the same states and logs: another
 * process, a session that keeps one draft, a batch of answers, an engine that is paused after every instruction, and a
 * branch from any point.
 * Method: random games, re-executed in each of these ways; hashes and logs are compared action by action.
 * When it fails: something outside the state matters (memory of a draft, order of keys, an identity of objects).
 */
import { type Answer, type Command, type GameState, type Observer, type Rules } from '../../src/engine/index.js';
import { everyGame } from '../support/every-game.js';
import { frozen, same } from '../support/same.js';
import { type Played, randomCommand, statesOf } from '../support/random-game.js';

everyGame('comes out the same from its setup and its actions, each state being frozen', (game) => {
  const created = game.rules.create(game.setup);
  if (created.kind === 'rejected') throw new Error(created.message);
  same(created.log, game.start.log, 'log of the setup');
  same(hashes(game.rules, created.state), hashes(game.rules, game.start.state), 'state after the setup');
  carryOn(game.rules, created.state, game.actions);
});

everyGame('comes out the same in a session, looked at now and then', ({ rules, start, actions }, pick) => {
  const session = rules.session(start.state);
  for (const [index, { command, state, log }] of actions.entries()) {
    const result = session.submit(command);
    if (result.kind === 'rejected') throw new Error(`action ${index + 1} is refused: ${result.code}`);
    same(result.log, log, `log of action ${index + 1}`);
    same(session.pending, state.pending, `decisions after action ${index + 1}`);
    if (pick(3) > 0 && state.outcome === null) continue;
    same(hashes(rules, session.state()), hashes(rules, state), `state after action ${index + 1}`);
  }
});

everyGame('comes out the same when a seat sends several answers at once', ({ rules, start, actions }) => {
  let state = start.state;
  for (const { command, last } of batches(actions)) {
    const result = rules.decide(state, command);
    if (result.kind === 'rejected') throw new Error(`the batch is refused: ${result.code} ${result.message}`);
    ({ state } = result);
    same(hashes(rules, state), hashes(rules, last), 'state after a batch');
  }
});

everyGame(
  'comes out the same when it is written down and read again after every instruction',
  (game, pick) => {
    const { rules, setup, start, actions } = game;
    const paused = rules.create(setup, revive);
    if (paused.kind === 'rejected') throw new Error(paused.message);
    same(hashes(rules, paused.state), hashes(rules, start.state), 'state after the setup');
    // Every instruction of every action would take minutes: a random stretch of the game.
    const from = pick(actions.length);
    let state = statesOf(game)[from] ?? start.state;
    for (const played of actions.slice(from, from + 25)) {
      const result = rules.decide(revive(state), played.command, revive);
      if (result.kind === 'rejected') throw new Error(`paused, it is refused: ${result.code} ${result.message}`);
      ({ state } = result);
      same(result.log, played.log, 'log');
      same(hashes(rules, state), hashes(rules, played.state), 'state');
    }
  },
  { share: 0.5 },
);

everyGame('goes on unmoved by branches that are tried out from any point of it', (game, pick) => {
  const { rules, actions } = game;
  const before = statesOf(game);
  for (let tries = 0; tries < 5; tries += 1) {
    const at = pick(actions.length);
    const state = before[at] ?? game.start.state;
    const written = JSON.stringify(state);
    const branch = rules.session(state);
    const commands: Command[] = [];
    for (let length = 0; length < 10 && branch.outcome === null; length += 1) {
      const command = randomCommand(rules, branch.state(), pick);
      commands.push(command);
      same(branch.submit(command).kind, 'accepted', 'verdict on a legal answer');
    }
    same(JSON.stringify(state), written, 'state the branch began with');
    // The branch itself is a game like any other, from the state as it was written down.
    let again: GameState = revive(state);
    for (const command of commands) {
      const result = rules.decide(again, command);
      if (result.kind === 'rejected') throw new Error(`the branch is refused: ${result.code}`);
      again = result.state;
    }
    same(hashes(rules, again), hashes(rules, branch.state()), 'state of the branch');
    carryOn(rules, revive(state), actions.slice(at, at + 10));
  }
});

const carryOn = (rules: Rules, from: GameState, actions: readonly Played[]): void => {
  let state = from;
  actions.forEach(({ command, state: expected, log }, index) => {
    // Frozen, so that an edit throws where it happens.
    const result = rules.decide(frozen(state), command);
    if (result.kind === 'rejected') throw new Error(`action ${index + 1} is refused: ${result.code} ${result.message}`);
    ({ state } = result);
    same(result.log, log, `log of action ${index + 1}`);
    same(hashes(rules, state), hashes(rules, expected), `state after action ${index + 1}`);
  });
};

const hashes = (rules: Rules, state: GameState): readonly string[] => {
  const known = hashed.get(state) ?? [rules.stateHash(state), rules.positionHash(state)];
  hashed.set(state, known);
  return known;
};

/** Each state of a game is compared with several others. */
const hashed = new WeakMap<GameState, readonly string[]>();

const revive: Observer = (state) => JSON.parse(JSON.stringify(state)) as GameState;

type Batch = { readonly command: Command; readonly last: GameState };

/** Answers that one seat gave in a row, as one command; half of them do not say which decision they are for. */
const batches = (actions: readonly Played[]): readonly Batch[] => {
  const all: { command: Command; last: GameState }[] = [];
  actions.forEach(({ command, state }, index) => {
    const latest = all.at(-1);
    if (command.kind !== 'answer') return void all.push({ command, last: state });
    const answers = index % 2 === 0 ? command.answers : command.answers.map(({ answer }): Answer => ({ answer }));
    if (latest?.command.kind !== 'answer' || latest.command.seat !== command.seat) {
      return void all.push({ command: { ...command, answers }, last: state });
    }
    latest.command = { ...latest.command, answers: [...latest.command.answers, ...answers] };
    latest.last = state;
  });
  return all;
};
