/**
 * Goal: only its author reads a study before the match and the study are public. Every change is a version. Readers see
 * the public versions alone. Method: two players, a judge, a spectator and a caller without a key ask for the same
 * studies, before and after both are public.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Schemas } from '../../src/client/index.js';
import { serveKifu, type TestApi } from '../support/api.js';
import { concede, type Court, openCourt, playing, whenMatchIs } from '../support/court.js';
import { eventually } from '../support/ledger.js';
import { publish } from '../support/publication.js';

let api: TestApi;
let court: Court;
let game: { readonly matchId: string; readonly gameId: string };
let keys: Readonly<Record<'author' | 'opponent' | 'judge' | 'spectator' | 'nobody', string | null>>;

beforeAll(async () => {
  api = await serveKifu('all');
  court = await openCourt(api);
  const [author, opponent] = court.players;
  const spectator = ((await api.call('POST', '/v1/keys', { role: 'spectator' })).body as { key: string }).key;
  keys = { author: author.key, opponent: opponent.key, judge: court.judge, spectator, nobody: null };
}, 120_000);

afterAll(() => api.close());

beforeEach(async () => {
  game = await playing(api, court, 6);
});

type Study = Schemas['StudyDto'];
type Reader = keyof typeof keys;
const OTHERS: readonly Reader[] = ['opponent', 'judge', 'spectator', 'nobody'];

const path = (more = '') => `/v1/games/${game.gameId}/studies${more}`;
const ask = (reader: Reader, more = '') => api.call('GET', path(more), undefined, keys[reader]);
const write = (by: Reader, more: string, body: object) => api.call('POST', path(more), body, keys[by]);
const chapter = (step: number, text = `What is said about ${step}.`) => ({ step, title: `Step ${step}`, text });

async function begun(by: Reader = 'author', chapters = [chapter(3)]): Promise<Study> {
  const { status, body } = await write(by, '', { title: 'How it went', chapters });
  expect(status).toBe(201);
  return body as Study;
}

async function changed(id: string, change: object, by: Reader = 'author'): Promise<Study> {
  const { status, body } = await write(by, `/${id}/changes`, change);
  expect([status, body]).toEqual([200, expect.anything()]);
  return body as Study;
}

async function isOver(): Promise<void> {
  await concede(api, game.gameId, court.players[1]);
  await whenMatchIs(api, game.matchId, 'ended');
}

const codeOf = ({ status, body }: { readonly status: number; readonly body: unknown }) => [
  status,
  (body as { code?: string }).code,
];

describe('a study', () => {
  it('is seen by its author alone, whatever the role of others', async () => {
    const study = await begun();
    expect(study).toMatchObject({
      title: 'How it went',
      author: { role: 'player', playerId: court.players[0].id, name: expect.any(String) as string },
      isOwn: true,
      isPublic: false,
      version: 1,
      chapters: [chapter(3)],
    });
    expect((await ask('author', `/${study.id}`)).body).toEqual(study);
    for (const reader of OTHERS) expect(codeOf(await ask(reader, `/${study.id}`))).toEqual([404, 'study.not-found']);
    for (const by of ['opponent', 'judge'] as const)
      expect(codeOf(await write(by, `/${study.id}/changes`, { title: 'Mine' }))).toEqual([404, 'study.not-found']);
  });

  it('needs the right to write it: not without a key, and not as a spectator', async () => {
    expect((await write('spectator', '', { title: 'No' })).status).toBe(403);
    expect((await write('nobody', '', { title: 'No' })).status).toBe(401);
    expect((await begun('judge')).author).toEqual({ role: 'judge', playerId: null, name: null });
  });

  it('becomes public after its match only, and is seen then by everybody', async () => {
    const { id } = await begun();
    expect(codeOf(await write('author', `/${id}/changes`, { isPublic: true }))).toEqual([
      409,
      'study.match-not-public',
    ]);
    await isOver();
    expect(codeOf(await write('author', `/${id}/changes`, { isPublic: true }))).toEqual([
      409,
      'study.match-not-public',
    ]);
    await publish(api, game.matchId, court.players);
    expect((await ask('spectator', `/${id}`)).status).toBe(404);
    const published = await changed(id, { isPublic: true });
    for (const reader of OTHERS) {
      const { body } = await ask(reader, `/${id}`);
      expect(body).toEqual({ ...published, isOwn: false, versions: published.versions.slice(1) });
      await eventually('the list', async () => {
        const { items } = (await ask(reader)).body as { items: Schemas['StudySummaryDto'][] };
        return items.some((each) => each.id === id && !each.isOwn && each.chapters === 1) ? true : null;
      });
      // The version before was the author's alone.
      expect(codeOf(await ask(reader, `/${id}?version=1`))).toEqual([404, 'study.not-found']);
    }
    expect(codeOf(await write('judge', `/${id}/changes`, { title: 'Mine' }))).toEqual([403, 'study.not-yours']);
    await changed(id, { isPublic: false });
    expect((await ask('spectator', `/${id}`)).status).toBe(404);
  });

  it('keeps every version, and has one chapter at most for a step', async () => {
    const { id } = await begun('author', [chapter(5), chapter(2), chapter(5, 'The last one counts.')]);
    const after = await changed(id, { title: 'Again', chapters: [chapter(2, 'Better.'), chapter(4)], removed: [5] });
    expect(after.chapters).toEqual([chapter(2, 'Better.'), chapter(4)]);
    expect(after.versions.map(({ version }) => version)).toEqual([1, 2]);
    const before = (await ask('author', `/${id}?version=1`)).body as Study;
    expect(before).toMatchObject({ title: 'How it went', chapters: [chapter(2), chapter(5, 'The last one counts.')] });
    expect(codeOf(await ask('author', `/${id}?version=3`))).toEqual([404, 'study.not-found']);
    // What changes nothing is no version.
    for (const change of [{}, { title: 'Again', removed: [5] }]) expect(await changed(id, change)).toEqual(after);
  });

  it('is about steps that its author may have seen', async () => {
    const refused = await write('author', '', { title: 'Ahead', chapters: [chapter(1_000)] });
    expect(codeOf(refused)).toEqual([422, 'study.no-such-step']);
    const { id } = await begun();
    expect(codeOf(await write('author', `/${id}/changes`, { chapters: [chapter(1_000)] }))).toEqual([
      422,
      'study.no-such-step',
    ]);
  });

  it('is full after so many bytes, chapters or versions, and stays as it was', async () => {
    const { id } = await begun(
      'author',
      Array.from({ length: 6 }, (_, at) => chapter(at + 1)),
    );
    const long = (round: number) =>
      Array.from({ length: 6 }, (_, at) => chapter(at + 1, String(round).padEnd(2_000, 'x')));
    let refused: Awaited<ReturnType<typeof write>> | null = null;
    let round = 0;
    for (; round < 100 && refused === null; round += 1) {
      const answer = await write('author', `/${id}/changes`, { chapters: long(round) });
      if (answer.status !== 200) refused = answer;
    }
    expect(codeOf(refused ?? { status: 0, body: {} })).toEqual([409, 'study.full']);
    expect(refused?.body).toMatchObject({ what: 'bytes', most: 1_000_000 });
    expect(((await ask('author', `/${id}`)).body as Study).version).toBe(round);
  });

  it('is found in its own game only', async () => {
    const { id } = await begun();
    game = await playing(api, court, 2);
    expect(codeOf(await ask('author', `/${id}`))).toEqual([404, 'study.not-found']);
    expect(codeOf(await ask('author', `/${game.gameId}`))).toEqual([404, 'study.not-found']);
    expect(codeOf(await ask('author', `/${game.matchId}`))).toEqual([404, 'study.not-found']);
  });

  it('is exported as CommonMark, in which nothing that was written is a mark', async () => {
    const text = '# not a heading\n[no](link)\r\n\r\n    not code\n===';
    const { id } = await begun('author', [{ step: 3, title: '*Why* <b>', text }]);
    const response = await fetch(`${await api.app.getUrl()}${path(`/${id}/text`)}`, {
      headers: { authorization: `Bearer ${court.players[0].key}` },
    });
    expect(response.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
    expect(await response.text()).toBe(
      [
        '# How it went',
        '## \\*Why\\* \\<b\\>',
        'Version 3 of the game',
        '\\# not a heading\\\n\\[no\\]\\(link\\)',
        'not code\\\n\\=\\=\\=\n',
      ].join('\n\n'),
    );
  });

  it('is begun and changed once under one key', async () => {
    const send = async (more: string, body: object, key: string) => {
      const response = await fetch(`${await api.app.getUrl()}${path(more)}`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${court.players[0].key}`,
          'content-type': 'application/json',
          'idempotency-key': key,
        },
        body: JSON.stringify(body),
      });
      return [response.headers.get('idempotent-replayed'), (await response.json()) as Study] as const;
    };
    const [, first] = await send('', { title: 'Once' }, 'begin');
    expect(await send('', { title: 'Once' }, 'begin')).toEqual(['true', first]);
    const [, second] = await send(`/${first.id}/changes`, { title: 'Twice' }, 'change');
    expect(second.version).toBe(2);
    expect(await send(`/${first.id}/changes`, { title: 'Twice' }, 'change')).toEqual(['true', second]);
  });
});
