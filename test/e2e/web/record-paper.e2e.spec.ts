/**
 * Goal: a paper game is recorded in a real browser, from the players to its end, by pressing what is offered: chance as
 * it fell, answers on cards and in lists, payments; something is taken back, contested and conceded.
 */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answered, kifuClient } from '../../../src/client/index.js';
import { LATER, openBrowser, screenshot, violationsIn, widthOf } from '../../support/web/browser.js';
import { Hand } from '../../support/web/hand.js';
import { beginOnPaper, type Desk, openDesk, PLAYERS } from '../../support/web/paper.js';
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

it.each(['lorcana', 'fftcg', 'ashes', 'riftbound'] as const)('records a game of %s', async (game) => {
  const { page, complaints } = await desk.open(browser);
  await page.getByRole('heading', { name: 'New match' }).waitFor();
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

  await takeBack(page, id);
  await hand.settled();
  await hand.act();

  await page.getByRole('button', { name: 'Contest' }).click();
  const contest = page.getByRole('dialog');
  await contest.getByLabel('Summary of the problem').fill('A <i>trigger</i> was missed');
  await contest.getByLabel('What happened').fill('I draw a card at the end of my turn.');
  expect(await violationsIn(page)).toEqual([]);
  await contest.getByRole('button', { name: 'Contest' }).click();
  const cases = () => answered(kifuClient(site).GET('/v1/cases', { params: { query: { game } } }));
  await expect.poll(async () => (await cases()).items.map(({ gameId }) => gameId), LATER).toEqual([id]);

  await hand.act();
  await page.getByRole('button', { name: 'Concede' }).click();
  await page.getByRole('dialog').getByLabel('Conceding player').selectOption('Bob Builder');
  await page.getByRole('dialog').getByRole('button', { name: 'Concede' }).click();
  await page.getByText('The game is over.').first().waitFor();
  expect((await desk.gameOf(id)).outcome).toMatchObject({ winners: ['p1'], reason: 'concession' });
  expect(await auditOf(id)).toMatchObject({ ok: true, chance: 'asserted' });
  await page.getByRole('link', { name: 'Watch the replay' }).click();
  await page.getByRole('slider', { name: 'Step of the game' }).waitFor();
  expect(complaints).toEqual([]);
  await page.context().close();
});

/**
 * One player has both battlefields and holds them while the other one lets the turns go by: the shortest way to the
 * eight points of a game. What is wanted until a sentence is told, in the order in which it is preferred.
 */
const SHORTEST = [
  {
    until: /hides Fight or Flight at Altar to Unity/,
    wanted: [/^Ada/, /^Hide/, /^Move units to Altar/, /^Play Legion/, /^Legion Rearguard/, /^Fight or Flight/],
  },
  {
    until: /The game is over\. Ada <b>Bold<\/b> wins\./,
    wanted: [/^Move units to Trifarian/, /^Play Legion/, /^Legion Rearguard/],
  },
] as const;
const NOTHING_MORE = /^(End the turn|Pass)$/;
/** A game of these two decks takes 78 actions. */
const SHORTEST_MAX = 100;

it('records a game of riftbound from the first player to the last point, and replays it', async () => {
  const { page, complaints } = await desk.open(browser);
  const id = await beginOnPaper(page, 'riftbound');
  const told: string[] = [];
  const hands: Hand[] = [];
  let acts = 0;
  for (const { until, wanted } of SHORTEST) {
    const hand = new Hand(page, [...wanted, NOTHING_MORE]);
    hands.push(hand);
    for (; acts < SHORTEST_MAX && !until.test(told.at(-1) ?? ''); acts += 1) {
      await hand.act();
      told.push((await page.getByRole('log', { name: 'Log' }).textContent()) ?? '');
    }
    if (until !== SHORTEST[0].until) continue;
    await takeBack(page, id);
    await hand.act();
  }
  // In which part something is paid for, or told by hand, is a matter of what was drawn.
  expect(hands.some(({ pressed }) => pressed.payment > 0)).toBe(true);
  expect(hands.some(({ pressed }) => pressed.chance > 0)).toBe(true);
  const isTold = (what: RegExp): boolean => told.some((text) => what.test(text));
  expect(isTold(/A showdown begins at Altar to Unity/)).toBe(true);
  expect(isTold(/scores Altar to Unity: conquered/)).toBe(true);
  expect(isTold(/scores Trifarian War Camp: held/)).toBe(true);
  await page.getByText('The game is over. Won by Ada <b>Bold</b>.').waitFor();
  expect(await violationsIn(page)).toEqual([]);
  await screenshot(page, 'record-over');
  expect((await desk.gameOf(id)).outcome).toMatchObject({ winners: ['p1'], draw: false, reason: 'points' });
  expect(await auditOf(id)).toMatchObject({ ok: true, chance: 'asserted' });

  await page.getByRole('link', { name: 'Match', exact: true }).click();
  await page.getByRole('link', { name: /^Game 1.*Ada <b>Bold<\/b>/ }).click();
  const slider = page.getByRole('slider', { name: 'Step of the game' });
  await slider.waitFor();
  await slider.press('End');
  const winner = page.getByRole('region', { name: 'Ada <b>Bold</b>', exact: true });
  await winner.getByText('wins').waitFor();
  await winner.getByText(/^points8/).waitFor();
  await page.getByText('Verification').click();
  await page.getByRole('button', { name: 'Verify in this browser' }).click();
  await page.getByText('Verified: the replayed game matches the record').waitFor();
  await screenshot(page, 'record-over-replay');
  expect(complaints).toEqual([]);
  await page.context().close();
});

it('makes a match of two teams, and shows who plays with whom, on a small screen as well', async () => {
  const others = ['Cyd Carpenter', 'Dan Driver'];
  for (const name of others) await answered(kifuClient(site).POST('/v1/players', { body: { name } }));
  const { page, complaints } = await desk.open(browser);
  const players = [...PLAYERS, ...others];
  const id = await beginOnPaper(page, 'riftbound', { format: 'magma-chamber', players });
  const { matchId } = await desk.gameOf(id);
  const match = await answered(kifuClient(site).GET('/v1/matches/{id}', { params: { path: { id: matchId } } }));
  expect(match.teams).toEqual([
    ['p1', 'p3'],
    ['p2', 'p4'],
  ]);
  const teamOf = (name: string) => page.getByRole('region', { name, exact: true }).getByText(/^Team/).textContent();
  expect(await Promise.all(players.map(teamOf))).toEqual(['Team 1', 'Team 2', 'Team 1', 'Team 2']);
  const hand = new Hand(page);
  for (let acts = 0; acts < ACTS; acts += 1) await hand.act();
  expect(await violationsIn(page)).toEqual([]);
  await screenshot(page, 'record-teams', true);
  await page.setViewportSize({ width: 320, height: 700 });
  await expect.poll(() => widthOf(page), LATER).toBeLessThanOrEqual(320);
  expect(await violationsIn(page)).toEqual([]);
  await screenshot(page, 'record-teams-320', true);
  expect(complaints).toEqual([]);
  await page.context().close();
});

/** What was recorded last. */
async function takeBack(page: Page, id: string): Promise<void> {
  const { branches } = await desk.gameOf(id);
  await page.getByRole('button', { name: 'Take back' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Take back' }).click();
  await expect.poll(async () => (await desk.gameOf(id)).branches.length, LATER).toBe(branches.length + 1);
}

const auditOf = (id: string) => answered(kifuClient(site).GET('/v1/games/{id}/audit', { params: { path: { id } } }));
