/** Goal: a recorded game of each kind is looked at in a real browser, by mouse, by keyboard and by axe. */
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { games } from '../../../src/engine/index.js';
import { masterSet } from '../../support/ashes-draft.js';
import { callerAt } from '../../support/caller.js';
import { createMatch, dice, playerWith, step } from '../../support/players.js';
import { LATER, openBrowser, openPage, screenshot, violationsIn } from '../../support/web/browser.js';
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

const asAdmin = () => ({ extraHTTPHeaders: { authorization: `Bearer ${site.key}` } });
const addressOf = (game: string, step: number, kind = 'games') =>
  `${site.url}/${kind}/${site.gameIds.get(game) ?? ''}?step=${step}`;
const stepOf = (page: Page) => page.getByRole('slider', { name: 'Step of the game' }).inputValue();

/** Opens a card with a history. In a game that is played at random, nothing may have happened to the last card. */
async function openHistory(page: Page): Promise<Locator> {
  const cards = page.locator('[data-board] button[data-object]');
  const dialog = page.getByRole('dialog');
  const history = dialog.getByRole('region', { name: 'History of this card in the game' });
  await cards.last().waitFor();
  for (let index = (await cards.count()) - 1; index >= 0; index -= 1) {
    await cards.nth(index).click();
    await dialog.waitFor();
    if ((await history.count()) > 0) return history;
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  }
  throw new Error('no card on the board has a history');
}

describe.each(games)('a game of %s', (game) => {
  it('is shown step by step, without a complaint of the browser or of axe', async () => {
    const { page, complaints } = await openPage(browser, addressOf(game, 40), asAdmin());
    await page.getByRole('group', { name: 'Board' }).waitFor();
    await expect
      .poll(() => page.getByRole('heading', { level: 1 }).textContent(), LATER)
      .toMatch(/^Player 1(?: #\w+)? – Player 2(?: #\w+)?$/);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => stepOf(page), LATER).toBe('41');
    await expect.poll(() => new URL(page.url()).searchParams.get('step'), LATER).toBe('41');
    await page.keyboard.press('End');
    await expect.poll(() => page.getByText('The game is over').count(), LATER).toBeGreaterThan(0);
    await page.keyboard.press('Home');
    await expect.poll(() => stepOf(page), LATER).toBe('0');
    await page.keyboard.press('Shift+ArrowRight');
    await expect.poll(() => stepOf(page), LATER).not.toBe('0');
    expect(await violationsIn(page)).toEqual([]);
    await screenshot(page, `${game}-1280-light`);
    await page
      .getByRole('heading', { level: 1 })
      .getByRole('link', { name: /^Player 1/ })
      .click();
    await page.waitForURL(/\/players\//);
    await page.getByRole('heading', { level: 1, name: /^Player 1/ }).waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('fits a small screen, in Chinese and in the dark', async () => {
    const small = { viewport: { width: 320, height: 700 }, locale: 'zh-CN', colorScheme: 'dark' as const };
    const { page } = await openPage(browser, addressOf(game, 60), { ...asAdmin(), ...small });
    await page.getByRole('group', { name: '棋盘' }).waitFor();
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(320);
    // Header, title and options leave most of the window to the board.
    expect((await page.getByRole('group', { name: '棋盘' }).boundingBox())?.y).toBeLessThan(700 / 3);
    expect(await violationsIn(page)).toEqual([]);
    await screenshot(page, `${game}-320-dark-zh`);
    await page.context().close();
  });

  it('says what happened to a card, and leads to each step of that', async () => {
    const { page } = await openPage(browser, addressOf(game, 60), asAdmin());
    const history = await openHistory(page);
    const first = history.getByRole('button', { name: /^Go to step / }).first();
    const step = (await first.textContent()) ?? '';
    expect(await violationsIn(page)).toEqual([]);
    await screenshot(page, `${game}-history`);
    await first.click();
    await history.waitFor({ state: 'detached' });
    await expect.poll(() => stepOf(page), LATER).toBe(step);
    await page.context().close();
  });

  it('is seen whole by everybody once it is public', async () => {
    const { page } = await openPage(browser, addressOf(game, 40));
    const [answer] = await Promise.all([
      page.waitForResponse(/\/replay\?as=everything/),
      page.getByLabel('View as').selectOption('everything'),
    ]);
    expect(answer.status()).toBe(200);
    await page.waitForURL(/as=everything/);
    await page.getByRole('group', { name: 'Board' }).waitFor();
    await page.context().close();
  });

  it('is read as a text, and shown on other pages', async () => {
    const { page } = await openPage(browser, `${addressOf(game, 40)}&text=true`, asAdmin());
    await page.getByRole('article').getByRole('heading', { level: 2 }).first().waitFor();
    await expect.poll(() => page.getByRole('article').getByRole('listitem').count(), LATER).toBeGreaterThan(5);
    expect(await violationsIn(page)).toEqual([]);
    await page.goto(addressOf(game, 40, 'embed/games'));
    await page.getByRole('group', { name: 'Board' }).waitFor();
    await expect.poll(() => page.getByRole('banner').count(), LATER).toBe(0);
    await screenshot(page, `${game}-embed`);
    await page.context().close();
  });
});

describe('a draft that is going on', () => {
  it('has a table of its own', async () => {
    const api = callerAt(site.url, site.key);
    const list = { name: 'Master set', game: 'ashes', format: 'draft', cards: masterSet() };
    const players = await Promise.all(['Abe', 'Bea', 'Cyd'].map((name) => playerWith(api, name, list)));
    const [{ deckId = '' } = {}] = players;
    const seated = players.map((player) => ({ ...player, deckId }));
    const { games: drafts } = await createMatch(api, seated, { game: 'ashes', format: 'draft' });
    const id = drafts[0]?.id ?? '';
    const pick = dice(7);
    for (let picks = 0; picks < 12; picks += 1) await step(api, id, seated, pick);
    const { page } = await openPage(browser, `${site.url}/games/${id}`, asAdmin());
    const board = page.getByRole('group', { name: 'Board' });
    await board.waitFor();
    await expect.poll(() => board.getByRole('region', { name: /^dice to choose from/ }).count(), LATER).toBe(1);
    await expect.poll(() => board.getByRole('region', { name: /^pack/ }).count(), LATER).toBe(3);
    await expect.poll(() => board.getByRole('region', { name: /^battlefield/ }).count(), LATER).toBe(0);
    await screenshot(page, 'draft-1280-light');
    const eyes = (at: Page) => at.getByLabel('View as').getByRole('option').allTextContents();
    await expect.poll(() => eyes(page), LATER).toContain('full view (your access is recorded)');
    const authorization = `Bearer ${players[0]?.key ?? ''}`;
    const player = await openPage(browser, page.url(), { extraHTTPHeaders: { authorization } });
    const seats = ['Player 1', 'Player 2', 'Player 3'];
    await expect.poll(() => eyes(player.page), LATER).toEqual(['you', 'spectators', ...seats]);
    await player.page.context().close();
    expect(await violationsIn(page)).toEqual([]);
    await page.context().close();
  });
});

it('lists its keys above the page, and gives the focus back', async () => {
  const { page, complaints } = await openPage(browser, addressOf('lorcana', 30), asAdmin());
  const slider = page.getByRole('slider', { name: 'Step of the game' });
  await slider.focus();
  const keys = page.getByRole('dialog', { name: 'Keys' });
  const closings = [
    () => page.keyboard.press('Escape'),
    () => keys.getByRole('button', { name: 'Close' }).click(),
    () => page.mouse.click(5, 5),
  ];
  for (const close of closings) {
    await page.keyboard.press('?');
    await keys.waitFor();
    // The dialog keeps the key: the game stays at its step.
    await page.keyboard.press('ArrowRight');
    await close();
    await keys.waitFor({ state: 'hidden' });
    await expect.poll(() => page.evaluate('document.activeElement.ariaLabel'), LATER).toBe('Step of the game');
  }
  expect(await stepOf(page)).toBe('30');
  await page.keyboard.press('?');
  await keys.waitFor();
  expect(await violationsIn(page)).toEqual([]);
  await screenshot(page, 'keys');
  expect(complaints).toEqual([]);
  await page.context().close();
});

it('is studied: a chapter is written about a step, and leads there', async () => {
  const { page, complaints } = await openPage(browser, addressOf('lorcana', 30), asAdmin());
  await page.getByText('Studies', { exact: true }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill('How the game turned');
  await page.getByRole('button', { name: 'Begin a study' }).press('Enter');
  const study = page.getByRole('region', { name: 'How the game turned' });
  await study.getByText('The study has no chapters.').waitFor();
  await study.getByRole('textbox', { name: 'Title of the chapter' }).fill('Here');
  await study.getByRole('textbox', { name: 'Text' }).fill('From here on\nnothing helped.');
  await study.getByRole('button', { name: 'Save' }).first().press('Enter');
  const chapter = study.getByRole('button', { name: 'Step 30 · Here' });
  await chapter.waitFor();
  await study.getByRole('combobox', { name: 'Readers' }).waitFor();
  expect(await violationsIn(page)).toEqual([]);
  await screenshot(page, 'study', true);
  await page.getByRole('slider', { name: 'Step of the game' }).press('Home');
  await expect.poll(() => stepOf(page), LATER).toBe('0');
  await chapter.press('Enter');
  await expect.poll(() => stepOf(page), LATER).toBe('30');
  await page.reload();
  await study.getByRole('paragraph').filter({ hasText: 'nothing helped.' }).waitFor();
  // The match has become public above. A further change keeps the readers.
  await study.getByRole('combobox', { name: 'Readers' }).selectOption('public');
  await study.getByRole('button', { name: 'Save' }).last().press('Enter');
  await study.getByText('by you · public').waitFor();
  await study.getByRole('textbox', { name: 'Title', exact: true }).fill('Why it turned');
  await study.getByRole('button', { name: 'Save' }).last().press('Enter');
  await page.getByRole('region', { name: 'Why it turned' }).getByText('by you · public').waitFor();
  expect(complaints).toEqual([]);
  await page.context().close();
});
