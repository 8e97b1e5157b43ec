/**
 * Goal: an organiser runs a tournament with a draft in the browser, and its players draft from their phones; and a
 * league of drafts. Method: two pods of four; one player picks on the phone, and the other picks go over HTTP.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answered, kifuClient } from '../../../src/client/index.js';
import { playAtRandom } from '../../../src/client/random-play.js';
import { eventually } from '../../support/ledger.js';
import { ROOT } from '../../support/processes.js';
import { LATER, openAs, openBrowser, screenshot, violationsIn, widthOf } from '../../support/web/browser.js';
import { openService, type Service } from '../../support/web/site.js';

const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const PLAYERS = ['Ada', 'Bo', 'Cem', 'Dee', 'Eva', 'Fay', 'Gil', 'Hal'] as const;
/** Names that no other test gives. */
const DRAFTING = ['Quill Northwood', 'Rowan Southgate'] as const;
/** Two drafts and a round take this long on a busy machine, in milliseconds. */
const LONG = 400_000;

let service: Service;
let browser: Browser;
const players = new Map<string, { readonly id: string; readonly key: string }>();

beforeAll(async () => {
  [service, browser] = await Promise.all([openService(), openBrowser()]);
  const admin = kifuClient(service);
  for (const name of PLAYERS) players.set(name, await answered(admin.POST('/v1/players', { body: { name } })));
  const list = JSON.parse(await readFile(join(ROOT, 'docs/examples/master-set.draft.json'), 'utf8')) as never;
  await answered(admin.POST('/v1/decks', { body: list }));
});

afterAll(async () => {
  await browser.close();
  await service.close();
});

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
const tab = (page: Page, name: string) => page.getByRole('tab', { name }).click();
const keyOf = (name: string): string => players.get(name)?.key ?? '';

/** The player who has to pick in the running game of a match. */
async function decidingIn(matchId: string): Promise<string> {
  const admin = kifuClient(service);
  const { games, seats } = await answered(admin.GET('/v1/matches/{id}', { params: { path: { id: matchId } } }));
  const game = await answered(admin.GET('/v1/games/{id}', { params: { path: { id: games[0]?.id ?? '' } } }));
  const deciding = seats.find(({ seat }) => game.deciding.includes(seat))?.playerId;
  return PLAYERS.find((name) => players.get(name)?.id === deciding) ?? '';
}

/** Drafts at random, over HTTP, until the draft of the match is over. */
async function draft(matchId: string): Promise<void> {
  const match = await answered(kifuClient(service).GET('/v1/matches/{id}', { params: { path: { id: matchId } } }));
  const keys = new Map([...players.values()].map(({ id, key }) => [id, key]));
  const clients = match.seats.map(({ seat, playerId }) => {
    return [seat, kifuClient({ url: service.url, key: keys.get(playerId) ?? '' })] as const;
  });
  await playAtRandom(match.games[0]?.id ?? '', { clients: Object.fromEntries(clients) });
}

it(
  'is drafted in pods, and then played within them',
  async () => {
    const admin = kifuClient(service);
    const { page, complaints } = await openAs(browser, service, service.key, '/tournaments/new');
    await page.getByLabel('Name', { exact: true }).fill('Draft evening');
    await page.getByLabel('Game', { exact: true }).selectOption('ashes');
    await page.getByLabel('Format').selectOption('drafted');
    await page.getByRole('spinbutton', { name: 'Swiss rounds' }).fill('2');
    await page.getByLabel('This service records the games', { exact: false }).check();
    await page.getByLabel('Draft before the Swiss rounds').selectOption('Draft in pods; rounds stay within pods');
    await page.getByLabel('Most players in a pod').fill('4');
    await page.getByLabel('List from which players draft').selectOption('Master set');
    await page.getByLabel('Seconds for each choice').fill('600');
    expect(await violationsIn(page)).toEqual([]);
    await screenshot(page, 'new-draft-tournament', true);
    await press(page, 'Create the tournament');
    await page.getByRole('heading', { level: 1, name: 'Draft evening' }).waitFor();
    const path = new URL(page.url()).pathname;
    const id = path.split('/').at(-1) ?? '';
    await press(page, 'Open registration');
    await page.getByRole('button', { name: 'Close registration' }).waitFor();
    const lines = PLAYERS.map((name) => ({ playerId: players.get(name)?.id ?? '' }));
    await answered(admin.POST('/v1/tournaments/{id}/players', { params: { path: { id } }, body: { lines } }));
    await page.getByText('Registered: 8.').waitFor(LATER);
    await press(page, 'Start the tournament');
    await page.locator('summary', { hasText: 'End the draft of pod 2' }).waitFor(LATER);
    expect(await violationsIn(page)).toEqual([]);
    await screenshot(page, 'draft-desk', true);

    const pods = await eventually('both drafts have begun', async () => {
      const { items } = await answered(admin.GET('/v1/tournaments/{id}/pods', { params: { path: { id } } }));
      return items.every(({ matchId }) => matchId !== null) ? items : null;
    });
    const hall = (await openAs(browser, service, service.key, `${path}/hall`)).page;
    await hall.getByRole('timer', { name: 'Time for the choice' }).nth(1).waitFor(LATER);
    expect(await hall.getByText(/^\d:\d\d 1 player is choosing$/).count()).toBe(2);
    expect(await violationsIn(hall)).toEqual([]);
    await page.locator('summary', { hasText: 'Stop the clock of pod 1' }).click(LATER);
    await page.getByRole('form', { name: 'Stop the clock of pod 1' }).getByLabel('Reason').fill('A spilled drink');
    await press(page, 'Stop the clock of pod 1');
    await hall.getByText('The clock is stopped.').waitFor(LATER);
    await screenshot(hall, 'draft-hall');
    await press(page, 'Restart the clock of pod 1');
    await hall.getByText('The clock is stopped.').waitFor({ state: 'detached', ...LATER });
    await page.locator('summary', { hasText: 'End the draft of pod 2' }).click();
    await press(page, 'End the draft of pod 2');
    await hall.getByText('ended by staff').waitFor(LATER);
    await page.locator('summary', { hasText: 'Reopen a draft that was ended by mistake' }).click(LATER);
    const reopening = page.getByRole('form', { name: 'Reopen a draft that was ended by mistake' });
    await reopening.getByLabel('Reason').fill('The wrong pod');
    expect(await violationsIn(page)).toEqual([]);
    await screenshot(page, 'draft-reopen', true);
    await press(page, 'Reopen the draft');
    await hall.getByText('ended by staff').waitFor({ state: 'detached', ...LATER });
    await hall.context().close();
    const first = await decidingIn(pods[0]?.matchId ?? '');
    const phone = (await openAs(browser, service, keyOf(first), path, PHONE)).page;
    await phone.getByText(/^Pod 1, seat \d$/).waitFor();
    expect(await violationsIn(phone)).toEqual([]);
    expect(await widthOf(phone)).toBeLessThanOrEqual(390);
    await screenshot(phone, 'draft-phone');
    await phone.getByRole('link', { name: 'Go to your draft' }).click(LATER);
    await phone.getByRole('link', { name: /Play/ }).click(LATER);
    await phone.getByText('Which Phoenixborn do you choose?').waitFor(LATER);
    await screenshot(phone, 'draft-pick-phone');
    await phone.getByRole('button', { name: 'Coal Roarkwin exclusive cards' }).click();
    await phone.getByText(/^Waiting for/).waitFor(LATER);

    for (const { matchId } of pods) await draft(matchId ?? '');
    await page.getByRole('button', { name: 'Pair round 1' }).waitFor(LATER);
    await tab(page, 'Pods');
    await page.getByText('draft over').first().waitFor();
    expect(await violationsIn(page)).toEqual([]);
    await screenshot(page, 'draft-pods', true);
    await tab(page, 'Manage');
    await press(page, 'Pair round 1');
    await press(page, 'Publish round 1');
    await page.getByRole('heading', { name: /missing result/ }).waitFor();
    await phone.goto(`${service.url}${path}`);
    await phone.getByText(/^Table \d, against/).waitFor(LATER);
    expect(complaints).toEqual([]);
    await Promise.all([page.context().close(), phone.context().close()]);
  },
  LONG,
);

it('is begun in a league, and its decks are played in the matches of the league', async () => {
  const admin = kifuClient(service);
  for (const name of DRAFTING) players.set(name, await answered(admin.POST('/v1/players', { body: { name } })));
  const { page, complaints } = await openAs(browser, service, service.key, '/leagues/new');
  await page.getByLabel('Name', { exact: true }).fill('League of drafts');
  await page.getByLabel('Game', { exact: true }).selectOption('ashes');
  const formats = page.getByLabel('Format');
  expect(
    await formats.locator('option').evaluateAll((all) => all.map((each) => (each as { value?: string }).value)),
  ).toEqual([...['constructed', 'drafted']]);
  await formats.selectOption('drafted');
  await press(page, 'Create league');
  await page.getByRole('heading', { level: 1, name: 'Manage League of drafts' }).waitFor();
  await tab(page, 'Matches');
  const draftForm = page.getByRole('form', { name: 'Begin a draft', exact: true });
  await draftForm.getByLabel('List from which players draft').selectOption('Master set');
  const sit = async (place: string, seat: number, name: string) => {
    const group = page.getByRole('form', { name: place, exact: true }).getByRole('group', { name: `Seat ${seat}` });
    await group.getByRole('searchbox', { name: 'Player' }).fill(name);
    await group.getByRole('button', { name, exact: true }).click();
  };
  await sit('Begin a draft', 1, DRAFTING[0]);
  await sit('Begin a draft', 2, DRAFTING[1]);
  expect(await violationsIn(page)).toEqual([]);
  await screenshot(page, 'league-draft-form', true);
  await draftForm.getByRole('button', { name: 'Begin draft' }).click();
  const go = page.getByRole('link', { name: 'Go to the draft' });
  await go.waitFor(LATER);
  await draft((await go.getAttribute('href'))?.split('/').at(-1) ?? '');

  const path = new URL(page.url()).pathname;
  await eventually('the draft in the list of drafts', async () => {
    await page.goto(`${service.url}${path}?part=matches`);
    await page.getByRole('form', { name: 'Create a match', exact: true }).waitFor(LATER);
    await page
      .getByLabel('Decks', { exact: true })
      .waitFor({ timeout: 2_000 })
      .catch(() => null);
    return (await page.getByLabel('Decks', { exact: true }).count()) > 0 ? true : null;
  });
  await page.getByLabel('Decks', { exact: true }).selectOption({ index: 1 });
  await sit('Create a match', 1, DRAFTING[0]);
  await sit('Create a match', 2, DRAFTING[1]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await widthOf(page)).toBeLessThanOrEqual(390);
  await screenshot(page, 'league-draft-match-phone', true);
  await press(page, 'Create match');
  await page.getByRole('link', { name: 'Go to the match' }).waitFor(LATER);
  await page.goto(`${service.url}${path.replace('/desk', '')}?part=results`);
  await page.getByText('Draft', { exact: true }).waitFor(LATER);
  expect(await page.getByRole('list', { name: 'Matches, newest first' }).getByRole('listitem').count()).toBe(2);
  await screenshot(page, 'league-draft-results-phone');
  expect(complaints).toEqual([]);
  await page.context().close();
});
