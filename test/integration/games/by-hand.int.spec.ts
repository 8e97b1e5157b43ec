/**
 * Goal: texts without a script are carried out over HTTP as the engine allows it. The record says who said what, and
 * hidden cards stay hidden. Method: two players with made-up cards and a judge. The test compares the answers that each
 * of them gets.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AuditsModule } from '../../../src/modules/audits/index.js';
import { EventStore } from '../../../src/platform/event-store/index.js';
import { type Answer, serveGames, type TestApi } from '../../support/api.js';
import {
  answer,
  answerAll,
  asked,
  type BoardView,
  play,
  playWith,
  type Seated,
  unscriptedPlayer,
} from '../../support/by-hand.js';
import { createMatch, type TestPlayer } from '../../support/players.js';
import { send } from '../../support/request.js';
import { UNSCRIPTED } from '../../support/unscripted-cards.js';

let api: TestApi;
let players: readonly [TestPlayer, TestPlayer];
let judge: string;

beforeAll(async () => {
  api = await serveGames(AuditsModule);
  await playWith(api, UNSCRIPTED);
  players = [await unscriptedPlayer(api, 'Abe'), await unscriptedPlayer(api, 'Bea')];
  judge = ((await api.call('POST', '/v1/keys', { role: 'judge' })).body as { key: string }).key;
});

afterAll(() => api.close());

/** A new game in which somebody has just played a card. */
async function gameWith(card: 'puzzle' | 'sphinx'): Promise<Seated & { readonly gameId: string }> {
  const gameId = (await createMatch(api, players)).games[0]?.id ?? '';
  return { gameId, ...(await play(api, gameId, players, card)) };
}

const read = (gameId: string, path: string, key?: string) =>
  api.call('GET', `/v1/games/${gameId}${path}`, undefined, key);
const kinds = ({ body }: Answer) => (body as { log: readonly { kind: string }[] }).log.map(({ kind }) => kind);
const board = async (gameId: string, key?: string) =>
  ((await read(gameId, '/state', key)).body as { view: BoardView }).view;

describe('an action without a script', () => {
  it('is carried out act by act, each confirmed by the opponent who sees what is proposed', async () => {
    const { gameId, mine, theirs, seat } = await gameWith('puzzle');
    expect((await asked(api, gameId, mine.key)).decisions).toMatchObject([{ kind: 'manualAct' }]);
    const proposed = await answerAll(api, gameId, mine.key, ['gain-lore', seat, 2]);
    expect(proposed.body).toMatchObject({ decisions: [], invocations: [] });
    const { decisions } = await asked(api, gameId, theirs.key);
    const shows = { card: expect.stringMatching(/^puzzle-/) as string, act: 'gain-lore', player: seat, number: 2 };
    expect(decisions).toMatchObject([{ kind: 'manualConfirm', judge: true, shows, legal: { answers: ['yes', 'no'] } }]);
    const confirmed = await answer(api, gameId, theirs.key, 'yes');
    expect(kinds(confirmed)).toEqual(['answered', 'asserted', 'loreGained']);
    expect(confirmed.body).toMatchObject({
      log: [
        {},
        { act: 'gain-lore', confirmedFor: [decisions[0]?.seat], asserted: true },
        { amount: 2, asserted: true },
      ],
    });
    expect((await board(gameId)).seats.find((each) => each.seat === seat)).toMatchObject({ lore: 2, assertions: 1 });
  });

  it('does nothing that the opponent does not confirm', async () => {
    const { gameId, mine, theirs, seat } = await gameWith('puzzle');
    await answerAll(api, gameId, mine.key, ['gain-lore', seat, 9]);
    expect(kinds(await answer(api, gameId, theirs.key, 'no'))).toEqual(['answered', 'assertionRefused']);
    const ended = await answerAll(api, gameId, mine.key, ['end']);
    expect(ended.body).toMatchObject({ decisions: [{ kind: 'turnAction' }] });
    expect((await board(gameId)).seats.find((each) => each.seat === seat)).toMatchObject({ lore: 0 });
    expect((await read(gameId, '/audit')).body).toMatchObject({
      ok: true,
      assertedFacts: 0,
      byHand: { texts: 1, assertions: 0, refused: 1, confirmedByJudge: 0, versions: [] },
    });
  });

  it('takes an act with all its parts in one request', async () => {
    const { gameId, mine, theirs, seat } = await gameWith('puzzle');
    const [open] = (await asked(api, gameId, mine.key)).decisions;
    const number = Number(open?.id.slice(1));
    const answers = ['gain-lore', seat, 1].map((each, at) => ({ decision: `d${number + at}`, answer: each }));
    const done = await api.call('POST', `/v1/games/${gameId}/actions`, { answers }, mine.key);
    expect(done).toMatchObject({ status: 200, body: { decisions: [] } });
    expect((await asked(api, gameId, theirs.key)).decisions).toMatchObject([
      { shows: { act: 'gain-lore', number: 1 } },
    ]);
  });

  it('tells others of a hidden card only where it is', async () => {
    const { gameId, mine, theirs, seat } = await gameWith('puzzle');
    const zones = (await board(gameId, mine.key)).seats.find((each) => each.seat === seat)?.zones;
    const held = zones?.hand.objects?.[0]?.id ?? '';
    await answerAll(api, gameId, mine.key, ['put-under-deck', [held]]);
    const { decisions } = await asked(api, gameId, theirs.key);
    expect(decisions).toMatchObject([{ shows: { act: 'put-under-deck', objects: [{ zone: `${seat}.hand` }] } }]);
    await answer(api, gameId, theirs.key, 'yes');
    const told = async (key: string) =>
      JSON.stringify([
        decisions,
        (await read(gameId, '/events?limit=500', key)).body,
        (await read(gameId, '/log?limit=500', key)).body,
        await board(gameId, key),
      ]);
    expect(await told(theirs.key)).not.toContain(`"${held}"`);
    expect(await told(api.adminKey)).not.toContain(`"${held}"`);
    expect(await told(mine.key)).toContain(`"${held}"`);
  });
});

describe('a judge', () => {
  it('sees what is to be confirmed, and confirms in the place of the opponent', async () => {
    const { gameId, mine, theirs, seat } = await gameWith('puzzle');
    expect(await asked(api, gameId, judge)).toMatchObject({ decisions: [], deciding: [seat] });
    await answerAll(api, gameId, mine.key, ['gain-lore', seat, 3]);
    const { decisions, invocations } = await asked(api, gameId, judge);
    expect(decisions).toMatchObject([{ kind: 'manualConfirm', judge: true, shows: { act: 'gain-lore', number: 3 } }]);
    expect(invocations).toEqual([]);
    const other = decisions[0]?.seat ?? '';
    const body = JSON.stringify({ answers: [{ decision: decisions[0]?.id, answer: 'yes' }] });
    const request = { key: judge, body, headers: { 'idempotency-key': 'as-the-judge-says' } };
    const path = `/v1/games/${gameId}/actions`;
    const first = await send(api, 'POST', path, request);
    expect(first).toMatchObject({
      status: 200,
      body: {
        log: [{ kind: 'answered', seat: other, by: 'judge' }, { kind: 'asserted' }, { kind: 'loreGained' }],
        decisions: [],
        deciding: [seat],
      },
    });
    const again = await send(api, 'POST', path, request);
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    const recorded = (await api.app.get(EventStore).read(gameId)).at(-1);
    expect(recorded).toMatchObject({
      type: 'ActionTaken',
      payload: { seat: other, by: 'judge', answers: [{ decision: { kind: 'manualConfirm' }, answer: 'yes' }] },
      metadata: { actor: { role: 'judge' } },
    });
    const { items } = (await read(gameId, '/log?limit=500', theirs.key)).body as { items: unknown[] };
    expect(items.at(-1)).toMatchObject({ seat: other, log: [{ by: 'judge' }, {}, {}] });
    expect((await read(gameId, '/audit')).body).toMatchObject({
      ok: true,
      assertedFacts: 1,
      byHand: { texts: 1, assertions: 1, refused: 0, confirmedByJudge: 1, versions: [recorded?.version] },
    });
  });

  it('is not a caller without a seat and without the right to judge', async () => {
    const { gameId, mine, seat } = await gameWith('puzzle');
    await answerAll(api, gameId, mine.key, ['gain-lore', seat, 3]);
    const { decisions } = await asked(api, gameId, judge);
    const confirm = { answers: [{ decision: decisions[0]?.id, answer: 'yes' }] };
    const onlooker = ((await api.call('POST', '/v1/players', { name: 'Cyd' })).body as { key: string }).key;
    expect((await asked(api, gameId, onlooker)).decisions).toEqual([]);
    const before = await read(gameId, '/state');
    expect(await api.call('POST', `/v1/games/${gameId}/actions`, confirm, onlooker)).toMatchObject({
      status: 403,
      body: { code: 'game.not-seated' },
    });
    expect((await read(gameId, '/state')).body).toEqual(before.body);
    expect((await api.call('POST', `/v1/games/${gameId}/actions`, confirm, judge)).status).toBe(200);
  });

  it('makes no other decision, and does nothing else', async () => {
    const { gameId, mine, seat } = await gameWith('puzzle');
    const [open] = (await asked(api, gameId, mine.key)).decisions;
    const before = await read(gameId, '/state');
    const act = (answers: unknown) => api.call('POST', `/v1/games/${gameId}/actions`, { answers }, judge);
    expect(await act([{ decision: open?.id, answer: 'end' }])).toMatchObject({
      status: 403,
      body: { code: 'decision.not-for-judges', rules: [{ rule: '1.2.1' }] },
    });
    expect(await act([{ decision: 'd999999', answer: 'yes' }])).toMatchObject({
      status: 409,
      body: { code: 'decision.not-open' },
    });
    expect(await act([{ answer: 'yes' }])).toMatchObject({
      status: 400,
      body: { code: 'request.invalid', errors: [{ pointer: '/answers/0/decision' }] },
    });
    for (const path of ['concede', 'invocations']) {
      const body = path === 'concede' ? {} : { object: 'o1', ability: 'text-1' };
      expect(await api.call('POST', `/v1/games/${gameId}/${path}`, body, judge)).toMatchObject({
        status: 403,
        body: { code: 'game.not-seated' },
      });
    }
    expect((await read(gameId, '/state')).body).toEqual(before.body);
    expect((await asked(api, gameId, judge)).deciding).toEqual([seat]);
  });
});

describe('a text whose moment the engine does not know', () => {
  it('is listed, invoked by its player, and carried out by hand', async () => {
    const { gameId, mine, theirs, seat } = await gameWith('sphinx');
    const { version, invocations } = await asked(api, gameId, mine.key);
    expect(invocations).toEqual([{ seat, object: expect.any(String) as string, ability: 'text-1' }]);
    expect((await asked(api, gameId, theirs.key)).invocations).toEqual([]);
    const [{ object, ability } = { object: '', ability: '' }] = invocations;
    const path = `/v1/games/${gameId}/invocations`;
    const invoke = (key: string, body: object, headers = {}) =>
      send(api, 'POST', path, { key, headers, body: JSON.stringify(body) });
    expect(await invoke(theirs.key, { object, ability })).toMatchObject({
      status: 422,
      body: { code: 'invocation.unknown', details: { invocations: [] }, rules: [{ rule: '1.2.1' }] },
    });
    expect(await invoke(mine.key, { object, ability: 'text-2' })).toMatchObject({
      status: 422,
      body: { code: 'invocation.unknown', details: { invocations: [{ object, ability }] } },
    });
    expect(await invoke(mine.key, { object, ability, expectedVersion: version - 1 })).toMatchObject({
      status: 409,
      body: { code: 'game.stale-version', actual: version },
    });
    expect(await invoke(mine.key, { object })).toMatchObject({ status: 400, body: { code: 'request.invalid' } });
    const body = { object, ability, expectedVersion: version };
    const first = await invoke(mine.key, body, { 'idempotency-key': 'this-text' });
    expect(first).toMatchObject({
      status: 200,
      body: {
        version: version + 1,
        log: [{ kind: 'textInvoked', object, ability }, { kind: 'textDue' }],
        decisions: [{ kind: 'manualAct' }],
        invocations: [],
      },
    });
    const again = await invoke(mine.key, body, { 'idempotency-key': 'this-text' });
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect(await invoke(mine.key, { object, ability })).toMatchObject({
      status: 409,
      body: { code: 'invocation.not-at-rest' },
    });
    const { items } = (await read(gameId, '/events?limit=500', theirs.key)).body as { items: unknown[] };
    expect(items.at(-1)).toMatchObject({ type: 'TextInvoked', schemaVersion: 2, payload: { seat, object, ability } });
    await answerAll(api, gameId, mine.key, ['end']);
    expect((await read(gameId, '/audit')).body).toMatchObject({ ok: true, byHand: { texts: 1, assertions: 0 } });
  });

  it('is sent to every follower of the game', async () => {
    const { gameId, mine } = await gameWith('sphinx');
    const { version, invocations } = await asked(api, gameId, mine.key);
    const [{ object, ability } = { object: '', ability: '' }] = invocations;
    await api.call('POST', `/v1/games/${gameId}/invocations`, { object, ability }, mine.key);
    await api.call('POST', `/v1/games/${gameId}/concede`, undefined, mine.key);
    const stream = await fetch(`${await api.app.getUrl()}/v1/games/${gameId}/stream?after=${version}`, {
      headers: { authorization: `Bearer ${api.adminKey}` },
    });
    const events = (await stream.text()).split('\n').filter((line) => line.startsWith('data:'));
    const [invoked] = events.map((line) => JSON.parse(line.slice(5)) as unknown);
    expect(invoked).toMatchObject({ type: 'TextInvoked', log: [{ kind: 'textInvoked', object }, { kind: 'textDue' }] });
  });
});
