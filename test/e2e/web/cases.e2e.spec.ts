/**
 * Goal: a player contests a step from the page of the game, both say what happened, a head judge looks at both boards,
 * sees what a rewind would undo and rules so, the other player appeals, and another head judge has the last word. In a
 * real browser, against an API process and a worker.
 */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answered, kifuClient } from '../../../src/client/index.js';
import { play } from '../../support/by-hand.js';
import { audit, contest, gameOf, playOn, sitDown, type Table } from '../../support/stories/table.js';
import { openWorld, type Person, type World } from '../../support/stories/world.js';
import {
  LATER,
  openAs,
  openBrowser,
  openPage,
  screenshot,
  SMALL,
  violationsIn,
  widthOf,
} from '../../support/web/browser.js';

const HOSTILE = '<img src=x onerror="document.title=1"> & <b>you</b>';
/** Has a text without a script, which its player may invoke. */
const CHARACTER = '99-2';
const SEASON = '<i>Season</i>';

let world: World;
let browser: Browser;
let table: Table;
/** Rules on the appeal. */
let ida: Person;
let caseId = '';

beforeAll(async () => {
  [world, browser] = await Promise.all([openWorld(), openBrowser()]);
  const leagueId = await world.season(SEASON);
  const { id, key } = await answered(world.organiser.POST('/v1/players', { body: { name: 'Ida' } }));
  ida = { id, key, client: kifuClient({ url: world.url, key }) };
  const path = { id: leagueId, playerId: id, role: 'head-judge' as const };
  await answered(world.organiser.PUT('/v1/leagues/{id}/roles/{playerId}/{role}', { params: { path } }));
  table = await sitDown(world, { leagueId });
  await playOn(world, table, 12);
});

afterAll(async () => {
  await browser.close();
  await world.close();
});

const form = (page: Page, name: string) => page.getByRole('form', { name, exact: true });

it('lets a player contest a step from the page of the game', async () => {
  const { page, complaints } = await openAs(browser, world, world.abe.key, `/games/${table.gameId}`);
  await page.getByRole('link', { name: 'Contest this step' }).click();
  const contest = form(page, 'What is wrong');
  await contest.getByLabel('Step', { exact: true }).fill('999');
  await contest.getByLabel('Summary').fill(HOSTILE);
  await contest.getByLabel('What happened').fill(`${HOSTILE}\nSecond line`);
  expect(await violationsIn(page)).toEqual([]);
  // What the browser refuses is not sent.
  await contest.getByRole('button', { name: 'Contest this step' }).click();
  expect(new URL(page.url()).pathname).toBe('/cases/new');
  await contest.getByLabel('Step', { exact: true }).fill('6');
  await contest.getByLabel(/^Rule/).fill('99.99');
  await contest.getByRole('button', { name: 'Contest this step' }).click();
  await contest.getByRole('alert').getByText('The rulebook of lorcana has no rule 99.99.').waitFor();
  await contest.getByLabel(/^Rule/).fill('4.3.4');
  await contest.getByRole('button', { name: 'Contest this step' }).click();
  await page.getByRole('heading', { level: 1, name: HOSTILE }).waitFor();
  caseId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await page.getByRole('heading', { name: 'View of Abe' }).waitFor();
  await expect.poll(() => page.getByRole('heading', { name: 'View of Bea' }).count(), LATER).toBe(0);
  await expect.poll(() => page.getByRole('form', { name: 'Make a ruling', exact: true }).count(), LATER).toBe(0);
  expect(await violationsIn(page)).toEqual([]);
  await screenshot(page, 'case-player', true);
  await expect.poll(() => page.locator('main img').count(), LATER).toBe(0);
  expect(await page.title()).toContain('<img');
  // The one refusal is told by the browser as well.
  expect(complaints.filter((complaint) => !complaint.includes('422'))).toEqual([]);
  await page.context().close();
});

it('lets the other player say what happened', async () => {
  const { page } = await openAs(browser, world, world.bea.key, `/cases/${caseId}`);
  const say = form(page, 'Make a statement');
  await say.getByLabel('Text').fill('I did nothing <wrong>.');
  await say.getByRole('button').click();
  await say.getByText('Your statement has been recorded.').waitFor();
  await page.getByText('I did nothing <wrong>.').waitFor();
  await page.context().close();
});

it('shows a head judge the docket, both boards and what a rewind undoes, and takes the ruling', async () => {
  const { page, complaints } = await openAs(browser, world, world.headJudge.key, '/cases');
  const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: HOSTILE }) });
  await row.waitFor();
  await expect
    .poll(() => row.getByRole('cell').allTextContents(), LATER)
    .toEqual([expect.stringMatching(/Abe.*Bea/), SEASON, 'Open', '–', expect.any(String), '6']);
  expect(await violationsIn(page)).toEqual([]);
  await screenshot(page, 'docket');
  await page.getByLabel('State').selectOption('Ruled on');
  await page.getByText('No cases match').waitFor();
  expect(new URL(page.url()).searchParams.get('state')).toBe('ruled');
  await page.getByLabel('State').selectOption('Waiting for a ruling');
  await page.getByRole('link', { name: HOSTILE }).click();
  for (const name of ['View of Abe', 'View of Bea']) await page.getByRole('heading', { name }).waitFor();
  await page.getByText('contested', { exact: true }).waitFor();
  await expect.poll(() => page.getByText(/ legal answers$/).count(), LATER).toBeGreaterThan(0);
  expect(await violationsIn(page)).toEqual([]);
  await screenshot(page, 'case-judge', true);

  const { version } = await gameOf(world, table);
  const rule = form(page, 'Make a ruling');
  await rule.getByRole('radio', { name: 'Yes' }).check();
  await rule.getByLabel('Reasons').fill(HOSTILE);
  await rule.getByLabel(/^Rule/).fill('4.3.4');
  await rule.getByRole('radio', { name: 'Rewind to an earlier step' }).check();
  await expect.poll(() => rule.getByLabel('Continue from step').inputValue(), LATER).toBe('5');
  await rule.getByRole('button', { name: 'Preview the rewind' }).click();
  await rule.getByText(`${version - 5} steps would be undone.`).waitFor();
  await expect
    .poll(() => rule.getByRole('list', { name: 'Steps that would be undone' }).locator(':scope > li').count(), LATER)
    .toBe(version - 5);
  for (const name of ['Board now', 'Board after the rewind']) await rule.getByRole('heading', { name }).waitFor();
  await rule.getByRole('button', { name: 'Bea' }).click();
  await rule.getByRole('button', { name: 'Add a penalty' }).click();
  await rule.getByLabel('Infraction 1').selectOption('Playing too slowly');
  await expect.poll(() => rule.getByLabel('Penalty 1', { exact: true }).inputValue(), LATER).toBe('warning');
  expect(await violationsIn(page)).toEqual([]);
  await screenshot(page, 'case-rewind-preview', true);
  await rule.getByRole('button', { name: 'Make a ruling', exact: true }).click();
  await page.getByText('Claim upheld.').waitFor();
  await page.getByText(`Applied as step ${version + 1} of the game.`).waitFor();
  await page.getByRole('list', { name: 'Penalties' }).getByText('Warning').waitFor();
  await expect.poll(() => form(page, 'Make a ruling').count(), LATER).toBe(0);
  expect(await violationsIn(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await page.context().close();
});

it('lets the other player appeal, and another head judge have the last word', async () => {
  const appealing = await openAs(browser, world, world.bea.key, `/cases/${caseId}`);
  const appeal = form(appealing.page, 'Appeal');
  await appeal.getByLabel('Why the ruling is wrong').fill('The claim is wrong.');
  await appeal.getByRole('button', { name: 'Appeal' }).click();
  await appealing.page.getByText('The claim is wrong.').waitFor();
  await appealing.page.context().close();

  const { page } = await openAs(browser, world, ida.key, `/cases/${caseId}`);
  const rule = form(page, 'Rule on the appeal');
  await rule.getByRole('radio', { name: 'No', exact: true }).check();
  await rule.getByLabel('Reasons').fill('It stays undone, without a penalty.');
  await rule.getByRole('button', { name: 'Rule on the appeal' }).click();
  await page.getByText('Claim rejected.').waitFor();
  await page.getByText('Replaced by the ruling on the appeal.').waitFor();
  await page.getByText('Closed', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Verify match, game and case' }).click();
  await page.getByText(/All \d+ records of the match are intact/).waitFor();
  await page.getByText('Case: intact').waitFor();
  expect(await violationsIn(page)).toEqual([]);
  await screenshot(page, 'case-closed', true);
  await page.context().close();
});

it('shows the branches of a rewound running game beside each other, by a link to a step', async () => {
  const address = `${world.url}/games/${table.gameId}`;
  const { page } = await openPage(browser, `${address}?branch=1&beside=2&step=4`);
  for (const name of ['Branch 1, step 4', 'Branch 2, step 4']) await page.getByRole('heading', { name }).waitFor();
  await expect.poll(() => page.getByRole('group', { name: 'Board' }).count(), LATER).toBe(2);
  expect(await violationsIn(page)).toEqual([]);
  await screenshot(page, 'branches', true);
  const back = page.getByText('The game goes back to where it stood after step 5.');
  await expect.poll(() => back.count(), LATER).toBe(0);
  await page.getByRole('combobox', { name: 'Branch', exact: true }).selectOption('2');
  // Beside the log, the page has the sentence for narrow screens.
  await back.filter({ visible: true }).first().waitFor();
  expect(new URL(page.url()).searchParams.get('branch')).toBe('2');
  await page.context().close();
});

it('is read without a key, by whom nothing is offered, and on a small screen in Chinese', async () => {
  const { page } = await openPage(browser, `${world.url}/cases/${caseId}`);
  await page.getByRole('heading', { level: 1, name: 'A contested step' }).waitFor();
  await page.getByText('Only the players and staff of the match').waitFor();
  await expect.poll(() => page.locator('main').textContent(), LATER).not.toContain('onerror');
  await expect.poll(() => page.getByRole('heading', { name: 'Your options' }).count(), LATER).toBe(0);
  await page.context().close();
  const small = await openAs(browser, world, world.headJudge.key, `/cases/${caseId}`, SMALL);
  await small.page.getByRole('heading', { name: '各方陈述' }).waitFor();
  expect(await widthOf(small.page)).toBeLessThanOrEqual(320);
  expect(await violationsIn(small.page)).toEqual([]);
  await screenshot(small.page, 'case-320-dark-zh', true);
  await small.page.goto(`${world.url}/cases?state=any`);
  await small.page.getByRole('table').waitFor();
  expect(await widthOf(small.page)).toBeLessThanOrEqual(320);
  expect(await violationsIn(small.page)).toEqual([]);
  await screenshot(small.page, 'docket-320-dark-zh');
  await small.page.context().close();
});

describe('a ruling on the board', () => {
  let riddles: Table;
  let contested = 0;

  beforeAll(async () => {
    const leagueId = await world.season('Riddles');
    const path = { id: leagueId, playerId: ida.id, role: 'head-judge' as const };
    await answered(world.organiser.PUT('/v1/leagues/{id}/roles/{playerId}/{role}', { params: { path } }));
    riddles = await sitDown(world, { leagueId, riddles: true });
    await play(world.caller, riddles.gameId, [world.abe, world.bea], CHARACTER);
  });

  /** A case about the last step, as the head judge sees it. */
  async function openCase(view?: Parameters<typeof openAs>[4]) {
    contested += 1;
    const { version: step } = await gameOf(world, riddles);
    const claim = { gameId: riddles.gameId, step, claim: `Forgotten ${contested}`, text: 'An effect was forgotten.' };
    const { id } = await contest(world.abe, claim);
    return { step, ...(await openAs(browser, world, world.headJudge.key, `/cases/${id}`, view)) };
  }

  it('corrects the game act by act, shown before it is recorded', async () => {
    const { page, step, complaints } = await openCase();
    const rule = form(page, 'Make a ruling');
    await rule.getByRole('radio', { name: 'Yes' }).check();
    await rule.getByLabel('Reasons').fill('Two lore were forgotten, and a card.');
    await rule.getByRole('checkbox', { name: 'Correct the board' }).check();
    await rule.getByRole('button', { name: 'Add an act' }).click();
    await rule.getByLabel('Act 1', { exact: true }).last().selectOption('A player gains lore');
    await rule.getByLabel('Player (1)').selectOption('Bea');
    await rule.getByLabel('Amount (1)').fill('2');
    await rule.getByRole('button', { name: 'Preview', exact: true }).click();
    const would = rule.getByRole('region', { name: `Preview at step ${step}` });
    await would.getByText(/Bea gains 2 lore/).waitFor();
    expect(await violationsIn(page)).toEqual([]);
    await screenshot(page, 'case-correction', true);
    await rule.getByLabel(/^Rule/).fill('99.99');
    await rule.getByRole('button', { name: 'Make a ruling', exact: true }).click();
    // What the service refuses is said at its field, and all that was chosen stays.
    await rule
      .getByRole('combobox', { name: /^Rule/, description: /The rulebook of lorcana has no rule 99.99/ })
      .waitFor();
    await rule.getByLabel(/^Rule/).fill('');
    await rule.getByRole('button', { name: 'Make a ruling', exact: true }).click();
    await page.getByText('The judge corrects the game: A player gains lore: Bea, 2').waitFor();
    await page.getByText(`Applied as step ${step + 1} of the game.`).waitFor();
    expect(await audit(world, riddles)).toMatchObject({ ok: true, asserted: { corrections: 1 } });
    expect(complaints.filter((complaint) => !complaint.includes('422'))).toEqual([]);
    await page.context().close();
  });

  it('corrects on an appeal what the ruling before had ended: the game is played on', async () => {
    const { page: judging, step } = await openCase();
    const id = new URL(judging.url()).pathname.split('/').at(-1) ?? '';
    await judging.context().close();
    const params = { path: { id } };
    const result = { winners: ['p1'], draw: false };
    const body = { text: 'It is lost.', upheld: true, result };
    await answered(world.headJudge.client.POST('/v1/cases/{id}/rulings', { params, body }));
    await expect.poll(async () => (await gameOf(world, riddles)).status, LATER).toBe('ended');
    await answered(world.bea.client.POST('/v1/cases/{id}/appeals', { params, body: { text: 'It is not.' } }));

    const { page, complaints } = await openAs(browser, world, ida.key, `/cases/${id}`);
    const rule = form(page, 'Rule on the appeal');
    await rule.getByRole('radio', { name: 'No', exact: true }).check();
    await rule.getByLabel('Reasons').fill('A lore was forgotten, no more.');
    await rule.getByRole('checkbox', { name: 'Correct the board' }).check();
    await rule.getByRole('button', { name: 'Add an act' }).click();
    await rule.getByLabel('Act 1', { exact: true }).last().selectOption('A player gains lore');
    await rule.getByRole('button', { name: 'Preview', exact: true }).click();
    await rule.getByRole('region', { name: `Preview at step ${step}` }).waitFor();
    expect(await violationsIn(page)).toEqual([]);
    await screenshot(page, 'case-appeal-correction', true);
    await rule.getByRole('button', { name: 'Rule on the appeal' }).click();
    await page.getByText('Replaced by the ruling on the appeal.').waitFor();
    await expect.poll(async () => (await gameOf(world, riddles)).status, LATER).toBe('running');
    expect(await audit(world, riddles)).toMatchObject({ ok: true, asserted: { corrections: 2 } });
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('has a forgotten text come due, by keyboard and on a small screen in Chinese', async () => {
    const { page, step, complaints } = await openCase(SMALL);
    const rule = form(page, '裁定');
    await rule.getByRole('radio', { name: '成立', exact: true }).check();
    await rule.getByLabel('理由').fill('The text applies.');
    await rule.getByRole('checkbox', { name: '补行被遗忘的文字' }).press('Space');
    const text = rule.getByLabel('哪张牌的文字');
    await text.selectOption({ index: 1 });
    await rule.getByRole('button', { name: '查看将会发生什么' }).press('Enter');
    await rule.getByRole('region', { name: `第 ${step} 步将会发生` }).waitFor();
    expect(await widthOf(page)).toBeLessThanOrEqual(320);
    expect(await violationsIn(page)).toEqual([]);
    await screenshot(page, 'case-invoked-320-dark-zh', true);
    await rule.getByRole('button', { name: '裁定', exact: true }).press('Enter');
    await expect.poll(async () => (await gameOf(world, riddles)).version, LATER).toBe(step + 1);
    expect(await audit(world, riddles)).toMatchObject({ ok: true, byHand: { texts: 1 } });
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});
