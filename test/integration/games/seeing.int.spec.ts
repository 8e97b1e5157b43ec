/**
 * Goal: nobody learns from the service what it may not know. Method: the same game read by everybody, in every way
 * there is; what one seat alone may know is looked for in the answers to the others.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commitment, masterSeed, rulesFor } from '../../../src/engine/index.js';
import { decodeMatchEvent, type GameStarted } from '../../../src/modules/matches/index.js';
import { reexecute } from '../../../src/modules/replays/index.js';
import { EventStore } from '../../../src/platform/event-store/index.js';
import { serveGames, type TestApi } from '../../support/api.js';
import { eventually } from '../../support/ledger.js';
import { createMatch, dice, GAME, seatedPlayer, step, type TestPlayer } from '../../support/players.js';
import { publish } from '../../support/publication.js';

let api: TestApi;
let abe: TestPlayer;
let bea: TestPlayer;
let judge: string;
let matchId: string;
let gameId: string;
let started: GameStarted;

const read = (path: string, key: string | undefined = undefined) =>
  api.call('GET', `/v1/games/${gameId}${path}`, undefined, key);

beforeAll(async () => {
  api = await serveGames();
  [abe, bea] = [await seatedPlayer(api, 'Abe', 0), await seatedPlayer(api, 'Bea', 1)];
  judge = ((await api.call('POST', '/v1/keys', { role: 'judge' })).body as { key: string }).key;
  const match = await createMatch(api, [abe, bea]);
  [matchId, gameId] = [match.id, match.games[0]?.id ?? ''];
  const pick = dice(11);
  for (let steps = 0; steps < 40; steps += 1) await step(api, gameId, [abe, bea], pick);
  const [first] = await api.app.get(EventStore).read(gameId);
  const opening = first === undefined ? null : decodeMatchEvent(first);
  if (opening?.type !== 'GameStarted') throw new Error('a game begins');
  started = opening.payload;
});

afterAll(() => api.close());

interface Zones {
  readonly seats: readonly {
    readonly seat: string;
    readonly zones: { readonly hand: { objects?: unknown[]; count: number } };
  }[];
}

const handsIn = (body: unknown): Record<string, boolean> =>
  Object.fromEntries(
    (body as { view: Zones }).view.seats.map(({ seat, zones }) => [seat, zones.hand.objects !== undefined]),
  );

const EVERYWHERE = ['', '/state', '/state?version=5', '/decisions?limit=1000', '/events?limit=500', '/log?limit=500'];

describe('while a game is running', () => {
  it('a player sees its own hand, a spectator none', async () => {
    expect(handsIn((await read('/state', abe.key)).body)).toEqual({ p1: true, p2: false });
    expect(handsIn((await read('/state', bea.key)).body)).toEqual({ p1: false, p2: true });
    expect(handsIn((await read('/state?as=spectator', bea.key)).body)).toEqual({ p1: false, p2: false });
    expect(handsIn((await read('/state')).body)).toEqual({ p1: false, p2: false });
    expect(handsIn((await read('/state?version=9', abe.key)).body)).toEqual({ p1: true, p2: false });
  });

  it('only judges and admins look through other eyes', async () => {
    for (const as of ['p2', 'judge', 'everything']) {
      for (const path of EVERYWHERE.slice(1)) {
        const asked = `${path}${path.includes('?') ? '&' : '?'}as=${as}`;
        expect([asked, await read(asked, abe.key)]).toMatchObject([
          asked,
          { status: 403, body: { code: 'game.view-forbidden' } },
        ]);
        expect([asked, (await read(asked, judge)).status]).toEqual([asked, 200]);
      }
    }
    expect(handsIn((await read('/state?as=judge', judge)).body)).toEqual({ p1: true, p2: true });
    expect(handsIn((await read('/state?as=p2')).body)).toEqual({ p1: false, p2: true });
    expect(await read('/state?as=p3')).toMatchObject({ status: 422, body: { code: 'game.unknown-viewer' } });
    expect(await read('/stream?as=p2', abe.key)).toMatchObject({ status: 403 });
  });

  it('judges see what the seats know, and future draws are hidden', async () => {
    for (const as of ['judge', 'everything']) {
      const { body } = await read(`/state?as=${as}`, judge);
      expect(body).toMatchObject({ viewer: { kind: 'judge' } });
      const { seats } = (body as { view: { seats: { zones: Record<string, { objects?: unknown[] }> }[] } }).view;
      expect(seats.map(({ zones }) => [zones['deck']?.objects, zones['hand']?.objects === undefined])).toEqual([
        [undefined, false],
        [undefined, false],
      ]);
    }
  });

  it('no secret of its chance leaves the service, for whomever', async () => {
    const { serverSecret, seatSecrets } = started.randomness;
    const seed = masterSeed({ gameId, serverSecret, seatSecrets: ['p1', 'p2'].map((seat) => seatSecrets[seat] ?? '') });
    const secrets = [serverSecret, ...Object.values(seatSecrets), seed];
    for (const path of EVERYWHERE) {
      for (const [as, key] of [
        ['', abe.key],
        ['', judge],
        ['as=judge', judge],
        ['as=everything', undefined],
      ] as const) {
        const { status, body } = await read(
          path + (as === '' || path === '' ? '' : `${path.includes('?') ? '&' : '?'}${as}`),
          key,
        );
        expect(status).toBe(200);
        for (const secret of secrets) expect(JSON.stringify(body)).not.toContain(secret);
      }
    }
  });

  it("the other's deck list, altered hand and drawn cards are absent, and one's own are there", async () => {
    const eventsFor = async (key: string) => (await read('/events?limit=500', key)).body as { items: SeenEvent[] };
    for (const [mine, theirs, key] of [
      ['p1', 'p2', abe.key],
      ['p2', 'p1', bea.key],
    ] as const) {
      const { items } = await eventsFor(key);
      const seats = items[0]?.payload.seats ?? [];
      expect(seats.find(({ seat }) => seat === mine)).toHaveProperty('cards');
      expect(seats.find(({ seat }) => seat === theirs)).not.toHaveProperty('cards');
      const altered = items.filter(({ payload }) => payload.answers?.[0]?.decision.kind === 'alterHand');
      expect(altered).toHaveLength(2);
      for (const { payload } of altered) {
        expect([payload.seat, 'answer' in (payload.answers?.[0] ?? {})]).toEqual([payload.seat, payload.seat === mine]);
      }
      expect(items.some((event) => 'metadata' in event)).toBe(false);
      const log = JSON.stringify((await read('/log?limit=500', key)).body);
      expect(log).not.toMatch(new RegExp(`"kind":"drawn"[^}]*}][^}]*"seat":"${theirs}","card"`));
      expect(log).not.toContain('"secret"');
    }
  });

  it('the record tells an answer exactly where the log does: not one that names a card in a hand', async () => {
    for (const key of [abe.key, bea.key, undefined]) {
      const events = (await read('/events?limit=500', key)).body as { items: SeenEvent[] };
      const log = (await read('/log?limit=500', key)).body as { items: { log: Told[] }[] };
      const recorded = events.items.flatMap(({ payload }) => payload.answers ?? []);
      const told = log.items.flatMap((item) => item.log).filter(({ kind }) => kind === 'answered');
      expect(recorded.length).toBeGreaterThan(30);
      expect(recorded.map(({ decision, answer }) => [decision.id, answer])).toEqual(
        told.map(({ decision, answer }) => [decision, answer]),
      );
      expect(recorded.some(({ answer }) => answer === undefined)).toBe(true);
    }
  });

  it('the hash of a position is recorded now and then, and hidden', async () => {
    const hashed = async (path: string, key: string) => {
      const { items } = (await read(`/events?limit=500${path}`, key)).body as { items: SeenEvent[] };
      return items.filter(({ payload }) => 'positionHash' in payload).length;
    };
    const recorded = (await api.app.get(EventStore).read(gameId)).filter(({ payload }) =>
      JSON.stringify(payload).includes('"positionHash"'),
    );
    expect(recorded.length).toBeGreaterThan(0);
    expect(recorded.length).toBeLessThan(10);
    const readers = [abe.key, bea.key, judge].map((key) => hashed('', key));
    const lookers = ['judge', 'everything'].map((as) => hashed(`&as=${as}`, judge));
    expect(await Promise.all([...readers, ...lookers])).toEqual([0, 0, 0, 0, 0]);
  });

  it('the log has the titles of its rules, in pages', async () => {
    const whole = (await read('/log?limit=500', abe.key)).body as { items: { version: number }[]; next: null };
    const paged: unknown[] = [];
    for (let next: string | null = `/v1/games/${gameId}/log?limit=7`; next !== null;) {
      const page = (await api.call('GET', next, undefined, abe.key)).body as { items: unknown[]; next: string | null };
      paged.push(...page.items);
      next = page.next;
    }
    expect(paged).toEqual(whole.items);
    expect(whole.items.map(({ version }) => version)).toEqual(Array.from({ length: 41 }, (_, at) => at + 1));
    for (const cites of JSON.stringify(paged).matchAll(/"cites":\[(.*?)\]/g))
      expect(cites[1]).not.toContain('"title":""');
  });

  it('any version is the state that was recorded for it', async () => {
    const events = await api.app.get(EventStore).read(gameId);
    const rules = rulesFor(GAME);
    if (rules === undefined) throw new Error(`there is no game ${GAME}`);
    const { steps, differences } = reexecute(events, () => rules);
    expect(differences).toEqual([]);
    for (const version of [1, 2, 3, 20, 41]) {
      const { body } = await read(`/state?version=${version}`);
      const [reached, event] = [steps[version - 1], events[version - 1]];
      expect(body).toMatchObject({
        ...{ version, hash: event?.hash },
        stateHash: reached === undefined ? 'none' : rules.stateHash(reached.state),
      });
    }
    expect(await read('/state?version=42')).toMatchObject({
      status: 404,
      body: { code: 'game.version-not-there', actual: 41 },
    });
  });
});

interface SeenEvent {
  readonly payload: {
    readonly seat?: string;
    readonly seats?: readonly { readonly seat: string }[];
    readonly answers?: readonly {
      readonly decision: { readonly id: string; readonly kind: string };
      readonly answer?: unknown;
    }[];
  };
}

interface Told {
  readonly kind: string;
  readonly decision?: string;
  readonly answer?: unknown;
}

describe('once a match is over and its players agree', () => {
  it('everybody may see everything, and check every draw', async () => {
    await api.call('POST', `/v1/games/${gameId}/concede`, undefined, abe.key);
    await publish(api, matchId, [abe, bea]);
    await eventually('the end of the match', async () => {
      const { body } = await api.call('GET', `/v1/matches/${matchId}`);
      return (body as { publication: { isPublic: boolean } }).publication.isPublic ? true : null;
    });
    expect(handsIn((await read('/state?as=everything', bea.key)).body)).toEqual({ p1: true, p2: true });
    const { body } = await read('', bea.key);
    const { randomness } = body as {
      randomness: { commitments: Record<string, string>; secrets: { server: string; seats: Record<string, string> } };
    };
    const { server, seats } = randomness.secrets;
    for (const [who, secret] of Object.entries({ server, ...seats })) {
      expect(commitment(gameId, who, secret)).toBe(randomness.commitments[who]);
    }
    const events = (await read('/events?as=everything&limit=1', bea.key)).body as { items: unknown[] };
    expect(events.items[0]).toMatchObject({
      metadata: { actor: { role: 'admin' } },
      payload: { randomness: { serverSecret: server } },
    });
  });
});
