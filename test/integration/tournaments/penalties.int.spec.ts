/**
 * Goal: penalties cost what they say, with reason and rule on record. Method: the service with its database; results
 * and standings after each kind of penalty.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveKifu, type TestApi } from '../../support/api.js';
import { entrants, type SeenPlace, TournamentCalls } from '../../support/tournament.js';

let api: TestApi;

beforeAll(async () => {
  api = await serveKifu('all');
});

afterAll(() => api.close());

const begun = async (bestOf: number) => {
  const players = await entrants(api, 'Ada Bea Cas Dan');
  const evening = await TournamentCalls.created(api, { bestOf, stages: [{ kind: 'swiss', rounds: 2 }] });
  await evening.post('/registration', { open: true });
  await evening.register(players);
  await evening.post('/stages');
  const penalty = (playerId: string, kind: string) =>
    evening.ask('POST', '/penalties', { playerId, kind, reason: 'Late', rule: '3.5' });
  const penalties = async (playerId: string) => {
    const { rows } = await evening.get<{ rows: readonly (SeenPlace & { penalties: readonly object[] })[] }>(
      '/standings',
    );
    return rows.find((row) => row.playerId === playerId)?.penalties;
  };
  const tableOne = async () => {
    const { tables } = await evening.round();
    const [first, second] = tables[0]?.players.map(({ playerId }) => playerId) ?? [];
    return { first: first ?? '', second: second ?? '' };
  };
  return { evening, players, penalty, penalties, tableOne };
};

describe('a penalty', () => {
  it('that is a warning costs nothing, and is in the standings with reason and rule', async () => {
    const { evening, penalty, penalties, players } = await begun(3);
    const ada = players[0]?.id ?? '';
    expect(await penalty(ada, 'game-loss')).toMatchObject({ status: 409, body: { code: 'tournament.no-open-table' } });
    await penalty(ada, 'warning');
    await evening.round();
    await evening.finish();
    const [row] = await evening.table();
    expect(row).toBe('1 Ada 3 1-0-0');
    expect(await penalties(ada)).toEqual([
      { kind: 'warning', round: null, rule: '3.5', reason: 'Late', infraction: null },
    ]);
  });

  it('of a game has to be in the result, and the last game that can be lost ends the match', async () => {
    const { evening, penalty, tableOne } = await begun(3);
    const { first } = await tableOne();
    await penalty(first, 'game-loss');
    const record = (won: number, lost: number) =>
      evening.ask('POST', '/results', { round: 1, table: 1, result: { games: { won, lost, drawn: 0 } } });
    expect(await record(2, 0)).toMatchObject({ status: 422, body: { code: 'tournament.result-impossible' } });
    await penalty(first, 'game-loss');
    const round = await evening.get<{ tables: readonly object[] }>('/rounds/1');
    expect(round.tables[0]).toMatchObject({
      result: { outcome: 'second', games: { won: 0, lost: 2, drawn: 0 }, how: 'ruling' },
    });
  });

  it('of the match is its result at once, for the other player', async () => {
    const { evening, penalty, penalties, tableOne } = await begun(1);
    const { second } = await tableOne();
    expect((await penalty(second, 'match-loss')).status).toBe(200);
    const round = await evening.get<{ tables: readonly object[] }>('/rounds/1');
    expect(round.tables[0]).toMatchObject({ result: { outcome: 'first', how: 'ruling' }, source: 'staff' });
    expect(await penalties(second)).toEqual([
      { kind: 'match-loss', round: 1, rule: '3.5', reason: 'Late', infraction: null },
    ]);
    expect(await penalty(second, 'match-loss')).toMatchObject({ status: 409 });
  });

  it('for an infraction counts on from match to match, as the guidelines suggest', async () => {
    const { evening, penalties, tableOne } = await begun(3);
    const { first, second } = await tableOne();
    const slowPlay = async (playerId: string) => {
      const { items } = await evening.get<{ items: readonly { readonly infraction: string }[] }>(
        `/players/${playerId}/ladder`,
      );
      return items.find(({ infraction }) => infraction === 'slow-play');
    };
    const give = (infraction: string) =>
      evening.ask('POST', '/penalties', { playerId: first, kind: 'warning', reason: 'Slow', infraction });
    expect(await slowPlay(first)).toMatchObject({ before: 0, penalty: 'warning' });
    expect((await give('slow-play')).status).toBe(200);
    await evening.finish();
    await evening.round();
    expect(await slowPlay(first)).toMatchObject({ title: 'Playing too slowly', before: 1, penalty: 'game-loss' });
    expect(await slowPlay(second)).toMatchObject({ before: 0, penalty: 'warning' });
    expect(await penalties(first)).toMatchObject([{ kind: 'warning', round: 1, infraction: 'slow-play' }]);
    expect(await give('yawning')).toMatchObject({ status: 422, body: { code: 'tournament.unknown-infraction' } });
    expect((await evening.ask('GET', `/players/${evening.id}/ladder`)).status).toBe(404);
  });

  it('is given by judges and organisers alone', async () => {
    const { evening, players } = await begun(3);
    const [ada, bea] = players;
    const asked = { playerId: bea?.id, kind: 'warning', reason: 'Late' };
    expect((await evening.ask('POST', '/penalties', asked, ada?.key)).status).toBe(403);
    const nobody = await evening.ask('POST', '/penalties', { ...asked, playerId: evening.id });
    expect(nobody).toMatchObject({ status: 404, body: { code: 'tournament.player-not-in' } });
  });
});
