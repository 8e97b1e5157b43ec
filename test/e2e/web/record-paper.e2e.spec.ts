/**
 * Goal: a paper game is recorded in a real browser, from the players to its end, by pressing what is offered: chance as it fell,
 * answers on cards and in lists, payments; something is taken back, contested and conceded.
 */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answered, kifuClient } from '../../../src/client/index.js';
import { LATER, openBrowser, screenshot, violationsIn } from '../../support/web/browser.js';
import { Hand } from '../../support/web/hand.js';
import { beginOnPaper, type Desk, openDesk } from '../../support/web/paper.js';
import { openService, type Service } from '../../support/web/site.js';

let site: Service;
let browser: Browser;
let desk: Desk;

beforeAll(async () => {
  [site, browser] = await Promise.all([openService(), openBrowser()]);
  desk = await openDesk(site);
});

afterAll(async () => {
  await browser.close();
  await site.close();
});

/** So much is recorded of a game, and more until each kind of press was among it: who begins is chance. */
const [ACTS, ACTS_MAX] = [12, 60];

it.each(['lorcana', 'fftcg', 'ashes'] as const)('records a game of %s', async (game) => {
  const { page, complaints } = await desk.open(browser);
  await page.getByRole('heading', { name: 'A new match' }).waitFor();
  await expect.poll(() => violationsIn(page), LATER).toEqual([]);
  const id = await beginOnPaper(page, game);
  const hand = new Hand(page);
  // A cost of ink is paid without a choice.
  const kinds = ({ chance, board, list, payment }: Hand['pressed']) => [
    chance,
    board,
    list,
    ...(game === 'lorcana' ? [] : [payment]),
  ];
  let acts = 0;
  for (; acts < ACTS || (acts < ACTS_MAX && Math.min(...kinds(hand.pressed)) === 0); acts += 1) await hand.act();
  expect(Math.min(...kinds(hand.pressed))).toBeGreaterThan(0);
  expect(await violationsIn(page)).toEqual([]);
  await screenshot(page, `record-${game}`);
  expect((await desk.gameOf(id)).version).toBe(acts + 1);

  await page.getByRole('button', { name: 'Take back' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Take back' }).click();
  await expect.poll(async () => (await desk.gameOf(id)).branches.length, LATER).toBe(2);
  await hand.settled();
  await hand.act();

  await page.getByRole('button', { name: 'Contest' }).click();
  const contest = page.getByRole('dialog');
  await contest.getByLabel('What is wrong, in a line').fill('A <i>trigger</i> was missed');
  await contest.getByLabel('What happened').fill('I draw a card at the end of my turn.');
  expect(await violationsIn(page)).toEqual([]);
  await contest.getByRole('button', { name: 'Contest' }).click();
  const cases = () => answered(kifuClient(site).GET('/v1/cases', { params: { query: { game } } }));
  await expect.poll(async () => (await cases()).items.map(({ gameId }) => gameId), LATER).toEqual([id]);

  await hand.act();
  await page.getByRole('button', { name: 'Concede' }).click();
  await page.getByRole('dialog').getByLabel('Who concedes').selectOption('Bob Builder');
  await page.getByRole('dialog').getByRole('button', { name: 'Concede' }).click();
  await page.getByText('The game is over.').first().waitFor();
  expect((await desk.gameOf(id)).outcome).toMatchObject({ winners: ['p1'], reason: 'concession' });
  const audit = await answered(kifuClient(site).GET('/v1/games/{id}/audit', { params: { path: { id } } }));
  expect(audit).toMatchObject({ ok: true, chance: 'asserted' });
  await page.getByRole('link', { name: 'See the replay' }).click();
  await page.getByRole('slider', { name: 'Step of the game' }).waitFor();
  expect(complaints).toEqual([]);
  await page.context().close();
});
