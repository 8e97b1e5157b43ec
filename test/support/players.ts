/** Two players at a table of the running service: with keys, decks, and hands that pick legal answers. */
import { builtInDecks, type DeckEntry, rulesFor } from '../../src/engine/index.js';
import { answered, type Schemas } from '../../src/client/index.js';
import { type Answer, answerTo, type Caller } from './caller.js';

export type { Caller };

export const GAME = 'lorcana';
export const FORMAT = rulesFor(GAME)?.formats[0] ?? '';

export interface TestPlayer {
  readonly id: string;
  readonly key: string;
  readonly deckId: string;
}

/** A player with one of the decks that come with the game. */
export function seatedPlayer(api: Caller, name: string, deck: number): Promise<TestPlayer> {
  const [deckName = '', cards = []] = Object.entries(builtInDecks(GAME))[deck] ?? [];
  return playerWith(api, name, { name: deckName, game: GAME, format: FORMAT, cards });
}

export interface TestDeck {
  readonly name: string;
  readonly game: string;
  readonly format: string;
  readonly cards: readonly DeckEntry[];
}

export async function playerWith(api: Caller, name: string, deck: TestDeck): Promise<TestPlayer> {
  const { id, key } = await answered(api.client().POST('/v1/players', { body: { name } }));
  const body = { ...deck, cards: [...deck.cards] };
  const stored = await answered(api.client(key).POST('/v1/decks', { body }));
  return { id, key, deckId: stored.id };
}

export interface TestMatch {
  readonly id: string;
  readonly status: string;
  readonly winners: readonly string[];
  readonly games: readonly { id: string; number: number; status: string; winners: readonly string[] }[];
}

export type MatchTerms = Partial<Schemas['CreateMatchDto']>;

export async function createMatch(
  api: Caller,
  players: readonly TestPlayer[],
  terms: MatchTerms = {},
): Promise<TestMatch> {
  const seats = players.map(({ id, deckId }) => ({ playerId: id, deckId }));
  const body = { game: GAME, format: FORMAT, bestOf: 1 as const, seats, ...terms };
  return answered(api.client().POST('/v1/matches', { body }));
}

/** The first open decision of a seat, with its legal answers. */
export function openDecision(api: Caller, id: string, key: string, limit = 20): Promise<Schemas['DecisionsDto']> {
  return answered(api.client(key).GET('/v1/games/{id}/decisions', { params: { path: { id }, query: { limit } } }));
}

/** Takes one step of the game with a legal answer; null if no player has to decide any more. */
export async function step(
  api: Caller,
  gameId: string,
  players: readonly TestPlayer[],
  pick: (n: number) => number,
): Promise<Answer | null> {
  const params = { path: { id: gameId } };
  for (const { key } of players) {
    const { version, deciding, decisions } = await openDecision(api, gameId, key);
    if (deciding.length === 0) return null;
    const [decision] = decisions;
    if (decision === undefined) continue;
    const answers = decision.legal?.answers ?? [];
    const answer = answers[pick(answers.length)] ?? '';
    const body = { expectedVersion: version, answers: [{ decision: decision.id, answer }] };
    const acted = await answerTo(api.client(key).POST('/v1/games/{id}/actions', { params, body }));
    if (acted.status !== 200) throw new Error(`a legal answer was refused: ${JSON.stringify([body, acted.body])}`);
    return acted;
  }
  throw new Error('somebody must decide, and it is none of the players');
}

/** Repeatable chance for tests. */
export function dice(seed: number): (n: number) => number {
  let state = seed;
  return (n) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return n <= 0 ? 0 : (state >>> 8) % n;
  };
}
