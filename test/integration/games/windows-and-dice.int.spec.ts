/**
 * Goal: what the service has had no game for before: players who are out while the others go on, dice that are told,
 * and an answer in a window that is contested and taken back. Method: as players would, over HTTP, to an audit that
 * agrees.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtInDecks } from '../../../src/engine/index.js';
import { serveKifu, type TestApi } from '../../support/api.js';
import { carriedOut, concede, gameOf, ruling } from '../../support/court.js';
import { Scorekeeper } from '../../support/paper-match.js';
import {
  createMatch,
  dice,
  openDecision,
  playerWith,
  step,
  type TestMatch,
  type TestPlayer,
} from '../../support/players.js';

const TERMS = { game: 'ashes', format: 'constructed' } as const;

const DECKS = Object.entries(builtInDecks(TERMS.game));

/** Whether somebody has the right card at the right time is chance. */
const GAMES_MAX = 12;

let api: TestApi;

beforeAll(async () => {
  api = await serveKifu('all');
});

afterAll(() => api.close());

/** With the last of the decks that come with the game. */
const seated = (count: number): Promise<readonly TestPlayer[]> =>
  Promise.all(
    DECKS.slice(-count).map(([name, cards], at) => playerWith(api, `Player ${at + 1}`, { ...TERMS, name, cards })),
  );

const staff = async (role: string): Promise<string> =>
  ((await api.call('POST', '/v1/keys', { role })).body as { key: string }).key;

const begun = async (players: readonly TestPlayer[]): Promise<string> =>
  (await createMatch(api, players, TERMS)).games[0]?.id ?? '';

type Logged = { readonly kind: string; readonly seat?: string };
type Seen = { readonly version: number; readonly log: readonly Logged[] };

/** Plays by chance, but whoever may react does, until something of this kind is logged; the version at which it was. */
async function playTo(kind: string | null, gameId: string, players: readonly TestPlayer[], most: number, seed = 1) {
  const pick = dice(seed);
  for (let actions = 0; actions < most; actions += 1) {
    const { body } = (await reaction(gameId, players)) ?? (await step(api, gameId, players, pick)) ?? {};
    if (body === undefined) break;
    const { version, log } = body as Seen;
    if (kind !== null && log.some((entry) => entry.kind === kind)) return version;
  }
  return null;
}

async function reaction(gameId: string, players: readonly TestPlayer[]) {
  for (const { key } of players) {
    const { decisions } = await openDecision(api, gameId, key);
    const [{ id: decision, kind, legal } = { id: '', kind: '', legal: null }] = decisions;
    if (kind !== 'respond') continue;
    const answer = legal?.answers.find((one) => typeof one === 'object' && one !== null && 'react' in one);
    if (answer === undefined) continue;
    return api.call('POST', `/v1/games/${gameId}/actions`, { answers: [{ decision, answer }] }, key);
  }
  return null;
}

const requireAgreed = async (gameId: string): Promise<void> => {
  const { body } = await api.call('GET', `/v1/games/${gameId}/audit`);
  expect(body).toMatchObject({ ok: true, firstDifference: null });
};

describe('a game of four', () => {
  it('continues without lost players, and the last one wins', async () => {
    const players = await seated(4);
    const gameId = await begun(players);
    await playTo(null, gameId, players, 60);
    const stay = (gone: number) => players.filter((_, at) => at !== gone);
    for (const gone of [1, 3]) {
      const { status, body } = await concede(api, gameId, players[gone] ?? { id: '', key: '', deckId: '' });
      expect({ status, body }).toMatchObject({ status: 200, body: { outcome: null } });
      await playTo(null, gameId, stay(gone), 20);
    }
    expect((await concede(api, gameId, players[2] ?? { id: '', key: '', deckId: '' })).status).toBe(200);
    expect(await gameOf(api, gameId)).toMatchObject({ outcome: { winners: ['p1'], losers: ['p2', 'p3', 'p4'] } });
    await requireAgreed(gameId);
  });
});

describe('a game at a table', () => {
  it('waits for dice, takes what they can show and nothing else, and agrees with its record', async () => {
    const players = await seated(2);
    const key = await staff('scorekeeper');
    const seats = players.map(({ id, deckId }) => ({ playerId: id, deckId }));
    const terms = { ...TERMS, bestOf: 1, seats, randomness: 'asserted' };
    const match = (await api.call('POST', '/v1/matches', terms, key)).body as TestMatch;
    const gameId = match.games[0]?.id ?? '';
    const keeper = new Scorekeeper(api, key);
    const awaitsDice = async () => (await keeper.game(gameId)).awaiting.filter(({ kind }) => kind === 'roll');
    for (let steps = 0; steps < 10 && (await awaitsDice()).length === 0; steps += 1) await keeper.answer(gameId);
    const [die] = await awaitsDice();
    expect(die).toMatchObject({ kind: 'roll', count: 5 });
    expect(new Set(die?.among)).toEqual(new Set(['basic', 'class', 'power']));
    const outcome = Array.from({ length: 5 }, () => 'seven');
    const asserted = (await keeper.possible(gameId)).map((one) =>
      one.label === die?.label ? { ...one, outcome } : one,
    );
    const refused = await keeper.call('POST', `/v1/games/${gameId}/chance`, { asserted });
    expect([refused.status, refused.body]).toMatchObject([422, { code: 'chance.impossible' }]);
    for (let steps = 0; steps < 25; steps += 1) await keeper.step(gameId);
    const shown = (await api.call('GET', `/v1/games/${gameId}/log?limit=500`, undefined, key)).body;
    expect(JSON.stringify(shown)).toContain('"kind":"diceRolled"');
    await keeper.toDecision(gameId);
    expect((await keeper.call('POST', `/v1/games/${gameId}/concede`, { seat: 'p2' })).status).toBe(200);
    await requireAgreed(gameId);
  });
});

describe('a reaction that is contested', () => {
  it('is taken back to before it was played, and the game continues', async () => {
    const players = await seated(2);
    let [gameId, version]: readonly [string, number | null] = ['', null];
    for (let games = 1; games <= GAMES_MAX && version === null; games += 1) {
      gameId = await begun(players);
      version = await playTo('reactionTaken', gameId, players, 600, games);
    }
    if (version === null) throw new Error('nobody has reacted');
    const [{ key }] = players as readonly [TestPlayer];
    const claim = { gameId, step: version, claim: 'It was played too late', rule: 'reaction.1', text: 'See the log.' };
    const opened = await api.call('POST', '/v1/cases', claim, key);
    expect(opened.status, JSON.stringify(opened.body)).toBe(201);
    const { id } = opened.body as { id: string };
    const ruled = await ruling(api, id, { rewind: { to: version - 1 } }, await staff('head-judge'));
    expect(ruled.status, JSON.stringify(ruled.body)).toBe(200);
    expect(await carriedOut(api, id)).toMatchObject({ effects: [{ remedy: 'rewind' }], failures: [] });
    await playTo(null, gameId, players, 10, 2);
    await requireAgreed(gameId);
  });
});
