/**
 * Goal: players take back by consent what told nobody anything, and nothing else; all of it stays in the record, and
 * the game, its audit and its replay go on from there. Method: a game played at random over HTTP; after each action its
 * player proposes to take it back.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AuditsModule } from '../../../src/modules/audits/index.js';
import { type Answer, serveGames, type TestApi } from '../../support/api.js';
import { createMatch, dice, seatedPlayer, step, type TestPlayer } from '../../support/players.js';
import { send } from '../../support/request.js';

let api: TestApi;
let players: readonly [TestPlayer, TestPlayer];

beforeAll(async () => {
  api = await serveGames(AuditsModule);
  players = [await seatedPlayer(api, 'Abe', 0), await seatedPlayer(api, 'Bea', 1)];
});

afterAll(() => api.close());

interface Standing {
  readonly version: number;
  readonly takeback: { version: number; seat: string; to: number; agreed: string[] } | null;
  readonly branches: readonly { number: number; from: number; after: number | null; to: number }[];
  readonly deciding: readonly string[];
}

const newGame = async () => (await createMatch(api, players)).games[0]?.id ?? '';
const read = (gameId: string, path = '', key?: string) => api.call('GET', `/v1/games/${gameId}${path}`, undefined, key);
const standing = async (gameId: string) => (await read(gameId)).body as Standing;
const propose = (gameId: string, to: number, key: string) =>
  api.call('POST', `/v1/games/${gameId}/takebacks`, { to }, key);
const answer = (gameId: string, proposal: number, said: 'yes' | 'no', key: string) =>
  api.call('POST', `/v1/games/${gameId}/takebacks/${proposal}/answer`, { answer: said }, key);
const codeOf = ({ body }: Answer) => (body as { code?: string }).code;
const boards = async (gameId: string, version: number) =>
  Promise.all(
    players.map(async ({ key }) => (await read(gameId, `/state?version=${version}`, key)).body as { view: unknown }),
  );

interface Proposed extends Standing {
  readonly gameId: string;
  /** The version before the action. */
  readonly before: number;
  readonly mine: TestPlayer;
  readonly theirs: TestPlayer;
}

/** Plays until an action can be taken back, and proposes to. Says how many could not, and why. */
async function proposedGame(seed: number): Promise<Proposed & { readonly refused: readonly Answer[] }> {
  const gameId = await newGame();
  const pick = dice(seed);
  const refused: Answer[] = [];
  for (let actions = 0; actions < 200; actions += 1) {
    const { version: before } = await standing(gameId);
    await step(api, gameId, players, pick);
    const { items } = (await read(gameId, `/events?after=${before}`)).body as {
      items: readonly { payload: { seat?: string } }[];
    };
    const [mine, theirs] = items[0]?.payload.seat === 'p1' ? players : [players[1], players[0]];
    const proposed = await propose(gameId, before, mine.key);
    if (proposed.status === 200) return { ...(await standing(gameId)), gameId, before, mine, theirs, refused };
    refused.push(proposed);
  }
  throw new Error(`nothing could be taken back in the game of seed ${seed}`);
}

describe('a takeback', () => {
  it('takes an action back when the opponent agrees, and both play on from there', async () => {
    const { gameId, before, takeback, mine, theirs } = await proposedGame(7);
    expect(takeback).toEqual({
      version: before + 2,
      seat: expect.any(String) as string,
      to: before,
      agreed: [takeback?.seat],
    });
    const was = await boards(gameId, before);
    const agreed = await answer(gameId, before + 2, 'yes', theirs.key);
    expect(agreed).toMatchObject({ status: 200, body: { version: before + 4, takeback: null, branches: 2 } });
    expect((await boards(gameId, before + 4)).map(({ view }) => view)).toEqual(was.map(({ view }) => view));
    expect((await standing(gameId)).branches).toEqual([
      { number: 1, from: 1, after: null, to: before + 3 },
      { number: 2, from: before + 4, after: before, to: before + 4 },
    ]);
    const { items } = (await read(gameId, `/log?after=${before}`, mine.key)).body as {
      items: readonly { type: string; log: readonly unknown[] }[];
    };
    expect(items.map(({ type }) => type)).toEqual(['ActionTaken', 'TakebackProposed', 'TakebackAnswered', 'Rewound']);
    expect(items.at(-1)?.log).toEqual([
      { kind: 'rewound', cites: [], to: before, branch: 2, cause: { kind: 'takeback', id: String(before + 2) } },
    ]);
    const pick = dice(11);
    for (let actions = 0; actions < 10; actions += 1) await step(api, gameId, players, pick);
    expect((await read(gameId, '/audit')).body).toMatchObject({ ok: true, firstDifference: null });
  });

  it('is refused if a player has learnt something since, with the step', async () => {
    const { gameId, refused, before, mine } = await proposedGame(23);
    expect(refused.length).toBeGreaterThan(0);
    for (const one of refused) expect([one.status, codeOf(one)]).toEqual([409, 'takeback.revealed']);
    // The hands were dealt at the beginning.
    expect(await propose(gameId, 1, mine.key)).toMatchObject({
      status: 409,
      body: {
        code: 'takeback.revealed',
        step: expect.any(Number) as number,
        what: expect.stringMatching(/chance|face/) as string,
      },
    });
    expect((await standing(gameId)).version).toBe(before + 2);
  });

  it('does nothing that the opponent refuses', async () => {
    const { gameId, before, theirs } = await proposedGame(31);
    const { body } = await answer(gameId, before + 2, 'no', theirs.key);
    expect(body).toMatchObject({ version: before + 3, takeback: null, branches: 1 });
    expect(codeOf(await answer(gameId, before + 2, 'yes', theirs.key))).toBe('takeback.not-open');
  });

  it('is withdrawn by the next action', async () => {
    const { gameId, before, theirs } = await proposedGame(41);
    await step(api, gameId, players, dice(3));
    expect((await standing(gameId)).takeback).toBeNull();
    expect(await answer(gameId, before + 2, 'yes', theirs.key)).toMatchObject({
      status: 409,
      body: { code: 'takeback.not-open', proposal: before + 2 },
    });
  });

  it('is the matter of those at the table', async () => {
    const { gameId, before, mine } = await proposedGame(43);
    expect(codeOf(await answer(gameId, before + 2, 'yes', mine.key))).toBe('takeback.answered');
    const stranger = await seatedPlayer(api, 'Cleo', 0);
    expect(codeOf(await propose(gameId, before, stranger.key))).toBe('game.not-seated');
    expect(codeOf(await answer(gameId, before + 2, 'yes', stranger.key))).toBe('game.not-seated');
    expect(codeOf(await propose(gameId, before, api.adminKey))).toBe('identity.role-forbidden');
  });

  it('goes back to a version that the game came through, and while it is running', async () => {
    const gameId = await newGame();
    const [{ key }] = players;
    const { version } = await standing(gameId);
    expect(await propose(gameId, version, key)).toMatchObject({ status: 422, body: { code: 'rewind.not-a-step' } });
    expect(codeOf(await propose(gameId, 999, key))).toBe('rewind.not-a-step');
    expect(codeOf(await propose(gameId, 0, key))).toBe('request.invalid');
    await api.call('POST', `/v1/games/${gameId}/concede`, {}, key);
    expect(codeOf(await propose(gameId, version, key))).toBe('takeback.game-over');
  });

  it('follows another one, further back, if no player has learnt anything since', async () => {
    for (let seed = 60; seed < 80; seed += 1) {
      const { gameId, before, mine, theirs } = await proposedGame(seed);
      await step(api, gameId, players, dice(seed));
      const first = before + 3;
      if ((await propose(gameId, first - 1, mine.key)).status !== 200) continue;
      await answer(gameId, first + 1, 'yes', theirs.key);
      const { version } = await standing(gameId);
      expect(codeOf(await propose(gameId, first - 1, mine.key)), 'where the game is').toBe('rewind.not-a-step');
      expect((await propose(gameId, before, mine.key)).status).toBe(200);
      const was = await boards(gameId, before);
      expect((await answer(gameId, version + 1, 'yes', theirs.key)).body).toMatchObject({ branches: 3 });
      expect((await boards(gameId, version + 3)).map(({ view }) => view)).toEqual(was.map(({ view }) => view));
      expect((await read(gameId, '/audit')).body).toMatchObject({ ok: true, firstDifference: null });
      return;
    }
    throw new Error('no two steps in a row could be taken back');
  });

  it('is decided by the remaining players', async () => {
    const three = [...players, await seatedPlayer(api, 'Dan', 0)] as const;
    const gameId = (await createMatch(api, three)).games[0]?.id ?? '';
    const [abe, bea, dan] = three;
    const pick = dice(3);
    for (let actions = 0; actions < 12; actions += 1) await step(api, gameId, three, pick);
    const { version: before } = await standing(gameId);
    await api.call('POST', `/v1/games/${gameId}/concede`, {}, dan.key);
    expect(codeOf(await propose(gameId, before, dan.key))).toBe('game.seat-left');
    expect(codeOf(await propose(gameId, before, abe.key)), 'nobody is called back').toBe('game.seat-left');
    for (let actions = 0; actions < 60; actions += 1) {
      const { version: to } = await standing(gameId);
      await step(api, gameId, [abe, bea], pick);
      const proposed = [await propose(gameId, to, abe.key), await propose(gameId, to, bea.key)];
      const by = proposed.findLastIndex(({ status }) => status === 200);
      if (by < 0) continue;
      const { takeback, version } = await standing(gameId);
      expect(codeOf(await answer(gameId, version, 'no', dan.key))).toBe('game.seat-left');
      expect((await standing(gameId)).takeback).toEqual(takeback);
      const other = by === 0 ? bea : abe;
      expect((await answer(gameId, version, 'yes', other.key)).body).toMatchObject({ branches: 2 });
      return;
    }
    throw new Error('no step could be taken back');
  });

  it('is proposed and agreed to once, however often it is sent', async () => {
    const { gameId, before, theirs } = await proposedGame(47);
    const path = `/v1/games/${gameId}/takebacks/${before + 2}/answer`;
    const again = () =>
      send(api, 'POST', path, {
        body: JSON.stringify({ answer: 'yes' }),
        key: theirs.key,
        headers: { 'idempotency-key': 'once' },
      });
    const [first, second] = [await again(), await again()];
    expect(second.body).toEqual(first.body);
    expect(second.headers.get('idempotent-replayed')).toBe('true');
    expect((await standing(gameId)).version).toBe(before + 4);
  });

  it('leads to the same game when it is re-executed from the record', async () => {
    const { gameId, before, theirs } = await proposedGame(53);
    await answer(gameId, before + 2, 'yes', theirs.key);
    const pick = dice(5);
    for (let actions = 0; actions < 60; actions += 1) if ((await step(api, gameId, players, pick)) === null) break;
    const { version } = await standing(gameId);
    const now = await boards(gameId, version);
    // An older version is carried out again from the record, through the rewind.
    await boards(gameId, before + 5);
    expect(await boards(gameId, version)).toEqual(now);
    expect((await read(gameId, '/audit')).body).toMatchObject({ ok: true });
  });
});
