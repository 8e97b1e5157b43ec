/**
 * Goal: a draft is a match like any other but that nobody wins it, and its decks go into matches. Method: an organiser
 * lays out a collection, four players pick with their own keys and look at what they may see, and play what they
 * drafted.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answered } from '../../../src/client/index.js';
import { type Answer, serveKifu, type TestApi } from '../../support/api.js';
import { masterSet } from '../../support/ashes-draft.js';
import { eventually } from '../../support/ledger.js';
import { dice, step, type TestPlayer } from '../../support/players.js';

const GAME = 'ashes';
const NAMES = ['Abe', 'Bea', 'Cyd', 'Dov'];

let api: TestApi;
let organiser: string;
let players: readonly TestPlayer[];

interface Seen {
  readonly version: number;
  readonly view: {
    readonly turn: { readonly phase: string };
    readonly seats: readonly {
      readonly zones: Record<string, { readonly objects?: readonly { id: string; card: string }[] }>;
    }[];
  };
}

beforeAll(async () => {
  api = await serveKifu('all');
  organiser = (await answered(api.client().POST('/v1/keys', { body: { role: 'organiser' } }))).key;
  const list = { name: 'Master set', game: GAME, format: 'draft', cards: [...masterSet()] };
  const { id: deckId } = await answered(api.client(organiser).POST('/v1/decks', { body: list }));
  players = await Promise.all(
    NAMES.map(async (name) => {
      const { id, key } = await answered(api.client(organiser).POST('/v1/players', { body: { name } }));
      return { id, key, deckId };
    }),
  );
});

afterAll(() => api.close());

const call = (method: string, path: string, body?: object, key: string = organiser): Promise<Answer> =>
  api.call(method, path, body, key);

const draftBody = (of: readonly TestPlayer[], more: object = {}) => ({
  game: GAME,
  format: 'draft',
  bestOf: 1,
  seats: of.map(({ id, deckId }) => ({ playerId: id, deckId })),
  ...more,
});

interface Begun {
  readonly id: string;
  readonly game: string;
}

async function begun(of: readonly TestPlayer[], more: object = {}): Promise<Begun> {
  const { status, body } = await call('POST', '/v1/matches', draftBody(of, more));
  expect([status, body]).toMatchObject([201, { decksFor: 'drafted', draftId: null }]);
  const { id, games } = body as { readonly id: string; readonly games: readonly { readonly id: string }[] };
  return { id, game: games[0]?.id ?? '' };
}

const state = async (game: string, key: string): Promise<Seen> =>
  (await call('GET', `/v1/games/${game}/state`, undefined, key)).body as Seen;

/** Everybody picks any legal answer, to the end or to a phase. */
async function draftTo(game: string, of: readonly TestPlayer[], phase: string | null, seed = 11): Promise<void> {
  const pick = dice(seed);
  for (let picks = 0; picks < 200; picks += 1) {
    if (phase !== null && (await state(game, of[0]?.key ?? '')).view.turn.phase === phase) return;
    if ((await step(api, game, of, pick)) === null) return;
  }
  throw new Error('the draft has not come to an end');
}

const ended = (id: string): Promise<unknown> =>
  eventually('the match to end', async () => {
    const { body } = await call('GET', `/v1/matches/${id}`);
    return (body as { readonly status: string }).status === 'ended' ? body : null;
  });

describe('a draft of four', () => {
  let draft: Begun;
  let played = '';

  beforeAll(async () => {
    draft = await begun(players, { timing: { turn: { seconds: 600 } } });
  });

  it('hides packs and picks from everybody else', async () => {
    await draftTo(draft.game, players, 'chooseCards');
    const [abe, bea] = players;
    if (abe === undefined || bea === undefined) throw new Error('there are players');
    await step(api, draft.game, [abe], dice(3));
    const seen = await state(draft.game, bea.key);
    const zones = seen.view.seats.map((seat) => [seat.zones['pack']?.objects?.length, seat.zones['drafted']?.objects]);
    expect(zones).toEqual([
      [undefined, undefined],
      [9, []],
      [undefined, undefined],
      [undefined, undefined],
    ]);
    const own = (await state(draft.game, abe.key)).view.seats[0]?.zones['pack']?.objects ?? [];
    expect(own).toHaveLength(9);
    for (const reader of [bea.key, organiser]) {
      const { status, body } = await call('GET', `/v1/games/${draft.game}/events?limit=100`, undefined, reader);
      expect(status).toBe(200);
      const told = JSON.stringify(body);
      expect(told).toContain('keepCard');
      if (reader === bea.key) for (const { id } of own) expect(told).not.toContain(`"${id}"`);
    }
  });

  it('has clocks, and takes back a pick that revealed nothing', async () => {
    const [abe, ...others] = players;
    const { version } = await state(draft.game, abe?.key ?? '');
    const proposed = await call('POST', `/v1/games/${draft.game}/takebacks`, { to: version - 1 }, abe?.key);
    expect(proposed.status).toBe(200);
    const path = `/v1/games/${draft.game}/takebacks/${version + 1}/answer`;
    for (const { key } of others) expect((await call('POST', path, { answer: 'yes' }, key)).status).toBe(200);
    const { body } = await call('GET', `/v1/games/${draft.game}`, undefined, abe?.key);
    const { deciding } = body as { readonly deciding: readonly string[] };
    expect(deciding.toSorted()).toEqual(['p1', 'p2', 'p3', 'p4']);
    const clock = await call('GET', `/v1/games/${draft.game}/clock`, undefined, abe?.key);
    const { seats } = clock.body as { readonly seats: readonly { readonly running: boolean }[] };
    expect(seats.map(({ running }) => running)).toEqual([true, true, true, true]);
  });

  it('gives no deck before it is over', async () => {
    const early = await call('POST', `/v1/matches/${draft.id}/decks`);
    expect([early.status, early.body]).toMatchObject([409, { code: 'match.decks-not-there' }]);
  });

  it('ends without a winner, and proves what it led to', async () => {
    await draftTo(draft.game, players, null);
    const none = { won: 0, lost: 0, drawn: 0 };
    expect(await ended(draft.id)).toMatchObject({
      winners: [],
      draw: false,
      result: { p1: none, p2: none, p3: none, p4: none },
    });
    expect((await call('GET', `/v1/games/${draft.game}/audit`, undefined, api.adminKey)).body).toMatchObject({
      ok: true,
      firstDifference: null,
    });
    expect((await call('GET', `/v1/matches/${draft.id}/audit`, undefined, api.adminKey)).body).toMatchObject({
      ok: true,
    });
    await eventually('the replay', async () => {
      const { status } = await call('GET', `/v1/games/${draft.game}/replay`, undefined, api.adminKey);
      return status === 200 ? true : null;
    });
  });

  it('stores the deck of each player once, for that player', async () => {
    const all = await call('POST', `/v1/matches/${draft.id}/decks`);
    const { decks } = all.body as { readonly decks: readonly { seat: string; playerId: string; deckId: string }[] };
    expect(decks.map(({ playerId }) => playerId)).toEqual(players.map(({ id }) => id));
    for (const [place, { id, key }] of players.entries()) {
      const own = await call('POST', `/v1/matches/${draft.id}/decks`, undefined, key);
      expect(own.body).toEqual({ decks: [decks[place]] });
      const deck = await call('GET', `/v1/decks/${decks[place]?.deckId}`, undefined, key);
      expect(deck.body).toMatchObject({ format: 'drafted', playerId: id, draftId: draft.id });
      const { cards, game, format } = deck.body as Record<string, unknown>;
      const judged = await call('POST', '/v1/decks/validate', { cards, game, format }, key);
      expect(judged.body).toEqual({ legal: true, faults: [] });
      const other = await call('GET', `/v1/decks/${decks[(place + 1) % 4]?.deckId}`, undefined, key);
      expect(other.status).toBe(403);
    }
  });

  it('goes into matches with one request each, also of a player', async () => {
    const seats = (of: readonly TestPlayer[]) => of.map(({ id }) => ({ playerId: id }));
    const body = { game: GAME, format: 'drafted', bestOf: 3, draftId: draft.id, seats: seats(players.slice(0, 2)) };
    const first = await call('POST', '/v1/matches', body);
    expect([first.status, first.body]).toMatchObject([201, { draftId: draft.id, decksFor: null, status: 'running' }]);
    const [{ id: game = '' } = {}] = (first.body as { games: { id: string }[] }).games;
    const { deciding } = (await call('GET', `/v1/games/${game}`)).body as { readonly deciding: readonly string[] };
    expect(deciding).toEqual(['p1', 'p2']);
    const own = { ...body, bestOf: 1, seats: seats(players.slice(1)) };
    const second = await call('POST', '/v1/matches', own, players[2]?.key);
    expect(second.status).toBe(201);
    played = (second.body as { games: { id: string }[] }).games[0]?.id ?? '';
  });

  it('counts for no statistics, and what is played with its decks does', async () => {
    for (const { key } of players.slice(2)) await call('POST', `/v1/games/${played}/concede`, undefined, key);
    // Jobs run in the order in which games end: that of the draft has run before.
    const counted = await eventually('the statistics', async () => {
      const { body } = await call('GET', `/v1/statistics?game=${GAME}&withoutTurns=true`, undefined, api.adminKey);
      return JSON.stringify(body).includes(players[1]?.id ?? '') ? JSON.stringify(body) : null;
    });
    expect(counted).not.toContain(players[0]?.id);
  });
});

describe('a league of drafts', () => {
  const BASE = { game: GAME, format: 'drafted', bestOf: 3 };
  const TERMS = { ...BASE, timing: { bank: { seconds: 900, incrementSeconds: 5 } } };
  const made = async (path: string, body: object, key?: string) => {
    const answer = await call('POST', path, body, key);
    expect([answer.status, answer.body]).toEqual([201, answer.body]);
    return answer.body as { readonly id: string; readonly key: string };
  };
  let leagueId = '';
  let keeper = '';
  let draft: Begun;

  beforeAll(async () => {
    ({ id: leagueId } = await made('/v1/leagues', { name: 'Drafts', ...TERMS, publication: 'open' }));
    const staff = await made('/v1/players', { name: 'Staff of the league' });
    await call('PUT', `/v1/leagues/${leagueId}/roles/${staff.id}/organiser`);
    keeper = staff.key;
  });

  it('has drafts that its own staff begins, with a time of their own, whose picks stay hidden', async () => {
    const [one, two] = players;
    if (one === undefined || two === undefined) throw new Error('there are players');
    const timing = { turn: { seconds: 600 } };
    const body = draftBody([one, two], { leagueId, timing });
    expect((await call('POST', '/v1/matches', { ...body, leagueId: undefined }, keeper)).status).toBe(403);
    const { id } = await made('/v1/matches', body, keeper);
    const match = await call('GET', `/v1/matches/${id}`, undefined, keeper);
    expect(match.body).toMatchObject({ leagueId, decksFor: 'drafted', timing, publication: { terms: 'consent' } });
    draft = { id, game: (match.body as { games: { id: string }[] }).games[0]?.id ?? '' };
    await draftTo(draft.game, players.slice(0, 2), null, 7);
    await ended(draft.id);
  });

  it('counts the matches that are played with the drafted decks, and no draft', async () => {
    const standings = async () => {
      const { body } = await call('GET', `/v1/leagues/${leagueId}/standings`);
      return (body as { standings: { playerId: string; played: number; points: number }[] }).standings;
    };
    const seats = players.slice(0, 2).map(({ id }) => ({ playerId: id }));
    const { id } = await made('/v1/matches', { ...BASE, leagueId, draftId: draft.id, seats }, keeper);
    await eventually('the match in the table', async () => ((await standings()).length > 0 ? true : null));
    expect((await standings()).map(({ played }) => played)).toEqual([0, 0]);
    const no = { kind: 'no-show', absent: ['p2'], reason: 'Has left' };
    expect((await call('POST', `/v1/matches/${id}/closings`, no, keeper)).status).toBe(200);
    const counted = await eventually('the result in the table', async () => {
      const rows = await standings();
      return rows.some(({ played }) => played > 0) ? rows : null;
    });
    expect(counted.map(({ playerId, played, points }) => [playerId, played, points])).toEqual([
      [players[0]?.id, 1, 3],
      [players[1]?.id, 1, 0],
    ]);
    const listed = await call('GET', `/v1/matches?league=${leagueId}`);
    expect((listed.body as { items: { format: string }[] }).items.map(({ format }) => format)).toEqual([
      ...['drafted', 'draft'],
    ]);
  });

  it('takes no draft of decks for another format, and no draft whose picks would be published', async () => {
    const elsewhere = { name: 'Constructed', game: GAME, format: 'constructed' };
    const other = await made('/v1/leagues', elsewhere);
    const refused = await call('POST', '/v1/matches', draftBody(players, { leagueId: other.id }));
    expect([refused.status, refused.body]).toMatchObject([
      422,
      { code: 'match.league-mismatch', terms: { format: 'constructed' } },
    ]);
    const open = await call('POST', '/v1/matches', draftBody(players, { leagueId, publication: 'open' }));
    expect([open.status, open.body]).toMatchObject([422, { code: 'match.league-mismatch' }]);
  });
});

describe('what a draft refuses', () => {
  const refusal = async (method: string, path: string, body?: object, key?: string) => {
    const answer = await call(method, path, body, key);
    return [answer.status, (answer.body as { readonly code: string }).code];
  };

  it('is no series and counts in no league', async () => {
    expect(await refusal('POST', '/v1/matches', draftBody(players, { bestOf: 3 }))).toEqual([
      422,
      'match.one-game-only',
    ]);
    const league = { name: 'Drafts', game: GAME, format: 'draft', bestOf: 1 };
    expect(await refusal('POST', '/v1/leagues', league)).toEqual([422, 'league.nothing-to-win']);
  });

  it('needs enough for all, and a collection', async () => {
    const [one, two] = players;
    if (one === undefined || two === undefined) throw new Error('there are players');
    const cards = masterSet().filter(({ card }) => card !== 'natural');
    const less = { name: 'Three types', game: GAME, format: 'draft', cards: [...cards] };
    const { id: deckId } = await answered(api.client(organiser).POST('/v1/decks', { body: less }));
    const poor = draftBody(players.map((player) => ({ ...player, deckId })));
    const refused = await call('POST', '/v1/matches', poor);
    expect([refused.status, refused.body]).toMatchObject([
      422,
      { code: 'match.setup-refused', rejection: 'draft.too-little', rules: [{ rule: 'draft.setup.2b' }, {}] },
    ]);
    const unlike = draftBody([one, { ...two, deckId }]);
    expect((await call('POST', '/v1/matches', unlike)).body).toMatchObject({ rejection: 'setup.one-list' });
    const faulty = { ...less, cards: [{ card: 'coal-roarkwin', count: 1 }] };
    expect(await refusal('POST', '/v1/decks', faulty)).toEqual([422, 'deck.illegal']);
  });

  it('has no decks for players who have left or were absent, or for matches with a winner', async () => {
    const [one, two, three] = players;
    if (one === undefined || two === undefined || three === undefined) throw new Error('there are players');
    const draft = await begun([one, two, three]);
    expect((await call('POST', `/v1/games/${draft.game}/concede`, undefined, two.key)).status).toBe(200);
    await draftTo(draft.game, [one, three], null, 5);
    await ended(draft.id);
    const { decks } = (await call('POST', `/v1/matches/${draft.id}/decks`)).body as { decks: { seat: string }[] };
    expect(decks.map(({ seat }) => seat)).toEqual(['p1', 'p3']);
    const of = (...seated: readonly TestPlayer[]) => ({
      game: GAME,
      format: 'drafted',
      bestOf: 1,
      draftId: draft.id,
      seats: seated.map(({ id }) => ({ playerId: id })),
    });
    expect(await refusal('POST', '/v1/matches', of(one, two))).toEqual([422, 'match.not-drafted']);
    const { draftId: _none, ...unnamed } = of(one, three);
    expect(await refusal('POST', '/v1/matches', unnamed)).toEqual([422, 'match.deck-missing']);
    const played = (await call('POST', '/v1/matches', of(one, three))).body as { readonly id: string };
    expect(await refusal('POST', `/v1/matches/${played.id}/decks`)).toEqual([422, 'match.leads-to-no-decks']);
    expect(await refusal('POST', '/v1/matches', { ...of(one, three), format: 'constructed' })).toEqual([
      422,
      'match.deck-unfit',
    ]);
    const outsider = players[3]?.key;
    expect(await refusal('POST', `/v1/matches/${draft.id}/decks`, undefined, outsider)).toEqual([
      403,
      'match.decks-of-others',
    ]);
  });
});
