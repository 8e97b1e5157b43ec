/**
 * Goal: a game that is over is verified and carried on by the browser itself; a line is passed on as a link; whoever
 * may not is told why.
 */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { games } from '../../../src/engine/index.js';
import { callerAt } from '../../support/caller.js';
import { cardFile, odd } from '../../support/card-files.js';
import { LATER, openBrowser, openPage, screenshot, violationsIn } from '../../support/web/browser.js';
import { GIVE } from '../../support/web/hand.js';
import { openSite, type Site } from '../../support/web/site.js';
import { openTable } from '../../support/web/table.js';

let site: Site;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([openSite(), openBrowser()]);
});

afterAll(async () => {
  await browser.close();
  await site.close();
});

const gameOf = (game: string) => `${site.url}/games/${site.gameIds.get(game) ?? ''}`;
const panel = (page: Page) => page.getByRole('region', { name: 'Answer' });
const line = (page: Page) => page.getByRole('complementary').getByRole('button', { name: /^Go to answer/ });

/** Opens the first step from there at which an action is chosen: pressing one is an answer. */
async function openWhatIf(page: Page, game: string, from: number): Promise<void> {
  for (let step = from; step < from + 40; step += 1) {
    await page.goto(`${gameOf(game)}/what-if?step=${step}`);
    await panel(page).waitFor();
    if ((await panel(page).getByRole('button', { name: GIVE }).count()) === 0) return;
  }
  throw new Error(`no action is chosen in the steps after ${from}`);
}

describe.each(games)('a game of %s', (game) => {
  it('is verified in the browser, with a result that is seen, by somebody without a key', async () => {
    const { page, complaints } = await openPage(browser, `${gameOf(game)}?step=30`);
    await page.getByText('Verification', { exact: true }).click();
    await page.getByRole('button', { name: 'Verify in this browser' }).click();
    await page.getByRole('heading', { name: 'Verified: the replayed game matches the record' }).waitFor();
    await expect.poll(() => page.getByText(/^\d+ events, intact up to [0-9a-f]{16}…$/).count(), LATER).toBe(1);
    await expect.poll(() => page.getByText(/^\d+ logs and \d+ states compared$/).count(), LATER).toBe(1);
    expect(await violationsIn(page)).toEqual([]);
    await screenshot(page, `${game}-verified`);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('is carried on from a step by legal answers, beside what happened, and the line is a link', async () => {
    const { page, complaints } = await openPage(browser, `${gameOf(game)}?step=40`);
    await page.getByRole('link', { name: 'What if' }).click();
    await panel(page).waitFor();
    await openWhatIf(page, game, 40);
    await expect.poll(() => line(page).count(), LATER).toBe(0);
    await panel(page).getByRole('list', { name: 'Legal answers' }).getByRole('button').first().click();
    await expect.poll(() => line(page).count(), LATER).toBe(1);
    await page.getByRole('checkbox', { name: 'Compare with the game' }).check();
    await expect.poll(() => page.getByRole('group', { name: 'Board' }).count(), LATER).toBe(2);
    expect(await violationsIn(page)).toEqual([]);
    await screenshot(page, `${game}-what-if`);
    const link = page.url();
    expect(new URL(link).searchParams.get('line')).toMatch(/^[\w-]+$/);
    await page.goto(link);
    await expect.poll(() => line(page).count(), LATER).toBe(1);
    await page.getByRole('button', { name: 'Take back' }).click();
    await expect.poll(() => line(page).count(), LATER).toBe(0);
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});

it('says what might have been done at a step', async () => {
  const { page } = await openPage(browser, `${gameOf('lorcana')}?step=40`);
  await page.getByText('Legal answers').click();
  const asked = page.getByRole('group').filter({ hasText: 'Legal answers' });
  await asked.getByRole('heading', { level: 3, name: /^Player [12]( #\w+)?: / }).waitFor();
  await expect.poll(() => asked.getByRole('listitem').count(), LATER).toBeGreaterThan(0);
  expect(await violationsIn(page)).toEqual([]);
  await page.context().close();
});

it('fits a phone, in Chinese and in the dark', async () => {
  const small = { viewport: { width: 320, height: 700 }, locale: 'zh-CN', colorScheme: 'dark' as const };
  const { page } = await openPage(browser, `${gameOf('fftcg')}/what-if?step=40`, small);
  await page.getByRole('region', { name: '作答' }).waitFor();
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(320);
  expect(await violationsIn(page)).toEqual([]);
  await screenshot(page, 'what-if-320-dark-zh');
  await page.context().close();
});

it('says of a broken link, and of answers that are not legal there, what is wrong', async () => {
  const { page } = await openPage(browser, `${gameOf('lorcana')}/what-if?step=40&line=AAAA`);
  await expect.poll(() => page.getByRole('alert').textContent(), LATER).toMatch(/^The link to this variation is/);
  // [["p1",{"action":"dance"}]], deflated.
  const other = Buffer.from(
    await new Response(
      new Blob(['[["p1",{"action":"dance"}]]']).stream().pipeThrough(new CompressionStream('deflate-raw')),
    ).arrayBuffer(),
  ).toString('base64url');
  await page.goto(`${gameOf('lorcana')}/what-if?step=40&line=${other}`);
  await page.getByText('Answer 1 is not legal:').waitFor();
  await page.getByRole('button', { name: 'Keep the answers before it' }).click();
  await expect.poll(() => new URL(page.url()).searchParams.has('line'), LATER).toBe(false);
  await expect.poll(() => page.getByRole('alert').count(), LATER).toBe(0);
  await page.goto(`${gameOf('lorcana')}/what-if?step=99999`);
  await expect.poll(() => page.getByRole('alert').textContent(), LATER).toBe('The game has no step 99999.');
  await page.context().close();
});

it('says why the reader may not see everything, during a game and afterwards', async () => {
  const table = await openTable(site, 'lorcana');
  const { page } = await openPage(browser, `${site.url}/games/${table.gameId}/what-if`);
  await expect.poll(() => page.getByRole('alert').textContent(), LATER).toMatch(/^This game is not over/);
  await table.concede();
  await page.reload();
  await page.getByText(/^Verification needs the whole record/).waitFor();
  expect(await violationsIn(page)).toEqual([]);
  await page.context().close();
});

it('verifies a game of imported cards, which it gets from the service by their hash', async () => {
  const api = callerAt(site.url, site.key);
  const { headers } = await api.call(
    'POST',
    '/v1/catalogue/imports?game=lorcana&format=lorcanajson',
    cardFile([odd(901)]),
  );
  const ended = async () => (await api.call('GET', headers.get('location') ?? '')).body as { readonly status: string };
  await expect.poll(async () => (await ended()).status, LATER).toBe('done');
  const table = await openTable(site, 'lorcana');
  for (let count = 0; count < 5; count += 1) await table.act();
  await table.concede();
  const asAdmin = { extraHTTPHeaders: { authorization: `Bearer ${site.key}` } };
  const { page, complaints } = await openPage(browser, `${site.url}/games/${table.gameId}`, asAdmin);
  await page.getByText('Verification', { exact: true }).click();
  await page.getByRole('button', { name: 'Verify in this browser' }).click();
  await page.getByRole('heading', { name: 'Verified: the replayed game matches the record' }).waitFor();
  await page.getByText(/^\d+ logs and \d+ states compared$/).waitFor();
  expect(complaints).toEqual([]);
  await page.context().close();
});
