/** Pages in the chromium of the distribution: opened as a reader would, looked at by axe, and kept as screenshots. */
import { existsSync, readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { ROOT } from '../processes.js';

/** Below a folder that is not kept: look at them. */
const ARTEFACTS = join(ROOT, '.artefacts', 'web');

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Without windows of its own a new context takes a quarter of the time. */
const HEADLESS = '/usr/bin/chromium-headless-shell';
const CHROMIUM = existsSync(HEADLESS) ? HEADLESS : '/usr/bin/chromium';

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? CHROMIUM,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
  });

/** How long the content of a page is polled: a busy machine is slow. */
export const LATER = { timeout: 60_000 };

export interface OpenPage {
  readonly page: Page;
  /** What the browser has complained of so far: errors of scripts, of the policy, of requests. */
  readonly complaints: readonly string[];
}

export async function openPage(browser: Browser, url: string, options: BrowserContextOptions = {}): Promise<OpenPage> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-GB', ...options });
  context.setDefaultTimeout(LATER.timeout);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  await page.goto(url);
  return { page, complaints };
}

/** As somebody who has logged in with a key, at a page. */
export async function openAs(
  browser: Browser,
  site: { readonly url: string },
  key: string,
  path: string,
  options: BrowserContextOptions = {},
): Promise<OpenPage> {
  const opened = await openPage(browser, `${site.url}/log-in?to=${encodeURIComponent(path)}`, options);
  await opened.page.locator('input[name="key"]').fill(key);
  await opened.page.locator('form:has(input[name="key"]) button[type="submit"]').click();
  await opened.page.waitForURL(`${site.url}${path}`);
  await opened.page.locator('input[name="key"]').waitFor({ state: 'detached' });
  return opened;
}

/** At this width nothing may be wider than the window. */
export const SMALL: BrowserContextOptions = {
  viewport: { width: 320, height: 700 },
  locale: 'zh-CN',
  colorScheme: 'dark',
};

export const widthOf = (page: Page): Promise<number> => page.evaluate('document.documentElement.scrollWidth');

export async function screenshot(page: Page, name: string, fullPage = false): Promise<void> {
  await mkdir(ARTEFACTS, { recursive: true });
  // A long page on a busy machine: only what hangs takes so much longer than the default of half a minute.
  await page.screenshot({ path: join(ARTEFACTS, `${name}.png`), fullPage, timeout: 120_000 });
}

/** Bytes of script that an address loads, the page's own only, as they are sent to clients that accept gzip. */
export async function scriptOf(browser: Browser, url: string): Promise<number> {
  const { page } = await openPage(browser, 'about:blank');
  const scripts = new Set<string>();
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith('.js')) scripts.add(response.url());
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.context().close();
  const texts = await Promise.all([...scripts].map(async (script) => (await fetch(script)).text()));
  return texts.reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0);
}

/** How long each answer of the service is held back, so that each comes after what was drawn without it. */
const LATE_MS = 100;

const SHIFTS = `window.shifts = 0;
new PerformanceObserver((list) => {
  for (const { value } of list.getEntries()) window.shifts += value;
}).observe({ type: 'layout-shift', buffered: true });`;

/** The sum of the layout shifts of a page while it comes together. */
export async function shiftOf(browser: Browser, url: string, options: BrowserContextOptions): Promise<number> {
  const { page } = await openPage(browser, 'about:blank', options);
  await page.addInitScript(SHIFTS);
  await page.route('**/v1/**', async (route) => {
    await delay(LATE_MS);
    await route.continue();
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  const shift = await page.evaluate<number>('window.shifts');
  await page.context().close();
  return shift;
}

/** When all that moves, and does not for ever, has come to its place. */
const MOVED = `Promise.allSettled(
  document.getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    .map(({ finished }) => finished))`;

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string }[];
}

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const SIZE = 'target-size';

/** As tall as no page is. */
const TALL = 10_000;

/**
 * What axe finds against WCAG 2.2 AA: the rule, and the first element against it. How large targets are is looked at in
 * a window that holds the whole page: a bar that stays at its foot hides no part of a target that can be scrolled from
 * under it.
 */
export async function violationsIn(page: Page): Promise<readonly string[]> {
  await page.evaluate(AXE);
  // A card under the pointer rises above its neighbours.
  await page.mouse.move(0, 0);
  await page.evaluate(MOVED);
  const most = await axe(page, { runOnly: TAGS, rules: { [SIZE]: { enabled: false } } });
  const window = page.viewportSize() ?? { width: 1280, height: 800 };
  await page.setViewportSize({ ...window, height: TALL });
  const sizes = await axe(page, { runOnly: { type: 'rule', values: [SIZE] } });
  await page.setViewportSize(window);
  return [...most, ...sizes].map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`);
}

const axe = (page: Page, options: object): Promise<readonly Violation[]> =>
  page.evaluate<readonly Violation[]>(`axe.run(${JSON.stringify(options)}).then((found) => found.violations)`);
