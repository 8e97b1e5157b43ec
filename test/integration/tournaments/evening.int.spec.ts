/**
 * Goal: an organiser runs an evening from the registration to the final over HTTP: a bye, a drop, a late entry, a wrong
 * result that is found two rounds later, and a cut to the best four. Method: the service with its database; every
 * number of the tables follows from the results that are recorded.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EventStore } from '../../../src/platform/event-store/index.js';
import { serveKifu, type TestApi } from '../../support/api.js';
import { eventually } from '../../support/ledger.js';
import { entrants, type SeenPlace, type SeenRound, TournamentCalls } from '../../support/tournament.js';

let api: TestApi;

beforeAll(async () => {
  api = await serveKifu('all');
});

afterAll(() => api.close());

const namesIn = ({ tables, byes }: SeenRound): readonly string[] =>
  [...tables.flatMap(({ players }) => players), ...byes].map(({ name }) => name).toSorted();

describe('a Swiss evening of nine', () => {
  it('goes from the registration to the final, and its table follows a correction', async () => {
    const players = await entrants(api, 'Ada Bea Cas Dan Eve Fay Gus Hal Ida');
    const [, , , dan] = players;
    const evening = await TournamentCalls.created(api, {
      bestOf: 3,
      stages: [
        { kind: 'swiss', rounds: 4 },
        { kind: 'single-elimination', players: 4, thirdPlace: true },
      ],
    });
    await evening.post('/registration', { open: true });
    await evening.register(players);
    expect((await evening.post('/stages')).stages[0]).toMatchObject({ begun: true, rounds: 4, field: 9 });

    // Round 1 has a bye for the ninth player.
    const first = await evening.round();
    expect(namesIn(first)).toEqual(players.map(({ name }) => name));
    expect(first.byes).toHaveLength(1);
    const { table: wrong = 0, players: [winner, loser] = [] } = first.tables[0] ?? {};
    await evening.post('/results', { round: 1, table: wrong, result: { games: { won: 0, lost: 2, drawn: 0 } } });
    await evening.finish();
    expect((await evening.get()).round).toMatchObject({ number: 1, isOver: true, missing: 0 });

    // Dan leaves after the first round, Joe comes late and has a loss for it.
    await evening.post('/drops', { playerId: dan?.id, reason: 'Has to leave' });
    const [joe] = await entrants(api, 'Joe');
    await evening.register(joe === undefined ? [] : [joe]);
    const second = await evening.round();
    expect(namesIn(second)).toEqual(['Ada', 'Bea', 'Cas', 'Eve', 'Fay', 'Gus', 'Hal', 'Ida', 'Joe']);
    expect(second.byes[0]?.playerId).not.toBe(first.byes[0]?.playerId);
    await evening.finish();
    await evening.round();
    await evening.finish();

    // Two rounds later the slip of round 1 turns out to have been read the wrong way round.
    const before = await evening.table();
    const correction = { round: 1, table: wrong, result: { games: { won: 2, lost: 1, drawn: 0 } }, reason: 'Slip' };
    const shown = await evening.post<{ effects: { places: readonly { name: string }[] } }>('/corrections', {
      ...correction,
      dryRun: true,
    });
    expect(await evening.table()).toEqual(before);
    const version = (await evening.get()).version;
    const corrected = await evening.post<{ effects: unknown }>('/corrections', correction);
    expect(corrected.effects).toEqual(shown.effects);
    const rowOf = (rows: readonly string[], name = '') => rows.find((row) => row.includes(` ${name} `)) ?? '';
    const after = await evening.table();
    const points = (row: string) => Number(row.split(' ')[2]);
    expect(points(rowOf(after, winner?.name)) - points(rowOf(before, winner?.name))).toBe(3);
    expect(points(rowOf(before, loser?.name)) - points(rowOf(after, loser?.name))).toBe(3);
    expect(await evening.table(`?at=${version}`)).toEqual(before);
    expect((await evening.get<SeenRound>('/rounds/1')).tables[0]).toMatchObject({ corrections: 1, source: 'staff' });

    await evening.round();
    await evening.finish();
    const swiss = await evening.table();
    const cut = await evening.post('/stages');
    expect(cut.stages[1]).toMatchObject({ begun: true, field: 4 });
    const semifinals = await evening.round();
    expect(semifinals.tables.map(({ place }) => place)).toEqual(['W1-1', 'W1-2']);
    // The best seed meets the last one. Of players who share a place a lot decides.
    const [best = [], next = []] = semifinals.tables.map(({ players: pair }) => pair.map(({ name }) => name));
    const seeds = [best[0], next[0], next[1], best[1]].map((name) => rowOf(swiss, name));
    const placeOf = (row: string) => row.split(' ')[0];
    expect(new Set(seeds).size).toBe(4);
    expect(seeds.map(placeOf)).toEqual(swiss.slice(0, 4).map(placeOf));
    const drawn = { round: 5, table: 1, result: { games: { won: 1, lost: 1, drawn: 0 } } };
    expect(await evening.ask('POST', '/results', drawn)).toMatchObject({
      status: 422,
      body: { code: 'tournament.result-impossible' },
    });
    await evening.finish();
    await evening.round();
    await evening.finish();
    expect((await evening.get()).next).toBe('end');
    expect(await evening.post('/end')).toMatchObject({ status: 'ended', next: null });
    const places = (await evening.get<{ rows: readonly SeenPlace[] }>('/standings')).rows;
    expect(places.map(({ place }) => place).slice(0, 4)).toEqual([1, 2, 3, 4]);
    expect(places).toHaveLength(10);
    const { matches } = await evening.get<{ matches: readonly { winner: { name: string } | null }[] }>('/bracket');
    expect(matches.map(({ winner: best }) => best?.name)).toContain(places[0]?.name);
  });

  it('explains every number of a player, and who met whom', async () => {
    const evening = await TournamentCalls.created(api, { bestOf: 3 });
    const players = await entrants(api, 'Kim Lea Moe Ned');
    await evening.register(players);
    await evening.post('/stages');
    await evening.round();
    await evening.finish();
    const round = await evening.round();
    await evening.finish();
    const kim = players[0]?.id ?? '';
    const { rows } = await evening.get<{ rows: readonly SeenPlace[] }>(`/standings?explain=${kim}`);
    const row = rows.find(({ playerId }) => playerId === kim);
    expect(row?.numbers.map(({ measure, by, terms }) => [measure, by, terms?.length])).toEqual([
      ['match-points', 'sum', 2],
      ['opponents-match-win', 'mean', 2],
      ['game-win', 'ratio', 0],
      ['opponents-game-win', 'mean', 2],
    ]);
    expect(rows.find(({ playerId }) => playerId !== kim)?.numbers[0]).not.toHaveProperty('terms');
    const path = await evening.get<{ rounds: readonly { score: string }[] }>(`/players/${kim}`);
    expect(path.rounds.map(({ score }) => score)).toEqual(['won', 'won']);
    const cross = await evening.get<{ rows: readonly { cells: readonly { score: string }[] }[] }>('/cross-table');
    expect(cross.rows.map(({ cells }) => cells.map(({ score }) => score))).toHaveLength(4);
    const why = await evening.get<{ cost: object; reasons: readonly object[] }>('/rounds/2/explanation');
    expect(why.cost).toMatchObject({ rematches: 0, furtherByes: 0 });
    expect(why.reasons).toHaveLength(round.tables.length);
  });
});

describe('players', () => {
  it('report and confirm their results, and see what is theirs to do', async () => {
    const evening = await TournamentCalls.created(api, { bestOf: 3, selfRegistration: true, capacity: 2 });
    const [one, two, three] = await entrants(api, 'Oda Pia Quy');
    if (one === undefined || two === undefined || three === undefined) throw new Error('three players');
    expect(await evening.ask('POST', '/entries', {}, one.key)).toMatchObject({
      status: 409,
      body: { code: 'tournament.wrong-status' },
    });
    await evening.post('/registration', { open: true });
    for (const { key } of [one, two, three]) await evening.post('/entries', {}, key);
    expect(await evening.get('/me', three.key)).toMatchObject({ status: 'waiting', waitingPlace: 1 });
    expect(await evening.ask('POST', '/entries', {}, one.key)).toMatchObject({
      body: { code: 'tournament.entered-already' },
    });
    await evening.post('/drops', {}, two.key);
    expect(await evening.get('/me', three.key)).toMatchObject({ status: 'entered', waitingPlace: null });
    await evening.post('/stages');
    await evening.round();
    expect(await evening.get('/me', one.key)).toMatchObject({
      current: { round: 1, table: 1, opponent: { name: 'Quy' }, canReport: true, canConfirm: false },
    });
    const games = { won: 2, lost: 1, drawn: 0 };
    await evening.post('/reports', { round: 1, games }, one.key);
    expect(await evening.ask('POST', '/reports', { round: 1, games }, three.key)).toMatchObject({
      status: 409,
      body: { code: 'tournament.reported-otherwise' },
    });
    await evening.post('/disputes', { round: 1, reason: 'I won the third game' }, three.key);
    expect(await evening.get()).toMatchObject({ round: { disputed: 1, missing: 1 } });
    await evening.post('/reports', { round: 1, games }, one.key);
    expect(await evening.get('/me', three.key)).toMatchObject({
      current: { canConfirm: true, report: { byMe: false, games: { won: 1, lost: 2 } } },
    });
    await evening.post('/confirmations', { round: 1 }, three.key);
    expect(await evening.get<SeenRound>('/rounds/1')).toMatchObject({
      isOver: true,
      tables: [{ source: 'players', result: { how: 'played' } }],
    });
  });
});

describe('two organisers at once', () => {
  it('record many results at the same time, and none is turned away', async () => {
    const evening = await TournamentCalls.created(api);
    const names = Array.from({ length: 60 }, (_, at) => `Hall${at}`).join(' ');
    await evening.register(await entrants(api, names));
    await evening.post('/stages');
    const { tables } = await evening.round();
    const answers = await Promise.all(
      tables.map(({ table }) =>
        evening.ask('POST', '/results', { round: 1, table, result: { games: { won: 1, lost: 0, drawn: 0 } } }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(30).fill(200));
    expect(await evening.get()).toMatchObject({ round: { missing: 0, isOver: true } });
  });

  it('never pair or publish a round twice, and a request that is sent again changes nothing', async () => {
    const evening = await TournamentCalls.created(api);
    await evening.register(await entrants(api, 'Rea Sid Tom Uma'));
    await evening.post('/stages');
    await evening.post('/pairings', { round: 1 });
    const published = await Promise.all([1, 2, 3, 4].map(() => evening.ask('POST', '/rounds', { round: 1 })));
    expect(published.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    expect((await evening.get<{ items: readonly unknown[] }>('/rounds')).items).toHaveLength(1);
    expect(await evening.ask('POST', '/pairings', { round: 1 })).toMatchObject({
      status: 409,
      body: { code: 'tournament.wrong-round', round: 2 },
    });
    const send = async () => {
      const response = await fetch(`${await api.app.getUrl()}/v1/tournaments/${evening.id}/results`, {
        method: 'POST',
        headers: {
          ...{ authorization: `Bearer ${api.adminKey}`, 'content-type': 'application/json' },
          'idempotency-key': 'slip-1',
        },
        body: JSON.stringify({ round: 1, table: 1, result: { games: { won: 1, lost: 0, drawn: 0 } } }),
      });
      await response.text();
      return [response.status, response.headers.get('idempotent-replayed')];
    };
    const sent = await Promise.all([send(), send(), send(), send()]);
    expect(sent.map(([status]) => status)).toEqual([200, 200, 200, 200]);
    expect(sent.filter(([, replayed]) => replayed === 'true')).toHaveLength(3);
    const events = await api.app.get(EventStore).read(evening.id);
    expect(events.filter(({ type }) => type === 'ResultRecorded')).toHaveLength(1);
    const stale = await evening.ask('POST', '/drops', { playerId: 'x', expectedVersion: 1 });
    expect(stale.status).toBe(400);
    const [table] = (await evening.get<SeenRound>('/rounds/1')).tables;
    const outdated = { playerId: table?.players[0]?.playerId, expectedVersion: 1 };
    expect(await evening.ask('POST', '/drops', outdated)).toMatchObject({
      status: 409,
      body: { code: 'tournament.changed' },
    });
  });
});

describe('a list of players', () => {
  it('refuses a line that names nobody', async () => {
    const evening = await TournamentCalls.created(api);
    expect(await evening.ask('POST', '/players', { lines: [{ team: 'Red' }], newPlayers: true })).toMatchObject({
      status: 400,
      body: { code: 'request.invalid', errors: [{ pointer: '/lines/0/name' }] },
    });
    expect((await evening.get()).players.entered).toBe(0);
  });

  it('has an answer for each line: names, twins, spellings, hostile texts', async () => {
    const evening = await TournamentCalls.created(api);
    const [vic] = await entrants(api, 'Víctor');
    await entrants(api, 'Twin Twin');
    const hostile = ['=1+1', '<script>alert(1)</script>', '🂡 Ace', 'מיכל', '李小龙', 'x'.repeat(80)];
    const lines = [
      { playerId: vic?.id },
      { name: 'víctor' },
      { name: 'Victor' },
      { name: 'Twin' },
      { name: 'Nobody Yet' },
      ...hostile.map((name) => ({ name, isNew: true })),
    ];
    const statuses = ({ lines: of }: { lines: readonly { status: string }[] }) => of.map(({ status }) => status);
    const dry = await evening.post<{ lines: readonly { status: string }[] }>('/players', { lines, dryRun: true });
    const expected = ['entered', 'twice', 'similar', 'ambiguous', 'unknown', ...hostile.map(() => 'new')];
    expect(statuses(dry)).toEqual(expected);
    expect((await evening.get()).players.entered).toBe(0);
    expect(statuses(await evening.post('/players', { lines }))).toEqual(expected);
    expect((await evening.get()).players.entered).toBe(1 + hostile.length);
    await evening.post('/stages');
    const { body: csv } = await api.call('GET', `/v1/exports/tournament?tournament=${evening.id}&format=csv`);
    const [head = '', ...rows] = String(csv).trimEnd().split('\r\n');
    expect(head.split(',').slice(-4)).toEqual([
      'match-points',
      'opponents-match-win',
      'game-win',
      'opponents-game-win',
    ]);
    expect(rows).toHaveLength(1 + hostile.length);
    expect(rows.some((row) => row.includes("'=1+1"))).toBe(true);
    const { items } = await evening.get<{ items: readonly { name: string }[] }>('/players');
    expect(items.map(({ name }) => name)).toEqual(['Víctor', ...hostile]);
    const listed = await eventually('the tournament to be listed', async () => {
      const { body } = await api.call('GET', `/v1/tournaments?player=${vic?.id ?? ''}`, undefined, null);
      const [found] = (body as { items: readonly { players: number; status: string }[] }).items;
      return found?.players === 1 + hostile.length && found.status === 'running' ? found : null;
    });
    expect(listed).toMatchObject({ id: evening.id, status: 'running', rounds: 0 });
  });
});

describe('a player who has left', () => {
  it('returns with a loss for each missed round, and does not enter anew', async () => {
    const evening = await TournamentCalls.created(api, {
      bestOf: 3,
      lateEntry: 'bye',
      stages: [{ kind: 'swiss', rounds: 3 }],
    });
    const players = await entrants(api, 'Wes Xia Yan Zoe');
    const [wes] = players;
    await evening.register(players);
    await evening.post('/stages');
    await evening.round();
    await evening.finish();
    await evening.post('/drops', {}, wes?.key);
    expect(await evening.ask('POST', '/drops', {}, wes?.key)).toMatchObject({
      status: 404,
      body: { code: 'tournament.player-not-in' },
    });
    const second = await evening.round();
    expect(namesIn(second)).toEqual(['Xia', 'Yan', 'Zoe']);
    await evening.finish();
    const again = await evening.post<{ lines: readonly { status: string }[] }>('/players', {
      lines: [{ playerId: wes?.id }],
    });
    expect(again.lines).toMatchObject([{ status: 'already-entered' }]);
    await evening.post('/returns', { playerId: wes?.id });
    expect((await evening.table()).find((row) => row.includes(' Wes '))).toMatch(/ Wes 3 1-1-0$/);
    await evening.post('/disqualifications', { playerId: players[3]?.id, reason: 'Cheating' });
    const third = await evening.round();
    expect(namesIn(third)).toEqual(['Wes', 'Xia', 'Yan']);
    expect((await evening.table()).some((row) => row.includes(' Zoe '))).toBe(false);
    expect(await evening.ask('POST', '/returns', { playerId: players[3]?.id })).toMatchObject({
      status: 409,
      body: { code: 'tournament.return-impossible' },
    });
  });

  it('makes a proposal void, and a round that has begun is not withdrawn', async () => {
    const evening = await TournamentCalls.created(api);
    const players = await entrants(api, 'Ann Ben Cyd Deb Eli');
    await evening.register(players);
    await evening.post('/stages');
    await evening.post('/pairings', { round: 1 });
    await evening.post('/drops', { playerId: players[4]?.id });
    expect(await evening.ask('POST', '/rounds', { round: 1 })).toMatchObject({
      status: 409,
      body: { code: 'tournament.no-proposal' },
    });
    const [ann, ben, cyd] = players.map(({ id }) => id);
    const { tables } = await evening.post<SeenRound>('/pairings', {
      round: 1,
      locked: [{ players: [ann, ben] }],
    });
    expect(tables.some(({ players: pair }) => pair.every(({ name }) => ['Ann', 'Ben'].includes(name)))).toBe(true);
    const forbidden = [{ players: [ann, ben] }, { players: [ann, cyd] }, { players: [ann, players[3]?.id] }];
    expect(await evening.ask('POST', '/pairings', { round: 1, forbidden })).toMatchObject({
      status: 422,
      body: { code: 'tournament.wish-impossible' },
    });
    const swapped = await evening.post<SeenRound>('/pairings/swaps', { round: 1, players: [ben, cyd] });
    expect(swapped.tables.some(({ players: pair }) => pair.every(({ name }) => ['Ann', 'Cyd'].includes(name)))).toBe(
      true,
    );
    await evening.post('/rounds', { round: 1 });
    await evening.post('/rounds/withdrawals', { round: 1, reason: 'Wrong pairs' });
    expect(await evening.get()).toMatchObject({ round: null, next: 'pair' });
    await evening.round();
    await evening.post('/results', { round: 1, table: 1, result: { games: { won: 1, lost: 0, drawn: 0 } } });
    expect(await evening.ask('POST', '/rounds/withdrawals', { round: 1, reason: 'Too late' })).toMatchObject({
      status: 409,
      body: { code: 'tournament.round-begun' },
    });
  });
});

describe('a tournament of 81 players', () => {
  it('is paired in a process of its own, and explained there', async () => {
    const evening = await TournamentCalls.created(api, {
      bestOf: 3,
      stages: [{ kind: 'swiss', rounds: 2 }],
    });
    const lines = Array.from({ length: 81 }, (_, index) => ({ name: `Guest ${index + 1} of the hall`, isNew: true }));
    await evening.post('/players', { lines });
    expect((await evening.post('/stages')).players.entered).toBe(81);
    const first = await evening.round();
    expect([first.tables.length, first.byes.length]).toEqual([40, 1]);
    await evening.finish();
    const second = await evening.round();
    expect(new Set(namesIn(second)).size).toBe(81);
    const met = new Set(
      first.tables.map(({ players }) =>
        players
          .map(({ playerId }) => playerId)
          .toSorted()
          .join(),
      ),
    );
    expect(
      second.tables.some(({ players }) =>
        met.has(
          players
            .map(({ playerId }) => playerId)
            .toSorted()
            .join(),
        ),
      ),
    ).toBe(false);
    const floating = second.tables.find(({ players: [one, other] }) => one?.points !== other?.points);
    const path = `/rounds/2/explanation?player=${floating?.players[0]?.playerId ?? ''}`;
    const explained = await evening.get<{ reasons: readonly { reasons: readonly unknown[] }[] }>(path);
    expect(explained.reasons).toHaveLength(1);
    expect(explained.reasons[0]?.reasons.length).toBeGreaterThan(0);
  });
});
