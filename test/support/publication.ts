/** What the players of a match say to everything becoming public. */
import { answered } from '../../src/client/index.js';
import { type Answer, type Caller } from './caller.js';
import { type TestPlayer } from './players.js';

export const agree = (api: Caller, matchId: string, body: object, key: string | undefined): Promise<Answer> =>
  api.call('PUT', `/v1/matches/${matchId}/publication`, body, key);

/** All players agree: once the match is over, nothing of it is hidden. */
export async function publish(api: Caller, matchId: string, players: readonly TestPlayer[]): Promise<void> {
  const params = { path: { id: matchId } };
  for (const { key } of players)
    await answered(api.client(key).PUT('/v1/matches/{id}/publication', { params, body: { consent: true } }));
}
