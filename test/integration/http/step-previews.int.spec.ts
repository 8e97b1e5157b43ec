/**
 * The point of this file: a link to a step of a game shows what its spectators see of that step, and gives away neither
 * hidden cards, nor delayed steps, nor the winner.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveKifu, type TestApi } from '../../support/api.js';
import { concede } from '../../support/court.js';
import { eventually } from '../../support/ledger.js';
import { createMatch, dice, type MatchTerms, seatedPlayer, step, type TestPlayer } from '../../support/players.js';

const INDEX = '<html><head><title>Kifu</title></head><body></body></html>';

let folder: string;
let api: TestApi;
let players: readonly [TestPlayer, TestPlayer];
/** A game with three actions, the last of which ended it. */
let ended: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kifu-web-'));
  await writeFile(join(folder, 'index.html'), INDEX);
  api = await serveKifu('all', {}, { web: { folder, imageOrigins: [] } });
  players = [await seatedPlayer(api, 'Abe', 0), await seatedPlayer(api, 'Bea', 1)];
  ended = await begun();
  await concede(api, ended, players[0]);
  await eventually('the listing', async () => {
    const { body } = await api.call('GET', '/v1/matches?status=ended');
    return (body as { items: unknown[] }).items.length > 0 ? true : null;
  });
}, 120_000);

afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true });
});

/** A game in which both players have answered once. */
async function begun(terms: MatchTerms = {}): Promise<string> {
  const match = await createMatch(api, players, terms);
  const id = match.games[0]?.id ?? '';
  const roll = dice(7);
  for (let n = 0; n < 2; n += 1) await step(api, id, players, roll);
  return id;
}

const ask = async (path: string): Promise<Response> => fetch(`${await api.app.getUrl()}${path}`);

const headOf = async (path: string): Promise<Readonly<Record<string, string>>> => {
  const page = await (await ask(path)).text();
  const tags = [...page.matchAll(/<meta property="og:([\w:]+)" content="([^"]*)">/g)];
  return Object.fromEntries(tags.map(([, name = '', content = '']) => [name, content]));
};

const pictureAt = async (path: string): Promise<string> => {
  const response = await ask(path);
  expect(response.status).toBe(200);
  return Buffer.from(await response.arrayBuffer()).toString('base64');
};

describe('the preview of a link to a step', () => {
  it('says the turn and what happened in the step, as spectators see it', async () => {
    const { title, description, image } = await headOf(`/games/${ended}?step=1`);
    expect(title).toMatch(/^(Setup|Turn 1 of (Abe|Bea)): (Abe|Bea) .*\.$/);
    expect(description).toMatch(/^Abe – Bea, step 1\. A match of Disney Lorcana\. ./);
    expect(image).toBe(`${await api.app.getUrl()}/preview/games/${ended}.png?step=1`);
  });

  it('has a picture of its own for each step', async () => {
    const pictures = [];
    for (const query of ['', '?step=0', '?step=1'])
      pictures.push(await pictureAt(`/preview/games/${ended}.png${query}`));
    expect(new Set(pictures).size).toBe(3);
  });

  it('does not say who won, also at the step that ends the game', async () => {
    for (const at of [0, 1, 2, 3]) {
      const { title, description } = await headOf(`/games/${ended}?step=${at}`);
      expect(`${title} ${description}`).toContain(`step ${at}.`);
      expect(`${title} ${description}`).not.toMatch(/won|wins|concede|over/);
    }
  });

  it.each(['step=4', 'step=-1', 'step=x', 'step=1&branch=2', 'step=1234567', 'step=none'])(
    'does not say who won for a step that is not there: ?%s',
    async (query) => {
      const { title, description, image } = await headOf(`/games/${ended}?${query}`);
      expect({ title, description }).toEqual({ title: 'Abe – Bea', description: 'A match of Disney Lorcana.' });
      expect(image).toBe(`${await api.app.getUrl()}/preview/games/${ended}.png?step=none`);
    },
  );

  it('is the preview of the game, with the winner, where the link names no step', async () => {
    const whole = await headOf(`/games/${ended}`);
    expect(whole['description']).toBe('A match of Disney Lorcana. Bea won.');
    expect(await headOf(`/games/${ended}?branch=1`)).toEqual(whole);
  });

  it('draws no winner beside a step that is not there', async () => {
    const [none, whole] = [
      await pictureAt(`/preview/games/${ended}.png?step=none`),
      await pictureAt(`/preview/games/${ended}.png`),
    ];
    expect(none).not.toBe(whole);
    expect(await pictureAt(`/preview/games/${ended}.png?step=77`)).toBe(none);
  });

  it('does not say who won while too many steps are being read', async () => {
    const many = Array.from({ length: 40 }, (_, n) => headOf(`/games/${ended}?step=${n % 4}&branch=${n}`));
    for (const { title, description } of await Promise.all(many)) {
      expect(title).toBeDefined();
      expect(`${title} ${description}`).not.toMatch(/won|wins/);
    }
  });

  it('names no card that only a player knows', async () => {
    const id = await begun();
    const names = async (as: TestPlayer) => {
      const { body } = await api.call('GET', `/v1/games/${id}/log`, undefined, as.key);
      return JSON.stringify(body);
    };
    // Both players know the cards that they put back and drew; a spectator knows none.
    expect(await names(players[0])).toContain('"card"');
    for (const at of [0, 1, 2]) {
      const { title, description } = await headOf(`/games/${id}?step=${at}`);
      expect(`${title} ${description}`).not.toMatch(/ · [A-Z]/);
    }
  });

  it('shows a delayed step when spectators may see it, and before only who plays where', async () => {
    const id = await begun({ spectators: { delay: { seconds: 3600 } } });
    const whole = await eventually('the listing', async () => {
      const head = await headOf(`/embed/games/${id}`);
      return head['title'] === undefined ? null : head;
    });
    const { title, description } = await headOf(`/games/${id}?step=1`);
    expect({ title, description }).toEqual({ title: whole['title'], description: 'A match of Disney Lorcana.' });
    expect((await headOf(`/games/${id}?step=0`))['description']).toContain('step 0.');
  });
});
