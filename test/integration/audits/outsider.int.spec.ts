/**
 * Goal: what somebody needs who verifies a game without the service stands in docs/PROTOCOL.md, for old records and new
 * ones.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AuditsModule } from '../../../src/modules/audits/index.js';
import { serveGames, type TestApi } from '../../support/api.js';
import { eventually } from '../../support/ledger.js';
import { brokenLinks, differences, type PublicEvent } from '../../support/outsider.js';
import { createMatch, dice, seatedPlayer, step, type TestPlayer } from '../../support/players.js';
import { publish } from '../../support/publication.js';
import { recordedGame, storedEvents } from '../../support/recorded-game.js';

let api: TestApi;
let players: readonly [TestPlayer, TestPlayer];

/** Enough for a state's hash in between. */
const ACTIONS = 52;

beforeAll(async () => {
  api = await serveGames(AuditsModule);
  players = [await seatedPlayer(api, 'Abe', 0), await seatedPlayer(api, 'Bea', 1)];
});

afterAll(() => api.close());

describe('an outsider', () => {
  it('computes every hash of a public game again, from what everybody may read', async () => {
    const match = await createMatch(api, players);
    const gameId = match.games[0]?.id ?? '';
    const pick = dice(17);
    for (let taken = 0; taken < ACTIONS; taken += 1) await step(api, gameId, players, pick);
    await api.call('POST', `/v1/games/${gameId}/concede`, undefined, players[0].key);
    await publish(api, match.id, players);
    const events = await eventually('the match to be public', async () => {
      const path = `/v1/games/${gameId}/events?as=everything&limit=100`;
      const { status, body } = await api.call('GET', path, undefined, players[1].key);
      return status === 200 ? (body as { items: readonly PublicEvent[] }).items : null;
    });
    expect(events).toHaveLength(ACTIONS + 3);
    expect(events.filter(({ payload }) => 'logHash' in Object(payload))).toHaveLength(ACTIONS + 2);
    expect(brokenLinks(gameId, events)).toEqual([]);
    expect(differences(events)).toEqual([]);
    const changed = events.map((event) =>
      event.version === 9
        ? { ...event, payload: { ...Object(event.payload), seat: 'p9' } as PublicEvent['payload'] }
        : event,
    );
    expect(brokenLinks(gameId, changed)).toEqual([9]);
  });

  it('verifies records of the first releases, of today, and games begun by the first release', () => {
    for (const oldUpTo of [0, 60, Infinity]) {
      const events = storedEvents(recordedGame({ seed: 7, oldUpTo }));
      expect(differences(events)).toEqual([]);
      const field = oldUpTo > 20 ? 'stateHash' : 'logHash';
      const lie = events.map((event) =>
        event.version === 20
          ? { ...event, payload: { ...Object(event.payload), [field]: 'e'.repeat(64) } as PublicEvent['payload'] }
          : event,
      );
      expect(differences(lie)[0]).toBe(`20 ${field}`);
    }
  });
});
