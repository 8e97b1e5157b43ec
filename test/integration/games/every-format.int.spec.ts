/**
 * Goal: every game in every format goes through the service from its decks to its audit. Method: players take any legal
 * answer for a while, and everybody looks at everything now and then, until somebody concedes. (Random games as long as they
 * last are for `npm run soak`.)
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtInDecks, games, rulesFor } from '../../../src/engine/index.js';
import { serveKifu, type TestApi } from '../../support/api.js';
import { eventually } from '../../support/ledger.js';
import { createMatch, dice, playerWith, step, type TestPlayer } from '../../support/players.js';

const SEED = 6;
const ACTIONS = 60;
const LOOK_ONCE_IN = 20;

/** What is played for decks has a test of its own (`matches/draft.int.spec.ts`). */
const tables = games.flatMap((game) => {
  const rules = rulesFor(game);
  const formats = rules?.formats.filter((format) => rules.deckFormat(format) === null) ?? [];
  return formats.map((format) => ({ game, format }));
});

let api: TestApi;

beforeAll(async () => {
  api = await serveKifu('all');
});

afterAll(() => api.close());

/** Two players with the last of the decks that come with the game and are legal in the format. */
async function seated(game: string, format: string): Promise<readonly [TestPlayer, TestPlayer]> {
  const legal = Object.entries(builtInDecks(game)).filter(
    ([, cards]) => rulesFor(game)?.validateDeck(format, cards).length === 0,
  );
  const [[first = '', ours = []] = [], [second = '', theirs = []] = []] = legal.slice(-2);
  return [
    await playerWith(api, 'Abe', { game, format, name: first, cards: ours }),
    await playerWith(api, 'Bea', { game, format, name: second, cards: theirs }),
  ];
}

/** Plays until the game is over; gives the number of actions. */
async function play(gameId: string, players: readonly [TestPlayer, TestPlayer]): Promise<number> {
  const pick = dice(SEED);
  for (let actions = 0; actions < ACTIONS; actions += 1) {
    if (actions % LOOK_ONCE_IN === 0) await lookAround(gameId, players);
    if ((await step(api, gameId, players, pick)) === null) return actions;
  }
  const { status } = await api.call('POST', `/v1/games/${gameId}/concede`, undefined, players[1].key);
  // Refused where the last action has ended the game.
  return status === 200 ? ACTIONS + 1 : ACTIONS;
}

async function lookAround(gameId: string, players: readonly [TestPlayer, TestPlayer]): Promise<void> {
  const answers = [
    ...players.map(({ key }) => api.call('GET', `/v1/games/${gameId}/state`, undefined, key)),
    api.call('GET', `/v1/games/${gameId}/state?as=spectator`),
    api.call('GET', `/v1/games/${gameId}/state?as=judge`),
    ...players.map(({ key }) => api.call('GET', `/v1/games/${gameId}/log`, undefined, key)),
    ...players.map(({ key }) => api.call('GET', `/v1/games/${gameId}/events`, undefined, key)),
  ];
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual(answers.map(() => 200));
}

describe.each(tables)('$game, $format', ({ game, format }) => {
  it('is played to its end, seen, replayed, counted and verified', async () => {
    const players = await seated(game, format);
    const { id, games: played } = await createMatch(api, players, { game, format });
    const gameId = played[0]?.id ?? '';
    const actions = await play(gameId, players);
    await lookAround(gameId, players);
    const read = (path: string) => async () => {
      const { status, body } = await api.call('GET', path);
      return status === 200 ? body : null;
    };
    expect(await eventually('the replay', read(`/v1/games/${gameId}/replay`))).toMatchObject({
      game: { game, format, actions },
      verification: { agrees: true, differences: [] },
    });
    expect(await read(`/v1/games/${gameId}/audit`)()).toMatchObject({ ok: true, firstDifference: null });
    await eventually('the match to end', async () => {
      const match = (await read(`/v1/matches/${id}`)()) as { readonly status: string };
      return match.status === 'ended' ? true : null;
    });
    await eventually('the statistics', async () => {
      const facts = await read(`/v1/statistics?game=${game}`)();
      return JSON.stringify(facts).includes(players[0].id) ? true : null;
    });
  });
});
