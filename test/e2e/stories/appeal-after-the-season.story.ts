import { expect } from 'vitest';
import { answered } from '../../../src/client/index.js';
import { readStreamAt } from '../../support/event-stream.js';
import {
  concede,
  contest,
  matchOf,
  playOn,
  readCase,
  refusalOf,
  rule,
  ruleAndSee,
  sitDown,
  standings,
  whenMatchIs,
  whenStandingsAre,
} from '../../support/stories/table.js';
import type { Person, World } from '../../support/stories/world.js';

/**
 * Abe gave up because of what the judge said, and lost; the table of the season is published. On appeal the head judge
 * finds otherwise: the match is Abe's, the table follows by itself, and receivers of the old one receive the new.
 */
export async function appealAfterTheSeason(world: World, leagueId: string): Promise<void> {
  const { abe, bea, judge, headJudge } = world;
  const table = await sitDown(world, { leagueId });
  await playOn(world, table, 6);
  await concede(abe, table);
  await whenMatchIs(world, table, 'ended');
  await whenStandingsAre(world, leagueId, { Abe: '0-1-0', Bea: '1-0-0' });
  const { id } = await contest(abe, { gameId: table.gameId, step: 4, claim: 'A wrong ruling', text: 'I was made to.' });
  await ruleAndSee(judge, id, { upheld: false });
  const published = await standings(world, leagueId);

  const appeal = ({ client }: Person) =>
    answered(client.POST('/v1/cases/{id}/appeals', { params: { path: { id } }, body: { text: 'Ask others.' } }));
  expect(await refusalOf(appeal(judge))).toMatchObject({ status: 403, code: 'case.not-a-party' });
  expect((await appeal(abe)).status).toBe('appealed');
  const overturned = { result: { winners: ['p1'], draw: false } };
  expect(await refusalOf(rule(judge, id, overturned))).toMatchObject({ status: 403 });
  expect(await ruleAndSee(headJudge, id, overturned)).toMatchObject({ number: 2, failures: [] });
  expect((await readCase(bea, id)).status).toBe('closed');
  await whenStandingsAre(world, leagueId, { Abe: '1-0-0', Bea: '0-1-0' });
  expect(await standings(world, leagueId)).not.toEqual(published);
  expect(await matchOf(world, table)).toMatchObject({ winners: ['p1'], games: [{ winners: ['p1'] }] });
  expect(await refusalOf(rule(headJudge, id, {}))).toMatchObject({ status: 409, code: 'case.closed' });

  expect((await toldOf(world, leagueId)).toSorted()).toEqual(PUBLIC.toSorted());
}

/** What the public was told of all this. */
const PUBLIC = [
  ...['match.created', 'game.started', 'game.ended', 'match.ended', 'standings.changed'],
  ...['case.opened', 'case.ruled', 'ruling.carried-out', 'case.appealed', 'case.ruled', 'case.closed'],
  ...['game.ruled', 'ruling.carried-out', 'game.ended', 'match.ended', 'standings.changed'],
];

async function toldOf({ url, bea }: World, leagueId: string): Promise<readonly string[]> {
  const told = await readStreamAt(`${url}/v1/events?after=0&league=${leagueId}`, bea.key, PUBLIC.length);
  return told.map(({ event }) => event);
}
