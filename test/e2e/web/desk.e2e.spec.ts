/**
 * Goal: an organiser sets up a league from nothing to a finished match in the browser: founds it, registers players,
 * stores decks, makes the match, gives a role, adds a webhook, and takes the table away; what is refused is said at its
 * field.
 */
import { readFile } from 'node:fs/promises';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answered, kifuClient } from '../../../src/client/index.js';
import { builtInDecks } from '../../../src/engine/index.js';
import { listed } from '../../../src/web/api/pages.js';
import { GAME } from '../../support/players.js';
import { LATER, openAs, openBrowser, screenshot, SMALL, violationsIn, widthOf } from '../../support/web/browser.js';
import { openService, type Service } from '../../support/web/site.js';

const LEAGUE = '<script>document.title = 1</script> league';
const ANN = 'Ann <i>One</i>';
const BO = 'Bo Two';

let service: Service;
let browser: Browser;
let organiser = '';

beforeAll(async () => {
  [service, browser] = await Promise.all([openService(), openBrowser()]);
  const admin = kifuClient(service);
  organiser = (await answered(admin.POST('/v1/keys', { body: { role: 'organiser' } }))).key;
});

afterAll(async () => {
  await browser.close();
  await service.close();
});

const form = (page: Page, name: string) => page.getByRole('form', { name, exact: true });
const part = (page: Page, name: string) => page.getByRole('tab', { name }).click();

async function choose(page: Page | Locator, label: string, name: string): Promise<void> {
  await page.getByRole('searchbox', { name: label }).fill(name.split(' ')[0] ?? '');
  await page.getByRole('list', { name: 'Players found' }).getByRole('button', { name }).click();
}

async function sit(page: Page, seat: number, name: string, deck: { label: string } | { index: number }): Promise<void> {
  const group = page.getByRole('group', { name: `Seat ${seat}` });
  await choose(group, 'Player', name);
  await group.getByRole('combobox', { name: 'Deck' }).selectOption(deck);
}

/** A deck that comes with the game, as people write decks. */
async function deckText(deck: number): Promise<string> {
  const [lines = []] = Object.values(builtInDecks(GAME)).slice(deck);
  const reader = kifuClient(service);
  const { items } = await listed((page) =>
    answered(reader.GET('/v1/cards', { params: { query: { game: GAME, limit: 200, ...page } } })),
  );
  const names = new Map(items.map((card) => [card.id, card.name]));
  return lines.map(({ card, count }) => `${count} ${names.get(card) ?? ''} (${card})`).join('\n');
}

async function register(page: Page, name: string): Promise<string> {
  const player = form(page, 'Register a player');
  await player.getByLabel('Name').fill(name);
  await player.getByRole('button', { name: 'Register player' }).click();
  const shown = page.getByRole('status', { name: `Key of ${name}` });
  const key = (await shown.locator('code').textContent()) ?? '';
  await shown.getByRole('button', { name: 'I have saved it' }).click();
  await expect.poll(() => page.locator('main').textContent(), LATER).not.toContain(key);
  return key;
}

it('goes from nothing to a finished match', async () => {
  const { page, complaints } = await openAs(browser, service, organiser, '/leagues');
  await page.getByRole('link', { name: 'Create a league' }).click();
  const found = form(page, 'The league');
  await found.getByLabel('Name').fill(LEAGUE);
  await found.getByLabel('Game', { exact: true }).selectOption(GAME);
  await found.getByText('Time limits, spectators and publication').click();
  await found.getByLabel('Spectators see a game').selectOption('5 minutes later');
  await found.getByLabel('When a match is over').selectOption('public');
  expect(await violationsIn(page)).toEqual([]);
  await screenshot(page, 'new-league', true);
  await found.getByRole('button', { name: 'Create league' }).click();
  await page.getByRole('heading', { level: 1, name: `Manage ${LEAGUE}` }).waitFor();
  await page.getByText('Disney Lorcana · Core Constructed', { exact: true }).waitFor();

  const keys = [await register(page, ANN), await register(page, BO)];
  expect(keys).toEqual([expect.stringMatching(/^kifu_/), expect.stringMatching(/^kifu_/)]);
  expect(await violationsIn(page)).toEqual([]);
  await screenshot(page, 'desk-players');

  await part(page, 'Decks');
  for (const [place, name] of [ANN, BO].entries()) {
    const deck = form(page, 'Save a deck');
    await choose(page, 'Player of the deck', name);
    await deck.getByLabel('Deck name').fill(`Deck of ${name}`);
    if (place === 0) {
      const cards = deck.getByLabel('Cards', { exact: true });
      await cards.fill('4 No Such <Card>');
      await deck.getByRole('button', { name: 'Save deck' }).click();
      await deck.getByRole('alert').waitFor();
      await expect.poll(() => cards.getAttribute('aria-invalid'), LATER).toBe('true');
      expect(await page.evaluate('document.activeElement.name')).toBe('cards');
      expect(await violationsIn(page)).toEqual([]);
      await screenshot(page, 'desk-deck-refused', true);
    }
    await deck.getByLabel('Cards', { exact: true }).fill(await deckText(place));
    await deck.getByRole('button', { name: 'Save deck' }).click();
    await deck.getByText('The deck has been saved.').waitFor();
  }

  await part(page, 'Matches');
  const match = form(page, 'Create a match');
  await sit(page, 1, ANN, { label: `Deck of ${ANN}` });
  await sit(page, 2, BO, { label: `Deck of ${BO}` });
  await match
    .getByText('For all matches of the league: spectators see the game 5 minutes later · public when it is over.')
    .waitFor();
  await match.getByText('Time', { exact: true }).click();
  await match.getByLabel('Seconds added after each turn').fill('10');
  await match.getByRole('button', { name: 'Create match' }).click();
  const minutes = match.getByLabel('Minutes per player and game');
  await expect.poll(() => match.locator('input:invalid').getAttribute('name'), LATER).toBe('bank');
  await minutes.fill('25');
  expect(await violationsIn(page)).toEqual([]);
  await screenshot(page, 'desk-match', true);
  await match.getByRole('button', { name: 'Create match' }).click();
  await page.getByRole('link', { name: 'Go to the match' }).click();
  await page.getByRole('heading', { level: 1, name: `${ANN} and ${BO}` }).waitFor();
  await page.getByText('Disney Lorcana · Core Constructed · Best of 1', { exact: true }).waitFor();
  const players = page.getByRole('list', { name: 'Players' }).getByRole('link');
  await expect.poll(() => players.allTextContents(), LATER).toEqual([ANN, BO]);
  expect(await violationsIn(page)).toEqual([]);
  const game = await page.getByRole('link', { name: /^Game 1/ }).getAttribute('href');
  const params = { path: { id: game?.split('/').at(-1) ?? '' } };
  const bo = kifuClient({ url: service.url, key: keys[1] ?? '' });
  const { matchId } = await answered(bo.GET('/v1/games/{id}', { params }));
  const made = await answered(bo.GET('/v1/matches/{id}', { params: { path: { id: matchId } } }));
  expect(made.timing).toEqual({ bank: { seconds: 1_500, incrementSeconds: 10 } });
  expect([made.publication.terms, made.spectators]).toEqual(['open', { delay: { seconds: 300 } }]);
  await answered(bo.POST('/v1/games/{id}/concede', { params }));
  await page.getByText(`${ANN} won`).first().waitFor();
  await page.getByRole('link', { name: 'League of this match' }).click();
  await page.getByRole('heading', { level: 1, name: LEAGUE }).waitFor();
  await page.getByText('Disney Lorcana · Core Constructed · ').waitFor();
  await page.getByRole('button', { name: `How ${ANN} scored 3 points` }).waitFor();
  await page.getByRole('rowheader', { name: ANN }).getByRole('link').click();
  await page.getByRole('heading', { level: 1, name: ANN }).waitFor();
  // The browser tells of the list that was refused.
  expect(complaints.filter((complaint) => !complaint.includes('422'))).toEqual([]);
  await page.context().close();
});

it('gives and takes roles, adds a webhook whose secret is shown once, and takes the table away', async () => {
  const { page } = await openAs(browser, service, organiser, '/leagues');
  await page.getByRole('main').getByRole('link', { name: LEAGUE }).click();
  await page.getByRole('link', { name: 'Manage', exact: true }).click();
  await part(page, 'Roles');
  await choose(page, 'Person', BO);
  const role = form(page, 'Assign a role');
  await role.getByLabel('Role', { exact: true }).selectOption('Judge');
  await role.getByRole('button', { name: 'Assign role' }).click();
  await page.getByRole('button', { name: `Remove Judge from ${BO}` }).click();
  await page.getByRole('button', { name: `Remove Judge from ${BO}` }).waitFor({ state: 'detached' });
  expect(await violationsIn(page)).toEqual([]);

  await part(page, 'Webhooks');
  const webhook = form(page, 'Create a webhook');
  await webhook.getByLabel('Address').fill('https://127.0.0.1/hook');
  await webhook.getByRole('button', { name: 'Add webhook' }).click();
  await webhook.getByRole('alert').waitFor();
  expect(await violationsIn(page)).toEqual([]);
  await webhook.getByLabel('Address').fill('https://93.184.216.34/hook');
  await webhook.getByRole('button', { name: 'Add webhook' }).click();
  const secret = page.getByRole('status', { name: 'Signing secret' });
  await expect.poll(() => secret.locator('code').textContent(), LATER).toMatch(/^whsec_/);
  await screenshot(page, 'desk-webhook', true);
  await secret.getByRole('button', { name: 'I have saved it' }).click();
  const list = page.getByRole('list', { name: 'Webhooks' });
  await list.getByText('Deliveries').click();
  await list.getByText('No deliveries yet.').waitFor();
  await list.getByRole('button', { name: 'Disable' }).click();
  await list.getByRole('button', { name: 'Enable' }).waitFor();
  expect(await violationsIn(page)).toEqual([]);
  await list.getByRole('button', { name: 'Delete' }).click();
  await list.getByRole('button', { name: 'Delete the webhook and its deliveries?' }).click();
  await page.getByText('No webhooks yet.').waitFor();

  await part(page, 'Exports');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Standings as CSV' }).click(),
  ]);
  expect(await readFile(await download.path(), 'utf8')).toContain(ANN);
  expect(await violationsIn(page)).toEqual([]);
  await page.context().close();
});

it('works by keyboard alone, is no wider than a small phone, and is closed to others', async () => {
  const leagueId = (await answered(kifuClient(service).GET('/v1/leagues'))).items[0]?.id ?? '';
  const path = `/leagues/${leagueId}/desk`;
  const { page } = await openAs(browser, service, organiser, path, SMALL);
  await page.getByRole('form', { name: '登记牌手' }).waitFor();
  expect(await widthOf(page)).toBeLessThanOrEqual(320);
  await page.getByLabel('姓名').focus();
  await page.keyboard.type('Cy');
  await page.keyboard.press('Enter');
  await page.getByRole('status', { name: 'Cy 的密钥' }).waitFor();
  expect(await widthOf(page)).toBeLessThanOrEqual(320);
  await page.getByRole('tab', { name: '牌手' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  const seat = page.getByRole('group', { name: '座位 1' });
  await seat.getByRole('searchbox', { name: '牌手' }).focus();
  await page.keyboard.type('Cy');
  await seat.getByRole('button', { name: 'Cy', exact: true }).waitFor();
  await page.keyboard.press('Enter');
  await seat.getByRole('status').getByText('Cy', { exact: true }).waitFor();
  await seat.getByRole('combobox', { name: '卡组' }).waitFor();
  expect(await widthOf(page)).toBeLessThanOrEqual(320);
  expect(await violationsIn(page)).toEqual([]);
  await screenshot(page, 'desk-320-dark-zh', true);
  await page.context().close();

  const { key } = await answered(kifuClient(service).POST('/v1/players', { body: { name: 'Di' } }));
  const stranger = await openAs(browser, service, key, path);
  await stranger.page.getByRole('heading', { name: 'Organisers only' }).waitFor();
  await expect.poll(() => stranger.page.getByRole('form').count(), LATER).toBe(0);
  await stranger.page.context().close();
});

it('makes a match of two teams, in the teams that the organiser chooses', async () => {
  const admin = kifuClient(service);
  const players = ['Eve East', 'Fay North', 'Gil West', 'Hal South'];
  for (const name of players) await answered(admin.POST('/v1/players', { body: { name } }));
  const own = kifuClient({ url: service.url, key: organiser });
  const body = { name: 'Two against two', game: 'riftbound', format: 'magma-chamber', bestOf: 1 as const };
  const { id: league } = await answered(own.POST('/v1/leagues', { body }));
  const { page, complaints } = await openAs(browser, service, organiser, `/leagues/${league}/desk?part=matches`);
  await page.getByText('Riftbound · 2v2 Magma Chamber', { exact: true }).waitFor();
  for (const [place, name] of players.entries()) await sit(page, place + 1, name, { index: place % 2 === 0 ? 1 : 2 });
  const team = (seat: number) =>
    page.getByRole('group', { name: `Seat ${seat}` }).getByRole('combobox', { name: 'Team' });
  // Neighbours are opponents until somebody says otherwise: one team of three is no match.
  await team(2).selectOption('1');
  await page.getByRole('button', { name: 'Create match' }).click();
  await page
    .getByRole('alert')
    .getByText(/by 2 teams of 2/)
    .waitFor();
  await team(3).selectOption('2');
  expect(await violationsIn(page)).toEqual([]);
  await screenshot(page, 'desk-teams', true);
  await page.getByRole('button', { name: 'Create match' }).click();
  await page.getByRole('link', { name: 'Go to the match' }).click();
  await page.getByRole('heading', { level: 1, name: /Eve East.*Hal South/ }).waitFor();
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const match = await answered(admin.GET('/v1/matches/{id}', { params: { path: { id } } }));
  expect([match.leagueId, match.teams]).toEqual([
    league,
    [
      ['p1', 'p2'],
      ['p3', 'p4'],
    ],
  ]);
  expect(complaints.filter((complaint) => !complaint.includes('422'))).toEqual([]);
  await page.context().close();
});
