/**
 * Goal: if the terms ask for it, pairings are matches whose results count by themselves: as they were played, as a
 * judge rules later, and as staff closes or reopens them. Method: two players with decks play over HTTP; the
 * tournament follows the ledger.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EventStore } from '../../../src/platform/event-store/index.js';
import { newId } from '../../../src/platform/ids/index.js';
import { serveKifu, type TestApi } from '../../support/api.js';
import {
  carriedOut,
  concede,
  contested,
  type Court,
  matchOf,
  openCourt,
  playOn,
  ruling,
  whenMatchIs,
} from '../../support/court.js';
import { eventually } from '../../support/ledger.js';
import { entrants, type SeenRound, type SeenTable, TournamentCalls } from '../../support/tournament.js';

let api: TestApi;
let court: Court;

beforeAll(async () => {
  api = await serveKifu('all');
  court = await openCourt(api);
});

afterAll(() => api.close());

interface SeenSuggestions {
  readonly opened: { readonly seats: readonly { readonly seat: string; readonly playerId: string }[] };
  readonly suggestions: readonly { readonly seat: string; readonly infraction: string; readonly before: number }[];
}

type RecordedTable = SeenTable & { readonly matchId: string | null };

/** A tournament of the two players, whose first pairing is made a match. */
async function paired(terms: object = {}) {
  const evening = await TournamentCalls.created(api, { recorded: true, ...terms });
  const [one, two] = court.players;
  await evening.post('/players', { lines: [one, two].map(({ id: playerId }) => ({ playerId })) });
  await evening.post('/decks', { deckId: one.deckId }, one.key);
  await evening.post('/decks', { deckId: two.deckId, playerId: two.id });
  await evening.post('/stages');
  await evening.round();
  const table = async (): Promise<RecordedTable | null> =>
    ((await evening.get<SeenRound>('/rounds/1')).tables[0] as RecordedTable | undefined) ?? null;
  const matchId = await eventually('the match to be made', async () => (await table())?.matchId ?? null);
  const { games } = await whenMatchIs(api, matchId, 'running');
  return { evening, table, matchId, gameId: games[0]?.id ?? '' };
}

const outcomeIs = (table: () => Promise<RecordedTable | null>, outcome: string | null) =>
  eventually(`the outcome ${outcome}`, async () => {
    const now = await table();
    return (now?.result?.outcome ?? null) === outcome ? now : null;
  });

describe('a recorded pairing', () => {
  it('is named by its match, so that readers find the tables beside it', async () => {
    const { evening, matchId } = await paired();
    expect(await matchOf(api, matchId)).toMatchObject({ pairing: { tournamentId: evening.id, round: 1, table: 1 } });
  });

  it('takes the result of its match, and what a judge rules later', async () => {
    const { evening, table, matchId, gameId } = await paired();
    const first = (await table())?.players[0]?.playerId;
    const loser = court.players.find(({ id }) => id === first) ?? court.players[0];
    const report = { round: 1, games: { won: 1, lost: 0, drawn: 0 } };
    expect(await evening.ask('POST', '/reports', report, loser.key)).toMatchObject({
      status: 409,
      body: { code: 'tournament.by-recorded-match', matchId },
    });
    await playOn(api, gameId, court.players, 4);
    await concede(api, gameId, loser);
    expect(await outcomeIs(table, 'second')).toMatchObject({ source: 'match', result: { how: 'played' } });
    expect((await evening.get()).round).toMatchObject({ isOver: true });

    const seat = (await matchOf(api, matchId)) as unknown as { seats: { seat: string; playerId: string }[] };
    const loserSeat = seat.seats.find(({ playerId }) => playerId === loser.id)?.seat ?? '';
    const { id: caseId } = await contested(api, gameId, 2, loser.key);
    await ruling(api, caseId, { matchResult: { winners: [loserSeat], draw: false } }, court.headJudge);
    expect(await outcomeIs(table, 'first')).toMatchObject({
      source: 'match',
      corrections: 1,
      result: { how: 'ruling' },
    });
    const events = await api.app.get(EventStore).read(evening.id);
    expect(events.filter(({ type }) => type === 'ResultRecorded')).toHaveLength(1);
    expect(events.filter(({ type }) => type === 'ResultCorrected')).toHaveLength(1);
  });

  it('is counted in the statistics of its tournament, and of no other', async () => {
    const { evening, table, gameId } = await paired();
    await playOn(api, gameId, court.players, 4);
    await concede(api, gameId, court.players[0]);
    await outcomeIs(table, (await table())?.players[0]?.playerId === court.players[0].id ? 'second' : 'first');
    const gamesOf = async (query: string) => {
      const { body } = await api.call('GET', `/v1/statistics?game=lorcana&${query}`);
      return (body as { items: readonly { games: number }[] }).items[0]?.games;
    };
    await eventually('the game to be counted', async () =>
      (await gamesOf(`tournament=${evening.id}`)) === 1 ? true : null,
    );
    expect(await gamesOf(`tournament=${evening.id}&from=2100-01-01`)).toBe(0);
    expect(await gamesOf(`tournament=${newId()}`)).toBe(0);
  });

  it('is counted with those of the other tournaments of its season', async () => {
    const seasonOf = async (name: string) => {
      const { body } = await api.call('POST', `/v1/leagues/${court.leagueId}/seasons`, { name, placements: [] });
      return (body as { readonly id: string }).id;
    };
    const [seasonId, empty] = [await seasonOf('Autumn'), await seasonOf('Winter')];
    const ask = (query: string) => api.call('GET', `/v1/statistics?game=lorcana&${query}`);
    const gamesOf = async (query: string) =>
      ((await ask(query)).body as { items: readonly { games: number }[] }).items[0]?.games;
    const evenings: string[] = [];
    for (const seat of [0, 1] as const) {
      const { evening, table, gameId } = await paired({ leagueId: court.leagueId, seasonId });
      await playOn(api, gameId, court.players, 4);
      await concede(api, gameId, court.players[seat]);
      await outcomeIs(table, (await table())?.players[0]?.playerId === court.players[seat].id ? 'second' : 'first');
      evenings.push(evening.id);
    }
    await eventually('the games to be counted', async () =>
      (await gamesOf(`season=${seasonId}`)) === 2 ? true : null,
    );
    for (const id of evenings) expect(await gamesOf(`tournament=${id}`)).toBe(1);
    expect(await gamesOf(`season=${seasonId}&from=2100-01-01`)).toBe(0);
    expect(await gamesOf(`season=${empty}`)).toBe(0);
    const exported = await api.call('GET', `/v1/exports/statistics?format=csv&game=lorcana&season=${seasonId}`);
    expect(exported.status).toBe(200);
    expect(String(exported.body)).toMatch(/games.*2/);

    const missing = newId();
    for (const path of ['statistics?', 'exports/statistics?format=json&']) {
      expect(await api.call('GET', `/v1/${path}season=${missing}`)).toMatchObject({
        ...{ status: 404, body: { code: 'tournament.season-not-found' } },
      });
    }
    for (const other of ['league', 'tournament']) {
      expect(await ask(`season=${seasonId}&${other}=${missing}`)).toMatchObject({
        ...{ status: 400, body: { code: 'request.invalid', errors: [{ pointer: 'season' }] } },
      });
    }
  });

  it('has penalties that count on from match to match, and with those of the desk', async () => {
    const { evening, gameId } = await paired({ stages: [{ kind: 'swiss', rounds: 2 }] });
    const [player] = court.players;
    const slowPlay = async (game: string) => {
      const { id } = await contested(api, game, 2, player.key);
      const { body } = await api.call('GET', `/v1/cases/${id}`, undefined, court.headJudge);
      const { opened, suggestions } = body as SeenSuggestions;
      const seat = opened.seats.find(({ playerId }) => playerId === player.id)?.seat ?? '';
      const found = suggestions.find((each) => each.seat === seat && each.infraction === 'slow-play');
      return { id, seat, before: found?.before };
    };
    const given = { playerId: player.id, kind: 'warning', reason: 'Slow', infraction: 'slow-play' };
    await evening.post('/penalties', given);
    await playOn(api, gameId, court.players, 4);
    const { id, seat, before } = await slowPlay(gameId);
    expect(before).toBe(1);
    await ruling(api, id, { penalties: [{ seat, infraction: 'slow-play', penalty: 'warning' }] }, court.headJudge);
    await carriedOut(api, id);
    const atDesk = (playerId: string) =>
      eventually('the ladder of the desk to count the ruling', async () => {
        const { items } = await evening.get<{ items: SeenSuggestions['suggestions'] }>(`/players/${playerId}/ladder`);
        return items.find(({ infraction, before: times }) => infraction === 'slow-play' && times === 2) ?? null;
      });
    expect(await atDesk(player.id)).toMatchObject({ penalty: 'match-loss' });
    const record = await entrants(api, 'Twin');
    await evening.register(record);
    const [twin] = record.map((entrant) => entrant.id);
    const merge = { playerId: twin, reason: 'Registered twice' };
    expect((await api.call('POST', `/v1/players/${player.id}/merges`, merge)).status).toBe(204);
    expect(await atDesk(twin ?? '')).toMatchObject({ penalty: 'match-loss' });
    await api.call('POST', `/v1/players/${player.id}/separations`, merge);
    await evening.post('/drops', { playerId: twin, reason: 'Registered twice' });
    await concede(api, gameId, player);
    await eventually('the round to be over', async () => ((await evening.get()).round?.isOver === true ? true : null));

    await evening.round();
    const next = await eventually('the second match', async () => {
      const [table] = (await evening.get<SeenRound>('/rounds/2')).tables;
      return (table as RecordedTable | undefined)?.matchId ?? null;
    });
    const { games } = await whenMatchIs(api, next, 'running');
    await playOn(api, games[0]?.id ?? '', court.players, 4);
    expect((await slowPlay(games[0]?.id ?? '')).before).toBe(2);
  });

  it('has no result when staff voids its match, and follows when the match is reopened', async () => {
    const { evening, table, matchId } = await paired();
    await api.call('POST', `/v1/matches/${matchId}/closings`, { kind: 'no-show', absent: ['p2'], reason: 'Left' });
    expect(await outcomeIs(table, 'first')).toMatchObject({ source: 'match', result: { how: 'no-show' } });
    await api.call('POST', `/v1/matches/${matchId}/reopenings`, { reason: 'Here after all' });
    await outcomeIs(table, null);
    expect((await evening.get()).round).toMatchObject({ isOver: false, missing: 1 });
    await api.call('POST', `/v1/matches/${matchId}/closings`, { kind: 'void', reason: 'Wrong decks' });
    await evening.post('/results', { round: 1, table: 1, result: { games: { won: 1, lost: 0, drawn: 0 } } });
    expect(await table()).toMatchObject({ source: 'staff', result: { outcome: 'first' } });
  });

  it('shows the deck of a player to staff only, and takes no other deck once the tournament runs', async () => {
    const { evening } = await paired();
    const [one, two] = court.players;
    interface Line {
      readonly type: string;
      readonly data: object;
    }
    const decksSeenBy = async (key?: string | null) =>
      (await evening.get<{ items: readonly Line[] }>('/history', key)).items.filter(
        ({ type }) => type === 'DeckSubmitted',
      );
    for (const { data } of await decksSeenBy(one.key)) expect(data).not.toHaveProperty('deckId');
    for (const { data } of await decksSeenBy(null)) expect(data).not.toHaveProperty('deckId');
    expect((await decksSeenBy())[0]?.data).toEqual({ playerId: one.id, deckId: one.deckId });
    expect(await evening.ask('POST', '/decks', { deckId: two.deckId }, one.key)).toMatchObject({
      status: 409,
      body: { code: 'tournament.deck-locked' },
    });
  });
});

it('pairings are for staff until they are published', async () => {
  const evening = await TournamentCalls.created(api);
  await evening.post('/players', { lines: court.players.map(({ id: playerId }) => ({ playerId })) });
  await evening.post('/stages');
  await evening.post('/pairings', { round: 1 });
  expect(await evening.ask('GET', '/proposal', undefined, court.players[0].key)).toMatchObject({
    status: 403,
    body: { code: 'identity.role-forbidden' },
  });
  const proposed = async (key: string | null) =>
    (await evening.get<{ items: readonly { type: string; data: object }[] }>('/history', key)).items.find(
      ({ type }) => type === 'RoundProposed',
    )?.data;
  expect(await proposed(null)).toEqual({ stage: 1, round: 1 });
  await evening.post('/rounds', { round: 1 });
  expect(await proposed(null)).toHaveProperty('tables');
});

describe('a deck that is named for a tournament', () => {
  const begun = async (decklists?: string) => {
    const [one, two] = court.players;
    const evening = await TournamentCalls.created(api, decklists === undefined ? {} : { decklists });
    await evening.post('/players', { lines: [one, two].map(({ id: playerId }) => ({ playerId })) });
    await evening.post('/decks', { deckId: one.deckId }, one.key);
    const deck = async (key?: string | null, playerId = one.id) => {
      const { status, body } = await evening.ask('GET', `/players/${playerId}/deck`, undefined, key);
      const { id, code } = body as { readonly id?: string; readonly code?: string };
      return [status, id ?? code];
    };
    return { evening, deck, one, two };
  };

  it('is for its player and staff, unless the terms say otherwise', async () => {
    const { evening, deck, one, two } = await begun();
    await evening.post('/stages');
    const seen = [await deck(one.key), await deck(), await deck(two.key), await deck(null)];
    expect(seen).toEqual([
      [200, one.deckId],
      [200, one.deckId],
      [403, 'deck.forbidden'],
      [403, 'deck.forbidden'],
    ]);
    expect(await deck(undefined, two.id)).toEqual([404, 'tournament.deck-not-named']);
    expect(await deck(null, two.id)).toEqual([403, 'deck.forbidden']);
    const { items } = await evening.get<{ items: readonly { showsDeck: boolean }[] }>('/players');
    expect(items.map(({ showsDeck }) => showsDeck)).toEqual([false, false]);
  });

  it('is shown to everybody from the start on if the terms open decks', async () => {
    const { evening, deck, one, two } = await begun('open');
    expect(await deck(null)).toEqual([403, 'deck.forbidden']);
    await evening.post('/stages');
    expect([await deck(null), await deck(two.key)]).toEqual([
      [200, one.deckId],
      [200, one.deckId],
    ]);
    await evening.round();
    expect(await evening.get('/me', two.key)).toMatchObject({ current: { opponentShowsDeck: true } });
    expect(await evening.get('/me', one.key)).toMatchObject({ current: { opponentShowsDeck: false } });
  });
});

interface TeamRound {
  readonly isOver: boolean;
  readonly tables: readonly {
    readonly result: { readonly outcome: string } | null;
    readonly boards: readonly (Omit<RecordedTable, 'table'> & { readonly board: number })[];
  }[];
}

describe('a board of two teams', () => {
  it('is a match if both members have named decks, whose result and rulings count for the board', async () => {
    const evening = await TournamentCalls.created(api, { recorded: true, boards: 3 });
    const [one, two] = court.players;
    const others = await entrants(api, 'Second-r Third-r Second-b Third-b');
    const teams = [
      { name: 'Red', members: [one, ...others.slice(0, 2)] },
      { name: 'Blue', members: [two, ...others.slice(2)] },
    ];
    const [red] = await Promise.all(
      teams.map(({ name, members }) =>
        evening.post<{ team: { playerId: string } }>('/teams', {
          name,
          members: members.map(({ id }) => ({ playerId: id })),
        }),
      ),
    );
    expect(await evening.ask('POST', '/decks', { deckId: one.deckId, playerId: red?.team.playerId })).toMatchObject({
      body: { code: 'tournament.player-not-in' },
    });
    await evening.post('/decks', { deckId: one.deckId }, one.key);
    await evening.post('/decks', { deckId: two.deckId, playerId: two.id });
    await evening.post('/stages');
    await evening.round();
    const round = () => evening.get<TeamRound>('/rounds/1');
    const board = async () => (await round()).tables[0]?.boards[0] ?? null;
    const outcomeOfBoard = (outcome: string) =>
      eventually(`the outcome ${outcome} of the board`, async () =>
        (await board())?.result?.outcome === outcome ? round() : null,
      );
    const matchId = await eventually('the match of the board', async () => (await board())?.matchId ?? null);
    expect(await matchOf(api, matchId)).toMatchObject({ pairing: { tournamentId: evening.id, table: 1, board: 1 } });
    const { games } = await whenMatchIs(api, matchId, 'running');
    const gameId = games[0]?.id ?? '';
    // Boards without decks have their results from staff.
    const first = { outcome: 'first', how: 'ruling' };
    await evening.post('/results', { round: 1, table: 1, board: 2, result: first });
    await evening.post('/results', { round: 1, table: 1, board: 3, result: { outcome: 'second', how: 'ruling' } });

    const loser = one;
    const isFirst = (await board())?.players[0]?.playerId === loser.id;
    await playOn(api, gameId, court.players, 4);
    await concede(api, gameId, loser);
    const [lost, won] = isFirst ? (['second', 'first'] as const) : (['first', 'second'] as const);
    expect(await outcomeOfBoard(lost)).toMatchObject({ isOver: true, tables: [{ result: { outcome: lost } }] });

    const { seats } = (await matchOf(api, matchId)) as unknown as { seats: { seat: string; playerId: string }[] };
    const seat = seats.find(({ playerId }) => playerId === loser.id)?.seat ?? '';
    const { id: caseId } = await contested(api, gameId, 2, loser.key);
    await ruling(api, caseId, { matchResult: { winners: [seat], draw: false } }, court.headJudge);
    expect(await outcomeOfBoard(won)).toMatchObject({
      tables: [{ result: { outcome: won }, boards: [{ source: 'match', corrections: 1 }, {}, {}] }],
    });
  });
});
