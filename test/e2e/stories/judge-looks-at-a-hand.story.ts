import { expect } from 'vitest';
import { answered, type Schemas } from '../../../src/client/index.js';
import { concede, gameOf, playOn, refusalOf, sitDown, type Table, whenMatchIs } from '../../support/stories/table.js';
import type { Person, World } from '../../support/stories/world.js';

/**
 * A judge who has to know what Bea holds looks at her hand. Nobody at the table is told while they play, for that tells
 * something by itself; when the game is over, both read who looked, at what, when and why. Who may not look leaves
 * nothing.
 */
export async function judgeLooksAtAHand(world: World, leagueId: string): Promise<void> {
  const { abe, bea, judge } = world;
  const table = await sitDown(world, { leagueId });
  await playOn(world, table, 6);
  const { version } = await gameOf(world, table);
  const reason = 'A card may have been drawn too many';
  expect(await refusalOf(handOf(abe, table))).toMatchObject({ status: 403, code: 'game.view-forbidden' });
  const own = await handOf(bea, table);
  expect(own.length).toBeGreaterThan(0);
  expect(await handOf(judge, table, reason)).toEqual(own);
  expect(await refusalOf(looks(abe, table))).toMatchObject({ status: 403, code: 'game.looks-withheld' });

  await concede(abe, table);
  await whenMatchIs(world, table, 'ended');
  for (const player of [abe, bea]) {
    const { items } = await looks(player, table);
    const by = { role: 'judge', playerId: judge.id };
    expect(items).toMatchObject([{ by, read: 'state', viewer: 'p2', from: version, to: version, reason }]);
  }
}

const looks = ({ client }: Person, { gameId }: Table): Promise<Schemas['LooksDto']> =>
  answered(client.GET('/v1/games/{id}/looks', { params: { path: { id: gameId } } }));

/** What Bea holds, as somebody sees it through her eyes. */
async function handOf({ client }: Person, { gameId }: Table, reason?: string): Promise<readonly unknown[]> {
  const query = { as: 'p2', ...(reason !== undefined && { reason }) };
  const { view } = await answered(client.GET('/v1/games/{id}/state', { params: { path: { id: gameId }, query } }));
  const { seats } = view as unknown as { seats: readonly { seat: string; zones: { hand: { objects: unknown[] } } }[] };
  return seats.find(({ seat }) => seat === 'p2')?.zones.hand.objects ?? [];
}
