/**
 * Goal: in a draft with lots, the end of the time for a choice takes nobody out of the draft: a lot from the secret of
 * the game answers, which all can check and which tells nobody more than a choice would. Method: over HTTP, in a
 * service without workers, so that only requests move anything; time is set ahead by hand.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GameRepository } from '../../../src/modules/games/game-repository.js';
import { Timekeeper } from '../../../src/modules/games/index.js';
import { Interventions, rewound, wayBack } from '../../../src/modules/games/interventions/interventions.js';
import { drawn } from '../../../src/modules/matches/index.js';
import { EventStore } from '../../../src/platform/event-store/index.js';
import { serveKifu, type TestApi } from '../../support/api.js';
import { masterSet } from '../../support/ashes-draft.js';
import { dice, openDecision, step, type TestPlayer } from '../../support/players.js';
import { settableClock, type SetClock } from '../../support/time.js';

const PICK = 60;
const TIMING = { turn: { seconds: PICK, atEnd: 'lot' } };

interface Lot {
  readonly seat: string;
  readonly by?: string;
  readonly answers: readonly { readonly decision: { readonly kind: string }; readonly answer?: unknown }[];
  readonly lot: { readonly deadline: string; readonly of?: number; readonly taken?: number };
}

let api: TestApi;
let clock: SetClock;
let players: readonly TestPlayer[];

beforeAll(async () => {
  clock = settableClock();
  api = await serveKifu();
  const list = { name: 'Master set', game: 'ashes', format: 'draft', cards: [...masterSet()] };
  const deckId = ((await api.call('POST', '/v1/decks', list)).body as { readonly id: string }).id;
  players = await Promise.all(
    ['Abe', 'Bea'].map(async (name) => {
      const { id, key } = (await api.call('POST', '/v1/players', { name })).body as { id: string; key: string };
      return { id, key, deckId };
    }),
  );
});

afterAll(async () => {
  await api.close();
  clock.restore();
});

const create = (timing: object, more: object = {}, key?: string) => {
  const seats = players.map(({ id, deckId }) => ({ playerId: id, deckId }));
  return api.call('POST', '/v1/matches', { game: 'ashes', format: 'draft', bestOf: 1, timing, seats, ...more }, key);
};
const keyOf = async (role: string) =>
  ((await api.call('POST', '/v1/keys', { role })).body as { readonly key: string }).key;

async function drafting(): Promise<string> {
  const { status, body } = await create(TIMING);
  expect([status, body]).toMatchObject([201, { timing: TIMING }]);
  return (body as { games: readonly { id: string }[] }).games[0]?.id ?? '';
}

const events = (gameId: string) => api.app.get(EventStore).read(gameId);
const lotsOf = async (gameId: string) =>
  (await events(gameId)).flatMap(({ version, payload }) => {
    const taken = payload as unknown as Lot;
    return taken.by === 'lot' ? [{ version, ...taken }] : [];
  });
const secretOf = async (gameId: string) => {
  const [first] = await events(gameId);
  return (first?.payload as unknown as { randomness: { serverSecret: string } }).randomness.serverSecret;
};
const late = (gameId: string) => {
  clock.advance(PICK + 1);
  return api.app.get(Timekeeper).expire(gameId);
};

/** Players choose any legal answer until a choice of this kind is open. */
async function draftTo(gameId: string, kind: string): Promise<void> {
  const pick = dice(3);
  for (let picks = 0; picks < 40; picks += 1) {
    for (const { key } of players) {
      const { decisions } = await openDecision(api, gameId, key, 0);
      if (decisions[0]?.kind === kind) return;
    }
    await step(api, gameId, players, pick);
  }
  throw new Error(`nobody was asked ${kind}`);
}

describe('the end of the time for a choice', () => {
  it('has a lot choose, from the secret of the game, and the player drafts on', async () => {
    const gameId = await drafting();
    const { deciding } = (await api.call('GET', `/v1/games/${gameId}`)).body as { deciding: readonly string[] };
    const asked = players[deciding[0] === 'p1' ? 0 : 1];
    const { decisions } = await openDecision(api, gameId, asked?.key ?? '', 100);
    const { deadline } = (await api.call('GET', `/v1/games/${gameId}/clock`)).body as { deadline: string };
    clock.advance(PICK + 1);
    const body = { answers: [{ decision: decisions[0]?.id, answer: decisions[0]?.legal?.answers[0] }] };
    expect(await api.call('POST', `/v1/games/${gameId}/actions`, body, asked?.key)).toMatchObject({
      ...{ status: 409, body: { code: 'clock.expired', seats: deciding } },
    });
    const [lot, ...others] = await lotsOf(gameId);
    expect(others).toEqual([]);
    const answers = decisions[0]?.legal?.answers ?? [];
    const secret = { branch: 1, serverSecret: await secretOf(gameId) };
    const draw = { ...secret, gameId, version: lot?.version ?? 0, seat: deciding[0] ?? '' };
    const taken = drawn(draw, answers.length);
    expect(lot).toMatchObject({ seat: deciding[0], lot: { deadline, of: answers.length, taken } });
    expect(lot?.answers).toMatchObject([{ answer: answers[taken] }]);
    const [recorded] = (await events(gameId)).slice(-1);
    expect(recorded?.metadata.actor).toMatchObject({ role: 'service' });
    const after = (await api.call('GET', `/v1/games/${gameId}`)).body as { deciding: readonly string[] };
    expect(after.deciding).toEqual([deciding[0] === 'p1' ? 'p2' : 'p1']);
    expect((await api.call('GET', `/v1/games/${gameId}/clock`)).body).toMatchObject({
      rule: expect.stringContaining('lot') as string,
    });
  });

  it('is that of all who choose at once, and tells the others nothing of a hidden pack', async () => {
    const gameId = await drafting();
    await draftTo(gameId, 'keepCard');
    const { deadline } = (await api.call('GET', `/v1/games/${gameId}/clock`)).body as { deadline: string };
    await late(gameId);
    const lots = (await lotsOf(gameId)).slice(-2);
    expect(lots.map(({ seat, answers }) => [seat, answers[0]?.decision.kind])).toEqual([
      ['p1', 'keepCard'],
      ['p2', 'keepCard'],
    ]);
    expect(lots.map(({ lot }) => lot.deadline)).toEqual([deadline, deadline]);
    const seenBy = async (key: string) => {
      const path = `/v1/games/${gameId}/events?after=${(lots[0]?.version ?? 0) - 1}&limit=2`;
      const { items } = (await api.call('GET', path, undefined, key)).body as { items: readonly { payload: Lot }[] };
      return items.map(({ payload }) => [
        payload.lot.of,
        payload.lot.taken !== undefined,
        'answer' in (payload.answers[0] ?? {}),
      ]);
    };
    const [abe, bea] = players;
    expect(await seenBy(abe?.key ?? '')).toEqual([
      [9, true, true],
      [undefined, false, false],
    ]);
    expect(await seenBy(bea?.key ?? '')).toEqual([
      [undefined, false, false],
      [9, true, true],
    ]);
  });

  it('leaves the other seats their time: a player who is not late still chooses', async () => {
    const gameId = await drafting();
    await draftTo(gameId, 'keepCard');
    const judge = await keyOf('judge');
    const more = { seat: 'p2', seconds: 30, reason: 'A question' };
    expect((await api.call('POST', `/v1/games/${gameId}/clock/extensions`, more, judge)).status).toBe(200);
    const bea = players[1]?.key ?? '';
    const { version } = (await api.call('GET', `/v1/games/${gameId}`)).body as { version: number };
    const { decisions } = await openDecision(api, gameId, bea, 100);
    const answers = [{ decision: decisions[0]?.id, answer: decisions[0]?.legal?.answers[0] }];
    clock.advance(PICK + 1);
    const chosen = await api.call('POST', `/v1/games/${gameId}/actions`, { answers, expectedVersion: version }, bea);
    expect(chosen.status).toBe(200);
    const recorded = (await events(gameId)).filter((event) => event.version > version);
    expect(recorded.map(({ payload }) => [(payload as unknown as Lot).seat, (payload as unknown as Lot).by])).toEqual([
      ['p1', 'lot'],
      ['p2', undefined],
    ]);
  });

  it('does not come while a judge has stopped the clocks', async () => {
    const gameId = await drafting();
    const before = await events(gameId);
    const key = await keyOf('judge');
    const order = (what: string, body?: object) => api.call('POST', `/v1/games/${gameId}/clock/${what}`, body, key);
    expect((await order('pause', { reason: 'A spilled drink' })).status).toBe(200);
    await late(gameId);
    expect(await events(gameId)).toHaveLength(before.length + 1);
    expect((await order('resume')).status).toBe(200);
    await late(gameId);
    expect(await lotsOf(gameId)).toHaveLength(1);
  });

  it('drafts to the end, with decks for all, and every answer is proven', async () => {
    const gameId = await drafting();
    for (let turns = 0; turns < 60 && (await late(gameId)); turns += 1);
    const types = (await events(gameId)).map(({ type }) => type);
    expect([...new Set(types)]).toEqual(['GameStarted', 'ActionTaken', 'GameEnded']);
    expect(await api.call('GET', `/v1/games/${gameId}`)).toMatchObject({ body: { outcome: { reason: 'drafted' } } });
    expect((await lotsOf(gameId)).length).toBe(types.length - 2);
    expect((await api.call('GET', `/v1/games/${gameId}/audit`)).body).toMatchObject({ ok: true });
  });

  it('is drawn from the new secret after a ruling has reopened a draft that was over', async () => {
    const gameId = await drafting();
    for (let turns = 0; turns < 60 && (await late(gameId)); turns += 1);
    const over = await lotsOf(gameId);
    const judge = await keyOf('head-judge');
    const cause = { kind: 'ruling', id: 'case/1' } as const;
    const back = await api.app.get(Interventions).record({
      ...{ gameId, metadata: { actor: { keyId: 'judge', role: 'head-judge' } } },
      decide: async (game) =>
        rewound(game, await wayBack(api.app.get(GameRepository), game, over[0]?.version ?? 0, cause), cause),
    });
    const { branch, serverSecret } = back.game.lots;
    expect((await api.call('POST', `/v1/games/${gameId}/clock/resume`, undefined, judge)).status).toBe(200);
    await late(gameId);
    const [lot] = (await lotsOf(gameId)).slice(over.length);
    expect([branch, serverSecret === (await secretOf(gameId))]).toEqual([2, false]);
    const draw = { branch, serverSecret, gameId, version: lot?.version ?? 0, seat: lot?.seat ?? '' };
    expect(lot?.lot.taken).toBe(drawn(draw, lot?.lot.of ?? 0));
    expect((await api.call('GET', `/v1/games/${gameId}/audit`)).body).toMatchObject({ ok: true });
  });
});

it.each([
  ['a format that somebody wins', TIMING, { format: 'constructed' }],
  ['a draft whose chance is reported', TIMING, { randomness: 'asserted' }],
  ['a draft with a bank of time', { ...TIMING, bank: { seconds: 600, incrementSeconds: 0 } }, {}],
])('no lot answers in %s', async (_title, timing, more) => {
  const refused = await create(timing, more, await keyOf('scorekeeper'));
  expect([refused.status, refused.body]).toMatchObject([422, { code: 'match.lot-unfit' }]);
});

it('no lot answers in the matches of a league', async () => {
  const refused = await api.call('POST', '/v1/leagues', {
    name: 'Lots',
    game: 'ashes',
    format: 'drafted',
    timing: TIMING,
  });
  expect([refused.status, refused.body]).toMatchObject([422, { code: 'match.lot-unfit' }]);
});

it('only staff creates drafts of a league in which a lot answers', async () => {
  const league = { name: 'Club', game: 'ashes', format: 'drafted', bestOf: 1, pairings: 'players' };
  const { id: leagueId } = (await api.call('POST', '/v1/leagues', league)).body as { readonly id: string };
  const [abe] = players;
  const refused = await create(TIMING, { leagueId }, abe?.key);
  expect([refused.status, refused.body]).toMatchObject([403, { code: 'match.lots-by-staff' }]);
  expect((await create({ turn: { seconds: PICK } }, { leagueId }, abe?.key)).status).toBe(201);
  expect((await create(TIMING, { leagueId }, await keyOf('scorekeeper'))).status).toBe(201);
});

it('an unknown end of time is refused', async () => {
  const refused = await create({ turn: { seconds: PICK, atEnd: 'coin' } });
  expect([refused.status, refused.body]).toMatchObject([400, { errors: [{ pointer: '/timing/turn/atEnd' }] }]);
});
