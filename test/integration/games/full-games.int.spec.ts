/**
 * Goal: whatever players do, the record of one game has an end, and the game can still be ended. Method: a real game is
 * filled with events that change nothing; then every act of players is tried over HTTP.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GameRepository } from '../../../src/modules/games/game-repository.js';
import { GAME_MAX } from '../../../src/modules/games/domain/room.js';
import { PgPools } from '../../../src/platform/database/index.js';
import { EventStore } from '../../../src/platform/event-store/index.js';
import { serveKifu, type TestApi } from '../../support/api.js';
import { createMatch, dice, openDecision, seatedPlayer, step, type TestPlayer } from '../../support/players.js';

let api: TestApi;
let players: readonly TestPlayer[];
beforeAll(async () => {
  api = await serveKifu('api');
  players = [await seatedPlayer(api, 'Abe', 0), await seatedPlayer(api, 'Bea', 1)];
});
afterAll(() => api.close());

const begun = async (): Promise<string> => (await createMatch(api, players)).games[0]?.id ?? '';
const stored = async (id: string): Promise<number> => {
  const { rows } = await api.app
    .get(PgPools)
    .app.query<{ bytes: number }>(
      'select sum(octet_length(payload::text))::int as bytes from es.events where stream = $1',
      [id],
    );
  return rows[0]?.bytes ?? 0;
};

/** Fills the game up to so many events: with proposals of takebacks, which leave its state as it is. */
async function fill(id: string, upTo: number): Promise<void> {
  const { version, rules, state, started } = await api.app.get(GameRepository).current(id);
  const payload = { seat: state.seats[0] ?? '', to: version - 1, stateHash: rules.stateHash(state) };
  const events = Array.from({ length: upTo - version }, () => ({ type: 'TakebackProposed', payload }));
  const metadata = { actor: { keyId: 'k', role: 'player' }, matchId: started.matchId, engine: rules.engine };
  await api.app.get(EventStore).append({ stream: id, expected: version, events, metadata });
}

describe('the record of a game', () => {
  it('is as long as its record: if played here, read from the start, or from a snapshot', async () => {
    const id = await begun();
    const pick = dice(3);
    for (let steps = 0; steps < 70; steps += 1) await step(api, id, players, pick);
    const games = api.app.get(GameRepository);
    const played = await games.current(id);
    expect(played.bytes).toBe(await stored(id));
    for (const version of [1, 40, played.version]) {
      const { bytes } = await games.at(id, version, version - 1);
      expect(bytes).toBe(await api.app.get(EventStore).bytes(id, version));
    }
  });

  it('takes only concessions of players when it is full', async () => {
    const id = await begun();
    await step(api, id, players, dice(1));
    await fill(id, GAME_MAX.events - 1);
    await step(api, id, players, dice(2));
    const full = { status: 409, body: { code: 'game.full', gameId: id, most: GAME_MAX } };
    const acts = await Promise.all(
      players.map(async ({ key }) => {
        const [open] = (await openDecision(api, id, key)).decisions;
        if (open === undefined) return null;
        const body = { answers: [{ decision: open.id, answer: open.legal?.answers[0] ?? null }] };
        return api.call('POST', `/v1/games/${id}/actions`, body, key);
      }),
    );
    const taken = acts.filter((act) => act !== null);
    expect(taken.length).toBeGreaterThan(0);
    for (const act of taken) expect(act).toMatchObject(full);
    const { key } = players[0] ?? { key: '' };
    expect(await api.call('POST', `/v1/games/${id}/repetitions`, { round: [{}], times: 2 }, key)).toMatchObject(full);
    expect(await api.call('POST', `/v1/games/${id}/takebacks`, { to: 1 }, key)).toMatchObject(full);
    expect((await api.call('POST', `/v1/games/${id}/concede`, undefined, key)).status).toBe(200);
    expect((await api.call('GET', `/v1/games/${id}`)).body).toMatchObject({ version: GAME_MAX.events + 2 });
  });
});
