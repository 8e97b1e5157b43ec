/**
 * Goal: nothing that is recorded is lost or doubled when the connection is, and whoever was overtaken by another device
 * is told.
 */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answered, kifuClient } from '../../../src/client/index.js';
import { LATER, openBrowser, screenshot, violationsIn } from '../../support/web/browser.js';
import { Hand } from '../../support/web/hand.js';
import { beginOnPaper, type Desk, openDesk } from '../../support/web/paper.js';
import { openService, type Service } from '../../support/web/site.js';

let site: Service;
let browser: Browser;
let desk: Desk;
let page: Page;
let hand: Hand;
let id: string;

beforeAll(async () => {
  [site, browser] = await Promise.all([openService(), openBrowser()]);
  desk = await openDesk(site);
  ({ page } = await desk.open(browser));
  id = await beginOnPaper(page, 'lorcana');
  hand = new Hand(page);
  // To where players act.
  for (let act = 0; act < 8; act += 1) await hand.act();
});

afterAll(async () => {
  await browser.close();
  await site.close();
});

const versionNow = async () => (await desk.gameOf(id)).version;
const board = () => page.getByRole('group', { name: 'Board' });

/** What is sent while a game is recorded. */
const ORDERS = '**/v1/games/*/{actions,chance}';

it('keeps what is pressed without a connection, and sends it when there is one', async () => {
  const before = await versionNow();
  await page.context().setOffline(true);
  await hand.press();
  await page.getByText('1 action is not recorded yet. You are offline.').waitFor();
  expect(await violationsIn(page)).toEqual([]);
  await screenshot(page, 'record-offline');
  expect(await versionNow()).toBe(before);
  await page.context().setOffline(false);
  await hand.settled();
  expect(await versionNow()).toBe(before + 1);
});

it('sends again what got no reply, and it is recorded once', async () => {
  const before = await versionNow();
  let sent = 0;
  await page.route(ORDERS, async (route) => {
    sent += 1;
    if (sent > 1) return route.continue();
    // The service carries it out; nobody hears of it.
    await route.fetch();
    return route.abort();
  });
  await hand.press();
  await expect.poll(() => sent, LATER).toBe(2);
  await hand.settled();
  await page.unrouteAll();
  expect(await versionNow()).toBe(before + 1);
});

it('loses nothing when the page is left while something waits', async () => {
  const before = await versionNow();
  await page.route(ORDERS, (route) => route.abort());
  await hand.press();
  await page.getByText('1 action is not recorded yet.').waitFor();
  await page.reload();
  await board().waitFor();
  await page.getByText('1 action is not recorded yet.').waitFor();
  expect(await versionNow()).toBe(before);
  await page.unrouteAll();
  await hand.settled();
  await expect.poll(versionNow, LATER).toBe(before + 1);
});

it('refuses an action on a board that another device changed, and says what to do', async () => {
  await page.route(ORDERS, (route) => route.abort());
  await hand.press();
  await page.getByText('1 action is not recorded yet.').waitFor();
  const said = await page
    .getByText('1 action is not recorded yet.')
    .locator('..')
    .getByRole('listitem')
    .allTextContents();
  const scorekeeper = kifuClient({ url: site.url, key: desk.key });
  const to = (await versionNow()) - 1;
  const retracted = { params: { path: { id } }, body: { to, reason: 'Recorded wrongly' } };
  await answered(scorekeeper.POST('/v1/games/{id}/retractions', retracted));
  const after = await versionNow();
  await page.unrouteAll();
  const alert = page.getByRole('alert');
  await alert.getByText('Another device has continued the game.').waitFor();
  expect(await alert.getByRole('listitem').allTextContents()).toEqual(said);
  expect(await violationsIn(page)).toEqual([]);
  await screenshot(page, 'record-conflict');
  expect(await versionNow()).toBe(after);
  await alert.getByRole('button', { name: 'Dismiss' }).click();
  await expect.poll(() => alert.count(), LATER).toBe(0);
  await hand.act();
  expect(await versionNow()).toBe(after + 1);
});
