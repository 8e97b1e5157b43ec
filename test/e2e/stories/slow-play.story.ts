import { expect } from 'vitest';
import { eventually } from '../../support/ledger.js';
import {
  audit,
  concede,
  contest,
  gameOf,
  playOn,
  readCase,
  refusalOf,
  ruleAndSee,
  sitDown,
  type Table,
  whenMatchIs,
  whenStandingsAre,
} from '../../support/stories/table.js';
import type { World } from '../../support/stories/world.js';

const SLOW = { seat: 'p2', infraction: 'slow-play' } as const;

/** Bea takes long, and is warned. The second time in the season the ladder says a game loss, and that ends the game. */
export async function slowPlay(world: World, leagueId: string): Promise<void> {
  const { abe, judge } = world;
  const first = await sitDown(world, { leagueId });
  await playOn(world, first, 4);
  const warned = await openCase(world, first);
  expect(await suggestion(world, warned, 0)).toBe('warning');
  await ruleAndSee(judge, warned, { penalties: [{ ...SLOW, penalty: 'warning' }] });
  expect((await gameOf(world, first)).status).toBe('running');
  await concede(abe, first);
  await whenMatchIs(world, first, 'ended');

  const second = await sitDown(world, { leagueId });
  await playOn(world, second, 4);
  const again = await openCase(world, second);
  expect(await suggestion(world, again, 1)).toBe('game-loss');
  const { effects } = await ruleAndSee(judge, again, { penalties: [{ ...SLOW, penalty: 'game-loss' }] });
  expect(effects).toMatchObject([{ remedy: 'result', stream: second.gameId }]);
  const match = await whenMatchIs(world, second, 'ended');
  expect(match).toMatchObject({ winners: ['p1'], games: [{ winners: ['p1'] }] });
  const outcome = { winners: ['p1'], losers: ['p2'], draw: false, reason: 'ruling' };
  expect(await gameOf(world, second)).toMatchObject({ status: 'ended', deciding: [], outcome });
  expect(await refusalOf(concede(abe, second))).toMatchObject({ status: 409, code: 'game.over' });
  expect(await audit(world, second)).toMatchObject({ ok: true, firstDifference: null });
  await whenStandingsAre(world, leagueId, { Abe: '1-1-0', Bea: '1-1-0' });
}

async function openCase({ abe }: World, { gameId }: Table): Promise<string> {
  const claim = { gameId, step: 3, claim: 'Slow play', text: 'The clock on the wall says so.' };
  return (await contest(abe, claim)).id;
}

/** What the ladder says once it knows of so many penalties. */
const suggestion = ({ judge }: World, id: string, before: number): Promise<string> =>
  eventually(`the ladder to know of ${before}`, async () => {
    const { suggestions } = await readCase(judge, id);
    const found = suggestions.find(({ seat, infraction }) => seat === SLOW.seat && infraction === SLOW.infraction);
    return found?.before === before ? found.penalty : null;
  });
