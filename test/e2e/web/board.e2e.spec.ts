/**
 * Goal: the table of every game, for every number of seats, is seen at once and can be read. On usual windows that is
 * all of it; on a phone it is the reader's half, and the half of another player after one tap.
 */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LATER, openBrowser, openPage, screenshot } from '../../support/web/browser.js';
import { misfitsOf } from '../../support/web/fit.js';
import { midGame, serveMidGame, tableKinds } from '../../support/web/mid-game.js';
import { openService, type Service } from '../../support/web/site.js';

let site: Service;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  [site, browser] = await Promise.all([openService(), openBrowser()]);
  ({ page } = await openPage(browser, 'about:blank', { hasTouch: true, reducedMotion: 'reduce' }));
});

afterAll(async () => {
  await browser.close();
  await site.close();
});

const PHONE = { width: 390, height: 844 };
const WINDOWS = [{ width: 1280, height: 800 }, { width: 1920, height: 1080 }, PHONE];

describe.each(tableKinds)('$game for $seats ($format), in mid game', (kind) => {
  it('is seen whole on usual windows; on a phone the own half, and another one after a tap', async () => {
    const game = await midGame(kind);
    await serveMidGame(page, game);
    await page.goto(`${site.url}/games/${game.id}?step=0`);
    await page.getByRole('group', { name: 'Board' }).waitFor();
    for (const [key, step] of [
      ['Home', '0'],
      ['End', '2'],
    ] as const) {
      await page.keyboard.press(key);
      await expect.poll(() => page.getByRole('slider').inputValue(), LATER).toBe(step);
      for (const size of WINDOWS) {
        await page.setViewportSize(size);
        expect({ step, size, faults: await misfitsOf(page) }).toEqual({ step, size, faults: [] });
      }
    }
    await screenshot(page, `board-${kind.game}-${kind.format}-${kind.seats}`);
    const halfOf = (player: string) =>
      page.getByRole('region', { name: player, exact: true }).getByRole('region').first();
    expect([await halfOf('Player 1').isVisible(), await halfOf('Player 2').isVisible()]).toEqual([true, false]);
    await page.getByRole('button', { name: 'Show the cards of Player 2' }).tap();
    expect([await halfOf('Player 1').isVisible(), await halfOf('Player 2').isVisible()]).toEqual([false, true]);
    expect(await misfitsOf(page)).toEqual([]);
  });
});

/** How often styles are computed from now on: once for a change, and once more for each card that is laid out again. */
async function countStyles(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'RecalcStyleCount')?.value ?? Number.NaN;
  };
}

describe.each(tableKinds)('a step of $game for $seats ($format) that changes no card', (kind) => {
  it('lays out no card again', async () => {
    const game = await midGame(kind);
    await serveMidGame(page, game);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`${site.url}/games/${game.id}?step=0`);
    await page.getByRole('group', { name: 'Board' }).waitFor();
    await page.waitForLoadState('networkidle');
    const cards = await page.locator('[data-board] button[data-object]').count();
    const styles = await countStyles(page);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => new URL(page.url()).searchParams.get('step'), LATER).toBe('1');
    expect(await page.getByRole('group', { name: 'Board' }).getByText('decides', { exact: true }).count()).toBe(0);
    expect(await styles()).toBeLessThan(cards);
  });
});

describe.each(tableKinds.filter(({ seats }) => seats === 2))('a card of $game ($format)', (kind) => {
  it('is drawn large while the pointer rests on it, and is opened by a finger that stays on it', async () => {
    const game = await midGame(kind);
    await serveMidGame(page, game);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`${site.url}/games/${game.id}?step=0`);
    const card = page.locator('[data-board] button[data-object]').last();
    await card.waitFor();
    const large = page.locator('[data-enlarged]');
    await card.hover();
    await large.waitFor();
    await screenshot(page, `large-card-${kind.game}-${kind.format}`);
    const [drawn, box] = [await card.boundingBox(), await large.boundingBox()];
    expect(box?.width).toBeGreaterThanOrEqual(Math.max(240, drawn?.width ?? 0));
    expect(box && box.x >= 0 && box.y >= 0 && box.x + box.width <= 1280 && box.y + box.height <= 800).toBe(true);
    await page.mouse.move(1, 1);
    await large.waitFor({ state: 'detached' });

    const { x = 0, y = 0, width = 0, height = 0 } = drawn ?? {};
    const finger = await page.context().newCDPSession(page);
    const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    const opened = page.getByRole('dialog');
    await opened.waitFor();
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await page.keyboard.press('Escape');
    await opened.waitFor({ state: 'detached' });
  });
});
