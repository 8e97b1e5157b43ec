/**
 * Goal: cards are found, decks are built, judged, stored, published and read again; pages of players and leagues show
 * what is public.
 */
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answered, kifuClient } from '../../../src/client/index.js';
import { builtInDecks, games } from '../../../src/engine/index.js';
import { LATER, openBrowser, openPage, screenshot, violationsIn } from '../../support/web/browser.js';
import { concededGames, type Conceded, HOSTILE } from '../../support/web/conceded.js';
import { openSite, type Site } from '../../support/web/site.js';

let site: Site;
let browser: Browser;
let conceded: Conceded;

beforeAll(async () => {
  [site, browser] = await Promise.all([openSite(), openBrowser()]);
  conceded = await concededGames(site, 'lorcana', 'core-constructed', 2);
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

it.each(games)('finds cards of %s, and says of one what is enforced', async (game) => {
  const { page, complaints } = await openPage(browser, `${site.url}/cards?game=${game}`);
  const found = page.getByRole('list', { name: 'Search results' }).getByRole('link');
  await found.first().waitFor();
  expect(await violationsIn(page)).toEqual([]);
  await screenshot(page, `cards-${game}`);
  await found.first().click();
  await page.getByRole('heading', { name: 'Enforcement' }).waitFor();
  expect(await violationsIn(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await page.context().close();
});

it('searches during typing, and keeps the search in the address', async () => {
  const { page, complaints } = await openPage(browser, `${site.url}/cards?game=lorcana`);
  await page.getByRole('searchbox').fill('HEIHEI boat');
  await page.waitForURL(/text=HEIHEI/);
  const found = page.getByRole('list', { name: 'Search results' }).getByRole('link');
  await page.getByRole('link', { name: /HeiHei - Boat Snack/ }).waitFor();
  await expect.poll(() => found.allTextContents(), LATER).toEqual([expect.stringContaining('HeiHei - Boat Snack')]);
  await page.getByRole('combobox', { name: 'Colour', exact: true }).selectOption('ruby');
  await page.getByRole('heading', { name: 'No cards match' }).waitFor();
  await page.getByRole('combobox', { name: 'Colour', exact: true }).selectOption('amber');
  await found.first().click();
  await page.getByRole('heading', { level: 1, name: 'HeiHei - Boat Snack' }).waitFor();
  await screenshot(page, 'card');
  expect(complaints).toEqual([]);
  await page.context().close();
});

it('builds a deck from a text, judges it as it grows, and stores it', async () => {
  const { page, complaints } = await openPage(
    browser,
    `${site.url}/log-in?to=${encodeURIComponent('/decks/new?game=lorcana')}`,
  );
  await page.getByLabel('Key', { exact: true }).fill(site.key);
  await page.getByRole('button', { name: 'Log in with this key' }).click();
  const samples = page.getByRole('region', { name: 'Or start from a sample deck' });
  const offered = samples.getByRole('button');
  await expect.poll(() => offered.count(), LATER).toBe(Object.keys(builtInDecks('lorcana')).length);
  expect(await violationsIn(page)).toEqual([]);
  await offered.first().press('Enter');
  await page.getByText('Legal in this format.').waitFor();
  expect(await page.evaluate('document.activeElement.id')).toBe('deck');
  await page.getByRole('button', { name: 'Remove all cards' }).click();
  await samples.waitFor();
  await page.getByText('Paste a deck as text', { exact: true }).click();
  const [deck = []] = Object.values(builtInDecks('lorcana'));
  const text = deck.map(({ card, count }) => `${count} ${card}`).join('\n');
  await page.getByRole('textbox', { name: /^A list or a deck code/ }).fill(`${text}\n3 ${HOSTILE}\n1 HeyHey`);
  await page.getByRole('button', { name: 'Read the list' }).click();
  const faults = page.getByRole('list', { name: 'Lines to check' }).getByRole('listitem');
  await faults.first().waitFor();
  await expect
    .poll(() => faults.allTextContents(), LATER)
    .toEqual([
      expect.stringContaining(`Line ${deck.length + 1}: No card of this set is called "${HOSTILE}".`),
      expect.stringContaining(`Line ${deck.length + 2}:`),
    ]);
  await expect.poll(() => page.locator('main img').count(), LATER).toBe(0);
  await page.getByText('Legal in this format.').waitFor();
  expect(await violationsIn(page)).toEqual([]);
  await screenshot(page, 'builder');
  // A proposed card is added once: its line says so.
  const list = page.getByRole('textbox', { name: /^A list or a deck code/ });
  await list.fill('2 HeyHey');
  await page.getByRole('button', { name: 'Read the list' }).click();
  await faults.getByRole('button').first().click();
  await faults.getByText(/Added: 2 × /).waitFor();
  expect(await faults.getByRole('button').count()).toBe(0);
  await list.fill(text);
  await page.getByRole('button', { name: 'Read the list' }).click();
  await expect.poll(() => page.evaluate('document.activeElement.id'), LATER).toBe('deck');
  const fewer = page.getByRole('button', { name: /^Remove one / });
  await fewer.first().click();
  await page.getByText(/^1 problem:/).waitFor();
  await expect.poll(() => page.getByText(/rule 2\.1\.1\.1/).count(), LATER).toBe(1);
  await page.getByRole('searchbox').fill('heihei');
  await page.getByRole('list', { name: 'Cards to add' }).getByText('HeiHei - Boat Snack').waitFor();
  await page
    .getByRole('button', { name: /^Add one / })
    .last()
    .click();
  await page.getByText('Legal in this format.').waitFor();
  await page.getByRole('textbox', { name: 'Deck name' }).fill(`Built ${HOSTILE}`);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: `Built ${HOSTILE}` }).waitFor();
  await page.getByRole('figure', { name: 'Costs' }).locator('svg').waitFor();
  await page.getByRole('button', { name: 'Draw a sample hand' }).click();
  expect(await page.getByRole('region', { name: 'Sample hand' }).getByRole('listitem').count()).toBe(7);
  expect(await violationsIn(page)).toEqual([]);
  await screenshot(page, 'deck');
  expect(complaints).toEqual([]);
  await page.context().close();
});

it('shows a stranger the profile of a player, the public deck, and the text of it', async () => {
  const [player] = conceded.players;
  const { page, complaints } = await openPage(browser, `${site.url}/players/${player?.id}`);
  await page.getByRole('heading', { level: 1, name: player?.name ?? '' }).waitFor();
  const won = page.getByRole('link', { name: /^Won against Second / });
  await won.first().waitFor();
  await expect.poll(() => won.count(), LATER).toBe(2);
  expect(await violationsIn(page)).toEqual([]);
  await screenshot(page, 'player');
  await page.getByRole('link', { name: /^Deck First / }).click();
  await page.getByRole('heading', { level: 1, name: `Deck First ${HOSTILE}` }).waitFor();
  await page.getByText('As text', { exact: true }).click();
  await expect
    .poll(() => page.getByRole('textbox', { name: 'The deck as text' }).inputValue(), LATER)
    .toMatch(/^\d+ .+ \(\S+\)$/m);
  await expect.poll(() => page.locator('main img').count(), LATER).toBe(0);
  expect(complaints).toEqual([]);
  await page.context().close();
});

it('compares a public deck with one whose address is pasted, on a phone too', async () => {
  const [one, other] = conceded.players;
  const { page, complaints } = await openPage(browser, `${site.url}/decks/${one?.deckId}`);
  await page
    .getByRole('textbox', { name: 'Or the address of a deck page' })
    .fill(`${site.url}/decks/${other?.deckId}?with=`);
  await page.getByRole('button', { name: 'Compare decks' }).press('Enter');
  const sides = page.getByRole('region', { name: 'Compare with another deck' }).getByRole('heading', { level: 2 });
  await expect
    .poll(() => sides.allTextContents(), LATER)
    .toEqual([
      expect.stringMatching(/^Only in Deck First .* \(\d+\)$/),
      expect.stringMatching(/^Only in Deck Second .* \(\d+\)$/),
      expect.stringMatching(/^In both \(\d+\)$/),
    ]);
  expect(new URL(page.url()).searchParams.get('with')).toBe(other?.deckId);
  expect(await violationsIn(page)).toEqual([]);
  await screenshot(page, 'decks-compared', true);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(WIDTH)).toBe(390);
  expect(await violationsIn(page)).toEqual([]);
  await screenshot(page, 'decks-compared-390', true);
  await page.getByRole('link', { name: /^Show Deck First .* alone$/ }).click();
  await page.getByText('As text', { exact: true }).waitFor();
  expect(complaints).toEqual([]);
  await page.context().close();
});

it('lets a player make a deck public and withdraw it, and a stranger read it meanwhile', async () => {
  const admin = kifuClient({ url: site.url, key: site.key });
  const player = await answered(admin.POST('/v1/players', { body: { name: `Third ${HOSTILE}` } }));
  const [cards = []] = Object.values(builtInDecks('lorcana'));
  const body = { game: 'lorcana', format: 'core-constructed', name: `Own ${HOSTILE}`, cards: [...cards] };
  const deck = await answered(kifuClient({ url: site.url, key: player.key }).POST('/v1/decks', { body }));
  const path = `/decks/${deck.id}`;

  const owner = await openPage(browser, `${site.url}/log-in?to=${encodeURIComponent(path)}`, {
    viewport: { width: 320, height: 700 },
  });
  const { page } = owner;
  await page.getByLabel('Key', { exact: true }).fill(player.key);
  await page.getByRole('button', { name: 'Log in with this key' }).click();
  await page.getByText(/^Private: only you/).waitFor();
  await page.getByRole('figure', { name: 'Costs' }).locator('svg').waitFor();
  expect(await page.evaluate(WIDTH)).toBe(320);
  expect(await violationsIn(page)).toEqual([]);
  await page.getByRole('button', { name: 'Make public' }).scrollIntoViewIfNeeded();
  await screenshot(page, 'deck-own-320');
  const stranger = await openPage(browser, `${site.url}/players/${player.id}`);
  await stranger.page.getByText(/^No public decks\./).waitFor();

  await page.getByRole('button', { name: 'Make public' }).press('Enter');
  await page.getByText(/^Public since/).waitFor();
  expect(await violationsIn(page)).toEqual([]);
  await screenshot(page, 'deck-published-320');
  await page.goto(`${site.url}/players/${player.id}`);
  await page.getByRole('link', { name: /^Own .* · public$/ }).waitFor();

  await stranger.page.reload();
  await stranger.page.getByRole('link', { name: /^Own .* · public$/ }).click();
  await stranger.page.getByRole('heading', { level: 1, name: `Own ${HOSTILE}` }).waitFor();
  await stranger.page.getByText(/^Public since /).waitFor();
  await stranger.page.getByText(/^Legal by Disney Lorcana 2025-03-14/).waitFor();
  await expect.poll(() => stranger.page.getByRole('button', { name: 'Stop publishing' }).count(), LATER).toBe(0);
  await expect.poll(() => stranger.page.locator('main img').count(), LATER).toBe(0);
  await stranger.page.getByRole('figure', { name: 'Costs' }).locator('svg').waitFor();
  expect(await violationsIn(stranger.page)).toEqual([]);
  await screenshot(stranger.page, 'deck-published');

  await page.goto(site.url + path);
  await page.getByRole('button', { name: 'Stop publishing' }).click();
  await page.getByText(/^Private: only you/).waitFor();
  expect([owner.complaints, stranger.complaints]).toEqual([[], []]);
  await stranger.page.reload();
  await stranger.page
    .getByRole('alert')
    .getByText('This deck belongs to another player, and it is not public.')
    .waitFor();
  await Promise.all([page.context().close(), stranger.page.context().close()]);
});

it('shows which decks a league was played with, as far as its matches are public', async () => {
  const { page, complaints } = await openPage(browser, `${site.url}/leagues/${conceded.leagueId}?part=decks`);
  const rows = page.getByRole('table', { name: 'Decks in public matches' }).getByRole('row');
  await rows.nth(2).waitFor();
  await page.getByText('2 of 2 games are public. Decks of private games are not shown.').waitFor();
  await expect
    .poll(() => rows.allTextContents(), LATER)
    .toEqual([
      expect.stringContaining('Share'),
      expect.stringMatching(/^Deck First .*250\s?%2$/),
      expect.stringMatching(/^Deck Second .*250\s?%0$/),
    ]);
  expect(await violationsIn(page)).toEqual([]);
  await screenshot(page, 'league-decks');
  await page.getByRole('link', { name: /^Deck First / }).click();
  await page.getByText('Public: a public match used this deck.').waitFor();
  expect(complaints).toEqual([]);
  await page.context().close();
});

it('fits on a small screen, dark and in Chinese', async () => {
  const { page, complaints } = await openPage(browser, `${site.url}/cards?game=lorcana`, SMALL);
  const [player] = conceded.players;
  const paths = [
    '/cards?game=lorcana',
    '/decks/new?game=lorcana',
    `/decks/${player?.deckId}`,
    `/decks/${player?.deckId}?with=${conceded.players[1]?.deckId}`,
    `/players/${player?.id}`,
    `/leagues/${conceded.leagueId}?part=decks`,
  ];
  for (const [at, path] of paths.entries()) {
    await page.goto(site.url + path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    expect([path, await page.evaluate(WIDTH)]).toEqual([path, 320]);
    expect([path, await violationsIn(page)]).toEqual([path, []]);
    await screenshot(page, `cards-320-dark-zh-${at}`);
  }
  expect(complaints).toEqual([]);
  await page.context().close();
});
