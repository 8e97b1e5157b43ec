/**
 * Goal: a game that is played is followed in a real browser, over server-sent events, to its end; other pages show it
 * in their colours; nothing moves for those who ask for that.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { LATER, openAs, openBrowser, openPage, screenshot, violationsIn } from '../../support/web/browser.js';
import { openSite, type Site } from '../../support/web/site.js';
import { openTable } from '../../support/web/table.js';

let site: Site;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([openSite(), openBrowser()]);
});

afterAll(async () => {
  await browser.close();
  await site.close();
});

const slider = (page: Page) => page.getByRole('slider', { name: 'Step of the game' });

it('follows a game step by step, goes back alone, and shows all of it when it is over', async () => {
  const table = await openTable(site, 'lorcana');
  await table.act();
  const { page, complaints } = await openPage(browser, `${site.url}/games/${table.gameId}`);
  await page.getByRole('group', { name: 'Board' }).waitFor();
  await expect.poll(() => page.getByText(/· Live$/).count(), LATER).toBe(1);
  const before = Number(await slider(page).inputValue());
  await table.act();
  await table.act();
  await expect.poll(async () => Number(await slider(page).inputValue()), LATER).toBe(before + 2);
  // Who goes back stays there while the game goes on.
  await page.keyboard.press('ArrowLeft');
  await expect.poll(async () => Number(await slider(page).inputValue()), LATER).toBe(before + 1);
  await table.act();
  await expect.poll(async () => Number(await slider(page).getAttribute('max')), LATER).toBe(before + 3);
  expect(Number(await slider(page).inputValue())).toBe(before + 1);
  expect(await violationsIn(page)).toEqual([]);
  await screenshot(page, 'live');
  await page.keyboard.press('End');
  await expect.poll(() => new URL(page.url()).searchParams.get('step'), LATER).toBe(null);
  await table.concede();
  await page.getByText('The game is over').first().waitFor();
  await expect.poll(() => page.getByText(/· Live$/).count(), LATER).toBe(0);
  // Who saw it end stays at its end.
  const end = await slider(page).getAttribute('max');
  await expect.poll(() => slider(page).inputValue(), LATER).toBe(end);
  expect(Number(end)).toBeGreaterThan(before);
  expect(complaints).toEqual([]);
  await page.context().close();
});

it('shows the remaining time to spectators and to players', async () => {
  const table = await openTable(site, 'lorcana', { timing: { bank: { seconds: 7_200, incrementSeconds: 0 } } });
  const watching = await openPage(browser, `${site.url}/games/${table.gameId}`);
  const playing = await openAs(browser, site, table.keys[0] ?? '', `/record/${table.gameId}`);
  for (const { page } of [watching, playing]) {
    const clock = page.getByRole('timer', { name: 'Clocks' });
    // An hour is more than any machine takes.
    await expect
      .poll(() => clock.innerText(), LATER)
      .toMatch(/lorcana 1( #\w+)?\s+[12]:\d\d:\d\d[^]*lorcana 2( #\w+)?\s+[12]:\d\d:\d\d/);
    expect(await violationsIn(page)).toEqual([]);
  }
  await screenshot(playing.page, 'record-clock');
  await table.concede();
  await playing.page.getByText(/The game is over\. .*The opponent conceded\./).waitFor();
  await Promise.all([watching, playing].map(({ page }) => page.context().close()));
});

it('moves cards between steps, and nothing for readers who prefer reduced motion', async () => {
  const address = `${site.url}/games/${site.gameIds.get('lorcana') ?? ''}?step=20`;
  const motionIn = async (reducedMotion: 'reduce' | 'no-preference'): Promise<number> => {
    const { page } = await openPage(browser, address, { reducedMotion });
    await page.getByRole('group', { name: 'Board' }).waitFor();
    // Counted where they begin: an animation may be over before anybody looks.
    await page.evaluate(
      'window.moves = 0; const animate = Element.prototype.animate; Element.prototype.animate = function (...given) { window.moves += 1; return animate.apply(this, given); };',
    );
    for (let step = 21; step <= 30; step += 1) {
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => slider(page).inputValue(), LATER).toBe(String(step));
    }
    const moves = await page.evaluate<number>('window.moves');
    await page.context().close();
    return moves;
  };
  expect(await motionIn('no-preference')).toBeGreaterThan(0);
  expect(await motionIn('reduce')).toBe(0);
});

it('is embedded in the colours that another page asks for, and reports its steps to it', async () => {
  const address = `${site.url}/embed/games/${site.gameIds.get('lorcana') ?? ''}?step=20`;
  const { page } = await openPage(browser, `${address}&theme=dark`);
  await page.getByRole('group', { name: 'Board' }).waitFor();
  const scheme = () => page.evaluate<string>('getComputedStyle(document.documentElement).colorScheme');
  expect(await scheme()).toBe('dark');
  await page.getByRole('button', { name: 'Next step (→)' }).click();
  await expect.poll(() => new URL(page.url()).searchParams.get('step'), LATER).toBe('21');
  expect(new URL(page.url()).searchParams.get('theme')).toBe('dark');
  expect(await violationsIn(page)).toEqual([]);
  const host = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(`<script>addEventListener('message', ({ data }) => (window.messages ??= []).push(data))</script>
      <iframe width="1280" height="800" src="${address}"></iframe>`);
  });
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  await page.goto(`http://127.0.0.1:${(host.address() as AddressInfo).port}`);
  const frame = page.frameLocator('iframe');
  await frame.getByRole('button', { name: 'Next step (→)' }).click();
  const messages = () => page.evaluate<readonly Record<string, unknown>[]>('window.messages ?? []');
  const game = site.gameIds.get('lorcana');
  await expect.poll(async () => (await messages()).map(({ step }) => step), LATER).toEqual([20, 21]);
  expect((await messages())[0]).toEqual({
    source: 'kifu',
    type: 'step',
    game,
    step: 20,
    last: expect.any(Number) as number,
  });
  host.close();
  await page.goto(`${address}&theme=neon`);
  await page.getByRole('group', { name: 'Board' }).waitFor();
  expect(await scheme()).toBe('light dark');
  await page.context().close();
});
