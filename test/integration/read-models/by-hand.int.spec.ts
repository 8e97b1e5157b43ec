/**
 * Goal: whatever is made of a game says how much of it is known by assertion only. Method: a game played at random with
 * cards without scripts, beside one of the game's own cards, recorded and read back as replay and statistics.
 */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rulesOfSet } from '../../../src/engine/index.js';
import { ReplaysModule } from '../../../src/modules/replays/index.js';
import { StatisticsModule } from '../../../src/modules/statistics/index.js';
import { EventStore } from '../../../src/platform/event-store/index.js';
import { QueueModule } from '../../../src/platform/queue/index.js';
import { serve, type TestApi } from '../../support/api.js';
import { playWith } from '../../support/by-hand.js';
import { eventually, recordEvents } from '../../support/ledger.js';
import { GAME } from '../../support/players.js';
import { type RecordedGame, recordedGame } from '../../support/recorded-game.js';
import { UNSCRIPTED, UNSCRIPTED_DECK } from '../../support/unscripted-cards.js';

let api: TestApi;
let byHand: RecordedGame;
let scripted: RecordedGame;

beforeAll(async () => {
  api = await serve([QueueModule.at({ works: true }), ReplaysModule, StatisticsModule]);
  await playWith(api, UNSCRIPTED);
  const rules = rulesOfSet(GAME, UNSCRIPTED);
  if (rules === undefined) throw new Error('the game is known');
  byHand = recordedGame({ seed: 4, table: { rules, deck: UNSCRIPTED_DECK } });
  scripted = recordedGame({ seed: 5, concedeAfter: 20 });
  for (const { matchId, gameId, matchEvents, gameEvents } of [byHand, scripted]) {
    await recordEvents(api.app.get(EventStore), matchId, matchEvents);
    await recordEvents(api.app.get(EventStore), gameId, gameEvents);
  }
});

afterAll(() => api.close());

const replayOf = ({ gameId }: RecordedGame) =>
  eventually('the replay', async () => {
    const { status, body } = await api.call('GET', `/v1/games/${gameId}/replay`);
    return status === 200 ? body : null;
  });

it('a replay counts asserted texts and agrees with its record all the same', async () => {
  const assertions = byHand.gameEvents.length; // At most one for each event.
  const { verification } = (await replayOf(byHand)) as { verification: { byHand: { assertions: number } } };
  expect(verification).toMatchObject({ agrees: true, differences: [] });
  expect(verification.byHand.assertions).toBeGreaterThan(0);
  expect(verification.byHand.assertions).toBeLessThan(assertions);
  const none = { texts: 0, assertions: 0, refused: 0, confirmedByJudge: 0, versions: [] };
  expect(await replayOf(scripted)).toMatchObject({ verification: { agrees: true, byHand: none } });
});

it('statistics say of how many games of their sample that is true', async () => {
  const report = await eventually('the facts of both games', async () => {
    const { body } = await api.call('GET', '/v1/statistics');
    const [found] = (body as { items: { games: number }[] }).items;
    return found?.games === 2 ? found : null;
  });
  expect(report).toMatchObject({ game: GAME, games: 2, gamesWithAssertions: 1 });
});
