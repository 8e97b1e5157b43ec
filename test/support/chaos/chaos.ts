/**
 * Kifu under load, killed at random moments again and again, and afterwards held to every promise that it made in
 * between. `npm run chaos` and the crash test run the same.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { Chance } from './chance.js';
import { type Checked, checkPromises } from './check.js';
import { Journal } from './journal.js';
import { PatientClient } from './patient-client.js';
import { openLeague, seat, Table } from './table.js';
import { type Target, TARGETS, Victim } from './victim.js';

export interface ChaosOptions {
  /** How often something is killed; a server dies every time, if only for lack of its database. */
  readonly kills: number;
  readonly seed: number;
  readonly tables?: number;
  readonly onProgress?: (progress: Progress) => void;
}

export interface Progress {
  readonly kills: number;
  readonly acknowledged: number;
  readonly stage: string;
}

export interface ChaosReport {
  readonly seed: number;
  readonly kills: Readonly<Record<Target, number>>;
  /** Kills that hit a server which was still starting. */
  readonly whileStarting: number;
  readonly acknowledged: number;
  readonly retried: number;
  readonly recovered: number;
  readonly startMs: { readonly median: number; readonly max: number };
  readonly checked: Checked | null;
  /** What is not as it was promised; none: Kifu may be killed. */
  readonly faults: readonly string[];
  /** Where the data was left for whoever looks into the faults; null when it was taken away. */
  readonly dataFolder: string | null;
}

const TABLES = 6;
const UPTIME_MS = { low: 200, high: 2_200 };
const START_MS = { low: 50, high: 1_500 };
/** How often a server is not even allowed to finish its start. */
const DIES_STARTING = 0.15;
/** Weights, in the order of TARGETS. */
const LIKELY: readonly Target[] = [
  'server',
  'server',
  'server',
  'server and database',
  'server and database',
  'database',
];

export async function runChaos(options: ChaosOptions): Promise<ChaosReport> {
  const victim = await Victim.make();
  try {
    const run = new Run(victim, options);
    const report = await run.toTheEnd();
    if (report.faults.length === 0) await victim.remove();
    return report;
  } catch (error) {
    await victim.remove();
    throw error;
  }
}

class Run {
  private readonly chance: Chance;
  private readonly journal = new Journal();
  private readonly client: PatientClient;
  private readonly kills = Object.fromEntries(TARGETS.map((target) => [target, 0])) as Record<Target, number>;
  private readonly starts: number[] = [];
  private whileStarting = 0;

  constructor(
    private readonly victim: Victim,
    private readonly options: ChaosOptions,
  ) {
    this.chance = new Chance(options.seed);
    this.client = new PatientClient(victim.url, this.journal);
  }

  async toTheEnd(): Promise<ChaosReport> {
    await this.start();
    const leagueId = await openLeague(this.client, this.victim.adminKey);
    const tables = await this.setTables(leagueId);
    const playing = Promise.all(tables.map((table) => table.play()));
    // Whoever gives up ends the run; it must not go by unnoticed until all kills are done.
    await Promise.race([this.killAll(), playing]);
    this.tell('matches end');
    for (const table of tables) table.close();
    await playing;
    this.tell('promises are checked');
    const { checked, faults } = await checkPromises(this.victim, this.client, this.journal, leagueId);
    return this.report(checked, [...this.journal.wrong, ...faults]);
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

  private async killAll(): Promise<void> {
    for (let kills = 0; kills < this.options.kills; kills += 1) {
      this.tell('plays', kills);
      await delay(this.chance.between(UPTIME_MS.low, UPTIME_MS.high));
      const target = this.chance.pick(LIKELY) ?? 'server';
      await this.victim.kill(target);
      this.kills[target] += 1;
      if (kills + 1 < this.options.kills && this.chance.happens(DIES_STARTING)) {
        await this.killStarting();
        kills += 1;
      }
      await this.start();
    }
  }

  private async killStarting(): Promise<void> {
    this.victim.spawn();
    await delay(this.chance.between(START_MS.low, START_MS.high));
    await this.victim.kill('server');
    this.kills.server += 1;
    this.whileStarting += 1;
  }

  private async start(): Promise<void> {
    const begun = performance.now();
    this.victim.spawn();
    await this.victim.ready();
    this.starts.push(Math.round(performance.now() - begun));
  }

  private tell(stage: string, kills = this.options.kills): void {
    this.options.onProgress?.({ kills, acknowledged: this.journal.promised.length, stage });
  }

  private report(checked: Checked | null, faults: readonly string[]): ChaosReport {
    const { promised, retried, recovered } = this.journal;
    const sorted = this.starts.toSorted((a, b) => a - b);
    return {
      seed: this.options.seed,
      kills: this.kills,
      whileStarting: this.whileStarting,
      acknowledged: promised.length,
      retried,
      recovered,
      startMs: { median: sorted[sorted.length >> 1] ?? 0, max: sorted.at(-1) ?? 0 },
      checked,
      faults,
      dataFolder: faults.length === 0 ? null : this.victim.dataFolder,
    };
  }
}
