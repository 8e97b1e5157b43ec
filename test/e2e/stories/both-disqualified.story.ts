import { expect } from 'vitest';
import {
  contest,
  gameOf,
  playOn,
  ruleAndSee,
  sitDown,
  whenMatchIs,
  whenStandingsAre,
} from '../../support/stories/table.js';
import type { World } from '../../support/stories/world.js';

/** Both have cheated: nobody wins, it is no draw, and both have lost in the table. */
export async function bothDisqualified(world: World, leagueId: string): Promise<void> {
  const { headJudge, judge } = world;
  const table = await sitDown(world, { leagueId });
  await playOn(world, table, 4);
  const claim = { gameId: table.gameId, step: 3, claim: 'An agreed result', text: 'Overheard at the table.' };
  const { id } = await contest(judge, claim);
  const penalties = ['p1', 'p2'].map((seat) => ({
    seat,
    infraction: 'cheating',
    penalty: 'disqualification' as const,
  }));
  const { effects } = await ruleAndSee(headJudge, id, { penalties });
  expect(effects).toMatchObject([
    { remedy: 'match', stream: table.matchId },
    { remedy: 'result', stream: table.gameId },
  ]);
  expect(await whenMatchIs(world, table, 'ended')).toMatchObject({ winners: [], draw: false });
  const outcome = { winners: [], losers: ['p1', 'p2'], draw: false, reason: 'ruling' };
  expect(await gameOf(world, table)).toMatchObject({ status: 'ended', outcome });
  await whenStandingsAre(world, leagueId, { Abe: '0-1-0', Bea: '0-1-0' });
}
