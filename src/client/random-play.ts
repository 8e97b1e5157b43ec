/** A game played at random over the API, for demonstrations: each seat answers with a client of its own. */
import { answered, type KifuClient, type Schemas } from './requests.js';

export interface RandomPlay {
  /** The client of each seat. */
  readonly clients: Readonly<Record<string, KifuClient>>;
  /** After a series of answers by one seat: the number of answers so far, and the client of that seat. */
  readonly onAnswers?: (count: number, own: KifuClient) => void | Promise<void>;
  readonly signal?: AbortSignal;
}

/** How many legal answers to ask for; among more than these one of the first is chosen. */
const ANSWERS = 200;

type Open = Schemas['DecisionsDto'] | Schemas['ActionAnswerDto'];

/** Plays the game to its end, and gives the number of answers. */
export async function playAtRandom(id: string, { clients, onAnswers, signal }: RandomPlay): Promise<number> {
  const [first = ''] = Object.keys(clients);
  let count = 0;
  let [seat] = (await decisionsOf(id, seated(clients, first), 0)).deciding;
  while (seat !== undefined) {
    signal?.throwIfAborted();
    const own = seated(clients, seat);
    let open: Open = await decisionsOf(id, own, ANSWERS);
    // A seat continues while it has something to decide; each answer brings the next question.
    while (open.decisions[0] !== undefined) {
      signal?.throwIfAborted();
      const [decision] = open.decisions;
      const answers = decision.legal?.answers ?? [];
      const answer = answers[Math.floor(Math.random() * answers.length)] ?? '';
      open = await act(id, own, { expectedVersion: open.version, answers: [{ decision: decision.id, answer }] });
      count += 1;
    }
    if ('outcome' in open && open.outcome) break;
    [seat] = open.deciding;
    await onAnswers?.(count, own);
  }
  return count;
}

const seated = (clients: RandomPlay['clients'], seat: string): KifuClient => {
  const client = clients[seat];
  if (client === undefined) throw new Error(`Nobody plays ${seat}.`);
  return client;
};

const decisionsOf = (id: string, own: KifuClient, limit: number): Promise<Open> =>
  answered(own.GET('/v1/games/{id}/decisions', { params: { path: { id }, query: { limit } } }));

const act = (id: string, own: KifuClient, body: Schemas['TakeActionDto']): Promise<Open> =>
  answered(own.POST('/v1/games/{id}/actions', { params: { path: { id }, query: { answers: ANSWERS } }, body }));
