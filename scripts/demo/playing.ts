/** Plays recorded games at random, over HTTP: each player answers with a key of their own. */
import { setTimeout as delay } from 'node:timers/promises';
import { answered, type KifuClient } from '../../src/client/index.js';
import { playAtRandom } from '../../src/client/random-play.js';
import { rulesFor } from '../../src/engine/index.js';

/** Who plays each seat. */
export type Clients = Readonly<Record<string, KifuClient>>;

export interface Progress {
  /** The number of the game in its match. */
  readonly number: number;
  readonly actions: number;
  /** From 0 to 1. */
  readonly part: number;
  readonly score: string;
}

/** All players agree that everybody may see everything of the match afterwards. */
export async function publish(matchId: string, clients: Clients): Promise<void> {
  const params = { path: { id: matchId } };
  for (const own of Object.values(clients))
    await answered(own.PUT('/v1/matches/{id}/publication', { params, body: { consent: true } }));
}

/** Plays game after game, and gives their ids; the next one begins by itself when one is over. */
export async function playMatch(
  matchId: string,
  clients: Clients,
  admin: KifuClient,
  show: (progress: Progress) => void = () => undefined,
): Promise<readonly string[]> {
  const played: string[] = [];
  let actions = 0;
  for (;;) {
    const match = await answered(admin.GET('/v1/matches/{id}', { params: { path: { id: matchId } } }));
    const next = match.games.find(({ id }) => !played.includes(id));
    if (next === undefined && match.status === 'ended') return played;
    if (next === undefined) {
      await delay(50);
      continue;
    }
    const { id, number } = next;
    const before = actions;
    const onAnswers = async (count: number, own: KifuClient): Promise<void> =>
      show({ number, actions: before + count, ...(await scoreOf(id, match.game, own)) });
    actions += await playAtRandom(id, { clients, onAnswers });
    played.push(id);
  }
}

/** How near somebody is to the end of the race, where the game has one. */
async function scoreOf(id: string, game: string, own: KifuClient): Promise<Pick<Progress, 'part' | 'score'>> {
  const score = rulesFor(game)?.statistics.score;
  if (score === undefined) return { part: 0, score: '' };
  const { view } = await answered(own.GET('/v1/games/{id}/state', { params: { path: { id } } }));
  const numbers = view.seats.map((seat) => ({
    seat: seat.seat,
    points: Number(Object.entries(seat).find(([name]) => name === score.statistic)?.[1] ?? 0),
  }));
  const part = Math.max(0, ...numbers.map(({ points }) => points)) / (score.goal ?? Infinity);
  const text = numbers.map(({ seat, points }) => `${seat} ${points}`).join(' : ');
  return { part: Math.min(1, part), score: `${score.statistic} ${text}` };
}
