/**
 * Goal: an organiser creates a tournament by the points of FIDE, and its pages write halves. Staff and a member of a
 * team change line-ups, and the table of members follows. Method: a real browser, against an API process and a worker;
 * the rounds are played over the API.
 */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answered, kifuClient } from '../../../src/client/index.js';
import { LATER, openAs, openBrowser, screenshot, SMALL, violationsIn, widthOf } from '../../support/web/browser.js';
import { openService, type Service } from '../../support/web/site.js';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const LORCANA = { game: 'lorcana', format: 'core-constructed' } as const;

let service: Service;
let browser: Browser;
let organiser = '';

beforeAll(async () => {
  [service, browser] = await Promise.all([openService(), openBrowser()]);
  organiser = (await answered(kifuClient(service).POST('/v1/keys', { body: { role: 'organiser' } }))).key;
});

afterAll(async () => {
  await browser.close();
  await service.close();
});

const client = () => kifuClient({ ...service, key: organiser });

async function round(id: string, number: number): Promise<void> {
  const params = { path: { id } };
  await answered(client().POST('/v1/tournaments/{id}/pairings', { params, body: { round: number } }));
  await answered(client().POST('/v1/tournaments/{id}/rounds', { params, body: { round: number } }));
}

it('writes halves in table, explanation and proposal, by the points of FIDE', async () => {
  const { page, complaints } = await openAs(browser, service, organiser, '/tournaments');
  await page.getByRole('link', { name: 'Create a tournament' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Club evening');
  await page.getByLabel('Game', { exact: true }).selectOption('lorcana');
  await page.getByLabel('Points and tie-breakers').selectOption('fide-2024-swiss');
  await page.getByLabel('Swiss rounds').fill('3');
  await page.getByRole('button', { name: 'Create the tournament' }).click();
  await page.getByRole('heading', { level: 1, name: 'Club evening' }).waitFor();
  const id = page.url().split('/tournaments/')[1]?.split('?')[0] ?? '';
  const params = { path: { id } };
  await answered(client().POST('/v1/tournaments/{id}/registration', { params, body: { open: true } }));
  const lines = ['Ann', 'Ben', 'Cid', 'Dan', 'Eve'].map((name, at) => ({ name: `${name} Half`, rating: 2000 - at }));
  await answered(client().POST('/v1/tournaments/{id}/players', { params, body: { lines, newPlayers: true } }));
  await answered(client().POST('/v1/tournaments/{id}/stages', { params, body: {} }));
  for (const number of [1, 2]) {
    await round(id, number);
    const draw = { games: { won: 0, lost: 0, drawn: 1 } };
    const win = { games: { won: 1, lost: 0, drawn: 0 } };
    for (const [at, result] of [draw, win].entries())
      await answered(
        client().POST('/v1/tournaments/{id}/results', { params, body: { round: number, table: at + 1, result } }),
      );
  }
  await answered(client().POST('/v1/tournaments/{id}/pairings', { params, body: { round: 3 } }));

  await page.goto(`${service.url}/tournaments/${id}?part=standings`);
  const table = page.getByRole('table', { name: 'Standings' });
  await table.waitFor();
  expect(await table.getByRole('columnheader').allTextContents()).toEqual(
    expect.arrayContaining(['Points', 'BH-C1', 'BH', 'SB', 'DE', 'Wins']),
  );
  await expect.poll(async () => (await table.textContent())?.includes('1½'), LATER).toBe(true);
  expect(await violationsIn(page)).toEqual([]);
  await screenshot(page, 'federation-standings', true);
  await table
    .getByRole('button', { name: /^Why .*1|place 1/ })
    .first()
    .click();
  await page.locator('summary', { hasText: 'Buchholz Cut 1' }).click();
  await screenshot(page, 'federation-explained');
  await page.keyboard.press('Escape');
  await page.goto(`${service.url}/tournaments/${id}?part=desk`);
  await page.getByRole('heading', { name: /not published yet/ }).waitFor();
  await page
    .getByText(/\(1½\)|\(½\)/)
    .first()
    .waitFor();
  await screenshot(page, 'federation-proposal', true);
  expect(complaints).toEqual([]);
  await page.context().close();

  const phone = await openAs(browser, service, organiser, `/tournaments/${id}?part=standings`, PHONE);
  await phone.page.getByRole('table').first().waitFor();
  await screenshot(phone.page, 'federation-standings-390', true);
  await phone.page.context().close();
});

it('creates a tournament with an own order of tie-breakers, which the standings follow', async () => {
  const { page, complaints } = await openAs(browser, service, organiser, '/tournaments/new');
  await page.getByLabel('Name', { exact: true }).fill('House rules');
  await page.getByLabel('Game', { exact: true }).selectOption('lorcana');
  await page.getByLabel('Points and tie-breakers').selectOption('mtr');
  await page.getByLabel('Choose an order of my own, after match points').check();
  await page.getByLabel('Tie-breaker 1').selectOption('direct-encounter');
  await page.getByLabel('Tie-breaker 2').selectOption('koya');
  await page.getByLabel('Tie-breaker 3').selectOption('');
  await screenshot(page, 'own-order', true);
  await page.getByRole('button', { name: 'Create the tournament' }).click();
  await page.getByText('The tie-breaker koya needs a round robin in each stage with a table.').first().waitFor();
  await page.getByLabel('Tie-breaker 2').selectOption('wins');
  expect(await violationsIn(page)).toEqual([]);
  await page.getByRole('button', { name: 'Create the tournament' }).click();
  await page.getByRole('heading', { level: 1, name: 'House rules' }).waitFor();
  const id = page.url().split('/tournaments/')[1]?.split('?')[0] ?? '';
  const params = { path: { id } };
  await answered(client().POST('/v1/tournaments/{id}/registration', { params, body: { open: true } }));
  const lines = ['Kit', 'Leo'].map((name) => ({ name: `${name} House` }));
  await answered(client().POST('/v1/tournaments/{id}/players', { params, body: { lines, newPlayers: true } }));
  await answered(client().POST('/v1/tournaments/{id}/stages', { params, body: {} }));
  await round(id, 1);
  const small = await openAs(browser, service, organiser, `/tournaments/${id}?part=standings`, PHONE);
  const table = small.page.getByRole('table', { name: 'Standings' });
  await table.waitFor();
  const headers = (await table.getByRole('columnheader').allTextContents()).filter((each) => /DE|Wins|W$/.test(each));
  expect(headers).toEqual(['DE', 'Wins']);
  await screenshot(small.page, 'own-order-standings-390', true);
  await small.page.context().close();
  expect(complaints.filter((each) => !each.includes('422'))).toEqual([]);
  await page.context().close();
});

it('changes line-ups at the desk and by a member, and shows what each member did', async () => {
  const terms = { name: 'Team evening', ...LORCANA, boards: 3, bestOf: 1 } as const;
  const { id } = await answered(
    client().POST('/v1/tournaments', { body: { ...terms, stages: [{ kind: 'swiss', rounds: 3 }] } }),
  );
  const params = { path: { id } };
  await answered(client().POST('/v1/tournaments/{id}/registration', { params, body: { open: true } }));
  const keys: string[] = [];
  for (const team of ['Red', 'Blue']) {
    const members = [];
    for (const board of [1, 2, 3]) {
      const made = await answered(
        kifuClient(service).POST('/v1/players', { body: { name: `${team} member ${board}` } }),
      );
      keys.push(made.key);
      members.push({ playerId: made.id });
    }
    await answered(client().POST('/v1/tournaments/{id}/teams', { params, body: { name: team, members } }));
  }
  await answered(client().POST('/v1/tournaments/{id}/stages', { params, body: {} }));
  await round(id, 1);

  const { page, complaints } = await openAs(browser, service, organiser, `/tournaments/${id}?part=desk`);
  const form = page
    .getByRole('form', { name: 'Change a line-up' })
    .or(page.locator('form', { hasText: 'Reserves' }))
    .first();
  await form.getByLabel('Board 1').fill('Red substitute');
  await form.getByLabel('Create players for names that are not known').check();
  await form.getByRole('button', { name: 'Change the line-up' }).click();
  await page.getByText('The line-up is changed.').waitFor();
  await expect.poll(() => form.getByLabel('Reserves').inputValue(), LATER).toBe('Red member 1');
  expect(await violationsIn(page)).toEqual([]);
  await screenshot(page, 'lineup-desk', true);
  const conceded = { outcome: 'first', how: 'conceded' } as const;
  await answered(
    client().POST('/v1/tournaments/{id}/results', { params, body: { round: 1, table: 1, result: conceded } }),
  );

  const own = await openAs(browser, service, keys[0] ?? '', `/tournaments/${id}`, PHONE);
  await own.page.locator('summary', { hasText: 'Change a line-up' }).click();
  const mine = own.page.locator('form', { hasText: 'Reserves' });
  await mine.getByLabel('Board 2').fill('Red member 1');
  await mine.getByLabel('Reserves').fill('Red member 2');
  await mine.getByRole('button', { name: 'Change the line-up' }).click();
  await expect.poll(() => mine.getByLabel('Reserves').inputValue(), LATER).toBe('Red member 2');
  await screenshot(own.page, 'lineup-own-390', true);
  expect(own.complaints).toEqual([]);
  await own.page.context().close();

  await round(id, 2);
  const seated = await answered(
    client().GET('/v1/tournaments/{id}/rounds/{round}', { params: { path: { id, round: 2 } } }),
  );
  const names = seated.tables.flatMap(({ boards }) => boards.flatMap(({ players }) => players.map(({ name }) => name)));
  expect(names.filter((name) => name.startsWith('Red')).sort()).toEqual([
    ...['Red member 1', 'Red member 3', 'Red substitute'],
  ]);
  await page.goto(`${service.url}/tournaments/${id}?part=players`);
  const members = page.getByRole('table', { name: 'Results of members at their boards' });
  await members.getByText('Red substitute').waitFor();
  await screenshot(page, 'lineup-members', true);
  await page.goto(`${service.url}/tournaments/${id}?part=history`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await screenshot(page, 'lineup-history', true);
  await page.getByText('Red has another line-up: Red substitute, Red member 1, and Red member 3.').waitFor();
  expect(complaints).toEqual([]);
  await page.context().close();
  const small = await openAs(browser, service, organiser, `/tournaments/${id}?part=players`, SMALL);
  await small.page.getByRole('table').last().waitFor();
  expect(await widthOf(small.page)).toBeLessThanOrEqual(SMALL.viewport?.width ?? 0);
  await small.page.context().close();
});

it('corrects a rating at the desk, after the list has said that it was not taken', async () => {
  const terms = { name: 'Rated evening', ...LORCANA, seeding: 'rating', policy: 'fide-2024-swiss-ratings' } as const;
  const { id } = await answered(
    client().POST('/v1/tournaments', { body: { ...terms, stages: [{ kind: 'swiss', rounds: 3 }] } }),
  );
  const params = { path: { id } };
  await answered(client().POST('/v1/tournaments/{id}/registration', { params, body: { open: true } }));
  const lines = ['Ida', 'Jon'].map((name, at) => ({ name: `${name} Rated`, rating: 1800 + at }));
  await answered(client().POST('/v1/tournaments/{id}/players', { params, body: { lines, newPlayers: true } }));

  const { page, complaints } = await openAs(browser, service, organiser, `/tournaments/${id}?part=desk`);
  await page.locator('summary', { hasText: 'Register players' }).click();
  await page.getByLabel('Names', { exact: true }).fill('Ida Rated,,1950');
  await page.getByRole('button', { name: 'Show what would happen' }).first().click();
  await page.getByText('The rating 1950 is not taken, since the player is registered already.').waitFor();
  await screenshot(page, 'rating-ignored', true);
  await page.locator('summary', { hasText: 'Correct a rating' }).click();
  const form = page.locator('form', { hasText: 'Leave this empty if the player has no rating.' });
  await form.getByLabel('Player').selectOption({ label: 'Ida Rated (1800)' });
  await form.getByLabel('Rating').fill('1950');
  await form.getByLabel('Reason').fill('List of March');
  await form.getByRole('button', { name: 'Correct the rating' }).click();
  await page.getByText('The rating is corrected.').waitFor();
  await form.locator('option', { hasText: 'Ida Rated (1950)' }).waitFor({ state: 'attached' });
  expect(await violationsIn(page)).toEqual([]);
  await screenshot(page, 'rating-corrected', true);
  await page.goto(`${service.url}/tournaments/${id}?part=history`);
  await page.getByText('Ratings corrected: Ida Rated 1800 → 1950.').waitFor();
  expect(complaints).toEqual([]);
  await page.context().close();
  const phone = await openAs(browser, service, organiser, `/tournaments/${id}?part=desk`, PHONE);
  await phone.page.locator('summary', { hasText: 'Correct a rating' }).click();
  await screenshot(phone.page, 'rating-corrected-390', true);
  await phone.page.context().close();
});
