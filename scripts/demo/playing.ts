/** Plays recorded games at random, over HTTP: each player answers with a key of their own. */
import { randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { answered, type KifuClient, type Schemas } from '../../src/client/index.js';
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

/** How many legal answers to ask for; among more than these the demo chooses one of the first. */
const ANSWERS = 200;

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
    actions = await playGame({ id: next.id, number: next.number, game: match.game }, clients, actions, show);
    played.push(next.id);
  }
}

async function playGame(
  { id, number, game }: { readonly id: string; readonly number: number; readonly game: string },
  clients: Clients,
  before: number,
  show: (progress: Progress) => void,
): Promise<number> {
  let actions = before;
  let [seat] = (await decisionsOf(id, seated(clients, 'p1'), 0)).deciding;
  while (seat !== undefined) {
    const own = seated(clients, seat);
    let open: Open = await decisionsOf(id, own, ANSWERS);
    // A seat goes on for as long as it has something to decide; each answer brings the next question along.
    while (open.decisions[0] !== undefined) {
      const [decision] = open.decisions;
      const answers = decision.legal?.answers ?? [];
      const answer = answers[randomInt(answers.length)] ?? '';
      open = await act(id, own, { expectedVersion: open.version, answers: [{ decision: decision.id, answer }] });
      actions += 1;
    }
    if ('outcome' in open && open.outcome) break;
    [seat] = open.deciding;
    show({ number, actions, ...(await scoreOf(id, game, own)) });
  }
  return actions;
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

type Open = Schemas['DecisionsDto'] | Schemas['ActionAnswerDto'];

const seated = (clients: Clients, seat: string): KifuClient => {
  const client = clients[seat];
  if (client === undefined) throw new Error(`Nobody plays ${seat}.`);
  return client;
};

const decisionsOf = (id: string, own: KifuClient, limit: number): Promise<Open> =>
  answered(own.GET('/v1/games/{id}/decisions', { params: { path: { id }, query: { limit } } }));

const act = (id: string, own: KifuClient, body: Schemas['TakeActionDto']): Promise<Open> =>
  answered(own.POST('/v1/games/{id}/actions', { params: { path: { id }, query: { answers: ANSWERS } }, body }));
