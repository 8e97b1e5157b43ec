import { expect } from 'vitest';
import { answered } from '../../../src/client/index.js';
import { answerAll, asked, play } from '../../support/by-hand.js';
import {
  audit,
  concede,
  contest,
  gameOf,
  readCase,
  ruleAndSee,
  sitDown,
  whenMatchIs,
} from '../../support/stories/table.js';
import type { World } from '../../support/stories/world.js';

/** A text that only its player knows about, so the engine cannot come upon it by itself. */
const WANDERER = '99-2';

/**
 * Somebody forgets what the text of a character does at its moment, and ends the turn. The step is contested; the judge
 * corrects the game: what the text gives is given now, with a warning, and the game goes on from there.
 */
export async function missedTrigger(world: World, leagueId: string): Promise<void> {
  const { caller, abe, bea, judge } = world;
  const table = await sitDown(world, { leagueId, riddles: true });
  const { gameId } = table;
  const { mine, seat } = await play(caller, gameId, [abe, bea], WANDERER);
  const forgetful = mine.key === abe.key ? abe : bea;
  const [{ object: source } = { object: '' }] = (await asked(caller, gameId, mine.key)).invocations;
  await answerAll(caller, gameId, mine.key, [{ action: 'end-turn' }]);
  const { version } = await gameOf(world, table);

  const claim = { gameId, step: version, claim: 'The text of the character was forgotten', text: 'It was raining.' };
  const { id, moment } = await contest(forgetful, claim);
  expect(Object.keys(moment.views)).toEqual([seat]);
  const seen = await readCase(judge, id);
  expect(Object.keys(seen.moment.views)).toEqual(['p1', 'p2']);
  expect(seen.moment.log[0]).toMatchObject({ version, type: 'ActionTaken' });
  expect(seen.ladder).toEqual({
    version: 'lorcana-penalties/2',
    source: expect.stringContaining('Guidelines') as string,
  });
  expect(seen.suggestions).toContainEqual({
    seat,
    infraction: 'play-error',
    title: 'An illegal play, or a forgotten effect',
    before: 0,
    penalty: expect.any(String) as string,
  });

  const penalties = [{ seat, infraction: 'play-error', penalty: 'warning' as const }];
  const correction = { seat, source, acts: [{ act: 'gain-lore', player: seat, number: 1 }] };
  expect(await ruleAndSee(judge, id, { correction, penalties })).toEqual({
    number: 1,
    effects: [{ remedy: 'correct', stream: gameId, version: version + 1 }],
    failures: [],
  });
  const { items } = await answered(
    forgetful.client.GET('/v1/games/{id}/log', { params: { path: { id: gameId }, query: { after: version } } }),
  );
  expect(items[0]?.log).toMatchObject([
    { kind: 'gameCorrected', ruling: `${id}/1` },
    { kind: 'corrected', act: 'gain-lore', ruling: `${id}/1` },
    { kind: 'loreGained', seat, amount: 1 },
  ]);
  expect(await audit(world, table)).toMatchObject({
    ok: true,
    firstDifference: null,
    asserted: { acts: 0, corrections: 1 },
  });
  await concede(forgetful, table);
  await whenMatchIs(world, table, 'ended');
}
