import { expect } from 'vitest';
import { answered } from '../../../src/client/index.js';
import { answerAll, asked, play } from '../../support/by-hand.js';
import {
  audit,
  concede,
  contest,
  gameOf,
  playOn,
  refusalOf,
  rule,
  ruleAndSee,
  sitDown,
  whenMatchIs,
} from '../../support/stories/table.js';
import type { Person, World } from '../../support/stories/world.js';

const CLOUDS = '99-1';
const TURNS = 6;

/**
 * An action that gives nothing was carried out as if it gave two lore. Turns later somebody reads the card again. The
 * head judge goes back to before it: who drew since then cannot tell which card it was, so a card of that hand goes
 * back at random. Both ways the game went stay in the record.
 */
export async function wrongPlayRewound(world: World, leagueId: string): Promise<void> {
  const { caller, abe, bea, judge, headJudge } = world;
  const table = await sitDown(world, { leagueId, riddles: true });
  const { gameId } = table;
  const { mine, theirs, seat } = await play(caller, gameId, [abe, bea], CLOUDS);
  const wrong = (await gameOf(world, table)).version;
  await answerAll(caller, gameId, mine.key, ['gain-lore', seat, 2]);
  await answerAll(caller, gameId, theirs.key, ['yes']);
  await answerAll(caller, gameId, mine.key, ['end']);
  await endTurns(world, gameId);
  const { version } = await gameOf(world, table);

  const misled = theirs.key === abe.key ? abe : bea;
  const claim = { gameId, step: wrong + 3, claim: 'The card does not say that', text: 'It asks for a guess.' };
  const { id } = await contest(misled, claim);
  const back = { rewind: { to: wrong - 1 } };
  expect(await refusalOf(rule(judge, id, back))).toMatchObject({ status: 403, code: 'identity.role-forbidden' });
  expect(await ruleAndSee(headJudge, id, back)).toMatchObject({
    effects: [{ remedy: 'rewind', stream: gameId, version: version + 1 }],
    failures: [],
  });
  expect((await gameOf(world, table)).branches).toEqual([
    { number: 1, from: 1, after: null, to: version },
    { number: 2, from: version + 1, after: wrong - 1, to: version + 1 },
  ]);
  expect(await scoreOf(world, gameId, seat)).toBe(0);
  // Which cards went back is hidden while the game runs: it reveals future draws.
  expect(await rewinding(misled, gameId, version)).not.toHaveProperty('substitutions');
  expect(await rewinding(headJudge, gameId, version, 'everything')).not.toHaveProperty('substitutions');

  await playOn(world, table, 8);
  await concede(misled, table);
  await whenMatchIs(world, table, 'ended');
  const { substitutions } = await rewinding(headJudge, gameId, version, 'everything');
  expect(substitutions?.length).toBeGreaterThan(0);
  expect(await audit(world, table)).toMatchObject({ ok: true, firstDifference: null });
}

/** Everybody draws and does nothing else. */
async function endTurns({ caller, abe, bea }: World, gameId: string): Promise<void> {
  for (let ended = 0; ended < TURNS;) {
    const { decisions } = await asked(caller, gameId, abe.key);
    const { key } = decisions.length > 0 ? abe : bea;
    const [open] = (await asked(caller, gameId, key)).decisions;
    const isTurn = open?.kind === 'turnAction';
    await answerAll(caller, gameId, key, [isTurn ? { action: 'end-turn' } : (open?.legal?.answers[0] ?? '')]);
    if (isTurn) ended += 1;
  }
}

async function scoreOf({ abe }: World, gameId: string, seat: string): Promise<unknown> {
  const { view } = await answered(abe.client.GET('/v1/games/{id}/state', { params: { path: { id: gameId } } }));
  const { seats } = view as unknown as { seats: readonly { seat: string; lore: number }[] };
  return seats.find((each) => each.seat === seat)?.lore;
}

interface Rewinding {
  readonly substitutions?: readonly unknown[];
}

/** The event of the rewind, as somebody reads it. */
async function rewinding({ client }: Person, gameId: string, after: number, as?: string): Promise<Rewinding> {
  const query = { after, limit: 1, ...(as !== undefined && { as }) };
  const { items } = await answered(client.GET('/v1/games/{id}/events', { params: { path: { id: gameId }, query } }));
  expect(items[0]?.type).toBe('Rewound');
  return items[0]?.payload ?? {};
}
