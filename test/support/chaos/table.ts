/** Two players and their hands: they play match after match, at random, through whatever happens to the service. */
import { setTimeout as delay } from 'node:timers/promises';
import { builtInDecks, rulesFor } from '../../../src/engine/index.js';
import type { Chance } from './chance.js';
import type { Journal } from './journal.js';
import type { PatientClient, Request } from './patient-client.js';

const GAME = 'lorcana';
const FORMAT = rulesFor(GAME)?.formats[0] ?? '';
const BEST_OF = 3;
const ANSWERS = 30;

/** Random games are long; given up now and then, they end, and matches with them, all through a run. */
const GIVES_UP = 1 / 150;
/** An impatient client sends the same request twice at the same time. */
const SENDS_TWICE = 0.05;
const NAMES_VERSION = 0.5;

export interface Seated {
  readonly playerId: string;
  readonly apiKey: string;
  readonly deckId: string;
}

interface MatchNow {
  readonly id: string;
  readonly status: 'running' | 'ended';
  readonly games: readonly { readonly id: string; readonly status: 'running' | 'ended' }[];
}

interface Open {
  readonly version: number;
  readonly deciding: readonly string[];
  readonly decisions: readonly { readonly id: string; readonly legal: { readonly answers: readonly unknown[] } }[];
}

type Acknowledged = Open & { readonly hash: string };

export async function openLeague(client: PatientClient, adminKey: string): Promise<string> {
  const body = { name: 'Under fire', game: GAME, format: FORMAT, bestOf: BEST_OF, pairings: 'players' };
  return (await client.ask<{ id: string }>({ method: 'POST', path: '/v1/leagues', apiKey: adminKey, body })).id;
}

export async function seat(client: PatientClient, adminKey: string, name: string, deck: number): Promise<Seated> {
  const player = await client.ask<{ id: string; key: string }>({
    method: 'POST',
    path: '/v1/players',
    apiKey: adminKey,
    body: { name },
  });
  const [deckName = '', cards = []] = Object.entries(builtInDecks(GAME))[deck] ?? [];
  const body = { name: deckName, game: GAME, format: FORMAT, cards };
  const stored = await client.ask<{ id: string }>({ method: 'POST', path: '/v1/decks', apiKey: player.key, body });
  return { playerId: player.id, apiKey: player.key, deckId: stored.id };
}

export class Table {
  private closing = false;

  constructor(
    private readonly client: PatientClient,
    private readonly journal: Journal,
    private readonly chance: Chance,
    private readonly seats: readonly Seated[],
    private readonly leagueId: string,
  ) {}

  /** No new match; the present game is conceded as soon as the player who is to move may. */
  close(): void {
    this.closing = true;
  }

  /** Until closed; the last match has ended then. */
  async play(): Promise<void> {
    while (!this.closing) await this.playMatch();
  }

  private async playMatch(): Promise<void> {
    const seats = this.seats.map(({ playerId, deckId }) => ({ playerId, deckId }));
    const body = { game: GAME, format: FORMAT, bestOf: BEST_OF, leagueId: this.leagueId, seats };
    const apiKey = this.chance.pick(this.seats)?.apiKey ?? '';
    const idempotencyKey = this.chance.hex();
    const { id } = await this.ask<MatchNow>({ method: 'POST', path: '/v1/matches', apiKey, body, idempotencyKey });
    this.journal.matches.add(id);
    for (;;) {
      const { status, games } = await this.ask<MatchNow>({ method: 'GET', path: `/v1/matches/${id}`, apiKey });
      if (status === 'ended') return;
      const running = games.find((game) => game.status === 'running');
      if (running === undefined) await delay(50);
      else await this.playGame(running.id);
    }
  }

  private async playGame(gameId: string): Promise<void> {
    const look = (apiKey: string): Promise<Open> =>
      this.ask({ method: 'GET', path: `/v1/games/${gameId}/decisions?limit=${ANSWERS}`, apiKey });
    // The next game of a match is announced before it begins.
    if (!(await this.begun(gameId))) return void (await delay(50));
    let { deciding } = await look(this.seats[0]?.apiKey ?? '');
    while (deciding.length > 0) {
      const seat = this.chance.pick(deciding) ?? '';
      const apiKey = this.seats[Number(seat.slice(1)) - 1]?.apiKey ?? '';
      let open: Open = await look(apiKey);
      while (open.decisions.length > 0) open = await this.act(gameId, apiKey, open);
      ({ deciding } = open);
    }
  }

  private async begun(gameId: string): Promise<boolean> {
    const { apiKey = '' } = this.seats[0] ?? {};
    return (await this.client.send({ method: 'GET', path: `/v1/games/${gameId}`, apiKey })).status === 200;
  }

  /** One command, acknowledged at last, and written down. */
  private async act(gameId: string, apiKey: string, { version, decisions: [decision] }: Open): Promise<Open> {
    const expected = this.chance.happens(NAMES_VERSION) ? { expectedVersion: version } : {};
    const givesUp = this.closing || decision === undefined || this.chance.happens(GIVES_UP);
    const path = `/v1/games/${gameId}/${givesUp ? 'concede' : 'actions'}?answers=${ANSWERS}`;
    const answer = this.chance.pick(decision?.legal.answers ?? []);
    const body = givesUp ? expected : { ...expected, answers: [{ decision: decision.id, answer }] };
    const key = this.chance.hex();
    const request: Request = { method: 'POST', path, apiKey, body, idempotencyKey: key };
    const [acknowledged, again] = await Promise.all([
      this.ask<Acknowledged>(request),
      this.chance.happens(SENDS_TWICE) ? this.ask<Acknowledged>(request) : null,
    ]);
    if (again !== null && again.hash !== acknowledged.hash) {
      this.journal.wrong.push(`two answers to ${key}: versions ${acknowledged.version} and ${again.version}`);
    }
    const { version: recorded, hash } = acknowledged;
    this.journal.promised.push({ gameId, key, version: recorded, hash, request: { path, body, apiKey } });
    return acknowledged;
  }

  private ask<Body>(request: Request): Promise<Body> {
    return this.client.ask<Body>(request);
  }
}
