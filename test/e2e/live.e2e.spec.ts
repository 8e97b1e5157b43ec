/** An evening of live tables, short and small; `npm run live` is the same for an hour with hundreds of listeners. */
import { expect, it } from 'vitest';
import { runLive } from '../support/live/live.js';

it('brings every step of every table to every listener, in order', { timeout: 180_000 }, async () => {
  const asked = { game: 'lorcana', tables: 3, listeners: 12, minutes: 0.2, thinkMs: 100, seed: 20_261_123 };
  const report = await runLive(asked);
  expect(report.faults).toEqual([]);
  expect(report.actions).toBeGreaterThan(10);
  // Every table has four listeners or so, and each of them gets every action.
  expect(report.deliveries).toBeGreaterThanOrEqual(4 * report.actions);
  expect(report.audited).toBe(report.games);
});
