/**
 * Goal: sixteen players carry a tournament from the registration to the final on their phones: with a dispute, an
 * appeal against its ruling, a drop, and a wrong result that is found a round later. Method: sixteen phones are open
 * the whole time and show what changes by themselves; staff is at the desk, and a second judge decides on the appeal.
 */
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answered, kifuClient } from '../../../src/client/index.js';
import { LATER, openAs, openBrowser, screenshot, violationsIn, widthOf } from '../../support/web/browser.js';
import { openService, type Service } from '../../support/web/site.js';

const NAMES = 'Abe Bix Cal Dot Eli Fay Gus Hal Ivy Jan Kit Lou Max Ned Ola Pam'.split(' ');
const WIDTH = 390;
const PHONE: BrowserContextOptions = { viewport: { width: WIDTH, height: 844 }, hasTouch: true, isMobile: true };
/** Sixteen browsers take this long on a busy machine, in milliseconds. */
const LONG = 600_000;

interface Phone {
  readonly name: string;
  readonly page: Page;
}

let service: Service;
let browser: Browser;
let keys: ReadonlyMap<string, string>;

beforeAll(async () => {
  [service, browser] = await Promise.all([openService(), openBrowser()]);
  const admin = kifuClient(service);
  const keyOf = async (name: string) => (await answered(admin.POST('/v1/players', { body: { name } }))).key;
  const ofStaff = async (role: 'organiser' | 'judge') =>
    (await answered(admin.POST('/v1/keys', { body: { role } }))).key;
  keys = new Map([
    ['organiser', await ofStaff('organiser')],
    ['judge', await ofStaff('judge')],
    ...(await Promise.all(NAMES.map(async (name) => [name, await keyOf(name)] as const))),
  ]);
});

afterAll(async () => {
  await browser.close();
  await service.close();
});

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click(LATER);
const open = (page: Page, summary: string) => page.locator('summary', { hasText: summary }).click(LATER);

async function createdByApi(): Promise<string> {
  const api = kifuClient({ url: service.url, key: keys.get('organiser') ?? '' });
  const stages = [
    { kind: 'swiss' as const, rounds: 2 },
    { kind: 'single-elimination' as const, players: 4 },
  ];
  const terms = { name: 'Sixteen phones', game: 'lorcana', format: 'core-constructed', bestOf: 3 as const, stages };
  const { id } = await answered(api.POST('/v1/tournaments', { body: { ...terms, selfRegistration: true } }));
  const params = { path: { id } };
  await answered(api.POST('/v1/tournaments/{id}/registration', { params, body: { open: true } }));
  return `/tournaments/${id}`;
}

/** The phones that are asked for a result. */
async function asked(phones: readonly Phone[]): Promise<readonly Phone[]> {
  const counts = await Promise.all(phones.map(({ page }) => page.getByRole('button', { name: 'I won 2–1' }).count()));
  return phones.filter((_phone, at) => counts[at] === 1);
}

const OPPONENT = /(?<=against )\w+/;

/** The pairs that play now, by what the phones themselves show. */
async function pairsOf(phones: readonly Phone[]): Promise<readonly (readonly [Phone, Phone])[]> {
  const playing = await asked(phones);
  const texts = await Promise.all(playing.map(({ page }) => page.getByText(/^Table \d+, against/).textContent()));
  return playing.flatMap((phone, at) => {
    const other = playing.findIndex(({ name }) => name === OPPONENT.exec(texts[at] ?? '')?.[0]);
    const opponent = playing[other];
    return opponent !== undefined && at < other ? [[phone, opponent] as const] : [];
  });
}

async function reported([winner, loser]: readonly [Phone, Phone]): Promise<void> {
  await press(winner.page, 'I won 2–1');
  await press(loser.page, 'Confirm the result');
  await winner.page.getByText('You won 2–1.').waitFor(LATER);
}

/** Publishes the next round. Each phone shows its place in it by itself. */
async function paired(desk: Page, phones: readonly Phone[], round: number, tables: number) {
  await press(desk, `Pair round ${round}`);
  await press(desk, `Publish round ${round}`);
  await expect.poll(async () => (await asked(phones)).length, LATER).toBe(2 * tables);
  const pairs = await pairsOf(phones);
  expect(pairs).toHaveLength(tables);
  return pairs;
}

/** The report is disputed, a judge rules for the reporter, and the other player appeals. */
async function disputed(desk: Page, [reporter, other]: readonly [Phone, Phone]): Promise<void> {
  await press(reporter.page, 'I won 2–1');
  await open(other.page, 'The result is wrong');
  await other.page.getByLabel('The result from your side').selectOption('2–1');
  await other.page.getByLabel('Reason').last().fill('I won the third game');
  await press(other.page, 'Dispute the result');
  await desk.getByText('I won the third game').waitFor(LATER);
  await open(desk, 'Decide the result');
  const label = desk.getByText(/^Result for /);
  const isFirst = ((await label.textContent()) ?? '').startsWith(`Result for ${reporter.name}`);
  await desk.getByLabel(/^Result for /).selectOption(isFirst ? '2–1' : '1–2');
  await desk.getByLabel('Reason, which everybody can read').fill('Signed by both');
  await press(desk, 'Record the ruling');
  await reporter.page.getByText('You won 2–1.').waitFor(LATER);
  await open(other.page, 'Appeal the ruling');
  await other.page.getByLabel('Reason').filter({ visible: true }).fill('Nobody asked me');
  expect(await violationsIn(other.page)).toEqual([]);
  await screenshot(other.page, 'appeal-phone');
  await press(other.page, 'Appeal the ruling');
  await other.page.getByText('Your table has appealed the ruling.', { exact: false }).waitFor(LATER);
}

/** Another judge reads the appeal, and upholds the result. */
async function rejected(path: string, appellant: Phone): Promise<void> {
  const { page } = await openAs(browser, service, keys.get('judge') ?? '', `${path}?part=desk`);
  await page.getByText('Nobody asked me').waitFor(LATER);
  // The table has other players now.
  await page.getByText(/^Round 1\. Table \d+ appeals the ruling\./).waitFor(LATER);
  expect(await violationsIn(page)).toEqual([]);
  await screenshot(page, 'appeal-desk', true);
  await open(page, 'Reject the appeal');
  await page.getByLabel('Reason, which everybody can read').fill('Both signed the slip');
  await press(page, 'Reject the appeal');
  await page.getByText('Nobody asked me').waitFor({ ...LATER, state: 'detached' });
  await page.context().close();
  await open(appellant.page, 'Judge calls, disputes and appeals');
  await appellant.page.getByText('Both signed the slip').waitFor(LATER);
}

/** The result of a pair in the first round turns round, after a look at what that changes. */
async function corrected(desk: Page, path: string, [winner, loser]: readonly [Phone, Phone]): Promise<void> {
  await desk.goto(`${service.url}${path}?part=rounds&round=1`);
  const row = desk.getByRole('row', {
    name: new RegExp(`${winner.name}.*${loser.name}|${loser.name}.*${winner.name}`),
  });
  const text = (await row.textContent()) ?? '';
  const isFirst = text.indexOf(winner.name) < text.indexOf(loser.name);
  await row.getByRole('button', { name: /^Correct the result/ }).click(LATER);
  await desk.getByLabel('Result', { exact: true }).selectOption(isFirst ? '1–2' : '2–1');
  await desk.getByLabel('Reason').fill('The slip was read the wrong way round');
  await press(desk, 'Show the effects');
  await desk
    .getByText(/: place \d+ becomes \d+/)
    .first()
    .waitFor(LATER);
  expect(await violationsIn(desk)).toEqual([]);
  await screenshot(desk, 'correction', true);
  await press(desk, 'Apply the correction');
  await desk.getByText('Corrected', { exact: true }).waitFor(LATER);
  await desk.goto(`${service.url}${path}?part=desk`);
}

it(
  'sixteen phones carry a tournament from the registration to the final',
  async () => {
    const path = await createdByApi();
    const { page: desk, complaints } = await openAs(browser, service, keys.get('organiser') ?? '', `${path}?part=desk`);
    const phones: Phone[] = [];
    // One after the other: sixteen first visits at once are more than a busy machine opens in time.
    for (const name of NAMES) {
      const { page } = await openAs(browser, service, keys.get(name) ?? '', path, PHONE);
      await press(page, 'Register');
      await page.getByText('You are registered.').waitFor(LATER);
      phones.push({ name, page });
    }
    await press(desk, 'Start the tournament');
    const [contested, wrong, leaver, ...others] = await paired(desk, phones, 1, 8);
    if (contested === undefined || wrong === undefined || leaver === undefined) throw new Error('too few pairs');
    await Promise.all([wrong, leaver, ...others].map(reported));
    await disputed(desk, contested);

    await open(leaver[1].page, 'Leave the tournament');
    await press(leaver[1].page, 'Drop');
    const second = await paired(desk, phones, 2, 7);
    expect(second.flat().map(({ name }) => name)).not.toContain(leaver[1].name);
    await rejected(path, contested[1]);
    await Promise.all(second.map(reported));
    await corrected(desk, path, wrong);

    await press(desk, 'Start the next stage');
    await Promise.all((await paired(desk, phones, 3, 2)).map(reported));
    const [final] = await paired(desk, phones, 4, 1);
    if (final === undefined) throw new Error('no final');
    await reported(final);
    await press(desk, 'End the tournament');
    await desk.getByText('Nothing is left to do.').waitFor(LATER);
    await final[0].page.getByText('Your place: 1', { exact: false }).waitFor(LATER);
    for (const { page } of phones) expect(await widthOf(page)).toBeLessThanOrEqual(WIDTH);
    expect(await violationsIn(final[0].page)).toEqual([]);
    await screenshot(final[0].page, 'winner-phone');
    expect(complaints).toEqual([]);
    await Promise.all([desk.context().close(), ...phones.map(({ page }) => page.context().close())]);
  },
  LONG,
);
