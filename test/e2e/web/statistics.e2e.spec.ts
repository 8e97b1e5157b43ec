/**
 * Goal: a stranger reads what games say together, sees what they cannot say, and every chart can be read as a table.
 */
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { LATER, openBrowser, openPage, screenshot, violationsIn } from '../../support/web/browser.js';
import { concededGames, type Conceded, HOSTILE } from '../../support/web/conceded.js';
import { openSite, type Site } from '../../support/web/site.js';

const GAMES = 24;

let site: Site;
let browser: Browser;
let conceded: Conceded;

beforeAll(async () => {
  [site, browser] = await Promise.all([openSite(), openBrowser()]);
  conceded = await concededGames(site, 'lorcana', 'core-constructed', GAMES);
}, 900_000);

afterAll(async () => {
  await browser.close();
  await site.close();
});

const SMALL: BrowserContextOptions = {
  viewport: { width: 320, height: 700 },
  locale: 'zh-CN',
  colorScheme: 'dark',
};
const WIDTH = 'document.documentElement.scrollWidth';

it('draws matchups with n and intervals, and says them in a table and a sentence', async () => {
  const { page, complaints } = await openPage(
    browser,
    `${site.url}/statistics?game=lorcana&league=${conceded.leagueId}`,
  );
  const matchups = page.getByRole('figure', { name: /^Wins of the row deck/ });
  await matchups.locator('svg').waitFor();
  await expect
    .poll(() => matchups.locator('svg text').allTextContents(), LATER)
    .toEqual(expect.arrayContaining(['75%', '25%', `n ${GAMES}`]));
  await expect
    .poll(() => matchups.getByText('1 pair of decks has met.', { exact: false }).textContent(), LATER)
    .toContain('wins 75');
  await matchups.getByText('Show as a table').click();
  const rows = await matchups.getByRole('row').allTextContents();
  expect(rows).toHaveLength(3);
  expect(rows.find((row) => row.startsWith('Deck First'))).toMatch(
    /Deck First .*Deck Second .*24\s*75\s?%\s*55\s?% – 88\s?%/,
  );
  // What people wrote is text, wherever it stands.
  await expect.poll(() => page.getByText(HOSTILE).count(), LATER).toBeGreaterThan(2);
  await expect.poll(() => page.locator('main img').count(), LATER).toBe(0);
  for (const figure of await page.getByRole('figure').all()) {
    await expect.poll(() => figure.getByRole('img').count(), LATER).toBe(1);
    await expect.poll(() => figure.locator('details').count(), LATER).toBe(1);
  }
  expect(await violationsIn(page)).toEqual([]);
  await screenshot(page, 'statistics');
  await page.getByRole('heading', { name: 'Length of games' }).scrollIntoViewIfNeeded();
  await screenshot(page, 'statistics-below');
  expect(complaints).toEqual([]);
  await page.context().close();
});

it('keeps its filters in the address, and greys what too few games say', async () => {
  const { page, complaints } = await openPage(browser, `${site.url}/statistics`);
  await page.getByRole('combobox', { name: 'Game', exact: true }).selectOption('fftcg');
  await page.getByRole('figure', { name: 'Wins by turn order' }).waitFor();
  expect(new URL(page.url()).searchParams.get('game')).toBe('fftcg');
  const decks = page.getByRole('figure', { name: 'Wins by deck' });
  await decks.getByText('Show as a table').click();
  await expect.poll(() => decks.getByText('too few games', { exact: true }).count(), LATER).toBe(2);
  await expect.poll(() => decks.getByText(/have too few games and are grey/).count(), LATER).toBe(1);
  // A format at a time: one that was played, and one that nobody has played yet.
  const formats = page.getByRole('combobox', { name: 'Format', exact: true });
  await expect
    .poll(() => formats.getByRole('option').allTextContents(), LATER)
    .toEqual(['All formats', 'Constructed', 'Limited']);
  await formats.selectOption('constructed');
  await expect.poll(() => new URL(page.url()).searchParams.get('matchFormat'), LATER).toBe('constructed');
  await page.getByRole('figure', { name: 'Wins by turn order' }).waitFor();
  await formats.selectOption('limited');
  await page.getByRole('heading', { name: 'No games match' }).waitFor();
  await formats.selectOption('');
  await page.getByRole('figure', { name: 'Wins by turn order' }).waitFor();
  expect(new URL(page.url()).searchParams.get('matchFormat')).toBeNull();
  await page.getByLabel('To date').fill('2020-01-01');
  await page.getByRole('heading', { name: 'No games match' }).waitFor();
  expect(new URL(page.url()).searchParams.get('to')).toBe('2020-01-01');
  await page.goBack();
  expect(complaints).toEqual([]);
  await page.context().close();
});

it('fits on a small screen, dark and in Chinese', async () => {
  const { page, complaints } = await openPage(
    browser,
    `${site.url}/statistics?game=lorcana&league=${conceded.leagueId}`,
    SMALL,
  );
  await page.getByRole('figure').first().locator('svg').waitFor();
  expect(await page.evaluate(WIDTH)).toBeLessThanOrEqual(320);
  expect(await violationsIn(page)).toEqual([]);
  await page.getByRole('figure').first().scrollIntoViewIfNeeded();
  await screenshot(page, 'statistics-320-dark-zh');
  expect(complaints).toEqual([]);
  await page.context().close();
});

it('offers the numbers as CSV to readers who may export', async () => {
  const { page } = await openPage(
    browser,
    `${site.url}/log-in?to=${encodeURIComponent('/statistics?game=lorcana&matchFormat=core-constructed')}`,
  );
  await page.getByLabel('Key', { exact: true }).fill(site.key);
  await page.getByRole('button', { name: 'Log in with this key' }).click();
  const href = (await page.getByRole('link', { name: 'CSV' }).getAttribute('href')) ?? '';
  const csv = await page.evaluate<string>(`fetch(${JSON.stringify(href)}).then((response) => response.text())`);
  expect(csv.split('\n')[0]).toContain('game,measure,statistic,key,label,n');
  expect(csv).toMatch(/lorcana,matchups,/);
  expect(csv).toContain('lorcana,formats,,core-constructed,');
  const counted = csv.split('\n').filter((line) => line.includes(',perCard,'));
  expect(counted.length).toBeGreaterThan(0);
  // An id, and a name beside it.
  for (const line of counted) expect(line).toMatch(/^lorcana,perCard,[^,]+,[^,]+,[^,]+/);
  expect(href).toContain('matchFormat=core-constructed');
  await page.context().close();
});
