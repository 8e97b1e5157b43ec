/** Goal: a stranger finds a match and its league; an admin logs in with a key, and out again. In a real browser. */
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answered, kifuClient } from '../../../src/client/index.js';
import {
  LATER,
  openBrowser,
  openPage,
  screenshot,
  scriptOf,
  shiftOf,
  violationsIn,
} from '../../support/web/browser.js';
import { openSite, type Site } from '../../support/web/site.js';

let site: Site;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([openSite(), openBrowser()]);
});

afterAll(async () => {
  await browser.close();
  await site.close();
});

const SMALL: BrowserContextOptions = {
  viewport: { width: 320, height: 700 },
  locale: 'zh-CN',
  colorScheme: 'dark',
};
/**
 * The first page; and a game, with the board, the log and the rules of the game: engine and charts come when they are
 * asked for. In kilobytes of gzip. By Brotli, which browsers take, they are 125 and 200.
 */
const [HOME_KB, GAME_KB] = [146, 230];

const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 } };
/** The sum of layout shifts of a page. */
const SHIFT_MAX = 0.05;

const WIDTH = 'document.documentElement.scrollWidth';

it('takes little script to be seen, and a game little more', async () => {
  const kilobytes = async (path: string) => (await scriptOf(browser, `${site.url}${path}`)) / 1_000;
  expect(await kilobytes('/')).toBeLessThan(HOME_KB);
  expect(await kilobytes(`/games/${site.gameIds.get('lorcana') ?? ''}`)).toBeLessThan(GAME_KB);
});

it('moves nothing that a reader on a phone has begun to read, though answers come late', async () => {
  const api = kifuClient(site);
  const [match] = (await answered(api.GET('/v1/matches'))).items;
  const params = { path: { id: match?.id ?? '' } };
  const { leagueId, seats, games } = await answered(api.GET('/v1/matches/{id}', { params }));
  const paths = [
    ...['/', '/matches', '/tournaments', '/leagues', '/statistics', '/cards?game=lorcana'],
    ...[`/leagues/${leagueId}`, `/matches/${match?.id}`, `/games/${games[0]?.id}`],
    ...[`/decks/${seats[0]?.deckId}`, `/players/${seats[0]?.playerId}`],
  ];
  const shifts: Record<string, number> = {};
  for (const path of paths) shifts[path] = await shiftOf(browser, site.url + path, PHONE);
  expect(Object.fromEntries(Object.entries(shifts).filter(([, shift]) => shift > SHIFT_MAX))).toEqual({});
});

it('leads a reader without a key from the front page to a match, its league and its points', async () => {
  const { page, complaints } = await openPage(browser, site.url);
  await page.getByRole('heading', { name: 'Newest results' }).waitFor();
  expect(await violationsIn(page)).toEqual([]);
  await screenshot(page, 'home');
  await page.getByRole('region', { name: 'Newest results' }).getByRole('listitem').first().getByRole('link').click();
  await page.getByRole('heading', { level: 1, name: /^Player 1(?: #\w+)? and Player 2(?: #\w+)?$/ }).waitFor();
  expect(await violationsIn(page)).toEqual([]);
  await page.getByRole('link', { name: 'League of this match' }).click();
  await page.getByRole('table').waitFor();
  await expect.poll(() => page.getByRole('rowheader').allTextContents(), LATER).toHaveLength(2);
  await page.getByRole('button', { name: /^How Player [12](?: #\w+)? scored 3 points$/ }).click();
  await page.getByText('Matches counted').waitFor();
  await expect
    .poll(() => page.getByRole('dialog').getByRole('listitem').allTextContents(), LATER)
    .toEqual([expect.stringMatching(/^won against Player [12](?: #\w+)? 1–0$/)]);
  expect(await violationsIn(page)).toEqual([]);
  await screenshot(page, 'league-why');
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'Cross table' }).click();
  await page.getByRole('cell', { name: /1 won, 0 drawn, 0 lost/ }).waitFor();
  expect(new URL(page.url()).searchParams.get('part')).toBe('cross');
  expect(await violationsIn(page)).toEqual([]);
  await page.getByRole('tab', { name: 'Results' }).click();
  await page.getByRole('list', { name: 'Matches, newest first' }).getByRole('link').waitFor();
  expect(await violationsIn(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await page.context().close();
});

it('finds matches by game, state and player name, and keeps the filters in the address', async () => {
  const { page, complaints } = await openPage(browser, `${site.url}/games?game=lorcana`);
  const ended = page.getByRole('region', { name: 'Ended' }).getByRole('listitem');
  await expect.poll(() => ended.count(), LATER).toBe(1);
  expect(new URL(page.url()).pathname).toBe('/matches');
  // The matches do not wait for the names of the games.
  await expect.poll(() => page.getByRole('combobox', { name: 'Game' }).inputValue(), LATER).toBe('lorcana');
  await page.getByText('No live match fits the filters.').waitFor();
  await page.getByRole('searchbox', { name: 'Player' }).fill('2 PLÁY');
  await expect.poll(() => new URL(page.url()).searchParams.get('player'), LATER).toBe('2 PLÁY');
  await expect.poll(() => ended.count(), LATER).toBe(1);
  expect(await violationsIn(page)).toEqual([]);
  await screenshot(page, 'matches');
  await page.getByRole('combobox', { name: 'State' }).selectOption('live');
  await page.getByRole('heading', { name: 'No matches found' }).waitFor();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect.poll(() => new URL(page.url()).search, LATER).toBe('');
  await expect.poll(() => ended.count(), LATER).toBe(site.gameIds.size);
  expect(complaints).toEqual([]);
  await page.context().close();
});

it('shows the table on other pages and on the hall’s screen, and leagues on a small screen', async () => {
  const { page } = await openPage(browser, `${site.url}/leagues`, SMALL);
  await page.getByRole('main').getByRole('link').first().click();
  await page.getByRole('table').waitFor();
  expect(await page.evaluate(WIDTH)).toBeLessThanOrEqual(320);
  expect(await violationsIn(page)).toEqual([]);
  await screenshot(page, 'league-320-dark-zh');
  const path = new URL(page.url()).pathname;
  for (const bare of [`${path}/projector`, `/embed${path}`]) {
    await page.goto(site.url + bare);
    await page.getByRole('table').waitFor();
    await expect.poll(() => page.getByRole('banner').count(), LATER).toBe(0);
    expect(await violationsIn(page)).toEqual([]);
  }
  await page.context().close();
});

it('lets an admin in by the key of the terminal, back to where they were, and out', async () => {
  const { page, complaints } = await openPage(browser, `${site.url}/leagues`);
  await page.getByRole('link', { name: 'Log in' }).click();
  await page.getByRole('heading', { level: 1, name: 'Log in' }).waitFor();
  expect(await violationsIn(page)).toEqual([]);
  await screenshot(page, 'log-in');
  const key = page.getByRole('textbox', { name: 'Key' }).or(page.getByLabel('Key', { exact: true }));
  await key.fill('kifu_0123456789abcdef_not-a-key');
  await page.getByRole('button', { name: 'Log in with this key' }).click();
  await expect.poll(() => page.getByRole('alert').textContent(), LATER).toMatch(/key/);
  await key.fill(site.key);
  await page.getByRole('button', { name: 'Log in with this key' }).click();
  await page.getByRole('heading', { level: 1, name: 'Leagues' }).waitFor();
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('link', { name: 'Log in' }).waitFor();
  // The browser says of the refused key that an answer was 401; nothing else is wrong.
  expect(complaints.filter((complaint) => !complaint.includes('401'))).toEqual([]);
  await page.context().close();
});

it('goes to no other site after a log-in', async () => {
  const { page } = await openPage(browser, `${site.url}/log-in?to=${encodeURIComponent('/\t/127.0.0.1:1/elsewhere')}`);
  await page.getByLabel('Key', { exact: true }).fill(site.key);
  await page.getByRole('button', { name: 'Log in with this key' }).click();
  await page.getByRole('heading', { name: 'Newest results' }).waitFor();
  expect(new URL(page.url()).origin).toBe(site.url);
  await page.context().close();
});

/**
 * As a service that has another build by now: its first page begins with another script, and the scripts of pages are
 * gone.
 */
async function rebuilt(page: Page): Promise<{ readonly loaded: () => number; readonly end: () => Promise<void> }> {
  let loaded = 0;
  const isOfPage = (url: URL): boolean => /^\/assets\/page-.*\.js$/.test(url.pathname);
  await page.route(isOfPage, (route) => route.fulfill({ status: 404 }));
  await page.route(`${site.url}/`, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      body: (await answer.text()).replaceAll('/assets/index-', '/assets/other-'),
    });
  });
  page.on('load', () => (loaded += 1));
  return { loaded: () => loaded, end: () => page.unrouteAll({ behavior: 'wait' }) };
}

it('offers newer pages, keeps typed text, and reloads a page once if its script is gone', async () => {
  const { page } = await openPage(browser, `${site.url}/log-in`);
  const login = page.getByRole('textbox', { name: 'Login' });
  await login.fill('somebody');
  const { loaded, end } = await rebuilt(page);
  await page.getByRole('link', { name: 'Statistics' }).hover();
  await page.getByText('A newer version of this site is available.').waitFor();
  expect([await login.inputValue(), loaded()]).toEqual(['somebody', 0]);
  expect(await violationsIn(page)).toEqual([]);
  await screenshot(page, 'newer');
  await page.getByRole('link', { name: 'Statistics' }).click();
  const failed = page.getByRole('alert').getByRole('heading', { name: 'Something went wrong' });
  await failed.waitFor();
  await expect.poll(loaded, LATER).toBe(1);
  expect(new URL(page.url()).pathname).toBe('/statistics');
  await end();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { level: 1, name: 'Statistics' }).waitFor();
  await page.context().close();
});

it('stays where it is when a page does not come for want of a connection', async () => {
  const { page } = await openPage(browser, `${site.url}/leagues`);
  await page.getByRole('heading', { level: 1, name: 'Leagues' }).waitFor();
  await page.context().setOffline(true);
  await page.getByRole('link', { name: 'Cards' }).click();
  await page.getByText('Check your connection, then try again.').waitFor();
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Leagues' }).waitFor();
  await page.context().setOffline(false);
  await page.context().close();
});
