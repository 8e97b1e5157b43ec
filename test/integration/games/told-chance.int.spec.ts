/**
 * Goal: a paper match is recorded by one person, who tells how chance fell when the game comes to it; the record says
 * that it was told, and nothing of it that others may not know. Method: a match is recorded over HTTP from its opening
 * hands on.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AuditsModule } from '../../../src/modules/audits/index.js';
import { CasesModule } from '../../../src/modules/cases/index.js';
import { type Answer, serveGames, type TestApi } from '../../support/api.js';
import { eventually } from '../../support/ledger.js';
import { type Awaiting, Scorekeeper } from '../../support/paper-match.js';
import { createMatch, FORMAT, GAME, seatedPlayer, type TestMatch, type TestPlayer } from '../../support/players.js';
import { send } from '../../support/request.js';

let api: TestApi;
let players: readonly [TestPlayer, TestPlayer];
let key: string;
let keeper: Scorekeeper;

beforeAll(async () => {
  api = await serveGames(AuditsModule, CasesModule);
  players = [await seatedPlayer(api, 'One', 0), await seatedPlayer(api, 'Two', 1)];
  key = ((await api.call('POST', '/v1/keys', { role: 'scorekeeper' })).body as { key: string }).key;
  keeper = new Scorekeeper(api, key);
});

afterAll(() => api.close());

const terms = (more: object = {}) => {
  const seats = players.map(({ id, deckId }) => ({ playerId: id, deckId }));
  return { game: GAME, format: FORMAT, bestOf: 1, seats, randomness: 'asserted', ...more };
};
const created = async (more: object = {}) => {
  const answer = await keeper.call('POST', '/v1/matches', terms(more));
  expect(answer.status).toBe(201);
  return answer.body as TestMatch;
};
const newGame = async () => (await created()).games[0]?.id ?? '';
const codeOf = ({ status, body }: Answer) => [status, (body as { code?: string }).code];
const get = (path: string, by?: string) => api.call('GET', path, undefined, by);

const CHOOSER = { label: 'chooser/0', kind: 'choice', count: 1, among: ['p1', 'p2'] };

describe('a match with reported chance', () => {
  it('is created by those alone who record for all seats', async () => {
    const [{ key: player }] = players;
    expect(codeOf(await api.call('POST', '/v1/matches', terms(), player))).toEqual([403, 'match.randomness-not-yours']);
    expect((await api.call('POST', '/v1/matches', terms({ randomness: 'seeded' }), player)).status).toBe(201);
    expect(codeOf(await api.call('POST', '/v1/matches', terms({ randomness: 'dice' })))).toEqual([
      400,
      'request.invalid',
    ]);
  });

  it('waits in each of its games for the opening, and continues after the report', async () => {
    const match = await created({ bestOf: 3 });
    const gameId = match.games[0]?.id ?? '';
    expect(await keeper.game(gameId)).toMatchObject({
      version: 1,
      randomness: { kind: 'asserted' },
      deciding: [],
      awaiting: [CHOOSER],
    });
    expect((await get(`/v1/games/${gameId}/state`)).body).toMatchObject({
      view: { chance: 'asserted', awaiting: [CHOOSER] },
    });
    const begins = await keeper.call('POST', `/v1/games/${gameId}/chance`, {
      asserted: [{ label: 'chooser/0', outcome: ['p2'] }],
    });
    expect(begins).toMatchObject({ status: 200, body: { version: 2, deciding: ['p2'], awaiting: [] } });
    await keeper.step(gameId);
    const { awaiting } = await keeper.game(gameId);
    expect((await get(`/v1/games/${gameId}/decisions`)).body).toMatchObject({ awaiting, decisions: [] });
    expect(awaiting.map(({ label, count }: Awaiting) => [label, count])).toEqual([
      ['p1.deck', 7],
      ['p2.deck', 7],
    ]);
    // Who knows all hands is told which cards these can be; a player would learn what the other one has.
    const possible = (await keeper.awaited(gameId)).map(({ among }) => among);
    expect(possible).toEqual(
      await Promise.all(
        players.map(async ({ deckId }) => {
          const { body } = await keeper.call('GET', `/v1/decks/${deckId}`);
          const { cards } = body as { cards: readonly { card: string; count: number }[] };
          return cards.flatMap(({ card, count }) => Array.from({ length: count }, () => card)).toSorted();
        }),
      ),
    );
    expect((await get(`/v1/games/${gameId}/decisions`, players[0].key)).body).toMatchObject({ awaiting });
    expect(awaiting.filter(({ among }) => among !== undefined)).toEqual([]);
    for (let steps = 0; steps < 10; steps += 1) await keeper.step(gameId);
    await keeper.call('POST', `/v1/games/${gameId}/concede`, { seat: 'p1' });
    const next = await eventually('the next game', async () => {
      const { games } = (await get(`/v1/matches/${match.id}`)).body as TestMatch;
      return games[1]?.id ?? null;
    });
    // Who lost chooses: that is a rule, and no chance.
    await keeper.step(next);
    expect((await keeper.game(next)).awaiting).toMatchObject([{ label: 'p1.deck' }, { label: 'p2.deck' }]);
  });

  it('takes answers with what they lead to in one request, once under its key', async () => {
    const gameId = await newGame();
    await keeper.toDecision(gameId);
    const { deciding, version } = await keeper.game(gameId);
    const { decisions } = (await keeper.call('GET', `/v1/games/${gameId}/decisions?as=${deciding[0]}`)).body as {
      decisions: readonly { id: string }[];
    };
    const answers = [{ decision: decisions[0]?.id, answer: 'p1' }];
    const hand = ['p1.deck', 'p2.deck'].map((label) => ({ label, outcome: openingOf(label) }));
    const once = () =>
      send(api, 'POST', `/v1/games/${gameId}/actions`, {
        key,
        headers: { 'idempotency-key': 'opening' },
        body: JSON.stringify({ answers, asserted: hand }),
      });
    expect(await once()).toMatchObject({ status: 200, body: { version: version + 1, awaiting: [] } });
    expect((await once()).headers.get('idempotent-replayed')).toBe('true');
    const { body } = await get(`/v1/games/${gameId}/state`, players[0].key);
    const seats = (body as { view: { seats: { zones: { hand: { objects: { card: string }[] } } }[] } }).view.seats;
    expect(seats[0]?.zones.hand.objects.map(({ card }) => card)).toEqual(openingOf('p1.deck'));
  });
});

/** Seven cards of which each deck has enough, whatever it is. */
const openings = new Map<string, readonly string[]>();
const openingOf = (label: string): readonly string[] => openings.get(label) ?? [];

beforeAll(async () => {
  const gameId = await newGame();
  await keeper.toDecision(gameId);
  await keeper.step(gameId);
  for (const { label, outcome } of await keeper.possible(gameId)) openings.set(label, outcome);
});

describe('refused, and the game stays as it was', () => {
  const chance = (gameId: string, asserted: unknown, by = key) =>
    api.call('POST', `/v1/games/${gameId}/chance`, { asserted }, by);
  const chooser = (...outcome: readonly string[]) => [{ label: 'chooser/0', outcome }];

  it('is a report by another caller', async () => {
    const gameId = await newGame();
    expect(codeOf(await chance(gameId, chooser('p1'), players[0].key))).toEqual([403, 'identity.role-forbidden']);
    await chance(gameId, chooser('p1'));
    const { decisions } = (await get(`/v1/games/${gameId}/decisions`, players[0].key)).body as {
      decisions: readonly { id: string }[];
    };
    const answers = [{ decision: decisions[0]?.id, answer: 'p1' }];
    const body = { answers, asserted: [{ label: 'p1.deck', outcome: openingOf('p1.deck') }] };
    expect(codeOf(await api.call('POST', `/v1/games/${gameId}/actions`, body, players[0].key))).toEqual([
      403,
      'chance.not-yours',
    ]);
    expect((await keeper.game(gameId)).version).toBe(2);
  });

  it('is what cannot have been, too little, too much, and nothing', async () => {
    const gameId = await newGame();
    expect(codeOf(await chance(gameId, chooser('p3')))).toEqual([422, 'chance.impossible']);
    expect(codeOf(await chance(gameId, [{ label: 'p1.deck', outcome: ['x'] }]))).toEqual([409, 'chance.not-awaited']);
    expect(codeOf(await chance(gameId, []))).toEqual([400, 'request.invalid']);
    expect(codeOf(await chance(gameId, [{ label: 'chooser/0', outcome: [7] }]))).toEqual([400, 'request.invalid']);
    await chance(gameId, chooser('p1'));
    expect(codeOf(await chance(gameId, chooser('p1')))).toEqual([409, 'chance.not-awaited']);
    await keeper.step(gameId);
    const one = [{ label: 'p1.deck', outcome: openingOf('p1.deck') }];
    expect(await chance(gameId, one)).toMatchObject({
      status: 422,
      body: {
        code: 'chance.not-asserted',
        details: { awaiting: [{ label: 'p2.deck', kind: 'cards', seat: 'p2', count: 7 }] },
      },
    });
    const answers = [{ decision: 'd2', answer: [] }];
    expect(codeOf(await keeper.call('POST', `/v1/games/${gameId}/actions`, { answers }))).toEqual([
      422,
      'chance.not-asserted',
    ]);
    expect((await keeper.game(gameId)).version).toBe(3);
  });

  it('is a report for a game with a seed', async () => {
    const gameId = (await createMatch(api, players)).games[0]?.id ?? '';
    expect(await chance(gameId, chooser('p1'))).toMatchObject({ status: 403, body: { code: 'identity.paper-only' } });
  });
});

describe('the record of it', () => {
  it('says who reported what, and hides from players what they may not know', async () => {
    const gameId = await newGame();
    await keeper.toDecision(gameId);
    await keeper.step(gameId);
    await keeper.tell(gameId);
    const events = async (as: string, by?: string) =>
      (
        (await get(`/v1/games/${gameId}/events?as=${as}&limit=100`, by)).body as {
          items: readonly { type: string; recordedBy: string; payload: { asserted?: unknown } }[];
        }
      ).items.filter(({ type }) => type === 'ChanceAsserted');
    const [chosen, hands] = await events('p2', players[1].key);
    expect(chosen).toMatchObject({
      recordedBy: 'scorekeeper',
      payload: { asserted: [{ label: 'chooser/0', count: 1 }] },
    });
    expect(hands?.payload.asserted).toEqual([
      { label: 'p1.deck', count: 7 },
      { label: 'p2.deck', count: 7 },
    ]);
    const [, whole] = await events('judge', key);
    expect(whole?.payload.asserted).toEqual(
      ['p1.deck', 'p2.deck'].map((label) => ({ label, outcome: openingOf(label) })),
    );
  });

  it('is audited: consequences are proved, and reports are counted', async () => {
    const gameId = await newGame();
    for (let steps = 0; steps < 12; steps += 1) await keeper.step(gameId);
    const { body } = await get(`/v1/games/${gameId}/audit`);
    expect(body).toMatchObject({ ok: true, chance: 'asserted', states: { differing: 0 }, firstDifference: null });
    const { assertedFacts, asserted } = body as { assertedFacts: number; asserted: { chance: number } };
    expect(assertedFacts).toBe(asserted.chance);
    expect(assertedFacts).toBeGreaterThanOrEqual(15);
  });

  it('has new reports after a rewind by ruling, and is audited with them', async () => {
    const gameId = await newGame();
    for (let steps = 0; steps < 3; steps += 1) await keeper.step(gameId);
    await keeper.toDecision(gameId);
    const { version } = await keeper.game(gameId);
    const before = (await keeper.call('GET', `/v1/games/${gameId}/state?as=everything`)).body as { view: object };
    for (let steps = 0; steps < 4; steps += 1) await keeper.step(gameId);
    await keeper.toDecision(gameId);
    const head = ((await api.call('POST', '/v1/keys', { role: 'head-judge' })).body as { key: string }).key;
    const contested = { gameId, step: version + 1, claim: 'Not legal', text: 'See the log.' };
    const { id } = (await api.call('POST', '/v1/cases', contested, head)).body as { id: string };
    const ruling = { upheld: true, text: 'Back.', rewind: { to: version } };
    expect((await api.call('POST', `/v1/cases/${id}/rulings`, ruling, head)).status).toBe(200);
    await eventually('the rewind', async () => {
      const { branches } = (await get(`/v1/games/${gameId}`)).body as { branches: readonly unknown[] };
      return branches.length === 2 ? true : null;
    });
    const after = (await keeper.call('GET', `/v1/games/${gameId}/state?as=everything`)).body as { view: object };
    expect(after.view).toEqual(before.view);
    for (let steps = 0; steps < 3; steps += 1) await keeper.step(gameId);
    expect((await get(`/v1/games/${gameId}/audit`)).body).toMatchObject({ ok: true, firstDifference: null });
  });
});
