/**
 * Goal: nobody is matched who is disqualified in the league, or whose account is disabled. Method: over HTTP, with
 * rulings that reach the list of penalties.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CasesModule } from '../../../src/modules/cases/index.js';
import { PrismaService } from '../../../src/platform/database/index.js';
import { serveGames, type TestApi } from '../../support/api.js';
import {
  carriedOut,
  codeOf,
  contested,
  type Court,
  newLeague,
  openCourt,
  playing,
  ruling,
} from '../../support/court.js';
import { FORMAT, GAME, type MatchTerms, seatedPlayer, type TestPlayer } from '../../support/players.js';
import { eventually } from '../../support/ledger.js';

let api: TestApi;
let court: Court;

beforeAll(async () => {
  api = await serveGames(CasesModule);
  court = await openCourt(api);
});

afterAll(() => api.close());

const match = (players: readonly TestPlayer[], terms: MatchTerms = {}, key?: string) => {
  const seats = players.map(({ id, deckId }) => ({ playerId: id, deckId }));
  return api.call('POST', '/v1/matches', { game: GAME, format: FORMAT, bestOf: 1, seats, ...terms }, key);
};

describe('a disqualified player', () => {
  it('is matched neither by staff nor by players of the league, and still elsewhere', async () => {
    const { players, headJudge, appealJudge, leagueId } = court;
    const { gameId } = await playing(api, court, 3);
    const { id } = await contested(api, gameId, 3, players[0].key);
    const cheating = { seat: 'p2', infraction: 'cheating', penalty: 'disqualification' };
    await ruling(api, id, { penalties: [cheating] }, headJudge);
    await carriedOut(api, id);
    const refused = await eventually('the refusal', async () => {
      const answer = await match(players, { leagueId });
      return answer.status === 409 ? answer : null;
    });
    expect(refused.body).toMatchObject({
      code: 'match.player-disqualified',
      playerId: players[1].id,
      caseId: id,
    });
    expect((await match(players)).status).toBe(201);
    expect((await match(players, { leagueId: await newLeague(api) })).status).toBe(201);
    const another = await seatedPlayer(api, 'Cleo', 0);
    expect((await match([players[0], another], { leagueId })).status).toBe(201);
    await api.call('POST', `/v1/cases/${id}/appeals`, { text: 'It was a mistake.' }, players[1].key);
    expect(codeOf(await match(players, { leagueId }))).toBe('match.player-disqualified');
    await ruling(api, id, { upheld: false }, appealJudge);
    await eventually('the player to be free again', async () =>
      (await match(players, { leagueId })).status === 201 ? true : null,
    );
  });

  it('is one by that penalty alone: the loser of a match by ruling plays the next match', async () => {
    const { players, headJudge, leagueId } = court;
    const { gameId } = await playing(api, court, 3);
    const { id } = await contested(api, gameId, 3, players[0].key);
    const late = { seat: 'p2', infraction: 'tardiness', penalty: 'match-loss' };
    await ruling(api, id, { penalties: [late] }, headJudge);
    const listed = { where: { caseId: id, penalty: 'match-loss' } };
    await eventually('the penalty to be listed', () => api.app.get(PrismaService).penaltyRecord.findFirst(listed));
    expect((await match(players, { leagueId })).status).toBe(201);
  });
});

it('a player whose account is disabled is not matched until it is enabled', async () => {
  const disabled = await seatedPlayer(api, 'Dan', 0);
  const { players } = court;
  const login = { login: 'dan', password: 'a long enough password', playerId: disabled.id };
  const { id } = (await api.call('POST', '/v1/accounts', login)).body as { id: string };
  const account = (isEnabled: boolean) => api.call('PATCH', `/v1/accounts/${id}`, { enabled: isEnabled });
  expect((await match([players[0], disabled])).status).toBe(201);
  expect((await account(false)).status).toBe(200);
  const refused = { status: 409, body: { code: 'match.player-disabled', playerId: disabled.id } };
  expect(await match([players[0], disabled])).toMatchObject(refused);
  expect(await match([players[0], disabled], {}, players[0].key)).toMatchObject(refused);
  expect((await account(true)).status).toBe(200);
  expect((await match([players[0], disabled])).status).toBe(201);
});
