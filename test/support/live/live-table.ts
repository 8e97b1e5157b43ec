/** Two players who play game after game at the pace of people, by chance among the legal answers. */
import { setTimeout as delay } from 'node:timers/promises';
import { rulesFor } from '../../../src/engine/index.js';
import type { Chance } from '../chaos/chance.js';
import type { Connection } from '../connection.js';

export interface Seated {
  readonly playerId: string;
  readonly apiKey: string;
  readonly deckId: string;
}

interface Match {
  readonly games: readonly { readonly id: string }[];
}

interface Open {
  readonly version: number;
  readonly deciding: readonly string[];
  readonly decisions: readonly { readonly id: string; readonly legal: { readonly answers: readonly unknown[] } }[];
}

const ANSWERS = 30;
/** Between matches people shuffle. */
const BREAK_MS = 1_000;

export class LiveTable {
  readonly games: string[] = [];
  actions = 0;
  readonly latencies: number[] = [];
  private announce: (() => void)[] = [];
  private closing = false;

  constructor(
    private readonly connection: Connection,
    private readonly chance: Chance,
    private readonly seats: readonly Seated[],
    private readonly options: { readonly game: string; readonly thinkMs: number },
  ) {}

  /** The game after so many; null once the table is closed. */
  async gameAfter(seen: number): Promise<string | null> {
    while (this.games.length <= seen && !this.closing)
      await new Promise<void>((resolve) => this.announce.push(resolve));
    return this.games[seen] ?? null;
  }

  close(): void {
    this.closing = true;
    this.tell();
  }

  async play(): Promise<void> {
    while (!this.closing) {
      await this.playMatch();
      await this.pause(BREAK_MS);
    }
  }

  private async playMatch(): Promise<void> {
    const { game } = this.options;
    const seats = this.seats.map(({ playerId, deckId }) => ({ playerId, deckId }));
    const body = { game, format: rulesFor(game)?.formats[0], bestOf: 1, seats };
    const headers = headersOf(this.seats[0]);
    const match = await this.connection.ask<Match>('POST', '/v1/matches', { headers, body });
    const gameId = match.games[0]?.id ?? '';
    this.games.push(gameId);
    this.tell();
    let { deciding } = await this.decisions(gameId, this.seats[0]);
    while (deciding.length > 0 && !this.closing) {
      const seat = this.seats[Number((this.chance.pick(deciding) ?? '').slice(1)) - 1];
      let open = await this.decisions(gameId, seat);
      while (open.decisions.length > 0 && !this.closing) {
        await this.pause(this.options.thinkMs);
        open = await this.act(gameId, seat, open);
      }
      ({ deciding } = open);
    }
    // Its listeners shall see an end.
    if (deciding.length > 0) await this.post(gameId, 'concede', this.seats[0], {});
  }

  private decisions(gameId: string, seat: Seated | undefined): Promise<Open> {
    const headers = headersOf(seat);
    return this.connection.ask('GET', `/v1/games/${gameId}/decisions?limit=${ANSWERS}`, { headers });
  }

  private async act(gameId: string, seat: Seated | undefined, { version, decisions }: Open): Promise<Open> {
    const [decision] = decisions;
    const answer = this.chance.pick(decision?.legal.answers ?? []);
    const body = { expectedVersion: version, answers: [{ decision: decision?.id, answer }] };
    const begun = performance.now();
    const open = await this.post(gameId, 'actions', seat, body);
    this.latencies.push(performance.now() - begun);
    this.actions += 1;
    return open;
  }

  private post(gameId: string, what: string, seat: Seated | undefined, body: unknown): Promise<Open> {
    const headers = { ...headersOf(seat), 'idempotency-key': this.chance.hex() };
    return this.connection.ask('POST', `/v1/games/${gameId}/${what}?answers=${ANSWERS}`, { headers, body });
  }

  /** So long on average; people think shortly as a rule, and sometimes long. */
  private pause(meanMs: number): Promise<void> {
    return delay(-Math.log(1 - this.chance.next()) * meanMs);
  }

  private tell(): void {
    for (const wake of this.announce.splice(0)) wake();
  }
}

const headersOf = (seat: Seated | undefined): Readonly<Record<string, string>> => ({
  authorization: `Bearer ${seat?.apiKey ?? ''}`,
});
