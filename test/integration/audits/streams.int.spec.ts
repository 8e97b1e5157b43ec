/**
 * Goal: every stream can be audited, a match with all that hangs on it, and everything at once; whatever was done to
 * the database, the answer says what differs and is never a fault of the service. Method: the service runs while its
 * database is changed behind its back; anybody keeps a root and proves by it, over HTTP alone, what was rewritten.
 */
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DatabaseSettings } from '../../../src/platform/database/index.js';
import { Feed } from '../../../src/platform/event-store/index.js';
import { newId } from '../../../src/platform/ids/index.js';
import { derivedId } from '../../../src/modules/matches/index.js';
import { serveKifu, type TestApi } from '../../support/api.js';
import { carriedOut, contested, type Court, openCourt, playing, ruling } from '../../support/court.js';
import { HostileOperator } from '../../support/hostile-operator.js';
import { eventually } from '../../support/ledger.js';

let api: TestApi;
let court: Court;
let operator: HostileOperator;

beforeAll(async () => {
  api = await serveKifu('all');
  court = await openCourt(api);
  operator = await HostileOperator.at(api.app.get(DatabaseSettings).url);
});

afterAll(async () => {
  await operator.leave();
  await api.close();
});

interface Report {
  readonly ok: boolean;
  readonly findings: readonly {
    readonly table: string;
    readonly key: string;
    readonly reason: string;
    readonly expected: string;
  }[];
  readonly parts: readonly { readonly kind: string; readonly id: string; readonly ok: boolean }[];
}

const spectator = async (): Promise<string> =>
  ((await api.call('POST', '/v1/keys', { role: 'spectator' })).body as { key: string }).key;

async function told(path: string, key?: string | null): Promise<Report> {
  const { status, body } = await api.call('GET', path, undefined, key);
  expect({ path, status, body }).toMatchObject({ status: 200 });
  return body as Report;
}

const ofMatch = (id: string, key?: string) => told(`/v1/matches/${id}/audit`, key);
const ofStream = (id: string) => told(`/v1/audits/streams/${id}`);

/** A match with a look, and a case that was ruled on; the ledger has all of it. */
async function judged() {
  const { matchId, gameId } = await playing(api, court, 4);
  await api.call('GET', `/v1/games/${gameId}/state?as=everything`, undefined, court.judge);
  const { id: caseId } = await contested(api, gameId, 3, court.players[0].key);
  await ruling(api, caseId, { result: { winners: ['p1'], draw: false } }, court.headJudge);
  await carriedOut(api, caseId);
  await settled();
  return { matchId, gameId, caseId, looks: derivedId('looks', gameId) };
}

/** Nothing waits, and all projections have seen what there is. */
const settled = () =>
  eventually('everything to be derived', async () => {
    const [row] = await operator.rows<{ done: boolean }>(`
      select (select count(*) from es.inbox) = 0 and (select bool_and(position = (select max(gpos) from es.ledger))
        from es.checkpoints) as done`);
    return row?.done === true ? true : null;
  });

const change = (stream: string, version: number, from: string, to: string) =>
  operator.query(
    `update es.events set payload = replace(payload::text, $3, $4)::json where stream = $1 and version = $2`,
    [stream, version, from, to],
  );

describe('an audit of a match', () => {
  it('is good for everybody where nothing was changed, and names every part', async () => {
    const { matchId, gameId, caseId } = await judged();
    for (const key of [undefined, court.players[0].key, await spectator()]) {
      const parts = [
        { kind: 'match', id: matchId, ok: true },
        { kind: 'game', id: gameId, ok: true },
        { kind: 'looks', id: gameId, ok: true },
        { kind: 'case', id: caseId, ok: true },
        { kind: 'rows', id: matchId, ok: true },
      ];
      expect(await ofMatch(matchId, key)).toEqual({ matchId, ok: true, parts, found: 0, findings: [] });
    }
  });

  it('names what was changed: a ruling turned round, a winner exchanged, a look deleted', async () => {
    const { matchId, gameId, caseId, looks } = await judged();
    const ended = (
      await operator.rows<{ version: number }>(
        `select version from es.events where stream = $1 and type = 'MatchEnded'`,
        [matchId],
      )
    )[0]?.version;
    await change(caseId, 2, '"upheld":true', '"upheld":false');
    await change(matchId, ended ?? 0, '"winners":["p1"]', '"winners":["p2"]');
    await operator.query('delete from es.events where stream = $1', [looks]);
    await operator.query(`update match_listings set winners = '{p1,p2}' where id = $1`, [matchId]);
    const { ok, parts, findings } = await ofMatch(matchId);
    expect({ ok, bad: parts.filter((part) => !part.ok).map(({ kind }) => kind) }).toEqual({
      ok: false,
      bad: ['match', 'looks', 'case', 'rows'],
    });
    expect(findings).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ key: `${caseId}/2`, reason: 'hash' }),
        expect.objectContaining({ key: `${matchId}/${ended}`, reason: 'hash' }),
        expect.objectContaining({ key: `${looks}/1`, reason: 'gap' }),
        expect.objectContaining({ table: 'match_listings', key: matchId, column: 'winners', reason: 'differs' }),
      ]),
    );
    const seen = await ofMatch(matchId, await spectator());
    expect(seen.findings.every(({ expected }) => expected === 'withheld')).toBe(true);
    expect(await told(`/v1/games/${gameId}/audit`)).toMatchObject({ gameId });
  });

  it('names a row of a table that no event of the match writes', async () => {
    const { matchId } = await playing(api, court, 4);
    await settled();
    const other = await judged();
    await operator.query('update cases set match_id = $2 where id = $1', [other.caseId, matchId]);
    const { findings } = await ofMatch(matchId);
    expect(findings).toMatchObject([{ table: 'cases', key: other.caseId, reason: 'no-event' }]);
    expect((await ofMatch(other.matchId)).findings).toMatchObject([
      { table: 'cases', key: other.caseId, reason: 'missing' },
    ]);
  });

  it('reports a changed deck, and names it only to staff', async () => {
    const { matchId } = await judged();
    const [deck] = await operator.rows<{ id: string }>(
      `select payload #>> '{seats,0,deckId}' as id from es.events where stream = $1 and version = 1`,
      [matchId],
    );
    const keys = ({ findings }: Report) => new Set(findings.map(({ table, key }) => `${table} ${key}`));
    const [staff, opponent] = await operator.meanwhile(
      ['public.decks'],
      () => operator.query(`update decks set cards = '[]' where id = $1`, [deck?.id]),
      () => Promise.all([ofMatch(matchId), ofMatch(matchId, court.players[1].key)]),
    );
    expect([keys(staff), keys(opponent)]).toEqual([new Set([`decks ${deck?.id}`]), new Set(['decks withheld'])]);
  });

  it('is of matches only', async () => {
    const { gameId } = await playing(api, court, 0);
    for (const id of [gameId, newId()]) {
      const answer = await api.call('GET', `/v1/matches/${id}/audit`);
      expect(answer).toMatchObject({ status: 404, body: { code: 'audit.match-not-found' } });
    }
  });
});

describe('an audit of a stream', () => {
  it('says of every kind of stream what it is, and that it is as it was recorded', async () => {
    const { matchId, gameId, caseId, looks } = await judged();
    for (const [stream, kind] of [
      [matchId, 'match'],
      [gameId, 'game'],
      [caseId, 'case'],
      [looks, 'looks'],
    ] as const) {
      expect(await ofStream(stream)).toMatchObject({ stream, kind, ok: true, found: 0 });
    }
    const answer = await api.call('GET', `/v1/audits/streams/${newId()}`);
    expect(answer).toMatchObject({ status: 404, body: { code: 'audit.stream-not-found' } });
  });

  it.each([
    ['whatever its first event holds', `payload = '{"odd":[]}'`],
    ['whatever its metadata is', `metadata = '7'`],
    ['whatever its type is', `type = 'Whatever'`],
    ['with letters that the database refuses elsewhere', `payload = '"\\u0000"', metadata = '{"a":"\\u0000"}'`],
  ])('never fails: %s, with and without right hashes', async (_, set) => {
    const { matchId, gameId, caseId, looks } = await judged();
    const all = [matchId, gameId, caseId, looks];
    const asked = [`/v1/matches/${matchId}/audit`, ...all.map((id) => `/v1/audits/streams/${id}`)];
    await operator.query(`update es.events set ${set} where stream = any($1) and version = 1`, [all]);
    for (const path of asked) expect(await told(path)).toMatchObject({ ok: false });
    await told(`/v1/games/${gameId}/audit`);
    await operator.makeConsistent();
    for (const path of asked.slice(1)) expect(await told(path)).toMatchObject({ ok: false });
    // A stream that does not begin as a game is none, whatever it was.
    const { status, body } = await api.call('GET', `/v1/games/${gameId}/audit`);
    if (set.startsWith('type'))
      expect({ status, body }).toMatchObject({ status: 404, body: { code: 'game.not-found' } });
    else expect({ status, body }).toMatchObject({ status: 200, body: { ok: false } });
  });
});

describe('roots of the ledger', () => {
  it('can be kept and continued with hashes alone, and prove an otherwise invisible rewrite', async () => {
    const { caseId } = await judged();
    const kept = (await api.call('GET', '/v1/ledger/roots', undefined, null)).body as {
      position: number;
      root: string;
      at: string;
    };
    expect(kept).toEqual({
      position: await api.app.get(Feed).head(),
      root: expect.stringMatching(/^[\da-f]{64}$/) as string,
      at: expect.any(String) as string,
    });
    await judged();
    const newest = (await api.call('GET', '/v1/ledger/roots', undefined, null)).body as typeof kept;
    expect(await carriedOn(kept, newest.position)).toBe(newest.root);
    const path = `/v1/ledger/roots/${kept.position}?root=${kept.root}`;
    expect((await api.call('GET', path, undefined, null)).body).toEqual({ ...kept, holds: true });
    await change(caseId, 1, 'See the log.', 'Never mind.');
    await operator.makeConsistent();
    expect(await ofStream(caseId)).toMatchObject({ ok: true });
    expect((await api.call('GET', path, undefined, null)).body).toMatchObject({
      position: kept.position,
      holds: false,
    });
    const beyond = await api.call('GET', '/v1/ledger/roots/1000000', undefined, null);
    expect(beyond).toMatchObject({ status: 404, body: { code: 'ledger.position-not-there' } });
  });
});

/** What a root comes to at a later position, by what anybody reads. */
async function carriedOn(from: { position: number; root: string }, to: number): Promise<string> {
  let { position, root } = from;
  while (position < to) {
    const path = `/v1/ledger/entries?after=${position}&limit=7`;
    const { items } = (await api.call('GET', path, undefined, null)).body as {
      items: { position: number; hash: string }[];
    };
    for (const item of items.filter((each) => each.position <= to)) {
      root = createHash('sha256')
        .update(Buffer.from(root + item.hash, 'hex'))
        .digest('hex');
      position = item.position;
    }
  }
  return root;
}

describe('an audit of everything', () => {
  interface Audit extends Report {
    readonly id: string;
    readonly status: string;
    readonly progress: number;
    readonly result: { readonly ok: boolean; readonly found: number; readonly findings: Report['findings'] } | null;
  }

  async function audited(body: object): Promise<Audit> {
    const asked = await api.call('POST', '/v1/audits', body);
    const { id } = asked.body as Audit;
    expect([asked.status, asked.headers.get('location')]).toEqual([202, `/v1/audits/${id}`]);
    return eventually(
      'the audit to be done',
      async () => {
        const audit = (await api.call('GET', `/v1/audits/${id}`)).body as Audit;
        return audit.status === 'done' ? audit : null;
      },
      60_000,
    );
  }

  it('is a job; it says what it found, whether kept roots hold, and is on record itself', async () => {
    const { matchId } = await judged();
    const newest = (await api.call('GET', '/v1/ledger/roots')).body as { position: number; root: string };
    const before = { position: newest.position, root: newest.root };
    await operator.query(`delete from match_listings where id = $1`, [matchId]);
    const lie = { position: before.position, root: 'a'.repeat(64) };
    const { id, progress, result } = await audited({ roots: [before, lie] });
    expect({ progress, ok: result?.ok }).toEqual({ progress: 1, ok: false });
    const reasons = result?.findings.map(({ table, key, reason }) => [table, key, reason]);
    expect(reasons).toContainEqual(['match_listings', matchId, 'missing']);
    expect(reasons).toContainEqual(['es.ledger', `position ${lie.position}`, 'kept-root']);
    expect(reasons?.filter(([, , reason]) => reason === 'kept-root')).toHaveLength(1);
    await settled();
    expect(await ofStream(id)).toMatchObject({ kind: 'audit', ok: true, events: 2 });
  });

  it('is for callers who may run audits, and is listed from its request on', async () => {
    expect((await api.call('POST', '/v1/audits', {}, court.headJudge)).status).toBe(403);
    const answer = await api.call('GET', `/v1/audits/${newId()}`);
    expect(answer).toMatchObject({ status: 404, body: { code: 'audit.not-found' } });
    const faulty = await api.call('POST', '/v1/audits', { roots: [{ position: 0, root: 'x' }] });
    expect(faulty).toMatchObject({ status: 400, body: { code: 'request.invalid' } });
  });
});
