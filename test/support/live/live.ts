/**
 * A league evening: many tables that play at the pace of people, and many who look on, for as long as is asked for. It
 * shows what no benchmark does: whether memory stays where it is, and whether the service's loop stays free.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { builtInDecks, rulesFor } from '../../../src/engine/index.js';
import { Chance } from '../chaos/chance.js';
import { Connection } from '../connection.js';
import { type Reading, readGauges } from './gauges.js';
import { type Heard, listen } from './listener.js';
import { LiveTable, type Seated } from './live-table.js';
import { type Service, startService } from './service.js';

export interface LiveOptions {
  readonly game: string;
  readonly tables: number;
  readonly listeners: number;
  readonly minutes: number;
  /** How long a player thinks, on average. */
  readonly thinkMs: number;
  readonly seed: number;
  readonly onProgress?: (progress: LiveProgress) => void;
}

export interface LiveProgress extends Reading {
  readonly minutes: number;
  readonly actions: number;
  readonly deliveries: number;
  readonly faults: number;
}

interface Spread {
  readonly p50: number;
  readonly p99: number;
  readonly max: number;
}

export interface LiveReport {
  readonly asked: Omit<LiveOptions, 'onProgress'>;
  readonly games: number;
  readonly actions: number;
  readonly deliveries: number;
  /** From a request to its answer, at the client. */
  readonly actionMs: Spread;
  /** From the record to the listener. */
  readonly lateMs: Spread;
  /** Event loop delay of the API process after its start: the median and the highest reading. */
  readonly loopDelayP99Ms: { readonly median: number; readonly worst: number };
  readonly processorPerMinute: { readonly api: number; readonly worker: number };
  /** Memory of the API process in MB: the lowest reading in the second and in the last quarter. */
  readonly memory: Readonly<
    Record<'heapMb' | 'rememberedMb' | 'residentMb', { readonly second: number; readonly last: number }>
  >;
  /** Audits of games that were played; all of them must be sound. */
  readonly audited: number;
  /**
   * Steps that a listener did not get in order, streams that broke off, audits that are not sound; there must be none.
   */
  readonly faults: readonly string[];
}

const READ_EVERY_MS = 10_000;
const AUDITED = 20;
const FAULTS_MAX = 50;

export async function runLive(options: LiveOptions): Promise<LiveReport> {
  const service = await startService();
  const connection = new Connection(service.url);
  try {
    return await new Evening(service, connection, options).toTheEnd();
  } finally {
    connection.close();
    await service.stop();
  }
}

class Evening {
  private readonly heard: Heard = { deliveries: 0, latenesses: [], faults: [] };
  private readonly readings: Reading[] = [];
  private readonly chance: Chance;

  constructor(
    private readonly service: Service,
    private readonly connection: Connection,
    private readonly options: LiveOptions,
  ) {
    this.chance = new Chance(options.seed);
  }

  async toTheEnd(): Promise<LiveReport> {
    const tables = await this.seatAll();
    const watching = this.listeners(tables);
    const begun = performance.now();
    const first = await this.processorSeconds();
    const playing = Promise.all(tables.map(({ table }) => table.play().catch((error: unknown) => this.gaveUp(error))));
    await Promise.race([this.readOn(tables, begun), playing]);
    const minutes = (performance.now() - begun) / 60_000;
    const used = await this.processorSeconds();
    for (const { table } of tables) table.close();
    await playing;
    await Promise.all(await watching);
    const audited = await this.audit(tables.map(({ table }) => table));
    const { onProgress: _shown, ...asked } = this.options;
    const all = tables.map(({ table }) => table);
    return {
      asked,
      games: all.reduce((sum, { games }) => sum + games.length, 0),
      actions: actionsOf(all),
      deliveries: this.heard.deliveries,
      actionMs: spread(all.flatMap(({ latencies }) => latencies)),
      lateMs: spread(this.heard.latenesses),
      loopDelayP99Ms: this.loopDelay(),
      processorPerMinute: {
        api: rounded((used.api - first.api) / minutes),
        worker: rounded((used.worker - first.worker) / minutes),
      },
      memory: {
        heapMb: this.quarters((now) => now.heapMb),
        rememberedMb: this.quarters((now) => now.rememberedMb),
        residentMb: this.quarters((now) => now.residentMb),
      },
      audited,
      faults: this.heard.faults.slice(0, FAULTS_MAX),
    };
  }

  /** One table that cannot go on is a fault, and no reason to end the evening of the others. */
  private gaveUp(error: unknown): void {
    this.heard.faults.push(`a table gave up: ${String(error)}`);
  }

  private async seatAll(): Promise<readonly { readonly table: LiveTable; readonly seats: readonly Seated[] }[]> {
    const tables: { table: LiveTable; seats: readonly Seated[] }[] = [];
    for (let place = 0; place < this.options.tables; place += 1) {
      const seats = [await this.seat(0), await this.seat(1)];
      tables.push({ table: new LiveTable(this.connection, this.chance.fork(), seats, this.options), seats });
    }
    return tables;
  }

  private async seat(deck: number): Promise<Seated> {
    const { game } = this.options;
    const player = await this.player();
    const [name = '', cards = []] = Object.entries(builtInDecks(game))[deck] ?? [];
    const headers = { authorization: `Bearer ${player.key}` };
    const body = { name, game, format: rulesFor(game)?.formats[0], cards };
    const stored = await this.connection.ask<{ id: string }>('POST', '/v1/decks', { headers, body });
    return { playerId: player.id, apiKey: player.key, deckId: stored.id };
  }

  private player(): Promise<{ readonly id: string; readonly key: string }> {
    const headers = { authorization: `Bearer ${this.service.adminKey}` };
    return this.connection.ask('POST', '/v1/players', { headers, body: { name: 'Somebody' } });
  }

  /** Every seat follows its own game with its board; the others look on, every second one with the board. */
  private async listeners(
    tables: readonly { readonly table: LiveTable; readonly seats: readonly Seated[] }[],
  ): Promise<readonly Promise<void>[]> {
    const own = tables.flatMap(({ table, seats }) => seats.map(({ apiKey }) => ({ table, apiKey, withState: true })));
    const others: typeof own = [];
    for (let place = 0; own.length + others.length < this.options.listeners; place += 1) {
      const { table } = tables[place % tables.length] ?? {};
      if (table !== undefined) others.push({ table, apiKey: (await this.player()).key, withState: place % 2 === 0 });
    }
    return [...own, ...others]
      .slice(0, this.options.listeners)
      .map(({ table, apiKey, withState }) => listen(this.service.url, apiKey, table, { withState }, this.heard));
  }

  private async readOn(tables: readonly { readonly table: LiveTable }[], begun: number): Promise<void> {
    for (;;) {
      const left = begun + this.options.minutes * 60_000 - performance.now();
      if (left <= 0) return;
      await delay(Math.min(READ_EVERY_MS, left));
      const reading = await readGauges(this.service.metrics.api);
      this.readings.push(reading);
      this.options.onProgress?.({
        ...reading,
        minutes: (performance.now() - begun) / 60_000,
        actions: actionsOf(tables.map(({ table }) => table)),
        deliveries: this.heard.deliveries,
        faults: this.heard.faults.length,
      });
    }
  }

  private async processorSeconds(): Promise<{ readonly api: number; readonly worker: number }> {
    const [api, worker] = [
      await readGauges(this.service.metrics.api),
      await readGauges(this.service.metrics.worker),
    ] as const;
    return { api: api.processorSeconds, worker: worker.processorSeconds };
  }

  /** The first reading is left out: it holds the start of the process, and the seating of everybody. */
  private loopDelay(): LiveReport['loopDelayP99Ms'] {
    const { p50, max } = spread(this.readings.slice(1).map(({ loopDelayP99Ms }) => loopDelayP99Ms));
    return { median: p50, worst: max };
  }

  /** The least of many readings: what is left after garbage was collected. */
  private quarters(of: (reading: Reading) => number): { readonly second: number; readonly last: number } {
    const quarter = Math.max(1, Math.floor(this.readings.length / 4));
    const least = (readings: readonly Reading[]): number => Math.round(Math.min(...readings.map(of)));
    return { second: least(this.readings.slice(quarter, 2 * quarter)), last: least(this.readings.slice(-quarter)) };
  }

  private async audit(tables: readonly LiveTable[]): Promise<number> {
    const headers = { authorization: `Bearer ${this.service.adminKey}` };
    const games = this.chance.shuffled(tables.flatMap((table) => table.games)).slice(0, AUDITED);
    for (const gameId of games) {
      const { ok } = await this.connection.ask<{ ok: boolean }>('GET', `/v1/games/${gameId}/audit`, { headers });
      if (!ok) this.heard.faults.push(`${gameId}: the audit found faults`);
    }
    return games.length;
  }
}

const actionsOf = (tables: readonly LiveTable[]): number => tables.reduce((sum, { actions }) => sum + actions, 0);

const rounded = (value: number): number => Number(value.toPrecision(3));

function spread(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number): number =>
    rounded(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN);
  return { p50: at(0.5), p99: at(0.99), max: at(1) };
}
