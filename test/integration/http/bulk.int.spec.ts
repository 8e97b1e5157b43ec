/**
 * Goal: an organiser brings many players, decks and matches at once; each line is answered by itself, and none is done
 * twice. Method: over HTTP, with lines of every kind of fault between good ones.
 */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveKifu, type TestApi } from '../../support/api.js';
import { newLeague } from '../../support/court.js';
import { FORMAT, GAME, seatedPlayer } from '../../support/players.js';
import { send } from '../../support/request.js';

let api: TestApi;
let organiser: string;

beforeAll(async () => {
  api = await serveKifu('api', { DAILY_QUOTAS: 'matches.create-for-others=3' });
  organiser = await newOrganiser();
});
afterAll(() => api.close());

const newOrganiser = async () =>
  ((await api.call('POST', '/v1/keys', { role: 'organiser' })).body as { key: string }).key;

interface Line {
  readonly line: number;
  readonly status: 'created' | 'refused';
  readonly id?: string;
  readonly key?: string;
  readonly replayed?: boolean;
  readonly gameId?: string;
  readonly problem?: { readonly code: string; readonly errors?: readonly { readonly pointer: string }[] };
}

async function bulk(what: string, lines: readonly unknown[], name?: string, key = organiser) {
  const headers = name === undefined ? {} : { 'idempotency-key': name };
  const answer = await send(api, 'POST', `/v1/${what}/bulk`, { body: JSON.stringify({ lines }), key, headers });
  expect(answer.status).toBe(200);
  return (answer.body as { lines: readonly Line[] }).lines;
}

/** Whether each line was made, or the code of its problem with the places at fault. */
const outcomes = (lines: readonly Line[]) =>
  lines.map(({ status, replayed, problem }) =>
    status === 'created'
      ? replayed === true
        ? 'again'
        : 'created'
      : [problem?.code, ...(problem?.errors ?? []).map(({ pointer }) => pointer)].join(' '),
  );

const playersNamed = async (name: string) =>
  ((await api.call('GET', `/v1/players?name=${name}`)).body as { items: unknown[] }).items.length;

describe('players', () => {
  it('are registered line by line; a bad line leaves the others', async () => {
    const lines = await bulk('players', [{ name: 'Ada' }, { name: '' }, 'Bo', { name: 'Cy', age: 7 }, { name: 'Di' }]);
    expect(outcomes(lines)).toEqual([
      'created',
      'request.invalid /lines/1/name',
      'request.invalid /lines/2',
      'request.invalid /lines/3/age',
      'created',
    ]);
    expect(lines.map(({ line }) => line)).toEqual([0, 1, 2, 3, 4]);
    const me = await api.call('GET', '/v1/me', undefined, lines[4]?.key);
    expect(me.body).toMatchObject({ player: { id: lines[4]?.id, name: 'Di' } });
  });

  it('are registered once under a key, also by two requests at once', async () => {
    const lines = [{ name: 'Once One' }, { name: 'Once Two' }];
    const [first, second] = await Promise.all([bulk('players', lines, 'evening'), bulk('players', lines, 'evening')]);
    expect(first.map(({ id }) => id)).toEqual(second.map(({ id }) => id));
    expect(await playersNamed('Once')).toBe(2);
    const longer = await bulk('players', [...lines, { name: 'Once Three' }], 'evening');
    expect(outcomes(longer)).toEqual(['again', 'again', 'created']);
    expect(longer.map(({ key }) => key === undefined)).toEqual([true, true, false]);
    expect(outcomes(await bulk('players', [{ name: 'Another' }], 'evening'))).toEqual([
      'event-store.idempotency-mismatch',
    ]);
    expect(outcomes(await bulk('players', lines, 'evening', await newOrganiser()))).toEqual(['created', 'created']);
  });

  it('are at most 500, and at least one', async () => {
    for (const lines of [[], Array.from({ length: 501 }, () => ({ name: 'Many' }))]) {
      const answer = await api.call('POST', '/v1/players/bulk', { lines }, organiser);
      expect(answer).toMatchObject({ status: 400, body: { code: 'request.invalid' } });
    }
    expect(await playersNamed('Many')).toBe(0);
  });

  it('are registered by callers who may register one player', async () => {
    const { key } = await seatedPlayer(api, 'Eve', 0);
    const answer = await api.call('POST', '/v1/players/bulk', { lines: [{ name: 'Fay' }] }, key);
    expect(answer).toMatchObject({ status: 403, body: { code: 'identity.role-forbidden' } });
  });
});

describe('decks', () => {
  it('are stored line by line, once under a key', async () => {
    const { id, deckId } = await seatedPlayer(api, 'Gus', 0);
    const { cards } = (await api.call('GET', `/v1/decks/${deckId}`)).body as { cards: readonly object[] };
    const deck = (more: object) => ({ name: 'Deck', game: GAME, format: FORMAT, cards, playerId: id, ...more });
    const lines = [
      deck({}),
      deck({ cards: cards.slice(0, 1) }),
      deck({ playerId: randomUUID() }),
      deck({ cards: [{ card: 'x', count: 0 }] }),
    ];
    const first = await bulk('decks', lines, 'decks');
    const refused = ['deck.illegal', 'identity.player-not-found', 'request.invalid /lines/3/cards/0/count'];
    expect(outcomes(first)).toEqual(['created', ...refused]);
    expect(outcomes(await bulk('decks', lines, 'decks'))).toEqual(['again', ...refused]);
    const listed = (await api.call('GET', `/v1/decks?player=${id}`)).body as { items: unknown[] };
    expect(listed.items).toHaveLength(2);
  });
});

describe('matches', () => {
  it('are created line by line, once under a key, as many as the quota of the league leaves', async () => {
    const players = await Promise.all(
      ['Hal', 'Ida', 'Jan', 'Kim'].map((name, deck) => seatedPlayer(api, name, deck % 2)),
    );
    const leagueId = await newLeague(api);
    const seats = (...places: readonly number[]) =>
      places.map((place) => ({ playerId: players[place]?.id ?? '', deckId: players[place]?.deckId ?? '' }));
    const match = (...places: readonly number[]) => ({
      ...{ game: GAME, format: FORMAT, bestOf: 1, leagueId, seats: seats(...places) },
    });
    const lines = [match(0, 1), match(2, 2), match(2, 3), match(0, 2), match(1, 3)];
    const first = await bulk('matches', lines, 'round-1');
    const refused = 'match.player-seated-twice';
    expect(outcomes(first)).toEqual(['created', refused, 'created', 'created', 'quota.exhausted']);
    const again = await bulk('matches', lines, 'round-1');
    expect(outcomes(again)).toEqual(['again', refused, 'again', 'again', 'quota.exhausted']);
    expect(again.map(({ id }) => id)).toEqual(first.map(({ id }) => id));
    const game = await api.call('GET', `/v1/games/${first[2]?.gameId ?? ''}`);
    expect(game.body).toMatchObject({ matchId: first[2]?.id, status: 'running' });
  });
});
