/**
 * Goal: counting sees what re-execution proves. Method: both carry out whole games, one of them with an action that the
 * rules refuse.
 */
import { expect, it } from 'vitest';
import { rulesFor } from '../../../engine/index.js';
import { recordedGame, storedEvents } from '../../../../test/support/recorded-game.js';
import type { StoredEvent } from '../../../platform/event-store/index.js';
import { reexecute } from '../../replays/index.js';
import { playAgain } from './play-again.js';

const recorded = recordedGame({ seed: 7 });
const rules = rulesFor(recorded.game);
if (rules === undefined) throw new Error('the engine has the game');
const events = storedEvents(recorded);
const refusedAt = Math.floor(events.length / 2);
const refused = events.map((event, place): StoredEvent =>
  place === refusedAt ? { ...event, type: 'ChanceAsserted', payload: { asserted: [], stateHash: '' } } : event,
);

it.each([
  ['a whole game', events, events.length - 1],
  ['a game up to what is refused', refused, refusedAt],
])('%s', async (_, of, steps) => {
  const [played, proved] = [await playAgain(of, () => Promise.resolve(rules)), reexecute(of, () => rules)];
  expect(played.steps).toHaveLength(steps);
  expect(played.steps).toEqual(proved.steps.map(({ version, log }) => ({ version, log })));
  expect([played.rewinds, played.ends]).toEqual([proved.rewinds, proved.ends]);
  expect(played.started).toEqual(proved.started);
});
