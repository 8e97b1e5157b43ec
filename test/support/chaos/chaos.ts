/**
 * Kifu under load, in trouble at random moments again and again, and afterwards held to every promise that it made in
 * between. `npm run chaos` and the tests of trouble run the same.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { startReceiver, type WebhookReceiver } from '../webhook-receiver.js';
import { Apart } from './apart.js';
import { subscribe } from './calls.js';
import { Chance } from './chance.js';
import { type Checked, checkPromises } from './check.js';
import { Journal } from './journal.js';
import { OneProcess } from './one-process.js';
import { PatientClient } from './patient-client.js';
import { openLeague, seat, Table } from './table.js';
import { type Trouble, TROUBLES, type Victim } from './victim.js';

/** How Kifu runs: by `npm start`, or in processes apart with PostgreSQL and Redis of their own. */
export type Setup = 'one' | 'apart';

export interface ChaosOptions {
  readonly setup: Setup;
  /** How often processes of Kifu are killed; a server that is one with its database dies with it. */
  readonly kills: number;
  /** How often PostgreSQL goes away and comes back, and Redis loses all it holds. Only where they are apart. */
  readonly postgres?: number;
  readonly redis?: number;
  readonly seed: number;
  readonly tables?: number;
  readonly onProgress?: (progress: Progress) => void;
}

export interface Progress {
  readonly troubles: number;
  readonly acknowledged: number;
  readonly stage: string;
}

export interface ChaosReport {
  readonly setup: Setup;
  readonly seed: number;
  readonly troubles: Readonly<Partial<Record<Trouble, number>>>;
  readonly acknowledged: number;
  /** Requests that got no answer, or "not now", and were sent again. */
  readonly retried: number;
  /** Acknowledgements whose first answer was lost. */
  readonly recovered: number;
  /** From the strike until everything was ready again, the time included for which a server was kept away. */
  readonly recoveryMs: { readonly median: number; readonly max: number };
  readonly checked: Checked | null;
  /** What is not as it was promised; none: Kifu may be struck. */
  readonly faults: readonly string[];
  /** Where the data was left for the analysis of faults; null when it was removed. */
  readonly dataFolder: string | null;
}

const TABLES = 6;
const UPTIME_MS = { low: 200, high: 2_200 };
const WORKS_WITHIN_MS = 30_000;

/** Weights. */
const LIKELY: Readonly<Record<Setup, readonly Trouble[]>> = {
  one: ['server', 'server', 'server', 'server and database', 'server and database', 'database'],
  apart: ['server', 'worker'],
};

const SETTINGS = {
  HOST: '127.0.0.1',
  RATE_LIMIT_PER_MINUTE: '0',
  LOG_LEVEL: 'warn',
  KIFU_WEBHOOK_NETWORKS: '127.0.0.1/32',
};

export async function runChaos(options: ChaosOptions): Promise<ChaosReport> {
  const victim = await (options.setup === 'one' ? OneProcess : Apart).make(SETTINGS);
  const receiver = await startReceiver();
  try {
    const report = await new Run(victim, receiver, options).toTheEnd();
    if (report.faults.length === 0) await victim.remove();
    return report;
  } catch (error) {
    await victim.remove();
    throw error;
  } finally {
    await receiver.close();
  }
}

class Run {
  private readonly chance: Chance;
  private readonly journal = new Journal();
  private readonly client: PatientClient;
  private readonly struck: Trouble[] = [];
  private readonly recoveries: number[] = [];

  constructor(
    private readonly victim: Victim,
    private readonly receiver: WebhookReceiver,
    private readonly options: ChaosOptions,
  ) {
    this.chance = new Chance(options.seed);
    this.client = new PatientClient(victim.url, this.journal);
  }

  async toTheEnd(): Promise<ChaosReport> {
    await this.victim.start();
    await subscribe(this.client, this.victim.adminKey, this.receiver);
    const leagueId = await openLeague(this.client, this.victim.adminKey);
    const tables = await this.setTables(leagueId);
    const playing = Promise.all(tables.map((table) => table.play()));
    // A client that gives up ends the run; it must not go unnoticed until all troubles are over.
    await Promise.race([this.strikeAll(), playing]);
    this.tell('matches end');
    for (const table of tables) table.close();
    await playing;
    this.tell('promises are checked');
    const { victim, client, journal, receiver } = this;
    const { checked, faults } = await checkPromises({ victim, client, journal, receiver, leagueId });
    return this.report(checked, [...journal.wrong, ...faults]);
  }

  private setTables(leagueId: string): Promise<Table[]> {
    const places = Array.from({ length: this.options.tables ?? TABLES }, (_, place) => place);
    return Promise.all(
      places.map(async (place) => {
        const names = [`Player ${2 * place + 1}`, `Player ${2 * place + 2}`];
        const seated = names.map((name, deck) => seat(this.client, this.victim.adminKey, name, deck));
        return new Table(this.client, this.journal, this.chance.fork(), await Promise.all(seated), leagueId);
      }),
    );
  }

  private async strikeAll(): Promise<void> {
    for (const trouble of this.plan()) {
      this.tell('plays');
      await this.work();
      const begun = performance.now();
      await this.victim.strike(trouble, this.chance);
      this.recoveries.push(Math.round(performance.now() - begun));
      this.struck.push(trouble);
    }
  }

  /** A strike proves something only if its victim is at work: on a slow machine it waits for a sign of life. */
  private async work(): Promise<void> {
    const { promised } = this.journal;
    const before = promised.length;
    const deadline = performance.now() + WORKS_WITHIN_MS;
    await delay(this.chance.between(UPTIME_MS.low, UPTIME_MS.high));
    while (promised.length === before && performance.now() < deadline) await delay(50);
  }

  private plan(): readonly Trouble[] {
    const { setup, kills, postgres = 0, redis = 0 } = this.options;
    const many = (count: number, trouble: () => Trouble) => Array.from({ length: count }, trouble);
    return this.chance.shuffled([
      ...many(kills, () => this.chance.pick(LIKELY[setup]) ?? 'server'),
      ...many(postgres, () => 'postgres'),
      ...many(redis, () => 'redis'),
    ]);
  }

  private tell(stage: string): void {
    const { promised } = this.journal;
    this.options.onProgress?.({ troubles: this.struck.length, acknowledged: promised.length, stage });
  }

  private report(checked: Checked | null, faults: readonly string[]): ChaosReport {
    const { promised, retried, recovered } = this.journal;
    const sorted = this.recoveries.toSorted((a, b) => a - b);
    const times = TROUBLES.map((trouble) => [trouble, this.struck.filter((each) => each === trouble).length] as const);
    return {
      setup: this.options.setup,
      seed: this.options.seed,
      troubles: Object.fromEntries(times.filter(([, count]) => count > 0)),
      acknowledged: promised.length,
      retried,
      recovered,
      recoveryMs: { median: sorted[sorted.length >> 1] ?? 0, max: sorted.at(-1) ?? 0 },
      checked,
      faults,
      dataFolder: faults.length === 0 ? null : this.victim.dataFolder,
    };
  }
}
