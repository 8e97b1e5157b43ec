/**
 * Goal: a text without a script, which its player forgot, is carried out by ruling: now, or, since the game has gone on
 * too far, at the moment at which it should have. Method: over HTTP, with made-up cards.
 */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { AuditsModule } from '../../../src/modules/audits/index.js';
import { CasesModule } from '../../../src/modules/cases/index.js';
import { serveGames, type TestApi } from '../../support/api.js';
import { answerAll, asked, type BoardView, play, playWith, unscriptedPlayer } from '../../support/by-hand.js';
import { carriedOut, codeOf, contested, gameOf, ruling } from '../../support/court.js';
import { createMatch, dice, step, type TestPlayer } from '../../support/players.js';
import { UNSCRIPTED } from '../../support/unscripted-cards.js';

let api: TestApi;
let players: readonly [TestPlayer, TestPlayer];
let headJudge: string;

beforeAll(async () => {
  api = await serveGames(AuditsModule, CasesModule);
  await playWith(api, UNSCRIPTED);
  players = [await unscriptedPlayer(api, 'Abe'), await unscriptedPlayer(api, 'Bea')];
  headJudge = ((await api.call('POST', '/v1/keys', { role: 'head-judge' })).body as { key: string }).key;
});

afterAll(() => api.close());

/** A game in which somebody has played a character, and has ended the turn without a word of its text. */
async function forgetful() {
  const gameId = (await createMatch(api, players)).games[0]?.id ?? '';
  const { mine, theirs, seat } = await play(api, gameId, players, 'sphinx');
  const [text = { object: '', ability: '' }] = (await asked(api, gameId, mine.key)).invocations;
  const { version: before } = await gameOf(api, gameId);
  await answerAll(api, gameId, mine.key, [{ action: 'end-turn' }]);
  const { version } = await gameOf(api, gameId);
  const { id } = await contested(api, gameId, version, theirs.key);
  return { gameId, id, mine, theirs, before, invoke: { seat, object: text.object, ability: text.ability } };
}

const lore = async (gameId: string, seat: string) => {
  const { view } = (await api.call('GET', `/v1/games/${gameId}/state`)).body as { view: BoardView };
  return view.seats.find((each) => each.seat === seat)?.lore;
};

it('comes due now, and then goes as it always does', async () => {
  const { gameId, id, mine, theirs, invoke } = await forgetful();
  const { version } = await gameOf(api, gameId);
  expect(codeOf(await ruling(api, id, { invoke: { ...invoke, ability: 'text-9' } }, headJudge))).toBe(
    'invocation.unknown',
  );
  expect((await ruling(api, id, { invoke }, headJudge)).status).toBe(200);
  expect(await carriedOut(api, id)).toEqual({
    number: 1,
    effects: [{ remedy: 'invoke', stream: gameId, version: version + 1 }],
    failures: [],
  });
  await answerAll(api, gameId, mine.key, ['gain-lore', invoke.seat, 1]);
  await answerAll(api, gameId, theirs.key, ['yes']);
  await answerAll(api, gameId, mine.key, ['end']);
  expect(await lore(gameId, invoke.seat)).toBe(1);
  const { body } = await api.call('GET', `/v1/games/${gameId}/audit`);
  expect(body).toMatchObject({ ok: true, byHand: { texts: 1, assertions: 1 } });
});

it('comes due where it was forgotten: the game goes back to there by the same ruling', async () => {
  const { gameId, id, mine, before, invoke } = await forgetful();
  const pick = dice(3);
  for (let actions = 0; actions < 4; actions += 1) await step(api, gameId, players, pick);
  const { version } = await gameOf(api, gameId);
  expect((await ruling(api, id, { rewind: { to: before }, invoke }, headJudge)).status).toBe(200);
  expect(await carriedOut(api, id)).toMatchObject({
    effects: [
      { remedy: 'rewind', version: version + 1 },
      { remedy: 'invoke', version: version + 2 },
    ],
    failures: [],
  });
  expect((await asked(api, gameId, mine.key)).decisions).toMatchObject([{ kind: 'manualAct', seat: invoke.seat }]);
  expect((await api.call('GET', `/v1/games/${gameId}/audit`)).body).toMatchObject({ ok: true });
});
