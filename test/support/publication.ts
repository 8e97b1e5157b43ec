/** What the players of a match say to everything becoming public. */
import { type Answer, type Caller } from './caller.js';
import { type TestPlayer } from './players.js';

export const agree = (api: Caller, matchId: string, body: object, key: string | undefined): Promise<Answer> =>
  api.call('PUT', `/v1/matches/${matchId}/publication`, body, key);

/** All players agree: once the match is over, nothing of it is hidden. */
export async function publish(api: Caller, matchId: string, players: readonly TestPlayer[]): Promise<void> {
  for (const { key } of players) {
    const { status, body } = await agree(api, matchId, { consent: true }, key);
    if (status !== 200) throw new Error(`a player could not agree: ${JSON.stringify(body)}`);
  }
}
