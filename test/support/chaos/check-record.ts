/** The record against the clients' journal: everything acknowledged once, nothing else, and all of it verifiable. */
import type { Journal, Promised } from './journal.js';
import type { PatientClient } from './patient-client.js';

export interface Recorded {
  readonly gameId: string;
  readonly matchId: string;
  readonly events: number;
}

interface SeenEvent {
  readonly version: number;
  readonly type: string;
  readonly hash: string;
  readonly metadata?: { readonly commandId?: string };
}

interface Page {
  readonly items: readonly SeenEvent[];
  readonly next: string | null;
}

interface Audit {
  readonly ok: boolean;
  readonly chain: { readonly events: number; readonly head: string | null };
}

/** How many requests are sent once more, long after their acknowledgement. */
const ASKED_AGAIN = 50;

export async function recordFaults(
  client: PatientClient,
  journal: Journal,
  apiKey: string,
): Promise<{ readonly faults: string[]; readonly recorded: readonly Recorded[] }> {
  const get = <Body>(path: string): Promise<Body> => client.ask({ method: 'GET', path, apiKey });
  const faults = await repeatFaults(client, journal);
  const byGame = grouped(journal.promised, ({ gameId }) => gameId);
  const recorded: Recorded[] = [];
  for (const matchId of journal.matches) {
    const { games } = await get<{ games: readonly { id: string }[] }>(`/v1/matches/${matchId}`);
    for (const { id: gameId } of games) {
      const events = await eventsOf(get, gameId);
      recorded.push({ gameId, matchId, events: events.length });
      const audit = await get<Audit>(`/v1/games/${gameId}/audit`);
      faults.push(
        ...[...gameFaults(events, byGame.get(gameId) ?? []), ...auditFaults(events, audit)].map(
          (fault) => `game ${gameId}: ${fault}`,
        ),
      );
      byGame.delete(gameId);
    }
  }
  faults.push(...[...byGame.keys()].map((gameId) => `game ${gameId} was played, but belongs to no match`));
  return { faults, recorded };
}

/** A request that is sent once more, even now, gets the answer that it got then, and changes nothing. */
async function repeatFaults(client: PatientClient, { promised }: Journal): Promise<string[]> {
  const faults: string[] = [];
  const every = Math.max(1, Math.floor(promised.length / ASKED_AGAIN));
  for (const [place, { key, version, hash, request }] of promised.entries()) {
    if (place % every !== 0) continue;
    const reply = await client.send({ method: 'POST', ...request, idempotencyKey: key });
    const again = JSON.parse(reply.text) as { readonly version?: number; readonly hash?: string };
    if (!reply.replayed || again.version !== version || again.hash !== hash) {
      faults.push(
        `asked again for ${key} (version ${version}), Kifu answered ${reply.status} ${reply.text.slice(0, 200)}`,
      );
    }
  }
  return faults;
}

async function eventsOf(get: (path: string) => Promise<Page>, gameId: string): Promise<readonly SeenEvent[]> {
  const events: SeenEvent[] = [];
  for (let path: string | null = `/v1/games/${gameId}/events?as=everything&limit=500`; path !== null;) {
    const page: Page = await get(path);
    events.push(...page.items);
    path = page.next;
  }
  return events;
}

/** Commands in the record against those acknowledged, one to one: none lost, none twice, none unknown. */
function gameFaults(events: readonly SeenEvent[], promised: readonly Promised[]): readonly string[] {
  const faults: string[] = [];
  const commands = events.filter(({ type }) => type === 'ActionTaken' || type === 'Conceded');
  const byKey = grouped(commands, ({ metadata }) => metadata?.commandId ?? 'no key');
  for (const { key, version, hash } of promised) {
    const found = byKey.get(key) ?? [];
    byKey.delete(key);
    if (found.length !== 1)
      faults.push(`what was acknowledged as version ${version} is recorded ${found.length} times`);
    // The end of the game is recorded with the command that led to it, and then it is the version acknowledged.
    const [command] = found;
    const last = events.findLast(({ metadata }) => metadata?.commandId === key);
    if (command !== undefined && last !== undefined && (last.version !== version || last.hash !== hash)) {
      faults.push(`acknowledged as version ${version} ${hash}, recorded as version ${last.version} ${last.hash}`);
    }
  }
  faults.push(...[...byKey].map(([key, [first]]) => `version ${first?.version} (${key}) was never acknowledged`));
  if (events.at(-1)?.type !== 'GameEnded') faults.push('it has not ended');
  return faults;
}

function auditFaults(events: readonly SeenEvent[], audit: Audit): readonly string[] {
  if (!audit.ok) return [`the audit found ${JSON.stringify(audit)}`];
  const agrees = audit.chain.events === events.length && audit.chain.head === events.at(-1)?.hash;
  return agrees ? [] : ['the audited chain is not the one that was read'];
}

function grouped<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group === undefined) groups.set(keyOf(item), [item]);
    else group.push(item);
  }
  return groups;
}
