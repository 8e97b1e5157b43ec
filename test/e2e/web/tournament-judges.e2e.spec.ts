/**
 * Goal: a head judge sees the tables that wait for a judge, and takes one of them. Who rules on a match of a tournament
 * sees which places change before the ruling is recorded. In a real browser, against an API process and a worker.
 */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answered } from '../../../src/client/index.js';
import { eventually } from '../../support/ledger.js';
import { FORMAT, GAME } from '../../support/players.js';
import { concede, contest, playOn, type Table, whenMatchIs } from '../../support/stories/table.js';
import { openWorld, type World } from '../../support/stories/world.js';
import { LATER, openAs, openBrowser, screenshot, SMALL, violationsIn, widthOf } from '../../support/web/browser.js';

let world: World;
let browser: Browser;
let table: Table;
let caseId = '';
let tournamentId = '';

beforeAll(async () => {
  [world, browser] = await Promise.all([openWorld(), openBrowser()]);
  table = await pairing(await world.season('Season'));
  await playOn(world, table, 4);
  await concede(world.abe, table);
  await whenMatchIs(world, table, 'ended');
  const claim = { gameId: table.gameId, step: 3, claim: 'The concession', text: 'I was told to concede.' };
  ({ id: caseId } = await contest(world.abe, claim));
});

afterAll(async () => {
  await browser.close();
  await world.close();
});

/** The match of Abe and Bea at the only table of a tournament. */
async function pairing(leagueId: string): Promise<Table> {
  const { organiser, abe, bea } = world;
  const terms = { name: 'Friday evening', game: GAME, format: FORMAT, leagueId, recorded: true } as const;
  const { id } = await answered(organiser.POST('/v1/tournaments', { body: terms }));
  tournamentId = id;
  const params = { path: { id } };
  const lines = [abe, bea].map(({ id: playerId }) => ({ playerId }));
  await answered(organiser.POST('/v1/tournaments/{id}/players', { params, body: { lines } }));
  for (const { id: playerId, deckId } of [abe, bea])
    await answered(organiser.POST('/v1/tournaments/{id}/decks', { params, body: { playerId, deckId } }));
  await answered(organiser.POST('/v1/tournaments/{id}/stages', { params, body: {} }));
  await answered(organiser.POST('/v1/tournaments/{id}/pairings', { params, body: { round: 1 } }));
  await answered(organiser.POST('/v1/tournaments/{id}/rounds', { params, body: { round: 1 } }));
  const matchId = await eventually('the match to be made', async () => {
    const path = { id, round: 1 };
    const round = await answered(organiser.GET('/v1/tournaments/{id}/rounds/{round}', { params: { path } }));
    return round.tables[0]?.matchId ?? null;
  });
  const { games } = await whenMatchIs(world, { matchId, gameId: '' }, 'running');
  return { matchId, gameId: games[0]?.id ?? '' };
}

const TAKEN = { round: 1, table: 1, kind: 'call' } as const;

it('shows staff the tables that wait for a judge, and who has taken them', async () => {
  const { page, complaints } = await openAs(browser, world, world.headJudge.key, '/cases');
  const waiting = page.getByRole('region', { name: 'Tables that wait for a judge' }).first();
  await waiting.getByText('No table waits for a judge.').waitFor();
  const params = { path: { id: tournamentId } };
  const call = { round: 1, reason: 'A <b>torn</b> card' };
  await answered(world.bea.client.POST('/v1/tournaments/{id}/calls', { params, body: call }));
  // The list asks again by itself.
  const row = waiting.getByRole('row').filter({ has: page.getByRole('link', { name: 'Friday evening' }) });
  await row.waitFor();
  const cells = () => row.getByRole('cell').allTextContents();
  const saying = (judge: string): readonly unknown[] => [
    ...[judge, '1', '1', 'Judge call', 'Bea: A <b>torn</b> card'],
    expect.any(String),
  ];
  expect(await cells()).toEqual(saying('Take the case'));
  expect(await violationsIn(page)).toEqual([]);
  await screenshot(page, 'open-tables');
  await row.getByRole('button', { name: 'Take the case: Judge call, round 1, table 1 in Friday evening' }).click();
  await expect.poll(cells, LATER).toEqual(saying('Hedda'));
  // A colleague takes it over, and Hedda takes it back.
  await answered(world.organiser.POST('/v1/tournaments/{id}/cases/judges', { params, body: TAKEN }));
  await expect.poll(cells, LATER).toEqual(saying('StaffTake over the case'));
  await screenshot(page, 'open-tables-taken');
  await row.getByRole('button', { name: 'Take over the case from Staff: Judge call, round 1, table 1' }).click();
  await expect.poll(cells, LATER).toEqual(saying('Hedda'));
  await row.getByRole('link').click();
  await page.getByText('Taken by Hedda.').waitFor();
  expect(await page.getByRole('button', { name: /^Take/ }).count()).toBe(0);
  await page.getByRole('button', { name: 'Mark the call as answered' }).click();
  await page.goto(`${world.url}/cases`);
  await waiting.getByText('No table waits for a judge.').waitFor();
  // Hedda plays in no tournament, so the page of this one finds nothing of her own.
  expect(complaints.filter((complaint) => !complaint.includes('404'))).toEqual([]);
  await page.context().close();
  const player = await openAs(browser, world, world.bea.key, '/cases');
  await player.page.getByRole('heading', { name: 'Contested steps' }).waitFor();
  expect(await player.page.getByText('Tables that wait for a judge', { exact: true }).count()).toBe(0);
  await player.page.context().close();
});

it('fits the tables that wait on a small screen', async () => {
  const params = { path: { id: tournamentId } };
  await answered(
    world.abe.client.POST('/v1/tournaments/{id}/calls', { params, body: { round: 1, reason: 'A question' } }),
  );
  const { page } = await openAs(browser, world, world.headJudge.key, '/cases', SMALL);
  const inSight = async (name: RegExp) => {
    const button = page.getByRole('button', { name });
    await button.waitFor();
    const box = await button.boundingBox();
    expect(box && box.x + box.width).toBeLessThan(320);
  };
  await inSight(/^接手：呼叫裁判，Friday evening第 1 轮第 1 桌$/);
  expect(await widthOf(page)).toBeLessThanOrEqual(320);
  expect(await violationsIn(page)).toEqual([]);
  await screenshot(page, 'open-tables-320-dark-zh');
  await answered(world.organiser.POST('/v1/tournaments/{id}/cases/judges', { params, body: TAKEN }));
  await inSight(/^改由我接手/);
  await screenshot(page, 'open-tables-taken-320-dark-zh');
  await page.setViewportSize({ width: 390, height: 844 });
  await screenshot(page, 'open-tables-taken-390-dark-zh');
  await page.context().close();
});

const CONSEQUENCES = { name: 'Consequences of this ruling' };

async function openCase(page: Page) {
  const rule = page.getByRole('form', { name: 'Make a ruling', exact: true });
  await rule.getByRole('radio', { name: 'Yes' }).check();
  await rule.getByRole('radio', { name: 'Set the result of the match' }).check();
  await rule.getByRole('checkbox', { name: 'Abe' }).check();
  await rule.getByRole('button', { name: 'Preview the consequences' }).click();
  return rule;
}

it('shows what a ruling changes in the tournament, until the judge chooses another ruling', async () => {
  const { page, complaints } = await openAs(browser, world, world.headJudge.key, `/cases/${caseId}`);
  const rule = await openCase(page);
  const foreseen = rule.getByRole('region', CONSEQUENCES);
  await foreseen.getByText('Match: Bea won → Abe won').waitFor();
  await foreseen.getByRole('heading', { name: 'Friday evening: round 1, table 1' }).waitFor();
  await foreseen.getByText(/Result of the table: Bea won \(.*\) → Abe won/).waitFor();
  for (const change of ['Abe: place 2 becomes 1', 'Bea: place 1 becomes 2'])
    await foreseen.getByRole('listitem').filter({ hasText: change }).waitFor();
  expect(await violationsIn(page)).toEqual([]);
  await screenshot(page, 'case-ruling-preview', true);
  // The reasons change nothing; another winner is another ruling.
  await rule.getByLabel('Reasons').fill('A misunderstanding.');
  expect(await foreseen.count()).toBe(1);
  await rule.getByRole('checkbox', { name: 'Bea' }).check();
  await expect.poll(() => foreseen.count(), LATER).toBe(0);
  await rule.getByRole('button', { name: 'Preview the consequences' }).click();
  await rule.getByRole('alert').waitFor();
  await rule.getByRole('checkbox', { name: 'Bea' }).uncheck();
  await rule.getByRole('button', { name: 'Make a ruling', exact: true }).click();
  await page.getByText('Result of the match: Abe won').waitFor();
  expect(complaints.filter((complaint) => !complaint.includes('422'))).toEqual([]);
  await page.context().close();
});

it('fits a small screen', async () => {
  const claim = { gameId: table.gameId, step: 2, claim: 'The first step', text: 'It was late.' };
  const { id } = await contest(world.bea, claim);
  const { page } = await openAs(browser, world, world.headJudge.key, `/cases/${id}`, SMALL);
  await page.getByRole('button', { name: '预览裁定的影响' }).click();
  await page.getByText('该桌结果不变。').waitFor();
  expect(await widthOf(page)).toBeLessThanOrEqual(320);
  expect(await violationsIn(page)).toEqual([]);
  await screenshot(page, 'case-ruling-preview-320-dark-zh', true);
  await page.context().close();
});
