/**
 * Goal: an admin imports a card file and reads its report, sees how jobs and the service do, and makes and takes keys
 * and accounts, in the browser; others are offered none of it.
 */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answered, kifuClient, KifuProblem } from '../../../src/client/index.js';
import { cardFile, odd, vanilla } from '../../support/card-files.js';
import {
  LATER,
  openAs,
  openBrowser,
  openPage,
  screenshot,
  SMALL,
  violationsIn,
  widthOf,
} from '../../support/web/browser.js';
import { openService, type Service } from '../../support/web/site.js';

let service: Service;
let browser: Browser;

beforeAll(async () => {
  [service, browser] = await Promise.all([openService(), openBrowser()]);
});

afterAll(async () => {
  await browser.close();
  await service.close();
});

const form = (page: Page, name: string) => page.getByRole('form', { name, exact: true });
const part = (page: Page, name: string) => page.getByRole('tab', { name }).click();

async function bring(page: Page, name: string, content: string): Promise<void> {
  const file = { name, mimeType: 'application/json', buffer: Buffer.from(content) };
  const bringing = form(page, 'Import a card file');
  await bringing.getByLabel('Game', { exact: true }).selectOption('lorcana');
  await bringing.getByLabel('File', { exact: true }).setInputFiles(file);
  await bringing.getByRole('button', { name: 'Import' }).click();
}

it('imports a card file, with its report, and says what is wrong with one', async () => {
  const { page, complaints } = await openAs(browser, service, service.key, '/admin');
  await form(page, 'Import a card file').waitFor();
  expect(await violationsIn(page)).toEqual([]);
  const cards = cardFile([vanilla(9001, { name: '<b>Walker</b>' }), odd(9002), { id: 9003 }]);
  await bring(page, '<u>cards</u>.json', JSON.stringify(cards));
  await page.getByText(/^New card set: version \d+\.$/).waitFor();
  expect(new URL(page.url()).searchParams.get('import')).toMatch(/^[0-9a-f-]{36}$/);
  await page.getByText('Warnings', { exact: true }).click();
  await page.getByRole('region', { name: 'Warnings' }).waitFor();
  await page.getByRole('row', { name: /<u>cards<\/u>\.json/ }).waitFor();
  expect(await violationsIn(page)).toEqual([]);
  await screenshot(page, 'admin-import', true);
  await bring(page, 'no-cards.json', '{"cards": 1}');
  await page.getByText('The file could not be imported:').waitFor();
  expect(await violationsIn(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await page.context().close();
});

it('shows jobs and health', async () => {
  const { page } = await openAs(browser, service, service.key, '/admin');
  await part(page, 'Jobs');
  await page.getByRole('region', { name: 'Jobs by type' }).waitFor();
  await page.getByText('No job has failed.').waitFor();
  expect(await violationsIn(page)).toEqual([]);
  await screenshot(page, 'admin-jobs', true);
  await part(page, 'Health');
  await page.getByText('Everything works.').waitFor();
  await page.getByText('Requests', { exact: true }).waitFor();
  expect(await violationsIn(page)).toEqual([]);
  await screenshot(page, 'admin-health');
  await page.context().close();
});

it('makes a key, shows it once, gives it another secret, and revokes it', async () => {
  const { page, complaints } = await openAs(browser, service, service.key, '/admin');
  await part(page, 'Keys');
  const making = form(page, 'Create a key');
  await making.getByLabel('Role').selectOption('Judge');
  await making.getByLabel(/^Label/).fill('<em>table 4</em>');
  await making.getByRole('button', { name: 'Create key' }).click();
  const shown = page.getByRole('status', { name: 'The key', exact: true });
  const key = (await shown.locator('code').textContent()) ?? '';
  await shown.getByRole('button', { name: 'I have saved it' }).click();
  const as = kifuClient({ url: service.url, key });
  expect((await answered(as.GET('/v1/me'))).role).toBe('judge');
  const id = key.split('_')[1] ?? '';
  await page.getByText('<em>table 4</em>').waitFor();
  await page.getByRole('button', { name: `New secret for ${id}`, exact: true }).click();
  await page.getByText(/^Its old secret stays valid until/).waitFor();
  const rotated = (await shown.locator('code').textContent()) ?? '';
  expect(rotated).not.toBe(key);
  for (const good of [key, rotated])
    expect((await answered(kifuClient({ url: service.url, key: good }).GET('/v1/me'))).role).toBe('judge');
  expect(await violationsIn(page)).toEqual([]);
  await screenshot(page, 'admin-keys', true);
  await page.getByRole('button', { name: `Revoke ${id}`, exact: true }).click();
  await page.getByRole('button', { name: `Revoke ${id}? This cannot be undone.` }).click();
  await page.getByText('<em>table 4</em>').waitFor({ state: 'detached' });
  await expect(answered(as.GET('/v1/me'))).rejects.toThrow(KifuProblem);
  expect(complaints).toEqual([]);
  await page.context().close();
});

it('registers an account, shows faults at their fields, disables, enables and recovers it', async () => {
  const { page } = await openAs(browser, service, service.key, '/admin');
  await part(page, 'Accounts');
  const registering = form(page, 'Create an account');
  await registering.getByLabel('Login').fill('ann.one');
  await registering.getByLabel('Password').fill('short');
  await registering.getByRole('button', { name: 'Create account' }).click();
  await registering.getByRole('alert').waitFor();
  await expect.poll(() => registering.getByLabel('Password').getAttribute('aria-invalid'), LATER).toBe('true');
  await expect.poll(() => registering.getByLabel('Login').getAttribute('aria-invalid'), LATER).toBe(null);
  await registering.getByLabel('Password').fill('long enough for anybody');
  await registering.getByRole('button', { name: 'Create account' }).click();
  await page.getByRole('button', { name: 'Disable ann.one' }).click();
  await page.getByRole('button', { name: 'Enable ann.one' }).click();
  await page.getByRole('button', { name: 'Disable ann.one' }).waitFor();
  await page.getByRole('button', { name: 'Reset the password of ann.one' }).click();
  await page.getByText(/^kifu_reset_/).waitFor();
  expect(await violationsIn(page)).toEqual([]);
  await screenshot(page, 'admin-accounts', true);
  await page.context().close();
});

it('is offered only to them, and is no wider than a small phone', async () => {
  const { key } = await answered(kifuClient(service).POST('/v1/players', { body: { name: 'Di' } }));
  const stranger = await openAs(browser, service, key, '/admin');
  await stranger.page.getByRole('heading', { name: 'Administrators only' }).waitFor();
  await expect
    .poll(() => stranger.page.getByRole('banner').getByRole('link', { name: 'Admin' }).count(), LATER)
    .toBe(0);
  await stranger.page.context().close();
  const { page } = await openAs(browser, service, service.key, '/admin', SMALL);
  await page.getByRole('tab').first().waitFor();
  const tabs = await page.getByRole('tab').all();
  expect(tabs).toHaveLength(6);
  for (const tab of tabs) {
    await tab.click();
    await page.waitForLoadState('networkidle');
    expect(await widthOf(page)).toBeLessThanOrEqual(320);
    expect(await violationsIn(page)).toEqual([]);
  }
  await screenshot(page, 'admin-320-dark-zh', true);
  await page.context().close();
});

it('offers the admin of an empty installation a demo match, and shows it to everybody', async () => {
  const stranger = await openPage(browser, service.url);
  await stranger.page.getByText('No match has ended yet.').waitFor();
  const { page, complaints } = await openAs(browser, service, service.key, '/');
  const demo = form(page, 'Play a demo match');
  await demo.getByLabel('Game', { exact: true }).selectOption('ashes');
  expect(await stranger.page.getByRole('form').count()).toBe(0);
  expect(await violationsIn(page)).toEqual([]);
  await screenshot(page, 'home-empty');
  await demo.getByRole('button', { name: 'Play a demo match' }).click();
  await page.waitForURL(/\/games\/[0-9a-f-]{36}/, { timeout: 240_000 });
  await stranger.page.goto(page.url());
  await stranger.page.getByRole('heading', { level: 1, name: 'Demo player 1 – Demo player 2' }).waitFor();
  await stranger.page.getByRole('group', { name: 'Replay', exact: true }).waitFor();
  expect([complaints, stranger.complaints]).toEqual([[], []]);
  await page.goto(service.url);
  await page.getByRole('region', { name: 'Newest results' }).getByRole('listitem').waitFor();
  expect(await demo.count()).toBe(0);
  await Promise.all([page.context().close(), stranger.page.context().close()]);
});
