/**
 * Goal: every game in every format goes through the service from its decks to its audit, with as few players as it
 * takes and with as many. Method: players take any legal answer for a while, and everybody looks at everything now and
 * then, until all but one concede. (Random games as long as they last are for `npm run soak`.)
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answered } from '../../../src/client/index.js';
import { builtInDecks, games, rulesFor, seatsIn } from '../../../src/engine/index.js';
import { serveKifu, type TestApi } from '../../support/api.js';
import { eventually } from '../../support/ledger.js';
import { createMatch, dice, playerWith, step, type TestPlayer } from '../../support/players.js';
import { tableIn } from '../../support/random-table.js';

const SEED = 6;
const ACTIONS = 60;
const LOOK_ONCE_IN = 20;

/** What is played for decks has a test of its own (`matches/draft.int.spec.ts`). */
const tables = games.flatMap((game) => {
  const rules = rulesFor(game);
  if (rules === undefined) return [];
  return rules.formats
    .filter((format) => rules.deckFormat(format) === null)
    .flatMap((format) => {
      const { min, max } = seatsIn(rules.compiled.game, format);
      return [...new Set([min, max])].map((count) => ({ game, ...tableIn(rules, format, count), count }));
    });
});

let api: TestApi;
/** How many actions the games had, by game and format: what statistics count. */
const counted = new Map<string, readonly number[]>();

beforeAll(async () => {
  api = await serveKifu('all');
});

afterAll(() => api.close());

/** Players with the last of the decks that come with the game and are legal in the format. */
async function seated(game: string, format: string, count: number): Promise<readonly TestPlayer[]> {
  const legal = Object.entries(builtInDecks(game)).filter(
    ([, cards]) => rulesFor(game)?.validateDeck(format, cards).length === 0,
  );
  const players: TestPlayer[] = [];
  for (let seat = 0; seat < count; seat += 1) {
    const [name = '', cards = []] = legal.at((seat - count) % legal.length) ?? [];
    players.push(await playerWith(api, `Player ${seat + 1}`, { game, format, name, cards }));
  }
  return players;
}

/** Plays until the game is over; gives the number of actions. */
async function play(gameId: string, players: readonly TestPlayer[]): Promise<number> {
  const pick = dice(SEED);
  let actions = 0;
  while (actions < ACTIONS) {
    if (actions % LOOK_ONCE_IN === 0) await lookAround(gameId, players);
    if ((await step(api, gameId, players, pick)) === null) return actions;
    actions += 1;
  }
  for (const { key } of players.slice(1)) {
    const { status } = await api.call('POST', `/v1/games/${gameId}/concede`, undefined, key);
    // Refused where the game is over, or this player has left it with a teammate.
    if (status === 200) actions += 1;
  }
  return actions;
}

async function lookAround(gameId: string, players: readonly TestPlayer[]): Promise<void> {
  const answers = [
    ...players.map(({ key }) => api.call('GET', `/v1/games/${gameId}/state`, undefined, key)),
    api.call('GET', `/v1/games/${gameId}/state?as=spectator`),
    api.call('GET', `/v1/games/${gameId}/state?as=judge`),
    ...players.map(({ key }) => api.call('GET', `/v1/games/${gameId}/log`, undefined, key)),
    ...players.map(({ key }) => api.call('GET', `/v1/games/${gameId}/events`, undefined, key)),
  ];
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual(answers.map(() => 200));
}

const statistics = async (query: { game: string; matchFormat?: string }) =>
  (await answered(api.client().GET('/v1/statistics', { params: { query } }))).items;

describe.each(tables)('$game, $format, $count players', ({ game, format, teams, count }) => {
  it('is played to its end, seen, replayed, counted and verified', async () => {
    const players = await seated(game, format, count);
    const terms = { game, format, ...(teams && { teams: teams.map((seats) => ({ seats: [...seats] })) }) };
    const { id, games: played } = await createMatch(api, players, terms);
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
    const lengths = [...(counted.get(`${game} ${format}`) ?? []), actions];
    counted.set(`${game} ${format}`, lengths);
    const report = await eventually('the statistics of the format', async () => {
      const [found] = await statistics({ game, matchFormat: format });
      return found?.games === lengths.length ? found : null;
    });
    expect(report.formats).toEqual([{ format, games: lengths.length }]);
    expect(report.length?.actions).toMatchObject({ min: Math.min(...lengths), max: Math.max(...lengths) });
    expect(report.wins.byPlayer.map(({ key }) => key)).toEqual(expect.arrayContaining(players.map((each) => each.id)));
  });
});

describe.each(games)('statistics of %s', (game) => {
  it('say of which formats their games are, also as a table', async () => {
    const own = [...counted].flatMap(([name, { length }]) =>
      name.startsWith(`${game} `) ? [{ format: name.slice(game.length + 1), games: length }] : [],
    );
    const [report] = await statistics({ game });
    expect(report?.formats.toSorted(byFormat)).toEqual(own.toSorted(byFormat));
    expect(report?.games).toBe(own.reduce((sum, { games: n }) => sum + n, 0));
    for (const { format, games: n } of own) {
      const path = `/v1/exports/statistics?format=csv&game=${game}&matchFormat=${format}`;
      const headers = { authorization: `Bearer ${api.adminKey}` };
      const table = await (await fetch(`${await api.app.getUrl()}${path}`, { headers })).text();
      expect(table.split('\r\n').filter((line) => line.startsWith(`${game},formats,`))).toEqual([
        `${game},formats,,${format},,${n},,,,,,,,,`,
      ]);
    }
  });
});

const byFormat = (one: { format: string }, other: { format: string }): number => one.format.localeCompare(other.format);
