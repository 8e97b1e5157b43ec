/** Holds Kifu to its promises, once it is left alone. */
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { Feed } from '../../../src/platform/event-store/index.js';
import { type WebhookReceiver } from '../webhook-receiver.js';
import { callFaults } from './calls.js';
import { recordFaults, type Recorded } from './check-record.js';
import type { Journal } from './journal.js';
import type { PatientClient } from './patient-client.js';
import { leftovers, type Victim } from './victim.js';

export interface Checked {
  readonly matches: number;
  readonly games: number;
  readonly events: number;
  /** Positions of the ledger, all streams together. */
  readonly ledger: number;
  readonly jobsCompleted: number;
  /** Calls of webhooks; some events are delivered more than once. */
  readonly calls: number;
  /** How long background work took to catch up after the last kill. */
  readonly convergedAfterMs: number;
}

interface Jobs {
  readonly effects: readonly { readonly effect: string; readonly counts: Readonly<Record<string, number>> }[];
  readonly dead: readonly unknown[];
}

interface Listing {
  readonly items: readonly { readonly id: string; readonly status: string }[];
  readonly next: string | null;
}

/** As long as work gets less, however slowly, nothing is stuck. */
const STUCK_AFTER_MS = 90_000;

export interface Ran {
  readonly victim: Victim;
  readonly client: PatientClient;
  readonly journal: Journal;
  readonly receiver: WebhookReceiver;
  readonly leagueId: string;
}

export async function checkPromises({
  victim,
  client,
  journal,
  receiver,
  leagueId,
}: Ran): Promise<{ readonly checked: Checked; readonly faults: readonly string[] }> {
  const get = <Body>(path: string): Promise<Body> => client.ask({ method: 'GET', path, apiKey: victim.adminKey });
  const begun = performance.now();
  const { faults, recorded } = await recordFaults(client, journal, victim.adminKey);
  const derived = new Derived(get, recorded, leagueId);

  faults.push(...(await derived.converge()));
  const convergedAfterMs = Math.round(performance.now() - begun);
  faults.push(...(await derived.listingFaults(journal)), ...(await callFaults(receiver, recorded)));

  const before = await derived.everything();
  await victim.command('dist/rebuild.main.js', 'all');
  const after = await derived.everything();
  for (const [what, text] of before) {
    if (what.endsWith('/replay') && !text.startsWith('{"format":"kifu-replay/'))
      faults.push(`there is no ${what}: ${text}`);
    if (after.get(what) !== text) faults.push(`${what} is not what a rebuild from the log gives`);
  }

  const ledger = await ledgerOf(await victim.databaseUrl());
  faults.push(...ledger.faults);
  const jobs = await derived.jobs();
  const checked = {
    matches: journal.matches.size,
    games: recorded.length,
    events: recorded.reduce((sum, { events }) => sum + events, 0),
    ledger: ledger.events,
    jobsCompleted: jobs.effects.reduce((sum, { counts }) => sum + (counts['completed'] ?? 0), 0),
    calls: receiver.calls.length,
    convergedAfterMs,
  };

  const codes = await victim.stop();
  if (codes.some((code) => code !== 0)) faults.push(`asked to end, Kifu ended with ${codes.join(', ')}`);
  const left = await leftovers(victim.dataFolder);
  if (left.length > 0) faults.push(`processes were left behind: ${left.join(', ')}`);
  return { checked, faults };
}

/** What workers make of the log: replays, statistics, standings, the listing of matches. */
class Derived {
  constructor(
    private readonly get: <Body>(path: string) => Promise<Body>,
    private readonly recorded: readonly Recorded[],
    private readonly leagueId: string,
  ) {}

  jobs(): Promise<Jobs> {
    return this.get('/v1/jobs');
  }

  /** Waits until every ended game is replayed and counted, and no job is under way. */
  async converge(): Promise<readonly string[]> {
    let least = Infinity;
    let deadline = 0;
    for (;;) {
      const [jobs, missing] = [await this.jobs(), await this.missing()];
      if (jobs.dead.length > 0) return [`dead letters: ${JSON.stringify(jobs.dead)}`];
      const busy = jobs.effects.filter(({ counts }) => underWay(counts) > 0);
      const left = busy.reduce((sum, { counts }) => sum + underWay(counts), missing.length);
      if (left === 0) return [];
      if (left < least) [least, deadline] = [left, performance.now() + STUCK_AFTER_MS];
      if (performance.now() > deadline)
        return [...busy.map(({ effect, counts }) => `${effect}: ${underWay(counts)}`), ...missing].map(
          (what) => `nothing got less for a long while, ${what}`,
        );
      await delay(250);
    }
  }

  private async missing(): Promise<readonly string[]> {
    const { items } = await this.get<{ items: readonly { games: number }[] }>(
      `/v1/statistics?league=${this.leagueId}&withoutTurns=true`,
    );
    const counted = items[0]?.games ?? 0;
    const { standings } = await this.get<{ standings: readonly { played: number }[] }>(this.standings());
    const seats = standings.reduce((sum, { played }) => sum + played, 0);
    const matches = new Set(this.recorded.map(({ matchId }) => matchId)).size;
    const games = this.recorded.length;
    return [
      ...(counted === games ? [] : [`statistics count ${counted} of ${games} games`]),
      ...(seats === 2 * matches ? [] : [`standings count ${seats} of ${2 * matches} seats`]),
    ];
  }

  async listingFaults({ matches }: Journal): Promise<readonly string[]> {
    const listed: string[] = [];
    const faults: string[] = [];
    for (let path: string | null = '/v1/matches?limit=100'; path !== null;) {
      const page: Listing = await this.get(path);
      listed.push(...page.items.map(({ id }) => id));
      faults.push(
        ...page.items.filter(({ status }) => status !== 'ended').map(({ id }) => `match ${id} is not listed as ended`),
      );
      path = page.next;
    }
    const unknown = listed.filter((id) => !matches.has(id));
    const unlisted = [...matches].filter((id) => !listed.includes(id));
    faults.push(...unknown.map((id) => `match ${id} was created, but not confirmed to anybody`));
    faults.push(...unlisted.map((id) => `match ${id} is not listed`));
    return faults;
  }

  /** All that is derived, as text, to be compared with what a rebuild gives. */
  async everything(): Promise<ReadonlyMap<string, string>> {
    const matches = [...new Set(this.recorded.map(({ matchId }) => matchId))];
    const paths = [
      '/v1/statistics',
      this.standings(),
      '/v1/matches?limit=100',
      ...this.recorded.map(({ gameId }) => `/v1/games/${gameId}/replay`),
      ...matches.map((id) => `/v1/matches/${id}/replay`),
    ];
    const texts = new Map<string, string>();
    for (const path of paths) texts.set(path, JSON.stringify(await this.get(path)));
    return texts;
  }

  private standings(): string {
    return `/v1/leagues/${this.leagueId}/standings`;
  }
}

const underWay = (counts: Readonly<Record<string, number>>): number =>
  ['waiting', 'active', 'retrying'].reduce((sum, state) => sum + (counts[state] ?? 0), 0);

/** Behind the API: the one order of all events has every event once, without a gap, and its roots follow. */
async function ledgerOf(
  connectionString: string,
): Promise<{ readonly events: number; readonly faults: readonly string[] }> {
  const pool = new pg.Pool({ connectionString, max: 2 });
  const feed = new Feed(pool);
  try {
    const verified = await feed.verify();
    if (!verified.ok) return { events: 0, faults: [`the ledger is wrong: ${JSON.stringify(verified)}`] };
    const { rows } = await pool.query<{ events: string; inbox: string }>(
      'select (select count(*) from es.events) as events, (select count(*) from es.inbox) as inbox',
    );
    const { events, inbox } = rows[0] ?? {};
    const complete = Number(events) === verified.events && inbox === '0';
    const fault = `the ledger has ${verified.events} of ${events} events; ${inbox} wait`;
    return { events: verified.events, faults: complete ? [] : [fault] };
  } finally {
    await feed.close();
    await pool.end();
  }
}
