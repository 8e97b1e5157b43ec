import { expect } from 'vitest';
import { answered } from '../../../src/client/index.js';
import { answerAll, asked } from '../../support/by-hand.js';
import { audit, concede, gameOf, refusalOf, sitDown, type Table, whenMatchIs } from '../../support/stories/table.js';
import type { Person, World } from '../../support/stories/world.js';

/**
 * A card put face down tells nobody anything: it is taken back when the opponent agrees. The end of a turn lets the
 * opponent draw: there is no way back from what somebody has seen, even if all agree.
 */
export async function takebackAfterADraw(world: World, leagueId: string): Promise<void> {
  const table = await sitDown(world, { leagueId });
  const { mine, theirs } = await untilATurn(world, table);
  const { version: before } = await gameOf(world, table);
  const boards = async () => [await boardOf(mine, table), await boardOf(theirs, table)];
  const was = await boards();
  await answerTurn(world, table, mine, 'ink');
  await propose(mine, table, before);
  const { takeback } = await gameOf(world, table);
  const proposal = takeback?.version ?? 0;
  const path = { id: table.gameId, proposal };
  const agreed = await answered(
    theirs.client.POST('/v1/games/{id}/takebacks/{proposal}/answer', { params: { path }, body: { answer: 'yes' } }),
  );
  expect(agreed).toMatchObject({ takeback: null, branches: 2 });
  expect(await boards()).toEqual(was);

  const { version } = await gameOf(world, table);
  await answerTurn(world, table, mine, 'end-turn');
  const refused = await refusalOf(propose(mine, table, version));
  expect(refused).toMatchObject({ status: 409, code: 'takeback.revealed' });
  expect(refused.problem).toMatchObject({ step: version + 1, what: 'face' });
  expect(await gameOf(world, table)).toMatchObject({ version: version + 1, takeback: null });
  expect(await audit(world, table)).toMatchObject({ ok: true, firstDifference: null });
  await concede(theirs, table);
  await whenMatchIs(world, table, 'ended');
}

const propose = ({ client }: Person, { gameId }: Table, to: number) =>
  answered(client.POST('/v1/games/{id}/takebacks', { params: { path: { id: gameId } }, body: { to } }));

/** Answers whatever the game asks before the first turn. */
async function untilATurn({ caller, abe, bea }: World, { gameId }: Table): Promise<{ mine: Person; theirs: Person }> {
  for (;;) {
    const [mine, theirs] = (await asked(caller, gameId, abe.key)).decisions.length > 0 ? [abe, bea] : [bea, abe];
    const [open] = (await asked(caller, gameId, mine.key)).decisions;
    if (open?.kind === 'turnAction') return { mine, theirs };
    await answerAll(caller, gameId, mine.key, [open?.legal?.answers[0] ?? '']);
  }
}

async function answerTurn({ caller }: World, { gameId }: Table, { key }: Person, action: string): Promise<void> {
  const [open] = (await asked(caller, gameId, key)).decisions;
  const found = open?.legal?.answers.find((each) => (each as { action?: string }).action === action);
  await answerAll(caller, gameId, key, [found ?? '']);
}

async function boardOf({ client }: Person, { gameId }: Table): Promise<unknown> {
  const { view } = await answered(client.GET('/v1/games/{id}/state', { params: { path: { id: gameId } } }));
  return view;
}
