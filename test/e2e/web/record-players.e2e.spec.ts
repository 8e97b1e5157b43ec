/**
 * Goal: two players record their own seats, each on a device of their own, and see each other's steps as they come: one
 * with a mouse, the other one by keyboard alone, on a small phone, in Chinese and in the dark.
 */
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answered, kifuClient } from '../../../src/client/index.js';
import {
  LATER,
  openAs,
  openBrowser,
  type OpenPage,
  screenshot,
  SMALL,
  violationsIn,
  widthOf,
} from '../../support/web/browser.js';
import { Hand } from '../../support/web/hand.js';
import { openService, type Service } from '../../support/web/site.js';
import { openTable, type Table } from '../../support/web/table.js';

let site: Service;
let browser: Browser;
let table: Table;
let phone: OpenPage;
let other: OpenPage;

beforeAll(async () => {
  [site, browser] = await Promise.all([openService(), openBrowser()]);
  table = await openTable(site, 'lorcana');
  const path = `/record/${table.gameId}`;
  phone = await openAs(browser, site, table.keys[0] ?? '', path, SMALL);
  other = await openAs(browser, site, table.keys[1] ?? '', path);
  await phone.page.getByRole('group', { name: '棋盘' }).waitFor();
  await other.page.getByRole('group', { name: 'Board' }).waitFor();
});

afterAll(async () => {
  await browser.close();
  await site.close();
});

/** At least, and until each has had to decide something several times. */
const [ACTS, ACTS_MAX] = [12, 60];

const questionOf = (page: Page): Locator => page.getByRole('region', { name: /^(作答|Answer)$/ });

/** What has just happened, line by line: as many for all, in whatever language. */
const linesIn = (page: Page): Locator => page.getByRole('log').getByRole('listitem');

it('follows every step for both of them', async () => {
  const { players, gameId } = table;
  const versionNow = async (): Promise<number> => {
    const params = { path: { id: gameId } };
    return (await answered((players[0] ?? kifuClient(site)).GET('/v1/games/{id}', { params }))).version;
  };
  const hand = new Hand(other.page);
  const acted = { phone: 0, other: 0 };
  const seen = new Set<string>();
  const isEnough = () => Math.min(acted.phone, acted.other) > 2;
  for (let act = 0; act < ACTS || (act < ACTS_MAX && !isEnough()); act += 1) {
    const before = await versionNow();
    // Nobody is asked before the step of the other one has come.
    await expect
      .poll(async () => (await questionOf(phone.page).count()) + (await questionOf(other.page).count()), LATER)
      .toBeGreaterThan(0);
    if ((await questionOf(phone.page).count()) > 0) {
      await answerByKeyboard(phone.page, acted.phone === 0);
      acted.phone += 1;
    } else {
      await hand.press();
      acted.other += 1;
    }
    await expect.poll(versionNow, LATER).toBe(before + 1);
    await expect
      .poll(async () => (await linesIn(phone.page).count()) - (await linesIn(other.page).count()), LATER)
      .toBe(0);
    seen.add((await linesIn(other.page).allTextContents()).join());
  }
  expect(isEnough()).toBe(true);
  expect(seen.size).toBeGreaterThan(ACTS / 2);
  expect([phone.complaints, other.complaints]).toEqual([[], []]);
});

it('fits the phone, and is within reach of a thumb', async () => {
  const { page } = phone;
  expect(await widthOf(page)).toBeLessThanOrEqual(320);
  expect(await violationsIn(page)).toEqual([]);
  await screenshot(page, 'record-320-dark-zh');
  await screenshot(other.page, 'record-other');
  const dock = page.getByRole('group', { name: '提问' });
  // Whatever is asked, or why nothing is, is in sight without scrolling.
  const place = await dock.boundingBox();
  expect((place?.y ?? 0) + (place?.height ?? 0)).toBeLessThanOrEqual(700);
  for (const button of await dock.getByRole('list').getByRole('button').all())
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
});

it('is shown the own hand, and of the other one only how many cards it has', async () => {
  const handOf = (player: string) =>
    phone.page.getByRole('region', { name: player }).locator('[data-as="hand"] [data-object]');
  expect(await handOf('lorcana 1').count()).toBeGreaterThan(0);
  expect(await handOf('lorcana 2').count()).toBe(0);
});

/**
 * The answer that is given last in the list, or the one that is put together, by Tab and Enter. Focus stays where it is
 * asked.
 */
async function answerByKeyboard(page: Page, isFirst: boolean): Promise<void> {
  const panel = questionOf(page);
  const give = panel.getByRole('button', { name: /^(确定|保留手牌|换 \d+ 张牌)$/ });
  const target = (await give.count()) > 0 ? give : panel.getByRole('list').getByRole('button').last();
  const isThere = async () => (await target.and(page.locator(':focus')).count()) > 0;
  let presses = 0;
  for (; presses < 90 && !(await isThere()); presses += 1) await page.keyboard.press('Tab');
  expect(await isThere()).toBe(true);
  // Past the options, and not past the page.
  if (!isFirst) expect(presses).toBeLessThanOrEqual((await panel.getByRole('button').count()) + 2);
  await page.keyboard.press('Enter');
}
