/**
 * Sends every shape to the service, one after the other, from every role in turn, and finds those that hold its event
 * loop or its memory for too long. The machine may be busy with something else: a shape is at fault when it exceeds
 * every time that it is sent again alone, by more than nothing at all does at that moment.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { callerAt } from '../caller.js';
import { type Document } from '../fuzz/values.js';
import { createMatch, dice, FORMAT, GAME, seatedPlayer, step, type TestPlayer } from '../players.js';
import { bombs, fullest } from './bodies.js';
import { fillTables } from './large.js';
import { bodyShapes, headShapes, type IdOf, READS, readShapes, type Shape } from './shapes.js';
import { startWatched, type Watched } from './watched.js';

/** The largest body that is no file. */
const BYTES_MAX = 1_000_000;
const HELD_MS_MAX = 50;
const RSS_BYTES_MAX = 512 * 1024 * 1024;
const ANSWER_BYTES_MAX = 65_536;
const AGAIN = 6;
/** What nothing at all costs is measured as long as a request takes, or a little longer. */
const IDLE_MS = 60;
/** The first requests find code that no machine has compiled yet. */
const WARM_UP = 300;

export interface SlowReport {
  readonly shapes: number;
  readonly statuses: Readonly<Record<string, number>>;
  /** The longest times that hold after all, the longest first. */
  readonly longest: readonly string[];
  readonly rssMiBMost: number;
  readonly faults: readonly string[];
}

export interface SlowOptions {
  /** A part of `<operation>: <name of the shape>`: others are left out. */
  readonly only?: string;
  readonly onProgress?: (sent: number, all: number) => void;
}

export async function findSlow({ only = '', onProgress }: SlowOptions): Promise<SlowReport> {
  const service = await startWatched();
  try {
    const { keys, idOf } = await world(service);
    const document = (await (await fetch(`${service.url}/docs/openapi.json`)).json()) as Document;
    const body = [...bombs(BYTES_MAX), ...fullest];
    const all = [
      ...readShapes(document, idOf, GAME),
      ...bodyShapes(document, body, idOf),
      ...headShapes(document, idOf),
    ];
    const shapes = all.filter(({ operation, name }) => `${operation}: ${name}`.includes(only));
    const search = new Search(service, keys);
    for (const shape of shapes.filter(({ name }) => !name.startsWith(READS)).slice(0, WARM_UP))
      await search.send(shape, keys[0] ?? null);
    for (const [at, shape] of shapes.entries()) {
      await search.look(shape, at);
      onProgress?.(at + 1, shapes.length);
    }
    return search.report();
  } finally {
    await service.stop();
  }
}

class Search {
  private shapes = 0;
  private rssBytesMost = 0;
  private readonly statuses: Record<string, number> = {};
  private readonly longest: { readonly ms: number; readonly what: string }[] = [];
  private readonly faults: string[] = [];

  constructor(
    private readonly service: Watched,
    private readonly keys: readonly (string | null)[],
  ) {}

  /** Once, and where that took too long, again until it does not. */
  async look(shape: Shape, at: number): Promise<void> {
    const key = this.keys[at % this.keys.length] ?? null;
    let status = 0;
    const { heldMs, rssBytes } = await this.service.watch(async () => {
      status = await this.send(shape, key);
    });
    this.shapes += 1;
    this.statuses[status] = (this.statuses[status] ?? 0) + 1;
    const what = `${shape.operation}: ${shape.name} (role ${at % this.keys.length}, ${status})`;
    if (rssBytes > RSS_BYTES_MAX && this.rssBytesMost <= RSS_BYTES_MAX) {
      this.faults.push(`${what}: ${Math.round(rssBytes / 1024 / 1024)} MiB`);
    }
    this.rssBytesMost = Math.max(this.rssBytesMost, rssBytes);
    const least = heldMs > HELD_MS_MAX ? await this.again(shape, key, heldMs) : heldMs;
    this.longest.push({ ms: least, what });
    if (least > HELD_MS_MAX) this.faults.push(`${what}: ${Math.round(least)} ms`);
    if (status >= 500 && status !== 503) this.faults.push(`${what}: ${status}`);
  }

  /** The least that it took, without what the machine takes at that moment. */
  private async again(shape: Shape, key: string | null, first: number): Promise<number> {
    let least = first;
    for (let time = 0; time < AGAIN && least > HELD_MS_MAX; time += 1) {
      const idle = await this.service.watch(() => delay(IDLE_MS));
      const { heldMs, cpuMs } = await this.service.watch(async () => void (await this.send(shape, key)));
      least = Math.min(least, Math.max(0, heldMs - idle.heldMs), cpuMs);
    }
    return least;
  }

  async send({ operation, name, method, path, headers, body }: Shape, key: string | null): Promise<number> {
    const sent = { ...(key !== null && { authorization: `Bearer ${key}` }), ...headers };
    const response = await fetch(`${this.service.url}${path}`, {
      method,
      headers: sent,
      ...(body !== undefined && method !== 'GET' && { body: body() }),
    });
    if (response.headers.get('content-type') === 'text/event-stream') {
      await response.body?.cancel();
      return response.status;
    }
    const bytes = (await response.arrayBuffer()).byteLength;
    if (response.status >= 400 && bytes > ANSWER_BYTES_MAX)
      this.faults.push(`${operation}: ${name}: answers ${bytes} bytes`);
    return response.status;
  }

  report(): SlowReport {
    const longest = this.longest.toSorted((left, right) => right.ms - left.ms).slice(0, 15);
    return {
      shapes: this.shapes,
      statuses: this.statuses,
      longest: longest.map(({ ms, what }) => `${Math.round(ms)} ms ${what}`),
      rssMiBMost: Math.round(this.rssBytesMost / 1024 / 1024),
      faults: this.faults,
    };
  }
}

const ROLES = ['organiser', 'head-judge', 'judge', 'scorekeeper', 'spectator'];

/** A match under way, a case of it, and a key of every role. */
async function world({
  url,
  adminKey,
  dataFolder,
}: Watched): Promise<{ keys: readonly (string | null)[]; idOf: IdOf }> {
  const api = callerAt(url, adminKey);
  const players = [await seatedPlayer(api, 'Abe', 0), await seatedPlayer(api, 'Bea', 1)];
  const { id, games } = await createMatch(api, players);
  const gameId = games[0]?.id ?? '';
  for (let count = 0; count < 12; count += 1) await step(api, gameId, players, dice(count));
  const leagueId = idIn((await api.call('POST', '/v1/leagues', { name: 'Large', game: GAME, format: FORMAT })).body);
  await fillTables(dataFolder, leagueId);
  const caseId = idIn(
    await made(api, '/v1/cases', { gameId, step: 3, claim: 'A rule', text: 'It was forgotten.' }, players),
  );
  const issued = await Promise.all(ROLES.map((role) => api.call('POST', '/v1/keys', { role })));
  const keys = issued.map(({ body }) => (body as { key: string }).key);
  const [first] = players;
  const ids: Readonly<Record<string, string>> = {
    games: gameId,
    matches: id,
    cases: caseId,
    leagues: leagueId,
    players: first?.id ?? '',
    decks: first?.deckId ?? '',
  };
  return {
    keys: [adminKey, null, ...players.map(({ key }) => key), ...keys],
    idOf: (path, name) => (name === 'proposal' ? '1' : (ids[/v1\/([a-z-]+)/.exec(path)?.[1] ?? ''] ?? NOBODY)),
  };
}

const NOBODY = '0193a5a0-6f6b-7c3e-9d5a-1f2e3d4c5b6a';

const made = async (
  api: ReturnType<typeof callerAt>,
  path: string,
  body: object,
  [player]: readonly TestPlayer[],
): Promise<unknown> => (await api.call('POST', path, body, player?.key)).body;

const idIn = (body: unknown): string => (body as { readonly id: string }).id;
