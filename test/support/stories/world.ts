/**
 * A club that plays with Kifu: an API process and a worker on one database, two players, a judge, a head judge and an
 * organiser. Everybody acts by the typed client with a key of their own.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { answered, type KifuClient, kifuClient } from '../../../src/client/index.js';
import { type Caller, callerAt } from '../caller.js';
import { freshDatabase } from '../database.js';
import { FORMAT, GAME, seatedPlayer } from '../players.js';
import { freePort, run, runBuilt, type Running, until } from '../processes.js';
import { importRiddles, riddlesDeck } from '../riddles.js';

export interface Person {
  readonly id: string;
  readonly key: string;
  readonly client: KifuClient;
}

export interface Player extends Person {
  /** With nothing but cards that the engine carries out. */
  readonly deckId: string;
  /** With cards without scripts: players say what they do. */
  readonly riddlesId: string;
}

export interface World {
  /** For requests that no story is about. */
  readonly caller: Caller;
  readonly url: string;
  readonly database: string;
  readonly admin: KifuClient;
  readonly organiser: KifuClient;
  readonly abe: Player;
  readonly bea: Player;
  /** The judge of all seasons. */
  readonly judge: Person;
  readonly headJudge: Person;
  /** A new league; its id. */
  season(name: string): Promise<string>;
  /** `npm run rebuild -- all`, beside the running processes. */
  rebuild(): Promise<void>;
  /** What went wrong in the processes so far, line by line. */
  errors(): readonly string[];
  close(): Promise<void>;
}

const ADMIN_KEY = `kifu_storytellers0000_${'s'.repeat(43)}`;
const SECRETS_KEY = Buffer.alloc(32, 'story').toString('base64');
const LEVELS = ['"level":"error"', '"level":"fatal"'];

export async function openWorld(): Promise<World> {
  const database = await freshDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'kifu-stories-'));
  const [port, health] = [await freePort(), await freePort()];
  const shared = { DATABASE_URL: database.url, KIFU_SECRETS_KEY: SECRETS_KEY, KIFU_DATA: folder };
  const env = { ...shared, KIFU_ADMIN_KEY: ADMIN_KEY, PORT: String(port), RATE_LIMIT_PER_MINUTE: '0' };
  const api = runBuilt('main', env);
  const worker = runBuilt('worker', { ...shared, WORKER_HEALTH_PORT: String(health) });
  const url = `http://127.0.0.1:${port}`;
  // The key is taken after the API has begun to listen.
  await until(api, 'API', () => isGood(`${url}/v1/leagues`));
  await until(worker, 'worker', () => isGood(`http://127.0.0.1:${health}/health/ready`));
  return {
    ...(await settle(url)),
    url,
    database: database.url,
    rebuild: () => rebuild(shared),
    errors: () => [api, worker].flatMap(errorsOf),
    close: async () => {
      for (const running of [api, worker]) running.process.kill('SIGTERM');
      await Promise.all([api.ended, worker.ended]);
      await database.close();
      await rm(folder, { recursive: true });
    },
  };
}

type Settled = Omit<World, 'url' | 'database' | 'rebuild' | 'errors' | 'close'>;

async function settle(url: string): Promise<Settled> {
  const caller = callerAt(url, ADMIN_KEY);
  const as = (key: string): KifuClient => kifuClient({ url, key });
  const admin = as(ADMIN_KEY);
  await importRiddles(admin);
  const { key } = await answered(admin.POST('/v1/keys', { body: { role: 'organiser' } }));
  const organiser = as(key);
  const person = async (name: string): Promise<Person> => {
    const { id, key } = await answered(organiser.POST('/v1/players', { body: { name } }));
    return { id, key, client: as(key) };
  };
  const [judge, headJudge] = [await person('Jo'), await person('Hedda')];
  const abe = await player(caller, as, 'Abe', 0);
  const bea = await player(caller, as, 'Bea', 1);
  const season = async (name: string): Promise<string> => {
    const league = await answered(organiser.POST('/v1/leagues', { body: { name, game: GAME, format: FORMAT } }));
    for (const [role, { id }] of [['judge', judge] as const, ['head-judge', headJudge] as const]) {
      const path = { id: league.id, playerId: id, role };
      await answered(organiser.PUT('/v1/leagues/{id}/roles/{playerId}/{role}', { params: { path } }));
    }
    return league.id;
  };
  return { caller, admin, organiser, abe, bea, judge, headJudge, season };
}

async function player(caller: Caller, as: (key: string) => KifuClient, name: string, deck: number): Promise<Player> {
  const { id, key, deckId } = await seatedPlayer(caller, name, deck);
  const { cards, ...about } = await riddlesDeck();
  const riddles = await answered(as(key).POST('/v1/decks', { body: { ...about, cards: [...cards] } }));
  return { id, key, client: as(key), deckId, riddlesId: riddles.id };
}

async function rebuild(env: Readonly<Record<string, string>>): Promise<void> {
  const running = run(process.execPath, ['dist/rebuild.main.js', 'all'], env);
  const code = await running.ended;
  if (code !== 0) throw new Error(`the rebuild ended with ${code}:\n${running.out()}\n${running.err()}`);
}

const isGood = (url: string): Promise<boolean> =>
  fetch(url, { headers: { authorization: `Bearer ${ADMIN_KEY}` } }).then(
    ({ ok }) => ok,
    () => false, // Not listening yet.
  );

const errorsOf = ({ err }: Running): readonly string[] =>
  err()
    .split('\n')
    .filter((line) => LEVELS.some((level) => line.includes(level)));
