/**
 * The page of a game in chromium, with a replay of 2,000 frames: how long a key press takes to be seen, and how many
 * frames are drawn while somebody drags along the line of time. Against the frames of a page at rest, and against what
 * a reader notices. And the CPU of a step, for two players and for four, against that of drawing a thousand cells.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { answered, kifuClient } from '../src/client/index.js';
import { openBrowser, openPage } from '../test/support/web/browser.js';
import { run as runProcess } from '../test/support/processes.js';
import { openSite, type Site } from '../test/support/web/site.js';
import { atLeast, atMost, median, quantile, rounded } from './measure.js';

const FRAMES = 2_000;
const GAME = 'fftcg';
const PRESSES = 80;
const SCRUB_MS = 3_000;
/** What a reader notices as a delay. */
const NOTICED_MS = 100;

export async function run() {
  const shared = await mkdtemp(join(tmpdir(), 'kifu-site-'));
  const [site, browser] = await Promise.all([openSite(shared), openBrowser()]);
  try {
    return await measure(site, browser);
  } finally {
    await browser.close();
    await site.close();
    await rm(shared, { recursive: true, force: true });
  }
}

async function measure(site: Site, browser: Browser) {
  const { page } = await openLongGame(site, browser);
  const presses = await pressed(page);
  const jumps = await jumped(page);
  const scrubbed = await framesWhile(page, true);
  const idle = await framesWhile(page, false);
  const forTwo = await stepOf(page);
  await page.context().close();
  const forFour = await stepOfFour(site, browser);
  const interactionP95 = quantile([...presses, ...jumps], 0.95);
  return {
    frames: FRAMES,
    pressMs: { p50: rounded(median(presses)), p95: rounded(quantile(presses, 0.95)) },
    jumpMs: { p50: rounded(median(jumps)), p95: rounded(quantile(jumps, 0.95)) },
    framesPerSecond: { scrubbing: rounded(scrubbed), idle: rounded(idle) },
    stepMs: { ofTwo: rounded(forTwo.stepMs), ofFour: rounded(forFour.stepMs), cells: rounded(forTwo.cellsMs) },
    ratios: {
      'interaction (p95) to 100 ms': atMost(1, interactionP95 / NOTICED_MS),
      'frames while scrubbing to those of a page at rest': atLeast(0.5, scrubbed / idle),
      'CPU of a step of two players to that of a thousand cells': atMost(3, forTwo.stepMs / forTwo.cellsMs),
      'CPU of a step of four players to that of a thousand cells': atMost(3, forFour.stepMs / forFour.cellsMs),
    },
  };
}

/** A recorded game, told again and again until it is so long. */
async function openLongGame({ url, key, gameIds }: Site, browser: Browser) {
  const id = gameIds.get(GAME) ?? '';
  const asked = kifuClient({ url, key }).GET('/v1/games/{id}/replay', { params: { path: { id } } });
  const replay = await answered(asked);
  if (!('frames' in replay)) throw new Error('the replay is there');
  const { frames, start } = replay;
  const whole = { op: 'replace', path: '', value: start };
  const long = Array.from({ length: FRAMES }, (_, n) => {
    const frame = frames[n % frames.length];
    const isAnew = n > 0 && n % frames.length === 0;
    return { ...frame, n, version: n + 1, ...(isAnew && { delta: [whole] }) };
  });
  const { page } = await openPage(browser, 'about:blank');
  await page.route('**/replay*', (route) => route.fulfill({ json: { ...replay, frames: long, moments: [] } }));
  await page.goto(`${url}/games/${id}?step=1000`);
  await page.getByRole('group', { name: 'Board' }).waitFor();
  // Boards are prepared while nothing else is to be done.
  await page.waitForTimeout(3_000);
  return { page };
}

/** A game of four that the demo plays, from its middle. */
async function stepOfFour({ url, key }: Site, browser: Browser) {
  const args = ['--import', 'tsx', 'scripts/demo.ts', 'ashes', '--best-of', '1', '--players', '4'];
  const demo = runProcess(process.execPath, [...args, '--url', url, '--key', key], {});
  if ((await demo.ended) !== 0) throw new Error(`the demo failed:\n${demo.out()}${demo.err()}`);
  const { items } = await answered(
    kifuClient({ url, key }).GET('/v1/matches', { params: { query: { game: 'ashes' } } }),
  );
  const id = items.find(({ seats }) => seats.length === 4)?.games[0]?.id ?? '';
  const { page } = await openPage(browser, `${url}/games/${id}?step=150`);
  await page.getByRole('group', { name: 'Board' }).waitFor();
  await page.waitForTimeout(3_000);
  const cost = await stepOf(page);
  await page.context().close();
  return cost;
}

/** CPU of the main thread: for a step, with all that moves after it, and for drawing a thousand cells. Medians. */
async function stepOf(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const spent = async (): Promise<number> => {
    const { metrics } = await session.send('Performance.getMetrics');
    return 1_000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
  };
  const costOf = async (act: () => Promise<unknown>): Promise<number> => {
    const before = await spent();
    await act();
    await page.waitForTimeout(STEP_MS);
    return (await spent()) - before;
  };
  const [steps, cells]: [number[], number[]] = [[], []];
  for (let n = 0; n < STEPS; n += 1) {
    steps.push(await costOf(() => page.keyboard.press('ArrowRight')));
    cells.push(await costOf(() => page.evaluate(CELLS)));
  }
  await session.detach();
  return { stepMs: median(steps), cellsMs: median(cells) };
}

const STEPS = 30;
/** Until the cards have come to their places and the address has followed. */
const STEP_MS = 500;

const CELLS = `(() => {
  const grid = document.createElement('div');
  grid.style.cssText = 'display: grid; grid-template-columns: repeat(20, 1fr); position: absolute';
  for (let n = 0; n < 1000; n += 1) grid.append(Object.assign(document.createElement('span'), { textContent: 'cell ' + n }));
  document.body.append(grid);
  const { height } = grid.getBoundingClientRect();
  grid.remove();
  return height;
})()`;

/** From each key to the frame after the next, when what it did is on the screen, as the page itself sees it. */
async function pressed(page: Page): Promise<readonly number[]> {
  await page.evaluate(`(() => {
    window.took = [];
    addEventListener('keydown', ({ timeStamp }) => requestAnimationFrame(() =>
      requestAnimationFrame(() => window.took.push(performance.now() - timeStamp))), { capture: true });
  })()`);
  const keys = ['ArrowRight', 'ArrowRight', 'ArrowLeft', 'l', 'h', ']'];
  for (let press = 0; press < PRESSES; press += 1) {
    await page.keyboard.press(keys[press % keys.length] ?? '');
    await page.waitForTimeout(50);
  }
  await page.waitForTimeout(500);
  return page.evaluate<readonly number[]>('window.took');
}

/** To any step, by the line of time. */
const jumped = (page: Page): Promise<readonly number[]> =>
  page.evaluate<readonly number[]>(`(async () => {
    const slider = document.querySelector('input[type=range]');
    const put = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set;
    const took = [];
    for (let n = 0; n < ${PRESSES / 2}; n += 1) {
      const began = performance.now();
      put.call(slider, String((n * 773) % ${FRAMES}));
      slider.dispatchEvent(new Event('input', { bubbles: true }));
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      took.push(performance.now() - began);
    }
    return took;
  })()`);

/** Frames each second, while the line of time is dragged from one end to the other, or while nothing happens. */
const framesWhile = (page: Page, isScrubbing: boolean): Promise<number> =>
  page.evaluate<number>(`(async () => {
    const slider = document.querySelector('input[type=range]');
    const put = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set;
    const began = performance.now();
    let frames = 0;
    for (let now = began; now - began < ${SCRUB_MS}; frames += 1) {
      if (${isScrubbing}) {
        put.call(slider, String(Math.floor(((now - began) / ${SCRUB_MS}) * ${FRAMES})));
        slider.dispatchEvent(new Event('input', { bubbles: true }));
      }
      now = await new Promise(requestAnimationFrame);
    }
    return (frames * 1000) / (performance.now() - began);
  })()`);
