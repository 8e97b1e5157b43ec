/**
 * Goal: a stage begins with a draft in pods. Each pod is a match, its decks are played in the stage, and what is late
 * or missing is settled by staff. Method: five players draft over HTTP with their own keys; the tournament follows the
 * ledger.
 */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { RecordedMatchesProcess } from '../../../src/modules/tournaments/process/recorded-matches.process.js';
import { TournamentStore } from '../../../src/modules/tournaments/tournament-store.js';
import { EventStore, Feed, isReadable, type LedgerEvent } from '../../../src/platform/event-store/index.js';
import type { Transaction } from '../../../src/platform/projections/index.js';
import { serveKifu, type TestApi } from '../../support/api.js';
import { masterSet } from '../../support/ashes-draft.js';
import { matchOf, whenMatchIs } from '../../support/court.js';
import { eventually } from '../../support/ledger.js';
import { dice, step } from '../../support/players.js';
import { entrants, type Entrant, type SeenTable, TournamentCalls } from '../../support/tournament.js';

interface SeenPod {
  readonly pod: number;
  readonly players: readonly { readonly playerId: string; readonly hasDeck: boolean }[];
  readonly matchId: string | null;
  readonly endedBy: string | null;
}

let api: TestApi;
let players: readonly Entrant[];
/** What is drafted from: enough for four, and for five but for the dice. */
let box: string;

const stored = async (format: string, cards: readonly object[], key?: string): Promise<string> => {
  const { body } = await api.call('POST', '/v1/decks', { name: 'List', game: 'ashes', format, cards }, key);
  return (body as { readonly id: string }).id;
};

beforeAll(async () => {
  api = await serveKifu('all');
  players = await entrants(api, 'Ada Bea Cas Dan Eve');
  box = await stored('draft', masterSet());
});

afterAll(() => api.close());

/** A tournament of the five players, with pods of at most four. */
async function drafting(draft: object = {}, terms: object = {}): Promise<TournamentCalls> {
  const evening = await TournamentCalls.created(api, {
    ...{ game: 'ashes', format: 'drafted', recorded: true, seeding: 'list', decklists: 'open' },
    stages: [{ kind: 'swiss', rounds: 1, draft: { podSize: 4, deckId: box, withinPods: true, ...draft } }],
    ...terms,
  });
  await evening.register(players);
  return evening;
}

const podsOf = async (evening: TournamentCalls): Promise<readonly SeenPod[]> =>
  (await evening.get<{ items: readonly SeenPod[] }>('/pods', null)).items;

const withMatches = (evening: TournamentCalls): Promise<readonly SeenPod[]> =>
  eventually('the matches of the pods', async () => {
    const pods = await podsOf(evening);
    return pods.every(({ matchId }) => matchId !== null) ? pods : null;
  });

const nextIs = (evening: TournamentCalls, next: string) =>
  eventually(next, async () => {
    const now = await evening.get();
    return now.next === next ? now : null;
  });

/** Everybody of the pod picks any legal answer, to the end. */
async function draft({ matchId, players: seated }: SeenPod): Promise<void> {
  const { games } = await whenMatchIs(api, matchId ?? '', 'running');
  const members = players.filter(({ id }) => seated.some(({ playerId }) => playerId === id));
  const pick = dice(7);
  const deciding = members.map((member) => ({ ...member, deckId: box }));
  while ((await step(api, games[0]?.id ?? '', deciding, pick)) !== null);
}

/** Begins the stage of the evening: the first of two pods drafts on, and the second has drafted. */
async function withOneLate(evening: TournamentCalls) {
  await evening.post('/stages');
  const [late, punctual] = await withMatches(evening);
  if (late === undefined || punctual === undefined) throw new Error('there are two pods');
  await draft(punctual);
  await eventually('the draft of pod 2 to end', async () => ((await podsOf(evening))[1]?.endedBy === null ? null : 1));
  return { late, punctual };
}

const refusal = async (evening: TournamentCalls, path: string, body: object, key?: string) => {
  const answer = await evening.ask('POST', path, body, key);
  return [answer.status, (answer.body as { readonly code?: string }).code];
};

describe('a stage that begins with a draft', () => {
  let evening: TournamentCalls;
  let pods: readonly SeenPod[];

  beforeAll(async () => {
    evening = await drafting({ pickSeconds: 3_600 });
    await evening.post('/stages');
    pods = await withMatches(evening);
  });

  it('seats each player in exactly one pod, whose match names the tournament', async () => {
    expect(pods.map((pod) => pod.players.length)).toEqual([3, 2]);
    const seated = pods.flatMap((pod) => pod.players.map(({ playerId }) => playerId));
    expect(seated.toSorted()).toEqual(players.map(({ id }) => id).toSorted());
    const [first] = pods;
    expect(await matchOf(api, first?.matchId ?? '')).toMatchObject({
      ...{ format: 'draft', decksFor: 'drafted', pod: { tournamentId: evening.id, stage: 1, pod: 1 }, pairing: null },
      timing: { turn: { seconds: 3_600, atEnd: 'lot' } },
    });
    for (const { key, id } of players) {
      const pod = pods.find((each) => each.players.some(({ playerId }) => playerId === id));
      const seat = (pod?.players.findIndex(({ playerId }) => playerId === id) ?? 0) + 1;
      expect(await evening.get('/me', key)).toMatchObject({ draft: { pod: pod?.pod, seat, matchId: pod?.matchId } });
    }
  });

  it('makes each match once, also when the process dies before it has noted so', async () => {
    const note = vi.spyOn(api.app.get(TournamentStore, { strict: false }), 'note');
    note.mockRejectedValueOnce(new Error('It has died.'));
    const again = await drafting();
    await again.post('/stages');
    const made = (await withMatches(again)).map(({ matchId }) => matchId);
    const failed = note.mock.settledResults.filter(({ type }) => type === 'rejected');
    note.mockRestore();
    const events = await api.app.get(EventStore).read(again.id);
    const started = events.filter(({ type }) => type === 'StageStarted') as unknown as LedgerEvent[];
    await api.app.get(RecordedMatchesProcess).handle({} as Transaction, started);
    expect(failed).toHaveLength(1);
    expect(await api.app.get(EventStore).read(again.id)).toHaveLength(events.length);
    const ledger = (await api.app.get(Feed).readFrom(0, 10_000)).filter(isReadable);
    const ofEvening = ({ payload }: LedgerEvent) =>
      (payload as { pod?: { tournamentId: string } }).pod?.tournamentId === again.id;
    const matches = ledger.filter((event) => event.type === 'MatchCreated' && ofEvening(event));
    expect(matches.map(({ stream }) => stream)).toEqual(made);
  });

  it('pairs nobody, takes no late player and no deck before the draft is over', async () => {
    const [ada] = players;
    expect(await evening.get()).toMatchObject({
      next: 'draft',
      stages: [{ draft: { pods: 2, openPods: 2, pickSeconds: 3_600 } }],
    });
    expect(await evening.ask('POST', '/pairings', { round: 1 })).toMatchObject({
      ...{ status: 409, body: { code: 'tournament.draft-under-way', pods: [1, 2] } },
    });
    const [late] = await entrants(api, 'Late');
    expect(await refusal(evening, '/players', { lines: [{ playerId: late?.id }] })).toEqual([
      ...[409, 'tournament.late-entry-impossible'],
    ]);
    expect(await refusal(evening, '/decks', { deckId: box }, ada?.key)).toEqual([409, 'tournament.deck-by-draft']);
    expect(await refusal(evening, '/decks', { deckId: box, playerId: ada?.id })).toEqual([
      ...[409, 'tournament.deck-by-draft'],
    ]);
  });

  it('plays the decks that its players have drafted, and pairs them within their pods', async () => {
    for (const pod of pods) await draft(pod);
    await nextIs(evening, 'pair');
    expect((await podsOf(evening)).map(({ endedBy }) => endedBy)).toEqual(['match', 'match']);
    const { tables, byes } = await evening.round();
    const podOf = (id?: string) => pods.find((pod) => pod.players.some(({ playerId }) => playerId === id))?.pod;
    expect(tables.map(({ players: pair }) => pair.map(({ playerId }) => podOf(playerId)))).toEqual([
      ...[
        [1, 1],
        [2, 2],
      ],
    ]);
    expect(byes.map(({ playerId }) => podOf(playerId))).toEqual([1]);
    const matchId = await eventually('the match of a pairing', async () => {
      const [table] = (await evening.get<{ tables: readonly (SeenTable & { matchId: string | null })[] }>('/rounds/1'))
        .tables;
      return table?.matchId ?? null;
    });
    expect(await matchOf(api, matchId)).toMatchObject({ format: 'drafted', draftId: null });
    const winner = tables[0]?.players[0]?.playerId ?? '';
    const deck = await evening.ask('GET', `/players/${winner}/deck`, undefined, null);
    expect(deck).toMatchObject({ status: 200, body: { format: 'drafted' } });
    expect(await evening.get('/me', players[0]?.key)).toMatchObject({ draft: null });
  });
});

describe('a pod that is late', () => {
  it('is ended by staff, who names the decks that are missing or drops their players', async () => {
    const league = { name: 'Club', game: 'ashes', format: 'drafted', bestOf: 1 };
    const { id: leagueId } = (await api.call('POST', '/v1/leagues', league)).body as { readonly id: string };
    const evening = await drafting({}, { leagueId });
    const { late, punctual } = await withOneLate(evening);
    const [ada] = players;
    expect(await matchOf(api, late.matchId ?? '')).toMatchObject({ leagueId, decksFor: 'drafted' });
    const [named = '', organiser = '', returning = ''] = late.players.map(({ playerId }) => playerId);
    await evening.post('/drops', { playerId: returning });
    expect(await refusal(evening, '/pods/endings', { pod: 1 }, ada?.key)).toEqual([403, 'identity.role-forbidden']);
    expect(await evening.post('/pods/endings', { pod: 1, reason: 'Too late' })).toMatchObject({ next: 'decks' });
    expect(await refusal(evening, '/pods/endings', { pod: 1 })).toEqual([409, 'tournament.pod-over']);
    expect(await refusal(evening, '/pods/endings', { pod: 3 })).toEqual([404, 'tournament.no-such-pod']);
    const without = [named, organiser];
    const refused = await evening.ask('POST', '/pairings', { round: 1 });
    expect([refused.status, (refused.body as { players: readonly string[] }).players.toSorted()]).toEqual([
      ...[409, without.toSorted()],
    ]);

    // Cards that somebody else has drafted are a list of the format.
    const { body } = await evening.ask('GET', `/players/${punctual.players[0]?.playerId ?? ''}/deck`);
    const drafted = await stored('drafted', (body as { cards: readonly object[] }).cards);
    const keyOf = (playerId: string) => players.find(({ id }) => id === playerId)?.key;
    const deck = { deckId: drafted };
    expect(await refusal(evening, '/decks', deck, keyOf(named))).toEqual([409, 'tournament.deck-by-draft']);
    await evening.post('/decks', { playerId: named, ...deck });
    expect(await refusal(evening, '/decks', deck, keyOf(organiser))).toEqual([409, 'tournament.deck-by-draft']);
    await api.call('PUT', `/v1/leagues/${leagueId}/roles/${organiser}/organiser`);
    expect(await evening.post('/decks', deck, keyOf(organiser))).toMatchObject({ next: 'pair' });

    expect(await evening.post('/returns', { playerId: returning })).toMatchObject({ next: 'decks' });
    expect(await evening.ask('POST', '/pairings', { round: 1 })).toMatchObject({
      ...{ status: 409, body: { code: 'tournament.decks-missing', players: [returning] } },
    });
    await evening.post('/drops', { playerId: returning, reason: 'No deck' });
    const { tables, byes } = await evening.round();
    expect([tables.length, byes]).toEqual([2, []]);
  });

  it('is ended by staff that closes its match, also if the closing is lifted', async () => {
    const evening = await drafting({ podSize: 8, deckId: undefined });
    await evening.post('/drops', { playerId: players[4]?.id });
    await evening.post('/stages', { deckId: box });
    const [pod] = await withMatches(evening);
    const match = `/v1/matches/${pod?.matchId ?? ''}`;
    expect((await api.call('POST', `${match}/closings`, { kind: 'void', reason: 'Too late' })).status).toBe(200);
    await nextIs(evening, 'decks');
    expect(await podsOf(evening)).toMatchObject([{ endedBy: 'staff' }]);
    expect((await api.call('POST', `${match}/reopenings`, { reason: 'There is time' })).status).toBe(200);
    expect(await evening.get()).toMatchObject({ next: 'decks' });
  });

  it('is reopened after a mistake, also by a judge, and its match then gives the decks', async () => {
    const league = { name: 'Club', game: 'ashes', format: 'drafted', bestOf: 1 };
    const { id: leagueId } = (await api.call('POST', '/v1/leagues', league)).body as { readonly id: string };
    const evening = await drafting({}, { leagueId });
    const { late, punctual } = await withOneLate(evening);
    const judge = ((await api.call('POST', '/v1/keys', { role: 'judge' })).body as { readonly key: string }).key;
    const mistake = { pod: 1, reason: 'The wrong pod' };
    const reopened = (body: object, key?: string) => refusal(evening, '/pods/reopenings', body, key);
    expect(await reopened(mistake)).toEqual([409, 'tournament.pod-open']);
    await evening.post('/pods/endings', { pod: 1, reason: 'Too late' });
    expect(await reopened({ pod: 1 })).toEqual([400, 'request.invalid']);
    expect(await reopened(mistake, players[0]?.key)).toEqual([403, 'identity.role-forbidden']);
    expect(await reopened({ ...mistake, pod: 3 })).toEqual([404, 'tournament.no-such-pod']);
    expect(await reopened({ ...mistake, pod: 2 })).toEqual([409, 'tournament.draft-match-over']);
    const { body } = await evening.ask('GET', `/players/${punctual.players[0]?.playerId ?? ''}/deck`);
    const byHand = await stored('drafted', (body as { cards: readonly object[] }).cards);
    const named = late.players[0]?.playerId ?? '';
    await evening.post('/decks', { playerId: named, deckId: byHand });
    const own = late.players[0]?.playerId ?? '';
    await api.call('PUT', `/v1/leagues/${leagueId}/roles/${own}/judge`);
    expect(await reopened(mistake, players.find(({ id }) => id === own)?.key)).toEqual([403, 'tournament.own-pod']);
    expect(await evening.post('/pods/reopenings', mistake, judge)).toMatchObject({ next: 'draft' });
    expect(await podsOf(evening)).toMatchObject([
      { endedBy: null, reason: null, matchId: late.matchId },
      { endedBy: 'match' },
    ]);
    const { key } = players.find(({ id }) => id === named) ?? {};
    expect(await refusal(evening, '/decks', { deckId: byHand }, key)).toEqual([409, 'tournament.deck-by-draft']);
    const { items } = await evening.get<{ items: { type: string; data: object; by: object }[] }>('/history?limit=100');
    expect(items.find(({ type }) => type === 'DraftReopened')).toMatchObject({
      data: { stage: 1, pod: 1, reason: 'The wrong pod' },
      by: { role: 'judge' },
    });
    await draft(late);
    await nextIs(evening, 'pair');
    const deck = (await evening.ask('GET', `/players/${named}/deck`)).body as { readonly id: string };
    expect(deck.id).not.toBe(byHand);
    await evening.round();
    expect(await reopened(mistake)).toEqual([409, 'tournament.draft-played']);
  });

  it('keeps the decks that staff has named if its match ends after all', async () => {
    const evening = await drafting();
    const { late, punctual } = await withOneLate(evening);
    await evening.post('/pods/endings', { pod: 1 });
    const { body } = await evening.ask('GET', `/players/${punctual.players[0]?.playerId ?? ''}/deck`);
    const drafted = await stored('drafted', (body as { cards: readonly object[] }).cards);
    const named = late.players[0]?.playerId ?? '';
    await evening.post('/decks', { playerId: named, deckId: drafted });
    await draft(late);
    await nextIs(evening, 'pair');
    const deckOf = async (id: string) =>
      ((await evening.ask('GET', `/players/${id}/deck`)).body as { readonly id: string }).id;
    expect(await deckOf(named)).toBe(drafted);
    expect(await deckOf(late.players[1]?.playerId ?? '')).not.toBe(drafted);
  });
});

it('pods on paper end by hand, and their players need no decks', async () => {
  const evening = await drafting({ deckId: undefined }, { recorded: false });
  expect(await refusal(evening, '/stages', { deckId: box })).toEqual([422, 'tournament.draft-list-unfit']);
  expect(await evening.post('/stages')).toMatchObject({ next: 'draft' });
  await evening.post('/pods/endings', { pod: 1 });
  expect(await evening.post('/pods/endings', { pod: 2 })).toMatchObject({ next: 'pair' });
  expect((await evening.round()).tables).toHaveLength(2);
  expect((await podsOf(evening)).map(({ matchId }) => matchId)).toEqual([null, null]);
});

describe('a draft that cannot be', () => {
  const create = async (terms: object) => {
    const { status, body } = await api.call('POST', '/v1/tournaments', { name: 'Evening', recorded: true, ...terms });
    return [status, (body as { readonly code?: string }).code];
  };
  const ashes = { game: 'ashes', format: 'drafted' };

  it.each([
    ['a format without a draft', { game: 'ashes', format: 'constructed' }, {}, [422, 'tournament.terms-impossible']],
    [
      'a game without drafts',
      { game: 'lorcana', format: 'core-constructed' },
      {},
      [422, 'tournament.terms-impossible'],
    ],
    ['pods that are too large', ashes, { podSize: 9 }, [400, 'request.invalid']],
    ['pods that are too small', ashes, { podSize: 3 }, [400, 'request.invalid']],
    ['a time that is too short', ashes, { pickSeconds: 4 }, [400, 'request.invalid']],
    ['a time on paper', { ...ashes, recorded: false }, { pickSeconds: 60 }, [422, 'tournament.terms-impossible']],
    ['an unknown list', ashes, { deckId: '0193a5a0-7c11-7f2a-a3b4-c5d6e7f80912' }, [404, 'deck.not-found']],
  ])('is refused with the tournament: %s', async (_title, game, asked, refused) => {
    expect(await create({ ...game, stages: [{ kind: 'swiss', draft: asked }] })).toEqual(refused);
  });

  it('is refused with the tournament: the list of a player', async () => {
    const own = await stored('draft', masterSet(), players[0]?.key);
    expect(await create({ ...ashes, stages: [{ kind: 'swiss', draft: { deckId: own } }] })).toEqual([
      ...[422, 'tournament.draft-list-unfit'],
    ]);
  });

  it('begins no stage: without a list, with too little for its pods, or for no draft', async () => {
    const evening = await drafting({ deckId: undefined, podSize: 8 });
    const { version } = await evening.get();
    expect(await refusal(evening, '/stages', {})).toEqual([409, 'tournament.draft-list-missing']);
    // Eight players need eighty dice.
    const more = await entrants(api, 'Fay Gus Hal');
    await evening.register(more);
    expect(await refusal(evening, '/stages', { deckId: box })).toEqual([422, 'match.setup-refused']);
    expect(await evening.get()).toMatchObject({ version: version + 1, status: 'announced' });
    expect(await evening.post('/stages', { deckId: box, podSize: 4 })).toMatchObject({
      stages: [{ draft: { pods: 2 } }],
    });
    const other = await TournamentCalls.created(api);
    await other.register(players);
    expect(await refusal(other, '/stages', { podSize: 4 })).toEqual([409, 'tournament.no-draft']);
  });
});
