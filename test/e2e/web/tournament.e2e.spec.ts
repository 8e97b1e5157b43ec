/**
 * Goal: an organiser runs a tournament in the browser from its creation to its winner, with players who register,
 * report, confirm and dispute on their phones. Method: a Swiss stage of two rounds and a cut to four, with six players;
 * the projector, the slips, the bracket and a corrected result are looked at on the way.
 */
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answered, kifuClient } from '../../../src/client/index.js';
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

const NAME = 'Friday <b>evening</b>';
const PLAYERS = ['Ada', 'Bo', 'Cem', 'Dee', 'Eva', 'José 王'] as const;
const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
/** A whole tournament takes this long on a busy machine, in milliseconds. */
const LONG = 400_000;

let service: Service;
let browser: Browser;
let organiser = '';
const keys = new Map<string, string>();

beforeAll(async () => {
  [service, browser] = await Promise.all([openService(), openBrowser()]);
  const admin = kifuClient(service);
  organiser = (await answered(admin.POST('/v1/keys', { body: { role: 'organiser' } }))).key;
  for (const name of PLAYERS) keys.set(name, (await answered(admin.POST('/v1/players', { body: { name } }))).key);
});

afterAll(async () => {
  await browser.close();
  await service.close();
});

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
const tab = (page: Page, name: string) => page.getByRole('tab', { name }).click();
const phone = async (name: string, path: string) =>
  (await openAs(browser, service, keys.get(name) ?? '', path, PHONE)).page;

/** Types the same result for each table that has none, as from a pile of slips. */
async function typeResults(page: Page): Promise<void> {
  const missing = page.getByRole('heading', { name: /missing result/ });
  for (;;) {
    const [table] = (
      await page
        .getByRole('region', { name: /missing result/ })
        .getByRole('listitem')
        .allTextContents()
    ).map((text) => /^(\d+)\./.exec(text)?.[1]);
    if (table === undefined) return;
    const before = await missing.textContent();
    await page.getByLabel('Table and result').fill(`${table} 2-1`);
    await page.keyboard.press('Enter');
    await expect
      .poll(async () => ((await missing.count()) === 0 ? 'none' : missing.textContent()), LATER)
      .not.toBe(before);
    if ((await missing.count()) === 0) return;
  }
}

/** The players of the first proposed table do not meet; then the clock is set for the publication. */
async function keepApart(page: Page): Promise<void> {
  const table = page
    .getByRole('region', { name: /not published yet/ })
    .getByRole('listitem')
    .first();
  const pair = await table.textContent();
  for (const box of await table.getByRole('checkbox').all()) await box.check();
  await press(page, 'Keep the two chosen players apart');
  await page.getByText('Kept apart by staff:', { exact: false }).waitFor(LATER);
  expect(await table.textContent()).not.toBe(pair);
  expect(await violationsIn(page)).toEqual([]);
  await screenshot(page, 'tournament-proposal', true);
  await page.getByLabel('Minutes on the clock').fill('50');
}

async function playRound(page: Page, round: number): Promise<void> {
  await press(page, `Pair round ${round}`);
  await page.getByRole('heading', { name: `Pairings of round ${round}, not published yet` }).waitFor();
  if (round === 1) await keepApart(page);
  await press(page, `Publish round ${round}`);
  await page.getByRole('heading', { name: /missing result/ }).waitFor();
}

async function dispute(player: Page, reason: string): Promise<void> {
  await player.locator('summary', { hasText: 'The result is wrong' }).click();
  await player.getByLabel('The result from your side').selectOption('2–1');
  await player.getByLabel('Reason').last().fill(reason);
  await press(player, 'Dispute the result');
  await player.getByText('The result is disputed. Staff decides.').waitFor();
}

/** At the first table without a result, the report is disputed, and staff decides for it. */
async function disputeAndRule(desk: Page, path: string): Promise<void> {
  const missing = desk.getByRole('region', { name: /missing result/ }).getByRole('listitem');
  const [, first = '', second = ''] = /^\d+\. (.+) – (\S+) /.exec((await missing.first().textContent()) ?? '') ?? [];
  const reporter = await phone(first, path);
  await press(reporter, 'I won 2–1');
  await reporter.getByText('You reported 2–1. Your opponent must confirm it.').waitFor();
  await reporter.context().close();
  const other = await phone(second, path);
  await dispute(other, 'I won the third game');
  await desk.getByText('I won the third game').waitFor(LATER);
  await desk.getByText('Claimed instead: 1–2.').waitFor();
  await desk.locator('summary', { hasText: 'Decide the result' }).click();
  await desk.getByLabel(`Result for ${first} – ${second}`).selectOption('2–1');
  await desk.getByLabel('Reason, which everybody can read').fill('Both agree about the third game');
  expect(await violationsIn(desk)).toEqual([]);
  await screenshot(desk, 'tournament-dispute', true);
  await press(desk, 'Record the ruling');
  await other.getByText('You lost 1–2.').waitFor(LATER);
  await other.locator('summary', { hasText: 'Judge calls, disputes and appeals' }).click();
  await other.getByText('Both agree about the third game').waitFor();
  expect(await violationsIn(other)).toEqual([]);
  await other.context().close();
}

it(
  'is run from registration to the final',
  async () => {
    const { page, complaints } = await openAs(browser, service, organiser, '/tournaments');
    await page.getByRole('link', { name: 'Create a tournament' }).click();
    await page.getByLabel('Name', { exact: true }).fill(NAME);
    await page.getByLabel('Game', { exact: true }).selectOption('lorcana');
    await page.getByLabel('Structure').selectOption('swiss-top4');
    await page.getByLabel('Swiss rounds').fill('2');
    await page.getByLabel('Players register themselves').check();
    expect(await violationsIn(page)).toEqual([]);
    await screenshot(page, 'new-tournament');
    await press(page, 'Create the tournament');
    await page.getByRole('heading', { level: 1, name: NAME }).waitFor();
    await press(page, 'Open registration');
    await page.getByRole('button', { name: 'Close registration' }).waitFor();
    await page.getByLabel('Names', { exact: true }).fill(`1. Ada\n2. Bo, Red\nCem\nDee\nEva\nAda\n`);
    await press(page, 'Show what would happen');
    await page.getByText('is in the list twice').waitFor();
    expect(await violationsIn(page)).toEqual([]);
    await screenshot(page, 'tournament-register', true);
    await press(page, 'Register 5 players');
    await page.getByText('5 players', { exact: false }).first().waitFor();
    const path = new URL(page.url()).pathname;

    const jose = await phone('José 王', path);
    await press(jose, 'Register');
    await jose.getByText('You are registered.').waitFor();
    expect(await widthOf(jose)).toBeLessThanOrEqual(390);

    await page.getByText('Registered: 6.').waitFor(LATER);
    await press(page, 'Start the tournament');
    await playRound(page, 1);
    await page.getByRole('link', { name: 'Record results' }).click();
    const line = page.getByLabel('Table and result');
    await expect.poll(async () => (await line.boundingBox())?.y ?? Infinity, LATER).toBeLessThan(700);
    await screenshot(page, 'tournament-desk', true);
    expect(await violationsIn(page)).toEqual([]);

    await jose.getByText(/^Table \d, against/).waitFor(LATER);
    await jose.getByText(/^(49:|50:00)/).waitFor();
    await jose.locator('summary', { hasText: 'Call a judge' }).click();
    await jose.getByLabel('Reason').fill('A card is torn');
    await press(jose, 'Call a judge');
    await jose.getByText('A judge has been called to your table.').waitFor();
    await page.getByText('A card is torn').waitFor(LATER);
    expect(await violationsIn(page)).toEqual([]);
    await screenshot(page, 'tournament-floor', true);
    await press(page, 'Mark the call as answered');
    await press(page, 'Pause the clock');
    await jose.getByText('paused').waitFor(LATER);
    await press(page, 'Resume the clock');
    await press(jose, 'I won 2–1');
    await jose.getByText('You reported 2–1. Your opponent must confirm it.').waitFor();
    expect(await violationsIn(jose)).toEqual([]);
    await screenshot(jose, 'tournament-phone');
    const opponent = ((await jose.getByText(/^Table \d, against/).textContent()) ?? '').split('against ')[1] ?? '';
    const other = await phone(opponent.trim(), path);
    await other.getByText('From your side it is 1–2.', { exact: false }).waitFor();
    await dispute(other, 'I misread it');
    await press(other, 'Withdraw the dispute');
    await other.getByText('The result is disputed. Staff decides.').waitFor({ state: 'detached' });
    await press(other, 'Confirm the result');
    await other.getByText('You lost 1–2.').waitFor();
    await other.context().close();
    await jose.getByText('You won 2–1.').waitFor(LATER);

    await disputeAndRule(page, path);

    const hall = await page.context().newPage();
    await hall.goto(`${service.url}${path}/hall`);
    await hall.getByText('José 王').first().waitFor();
    await hall.getByRole('timer').waitFor();
    expect(await violationsIn(hall)).toEqual([]);
    await screenshot(hall, 'tournament-hall');
    await hall.goto(`${service.url}${path}/slips`);
    await hall.getByText('Table 1', { exact: true }).waitFor();
    expect(await violationsIn(hall)).toEqual([]);
    await hall.close();

    await typeResults(page);
    await playRound(page, 2);
    await jose.getByText('What may still happen').click(LATER);
    await jose.getByText('After a draw:', { exact: false }).waitFor(LATER);
    expect(await violationsIn(jose)).toEqual([]);
    await screenshot(jose, 'tournament-outlook-phone');
    await typeResults(page);
    await tab(page, 'Standings');
    await page
      .getByRole('button', { name: /reached place 1$/ })
      .first()
      .click();
    await page.getByText("Opponents' match-win percentage:").waitFor();
    expect(await violationsIn(page)).toEqual([]);
    await screenshot(page, 'tournament-standings');
    await page.keyboard.press('Escape');

    await tab(page, 'History');
    await page.getByText('José 王 called a judge.', { exact: false }).waitFor();
    await page.getByText('A card is torn').waitFor();
    expect(await violationsIn(page)).toEqual([]);
    await screenshot(page, 'tournament-history', true);

    await tab(page, 'Manage');
    await press(page, 'Start the next stage');
    await playRound(page, 3);
    await typeResults(page);
    await playRound(page, 4);
    await typeResults(page);
    await press(page, 'End the tournament');
    await page.getByText('Nothing is left to do.').waitFor();
    const podium = page.getByRole('region', { name: 'Result of the tournament' });
    await podium.getByText('Winner:').waitFor();
    expect(await podium.getByRole('listitem').count()).toBe(4);
    await tab(page, 'Bracket');
    await page.getByText('Final', { exact: true }).waitFor();
    expect(await violationsIn(page)).toEqual([]);
    await screenshot(page, 'tournament-bracket');
    await tab(page, 'Cross table');
    await page.getByRole('region', { name: 'Cross table' }).first().waitFor();
    expect(await violationsIn(page)).toEqual([]);
    await jose.goto(`${service.url}${path}?part=bracket`);
    await jose.getByText('Final', { exact: true }).waitFor();
    expect(await widthOf(jose)).toBeLessThanOrEqual(390);
    await screenshot(jose, 'tournament-bracket-phone');
    await jose.context().close();
    expect(complaints).toEqual([]);
    await page.context().close();
  },
  LONG,
);

it('a season is created on the page of its league, and shows the points of a tournament', async () => {
  const api = kifuClient(service);
  const terms = { game: 'lorcana', format: 'core-constructed', bestOf: 3 as const };
  const league = await answered(api.POST('/v1/leagues', { body: { name: 'Thursday', ...terms } }));
  const { page, complaints } = await openAs(browser, service, service.key, `/leagues/${league.id}`);
  await page.locator('summary', { hasText: 'Create a season' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Autumn');
  await page.getByLabel('Points for taking part').fill('1');
  expect(await violationsIn(page)).toEqual([]);
  await press(page, 'Create a season');
  await page.getByRole('heading', { level: 1, name: 'Autumn' }).waitFor();
  await page.getByText('No points yet').waitFor();
  const path = new URL(page.url()).pathname;

  await page.goto(`${service.url}/tournaments/new`);
  await page.getByLabel('Name', { exact: true }).fill('First evening');
  await page.getByLabel('Game', { exact: true }).selectOption('lorcana');
  await page.getByRole('combobox', { name: /^League/ }).selectOption(league.id);
  await page.getByRole('combobox', { name: /^Season/ }).selectOption('Autumn');
  await page.getByLabel('Swiss rounds').fill('1');
  await press(page, 'Create the tournament');
  await page.getByRole('heading', { level: 1, name: 'First evening' }).waitFor();
  await press(page, 'Open registration');
  await page.getByRole('button', { name: 'Close registration' }).waitFor();
  await page.getByLabel('Names', { exact: true }).fill('Ann of Thursday\nBen of Thursday\n');
  await press(page, 'Show what would happen');
  await press(page, 'Register 2 players');
  await page.getByText('Registered: 2.').waitFor(LATER);
  await press(page, 'Start the tournament');
  await press(page, 'Pair round 1');
  await press(page, 'Publish round 1');
  await page.getByRole('heading', { name: /missing result/ }).waitFor();
  await typeResults(page);
  await press(page, 'End the tournament');
  await page.getByText('Nothing is left to do.').waitFor();

  const season = await openPage(browser, `${service.url}${path}`, SMALL);
  await expect
    .poll(async () => {
      await season.page.reload();
      return season.page.getByRole('row').allTextContents();
    }, LATER)
    .toEqual([
      expect.any(String),
      expect.stringMatching(/^1.* of Thursday1111$/),
      expect.stringMatching(/^2.* of Thursday88$/),
    ]);
  await season.page.getByText('还没有已知的卡组').waitFor(LATER);
  expect(await violationsIn(season.page)).toEqual([]);
  expect(await widthOf(season.page)).toBeLessThanOrEqual(320);
  await screenshot(season.page, 'season', true);
  expect([...complaints, ...season.complaints]).toEqual([]);
  await Promise.all([page.context().close(), season.page.context().close()]);
});
