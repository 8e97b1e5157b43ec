/** Causes at least one public event of each type, over HTTP. */
import { type Answer, type TestApi } from './api.js';
import {
  carriedOut,
  concede,
  contested,
  type Court,
  gameOf,
  matchOf,
  openCourt,
  playing,
  ruling,
  whenMatchIs,
} from './court.js';
import { createMatch, seatedPlayer } from './players.js';
import { TournamentCalls } from './tournament.js';

export async function doEverythingPublic(api: TestApi): Promise<void> {
  const court = await openCourt(api);
  await contestARunningGame(api, court);
  await playOnAnEndedGame(api, court);
  await ruleOnAMatch(api, court);
  await closeAMatch(api, court);
  await TournamentCalls.created(api);
}

async function contestARunningGame(api: TestApi, court: Court): Promise<void> {
  const [{ key }] = court.players;
  const { gameId } = await playing(api, court, 6);
  const { id } = await contested(api, gameId, 3, key);
  const post = (what: string, body: object, by: string) => done(api.call('POST', `/v1/cases/${id}/${what}`, body, by));
  await post('assignments', { judge: 'Cleo' }, court.headJudge);
  const penalties = [{ seat: 'p2', infraction: 'play-error', penalty: 'warning' }];
  await done(ruling(api, id, { rewind: { to: 2 }, penalties }, court.headJudge));
  await carriedOut(api, id);
  await post('appeals', { text: 'No.' }, key);
  await post('closing', { text: 'Enough.' }, court.appealJudge);
}

async function playOnAnEndedGame(api: TestApi, court: Court): Promise<void> {
  const [loser] = court.players;
  const { matchId, gameId } = await playing(api, court, 6);
  await concede(api, gameId, loser);
  await whenMatchIs(api, matchId, 'ended');
  const { version } = await gameOf(api, gameId);
  const { id } = await contested(api, gameId, version - 1, loser.key);
  await done(ruling(api, id, { rewind: { to: version - 2 } }, court.headJudge));
  await whenMatchIs(api, matchId, 'running');
}

async function ruleOnAMatch(api: TestApi, court: Court): Promise<void> {
  const { matchId, gameId } = await playing(api, court, 4);
  const { id } = await contested(api, gameId, 3, court.players[0].key);
  await done(ruling(api, id, { matchResult: { winners: ['p2'], draw: false } }, court.judge));
  await carriedOut(api, id);
  await whenMatchIs(api, matchId, 'ended');
}

/** Closes a match as a mistake and reopens it. Then a no-show loses at a table of three, and the others play on. */
async function closeAMatch(api: TestApi, court: Court): Promise<void> {
  const { matchId } = await playing(api, court, 0);
  const reason = 'Table 12 stayed empty';
  await done(api.call('POST', `/v1/matches/${matchId}/closings`, { kind: 'mistake', reason }));
  await done(api.call('POST', `/v1/matches/${matchId}/reopenings`, { reason: 'They came' }));
  const three = [...court.players, await seatedPlayer(api, 'Cyd', 0)];
  const { id } = await createMatch(api, three, { leagueId: court.leagueId });
  await done(api.call('POST', `/v1/matches/${id}/closings`, { kind: 'no-show', absent: ['p3'], reason }));
  const { lostByRuling } = await matchOf(api, id);
  if (lostByRuling.join() !== 'p3') throw new Error('who did not come has lost');
}

async function done(asked: Promise<Answer>): Promise<void> {
  const { status, body } = await asked;
  if (status >= 300) throw new Error(`refused: ${JSON.stringify(body)}`);
}
