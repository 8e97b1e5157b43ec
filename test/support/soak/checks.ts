/**
 * The requirements on a played game: re-executed it comes out the same, also when it is written down and read again
 * after every instruction, and no viewer learns what that viewer may not know.
 */
import { type GameState, type Observer, type Viewer } from '../../../src/engine/index.js';
import { requireBoardDescribed, requireLogDescribed } from '../described.js';
import { dealtOtherwise, hiddenCards, seenOfHidden, loggedOfHidden, viewersOf } from '../hidden-cards.js';
import { type Pick, pickFrom, type RandomGame, statesOf } from '../random-game.js';
import { same } from '../same.js';
import { requireSound } from '../sound-state.js';

/** Everything, at every action; a soak looks at samples. */
export const requireAll = (game: RandomGame): void => {
  statesOf(game).forEach((state, actions) => requireSound(game.rules, state, `after ${actions} actions`));
  requireSameAgain(game);
  requireSamePausedThroughout(game);
  requireSecrets(game, [...game.actions.keys()], pickFrom(game.seed));
};

/** A second time, from the setup, in one session that keeps its draft; its logs and boards conform to the schemas. */
export const requireSameAgain = ({ rules, setup, start, actions }: RandomGame): void => {
  const again = rules.create(setup);
  if (again.kind === 'rejected') throw new Error(`set up again, it is refused: ${again.code}`);
  same(again.log, start.log, 'set up again, the log');
  same(rules.stateHash(again.state), rules.stateHash(start.state), 'set up again, the hash of the state');
  const session = rules.session(again.state);
  for (const [index, { command, log, state }] of actions.entries()) {
    const result = session.submit(command);
    if (result.kind === 'rejected')
      throw new Error(`carried out again, action ${index + 1} is refused: ${result.code}`);
    same(result.log, log, `carried out again, the log of action ${index + 1}`);
    requireLogDescribed(rules, log);
    if (index % LOOKED_AT_EVERY !== 0 && state.outcome === null) continue;
    requireBoardDescribed(rules, state);
    const hash = rules.stateHash(session.state());
    same(hash, rules.stateHash(state), `carried out again, the hash of the state after action ${index + 1}`);
  }
};

/** States are hashed and viewed once in so many actions: most of the time of a game goes there. */
const LOOKED_AT_EVERY = 10;

const revive: Observer = (state) => JSON.parse(JSON.stringify(state)) as GameState;

/** These actions (by index), each from the state as it was written down. */
export const requireSamePaused = (game: RandomGame, indexes: readonly number[]): void => {
  const before = statesOf(game);
  for (const index of indexes) {
    const [from, played] = [before[index], game.actions[index]];
    if (from === undefined || played === undefined) continue;
    const result = game.rules.decide(revive(from), played.command, revive);
    if (result.kind === 'rejected') throw new Error(`paused, action ${index + 1} is refused: ${result.code}`);
    same(result.log, played.log, `paused, the log of action ${index + 1}`);
    const [hash, expected] = [result.state, played.state].map((state) => game.rules.stateHash(state));
    same(hash, expected, `paused, the hash of the state after action ${index + 1}`);
  }
};

/** The whole game, never going on from anything but what was written down. */
export const requireSamePausedThroughout = ({ rules, setup, start, actions }: RandomGame): void => {
  const paused = rules.create(setup, revive);
  if (paused.kind === 'rejected') throw new Error(`paused, the setup is refused: ${paused.code}`);
  same(rules.stateHash(paused.state), rules.stateHash(start.state), 'paused, the hash of the state after the setup');
  let { state } = paused;
  for (const [index, { command, log, state: expected }] of actions.entries()) {
    const result = rules.decide(state, command, revive);
    if (result.kind === 'rejected') throw new Error(`paused, action ${index + 1} is refused: ${result.code}`);
    ({ state } = result);
    same(result.log, log, `paused, the log of action ${index + 1}`);
    const hash = rules.stateHash(state);
    same(hash, rules.stateHash(expected), `paused, the hash of the state after action ${index + 1}`);
  }
};

/** In these actions no viewer is shown anything hidden; returns how many comparisons that took. */
export const requireSecrets = (game: RandomGame, indexes: readonly number[], pick: Pick): number => {
  const before = statesOf(game);
  let looks = 0;
  for (const index of indexes) {
    const state = before[index] ?? game.start.state;
    for (const viewer of viewersOf(state).filter(hasLimitedView)) {
      const who = `${viewer.kind === 'player' ? viewer.seat : viewer.kind}, action ${index + 1}`;
      same(seenOfHidden(game, index, viewer), [], `hidden objects that the view names, for ${who}`);
      same(loggedOfHidden(game, index, viewer), [], `hidden objects that the log names, for ${who}`);
      requireBlind(game, state, viewer, who, pick);
      looks += 1;
    }
  }
  return looks;
};

const hasLimitedView = ({ kind }: Viewer): boolean => kind === 'player' || kind === 'spectator';

/** The view is the same with other faces where the viewer cannot see them. */
const requireBlind = ({ rules }: RandomGame, state: GameState, viewer: Viewer, who: string, pick: Pick): void => {
  const twin = dealtOtherwise(rules, state, [...hiddenCards(rules, state, viewer)], pick);
  same(
    rules.view(twin, viewer),
    rules.view(state, viewer),
    `the view with other cards where they are hidden, for ${who}`,
  );
};
