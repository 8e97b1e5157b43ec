import { setImmediate as othersTurn } from 'node:timers/promises';
import type { GameState, Rules, UsedUp } from '../../../engine/index.js';
import type { StoredEvent } from '../../../platform/event-store/index.js';
import { decodeMatchEvent } from './events.js';
import { GameRun } from './game-run.js';
import { setupOf } from './game-start.js';

/** What the seats do without in the next game of a match, by the records of its earlier games, in their order. */
export async function usedUpBy(rules: Rules, games: readonly (readonly StoredEvent[])[]): Promise<UsedUp> {
  if (rules.usedUp === null) return {};
  const states: GameState[] = [];
  for (const events of games) {
    const state = await lastState(rules, events);
    if (state !== null) states.push(state);
  }
  return rules.usedUp(states);
}

/** Actions carried out before others have a turn. */
const ACTIONS_AT_ONCE = 25;

/** Where the record has come, as far as it can be carried out; null where it is of no game of these rules. */
async function lastState(rules: Rules, events: readonly StoredEvent[]): Promise<GameState | null> {
  const [first, ...rest] = events;
  const opening = first === undefined ? null : decodeMatchEvent(first);
  if (first === undefined || opening?.type !== 'GameStarted') return null;
  const started = opening.payload;
  const created = rules.create(setupOf(started));
  if (created.kind === 'rejected') return null;
  const run = new GameRun(rules, started, { version: first.version, state: created.state }, rest);
  for (const [index, event] of rest.entries()) {
    if (index % ACTIONS_AT_ONCE === ACTIONS_AT_ONCE - 1) await othersTurn();
    const step = run.apply(event.version, decodeMatchEvent(event));
    if (step.kind === 'rejected' || step.kind === 'unreachable') break;
  }
  return run.state();
}
