/** Two players at a table of the running service: with keys, decks, and hands that pick legal answers. */
import { builtInDecks, type DeckEntry, rulesFor } from '../../src/engine/index.js';
import { type Answer, type Caller } from './caller.js';

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
  const player = (await api.call('POST', '/v1/players', { name })).body as { id: string; key: string };
  const stored = await api.call('POST', '/v1/decks', deck, player.key);
  if (stored.status !== 201) throw new Error(`no deck: ${JSON.stringify(stored.body)}`);
  return { id: player.id, key: player.key, deckId: (stored.body as { id: string }).id };
}

export interface TestMatch {
  readonly id: string;
  readonly status: string;
  readonly winners: readonly string[];
  readonly games: readonly { id: string; number: number; status: string; winners: readonly string[] }[];
}

export async function createMatch(
  api: Caller,
  players: readonly TestPlayer[],
  terms: {
    readonly game?: string;
    readonly format?: string;
    readonly bestOf?: number;
    readonly leagueId?: string;
    readonly timing?: object;
    readonly spectators?: object;
    readonly publication?: string;
  } = {},
): Promise<TestMatch> {
  const seats = players.map(({ id, deckId }) => ({ playerId: id, deckId }));
  const answer = await api.call('POST', '/v1/matches', { game: GAME, format: FORMAT, bestOf: 1, seats, ...terms });
  if (answer.status !== 201) throw new Error(`no match: ${JSON.stringify(answer.body)}`);
  return answer.body as TestMatch;
}

interface Decisions {
  readonly version: number;
  readonly deciding: readonly string[];
  readonly decisions: readonly {
    readonly id: string;
    readonly seat: string;
    readonly kind: string;
    readonly legal: { readonly answers: readonly unknown[] };
  }[];
}

/** The first open decision of a seat, with its legal answers. */
export async function openDecision(api: Caller, gameId: string, key: string, limit = 20): Promise<Decisions> {
  return (await api.call('GET', `/v1/games/${gameId}/decisions?limit=${limit}`, undefined, key)).body as Decisions;
}

/** Takes one step of the game with a legal answer; null when nobody has to decide any more. */
export async function step(
  api: Caller,
  gameId: string,
  players: readonly TestPlayer[],
  pick: (n: number) => number,
): Promise<Answer | null> {
  for (const { key } of players) {
    const { version, deciding, decisions } = await openDecision(api, gameId, key);
    if (deciding.length === 0) return null;
    const [decision] = decisions;
    if (decision === undefined) continue;
    const { answers } = decision.legal;
    const body = {
      expectedVersion: version,
      answers: [{ decision: decision.id, answer: answers[pick(answers.length)] }],
    };
    const answer = await api.call('POST', `/v1/games/${gameId}/actions`, body, key);
    if (answer.status !== 200) throw new Error(`a legal answer was refused: ${JSON.stringify([body, answer.body])}`);
    return answer;
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
