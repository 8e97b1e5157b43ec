/**
 * Goal: what was written down wrongly in a paper match is retracted by who records it, and recorded anew; nothing is
 * deleted, and nobody retracts what is not theirs to retract. Method: matches recorded over HTTP by a scorekeeper.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AuditsModule } from '../../../src/modules/audits/index.js';
import { CasesModule } from '../../../src/modules/cases/index.js';
import { EventStore } from '../../../src/platform/event-store/index.js';
import { newId } from '../../../src/platform/ids/index.js';
import { type Answer, serveGames, type TestApi } from '../../support/api.js';
import { eventually } from '../../support/ledger.js';
import { type Awaiting, Scorekeeper } from '../../support/paper-match.js';
import { FORMAT, GAME, seatedPlayer, type TestMatch, type TestPlayer } from '../../support/players.js';
import { send } from '../../support/request.js';

const REASON = 'p2 drew another card';

let api: TestApi;
let players: readonly [TestPlayer, TestPlayer];
let key: string;
let keeper: Scorekeeper;

beforeAll(async () => {
  api = await serveGames(AuditsModule, CasesModule);
  players = [await seatedPlayer(api, 'One', 0), await seatedPlayer(api, 'Two', 1)];
  key = await keyOf('scorekeeper');
  keeper = new Scorekeeper(api, key);
});

afterAll(() => api.close());

const keyOf = async (role: string) => ((await api.call('POST', '/v1/keys', { role })).body as { key: string }).key;
const newGame = async (more: object = {}) => {
  const seats = players.map(({ id, deckId }) => ({ playerId: id, deckId }));
  const terms = { game: GAME, format: FORMAT, bestOf: 1, seats, randomness: 'asserted', ...more };
  const made = await keeper.call('POST', '/v1/matches', terms);
  expect(made.status).toBe(201);
  return (made.body as TestMatch).games[0]?.id ?? '';
};
const retract = (gameId: string, to: unknown, more: object = {}, by = key): Promise<Answer> =>
  api.call('POST', `/v1/games/${gameId}/retractions`, { to, reason: REASON, ...more }, by);
const events = (gameId: string) => api.app.get(EventStore, { strict: false }).read(gameId);
const audit = async (gameId: string) => (await api.call('GET', `/v1/games/${gameId}/audit`)).body;
const handOf = async (gameId: string, seat: string): Promise<readonly string[]> => {
  const { body } = await keeper.call('GET', `/v1/games/${gameId}/state?as=${seat}`);
  const { seats } = (body as { view: { seats: { seat: string; zones: { hand: { objects: { card: string }[] } } }[] } })
    .view;
  return seats.find((each) => each.seat === seat)?.zones.hand.objects.map(({ card }) => card) ?? [];
};
const tell = (gameId: string, label: string, outcome: readonly string[]) =>
  keeper.call('POST', `/v1/games/${gameId}/chance`, { asserted: [{ label, outcome }] });

/** A game that waits for the card that a seat draws. */
async function drawing(more: object = {}): Promise<{ gameId: string; version: number; awaited: Awaiting }> {
  const gameId = await newGame(more);
  for (let steps = 0; steps < 60; steps += 1) {
    const { awaiting, version } = await keeper.game(gameId);
    const [awaited] = awaiting;
    if (awaited?.kind === 'cards' && awaited.count === 1) return { gameId, version, awaited };
    if (awaited === undefined) await keeper.answer(gameId);
    else await keeper.tell(gameId);
  }
  throw new Error('nobody draws a card');
}

/** Two cards of the seat's deck that nobody has seen, with different names. */
async function twoCards(gameId: string, { label }: Awaiting): Promise<readonly [string, string]> {
  const cards = (await keeper.awaited(gameId)).find((each) => each.label === label)?.among ?? [];
  const [wrong = ''] = cards;
  const right = cards.find((card) => card !== wrong);
  if (right === undefined) throw new Error(`all cards of ${label} have one name`);
  return [wrong, right];
}

describe('a card that was reported wrongly', () => {
  it('is reported anew, and the game continues from there', async () => {
    const { gameId, version, awaited } = await drawing();
    const { label, seat = '' } = awaited;
    const [wrong, right] = await twoCards(gameId, awaited);
    const before = await handOf(gameId, seat);
    expect((await tell(gameId, label, [wrong])).status).toBe(200);
    expect(await handOf(gameId, seat)).toEqual([...before, wrong]);
    for (let steps = 0; steps < 4; steps += 1) await keeper.step(gameId);
    const retracted = await retract(gameId, version);
    expect(retracted).toMatchObject({
      status: 200,
      body: { gameId, takeback: null, branches: 2, deciding: [], awaiting: [{ label, count: 1 }] },
    });
    expect((await tell(gameId, label, [right])).status).toBe(200);
    expect(await handOf(gameId, seat)).toEqual([...before, right]);
    for (let steps = 0; steps < 4; steps += 1) await keeper.step(gameId);
    expect(await audit(gameId)).toMatchObject({ ok: true, chance: 'asserted', firstDifference: null });
  });

  it('is reported anew if it was reported with an action', async () => {
    const { gameId, version, awaited } = await drawing();
    const [wrong, right] = await twoCards(gameId, awaited);
    const [action] = (await events(gameId)).slice(-1);
    const { answers } = action?.payload as { answers: readonly { decision: { id: string }; answer: unknown }[] };
    const act = (card: string) =>
      keeper.call('POST', `/v1/games/${gameId}/actions`, {
        answers: answers.map(({ decision, answer }) => ({ decision: decision.id, answer })),
        asserted: [{ label: awaited.label, outcome: [card] }],
      });
    // First the action that led to it, without what it comes to.
    expect(await retract(gameId, version - 1)).toMatchObject({ status: 200, body: { awaiting: [] } });
    expect((await act(wrong)).status).toBe(200);
    expect(await retract(gameId, version - 1)).toMatchObject({ status: 200, body: { branches: 3 } });
    expect((await act(right)).status).toBe(200);
    expect((await handOf(gameId, awaited.seat ?? '')).at(-1)).toBe(right);
    expect(await audit(gameId)).toMatchObject({ ok: true });
  });

  it('is reported anew from the first choice on, under the same label', async () => {
    const gameId = await newGame();
    await tell(gameId, 'chooser/0', ['p1']);
    expect(await retract(gameId, 1)).toMatchObject({ body: { awaiting: [{ label: 'chooser/0' }] } });
    expect(await tell(gameId, 'chooser/0', ['p2'])).toMatchObject({ status: 200, body: { deciding: ['p2'] } });
  });
});

describe('the record of a retraction', () => {
  it('says who and why, to those alone who see hidden cards; and keeps what was retracted', async () => {
    const { gameId, version } = await drawing();
    await keeper.tell(gameId);
    const was = await events(gameId);
    expect((await retract(gameId, version)).status).toBe(200);
    const stored = await events(gameId);
    expect(stored.slice(0, -1)).toEqual(was);
    const last = stored.at(-1);
    expect(last).toMatchObject({ type: 'Rewound', metadata: { actor: { role: 'scorekeeper' } } });
    const cause = { kind: 'retraction', id: String(version + 1) };
    expect(last?.payload).toMatchObject({ to: version, cause, reason: REASON, substitutions: [] });
    const read = async (path: string, by?: string) =>
      (
        (await api.call('GET', `/v1/games/${gameId}/${path}after=${(last?.version ?? 0) - 1}`, undefined, by)).body as {
          items: readonly { type: string; recordedBy: string; payload: object }[];
        }
      ).items;
    const [toPlayer] = await read('events?', players[0].key);
    expect(toPlayer).toMatchObject({ type: 'Rewound', recordedBy: 'scorekeeper', payload: { cause } });
    expect(toPlayer?.payload).not.toHaveProperty('reason');
    expect((await read('events?as=judge&'))[0]?.payload).toMatchObject({ reason: REASON });
    expect(await read('log?', players[1].key)).toMatchObject([{ log: [{ kind: 'rewound', to: version, cause }] }]);
    expect(JSON.stringify(await read('log?', players[1].key))).not.toContain(REASON);
  });

  it('is made once, however often a request is sent', async () => {
    const { gameId, version } = await drawing();
    await keeper.tell(gameId);
    const once = (reason: string) =>
      send(api, 'POST', `/v1/games/${gameId}/retractions`, {
        key,
        headers: { 'idempotency-key': `retract-${gameId}` },
        body: JSON.stringify({ to: version, reason }),
      });
    const first = await once(REASON);
    await keeper.tell(gameId);
    const again = await once(REASON);
    expect(again).toMatchObject({ status: 200, body: first.body });
    expect([first, again].map(({ headers }) => headers.get('idempotent-replayed'))).toEqual([null, 'true']);
    expect(await once('Another')).toMatchObject({
      status: 422,
      body: { code: 'event-store.idempotency-mismatch' },
    });
    expect((await events(gameId)).filter(({ type }) => type === 'Rewound')).toHaveLength(1);
  });

  it('withdraws a proposal to take something back', async () => {
    const { gameId, version } = await drawing();
    await keeper.tell(gameId);
    await keeper.step(gameId);
    const path = `/v1/games/${gameId}/takebacks`;
    const now = (await keeper.game(gameId)).version;
    const proposed = await keeper.call('POST', path, { to: now - 1, seat: 'p1' });
    expect((await retract(gameId, version)).status).toBe(200);
    const yes = await keeper.call('POST', `${path}/${now + 1}/answer`, { answer: 'yes', seat: 'p2' });
    expect([proposed.status, yes.status]).toEqual([200, 409]);
  });
});

describe('refused, and the game stays as it was', () => {
  const refused = async (gameId: string, ask: () => Promise<Answer>, status: number, code: string) => {
    const before = await events(gameId);
    expect(await ask()).toMatchObject({ status, body: { code } });
    expect(await events(gameId)).toEqual(before);
  };

  it('is the retraction of anybody else', async () => {
    const league = { name: 'Paper', game: GAME, format: FORMAT };
    const { id: leagueId } = (await api.call('POST', '/v1/leagues', league)).body as { id: string };
    const { gameId, version } = await drawing({ leagueId });
    await keeper.tell(gameId);
    const by = (caller: string) => () => retract(gameId, version, {}, caller);
    await refused(gameId, by(players[0].key), 403, 'identity.role-forbidden');
    for (const role of ['head-judge', 'organiser']) {
      await refused(gameId, by(await keyOf(role)), 403, 'identity.role-forbidden');
    }
    await refused(gameId, () => retract(newId(), version), 404, 'game.not-found');
    const other = (await api.call('POST', '/v1/players', { name: 'Keeper' })).body as { id: string; key: string };
    for (const { id } of [players[0], other]) {
      expect((await api.call('PUT', `/v1/leagues/${leagueId}/roles/${id}/scorekeeper`)).status).toBe(204);
    }
    // At a table where one sits one is a player.
    await refused(gameId, by(players[0].key), 403, 'identity.role-forbidden');
    expect((await by(other.key)()).status).toBe(200);
  });

  it('is one to where nothing was recorded since, of another version, or without a reason', async () => {
    const { gameId, version } = await drawing();
    await keeper.tell(gameId);
    for (const to of [version + 1, version + 50]) {
      await refused(gameId, () => retract(gameId, to), 422, 'rewind.not-a-step');
    }
    for (const to of [0, -1, 1.5, '3', null]) await refused(gameId, () => retract(gameId, to), 400, 'request.invalid');
    for (const reason of ['', ' ', 7, null, 'x'.repeat(501), 'two\nlines']) {
      await refused(gameId, () => retract(gameId, version, { reason }), 400, 'request.invalid');
    }
    await refused(gameId, () => retract(gameId, version, { expectedVersion: version }), 409, 'game.stale-version');
    expect((await retract(gameId, version, { expectedVersion: version + 1 })).status).toBe(200);
    await refused(gameId, () => retract(gameId, version + 1), 422, 'rewind.not-a-step');
  });

  it('is one of a game by the seed, and of one that is over', async () => {
    const seeded = await newGame({ randomness: 'seeded' });
    await refused(seeded, () => retract(seeded, 1), 403, 'identity.paper-only');
    const { gameId, version } = await drawing();
    await keeper.tell(gameId);
    expect((await keeper.call('POST', `/v1/games/${gameId}/concede`, { seat: 'p1' })).status).toBe(200);
    await refused(gameId, () => retract(gameId, version), 409, 'takeback.game-over');
  });

  it('is one beyond a ruling; but later reports are retracted', async () => {
    const { gameId, version } = await drawing();
    await keeper.tell(gameId);
    const head = await keyOf('head-judge');
    const claim = { gameId, step: version + 1, claim: 'Not legal', text: 'See the log.' };
    const { id } = (await api.call('POST', '/v1/cases', claim, head)).body as { id: string };
    const ruling = { upheld: true, text: 'Back.', rewind: { to: version } };
    expect((await api.call('POST', `/v1/cases/${id}/rulings`, ruling, head)).status).toBe(200);
    const ruled = await eventually('the rewind', async () => {
      const found = (await events(gameId)).find(({ type }) => type === 'Rewound');
      return found?.version ?? null;
    });
    await keeper.tell(gameId);
    await refused(gameId, () => retract(gameId, version - 1), 409, 'rewind.past-ruling');
    expect(await retract(gameId, ruled)).toMatchObject({ status: 200, body: { branches: 3 } });
    expect(await audit(gameId)).toMatchObject({ ok: true });
  });
});
