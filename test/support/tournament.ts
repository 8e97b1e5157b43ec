/** A tournament that is run over HTTP: by an organiser, staff, and players with keys of their own. */
import { expect } from 'vitest';
import type { Answer, Caller } from './caller.js';
import { FORMAT, GAME } from './players.js';

export interface Entrant {
  readonly id: string;
  readonly name: string;
  readonly key: string;
}

export interface SeenTournament {
  readonly id: string;
  readonly version: number;
  readonly status: string;
  readonly next: string | null;
  readonly round: { readonly number: number; readonly missing: number; readonly isOver: boolean } | null;
  readonly proposal: { readonly round: number; readonly version: number } | null;
  readonly players: { readonly entered: number; readonly waiting: number; readonly left: number };
  readonly stages: readonly { readonly rounds: number | null; readonly isOver: boolean }[];
}

export interface SeenTable {
  readonly table: number;
  readonly place: string | null;
  readonly players: readonly { readonly playerId: string; readonly name: string; readonly points: number }[];
  readonly result: { readonly outcome: string } | null;
  readonly source: string | null;
  readonly corrections: number;
}

export interface SeenRound {
  readonly round: number;
  readonly isOver: boolean;
  readonly tables: readonly SeenTable[];
  readonly byes: readonly { readonly playerId: string; readonly name: string }[];
}

export async function entrants(api: Caller, names: string): Promise<readonly Entrant[]> {
  const made: Entrant[] = [];
  for (const name of names.split(' ')) {
    const { body } = await api.call('POST', '/v1/players', { name });
    const { id, key } = body as { id: string; key: string };
    made.push({ id, name, key });
  }
  return made;
}

/** Requests about one tournament; each answer must have the status 200, unless another one is expected. */
export class TournamentCalls {
  constructor(
    private readonly api: Caller,
    readonly id: string,
  ) {}

  static async created(api: Caller, terms: object = {}): Promise<TournamentCalls> {
    const asked = { name: 'Friday evening', game: GAME, format: FORMAT, ...terms };
    const { status, body } = await api.call('POST', '/v1/tournaments', asked);
    expect({ status, body }).toMatchObject({ status: 201 });
    return new TournamentCalls(api, (body as SeenTournament).id);
  }

  /** Any answer. */
  ask(method: 'GET' | 'POST', path: string, body?: object, key?: string | null): Promise<Answer> {
    return this.api.call(method, `/v1/tournaments/${this.id}${path}`, body, key);
  }

  async post<Body = SeenTournament>(path: string, body: object = {}, key?: string): Promise<Body> {
    const answer = await this.ask('POST', path, body, key);
    expect({ path, status: answer.status, body: answer.body }).toMatchObject({ status: 200 });
    return answer.body as Body;
  }

  async get<Body = SeenTournament>(path = '', key?: string | null): Promise<Body> {
    const answer = await this.ask('GET', path, undefined, key);
    expect({ path, status: answer.status, body: answer.body }).toMatchObject({ status: 200 });
    return answer.body as Body;
  }

  register(players: readonly Entrant[]): Promise<unknown> {
    return this.post('/players', { lines: players.map(({ id }) => ({ playerId: id })) });
  }

  /** Pairs and publishes the next round. */
  async round(wishes: object = {}): Promise<SeenRound> {
    const round = ((await this.get()).round?.number ?? 0) + 1;
    const { version } = await this.post<{ version: number }>('/pairings', { round, ...wishes });
    await this.post('/rounds', { round, proposal: version });
    return this.get<SeenRound>(`/rounds/${round}`);
  }

  /** Records what is missing of the last round: of two players, the one whose name comes first wins 2–0. */
  async finish(): Promise<void> {
    const round = (await this.get()).round?.number ?? 0;
    const { tables } = await this.get<SeenRound>(`/rounds/${round}`);
    for (const { table, players, result } of tables) {
      if (result !== null) continue;
      const [one, other] = players.map(({ name }) => name);
      const games = (one ?? '') < (other ?? '') ? { won: 2, lost: 0, drawn: 0 } : { won: 0, lost: 2, drawn: 0 };
      await this.post('/results', { round, table, result: { games } });
    }
  }

  /** The standings as text: `1 Ada 9 3-0-0`. */
  async table(query = ''): Promise<readonly string[]> {
    const { rows } = await this.get<{ rows: readonly SeenPlace[] }>(`/standings${query}`);
    return rows.map(
      ({ place, name, numbers, record: { won, lost, drawn } }) =>
        `${place} ${name} ${numbers[0]?.value ?? ''} ${won}-${lost}-${drawn}`,
    );
  }
}

export interface SeenPlace {
  readonly place: number;
  readonly playerId: string;
  readonly name: string;
  readonly record: { readonly won: number; readonly lost: number; readonly drawn: number };
  readonly numbers: readonly {
    readonly measure: string;
    readonly value: string;
    readonly fraction: string;
    readonly by?: string;
    readonly terms?: readonly { readonly value: string }[];
  }[];
}
