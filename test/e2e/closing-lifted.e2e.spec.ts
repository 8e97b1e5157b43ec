/**
 * Goal: no crash loses what staff has lifted. Method: the API and the worker are processes of their own; both are
 * killed after the act is recorded, and the next worker carries it out.
 */
import { randomBytes } from 'node:crypto';
import { afterEach, expect, it } from 'vitest';
import { type Caller, callerAt } from '../support/caller.js';
import { freshDatabase } from '../support/database.js';
import { eventually } from '../support/ledger.js';
import { createMatch, seatedPlayer } from '../support/players.js';
import { freePort, runBuilt, type Running, until } from '../support/processes.js';

const started: Running[] = [];

afterEach(() => {
  for (const { process: child } of started.splice(0)) child.kill('SIGKILL');
});

it('a game continues although the API and the worker were killed before', async () => {
  const database = await freshDatabase();
  const [port, workerPort] = [await freePort(), await freePort()];
  const adminKey = `kifu_${'a'.repeat(16)}_${'b'.repeat(43)}`;
  const env = {
    ...{ DATABASE_URL: database.url, PORT: String(port), WORKER_HEALTH_PORT: String(workerPort) },
    ...{ KIFU_ADMIN_KEY: adminKey, KIFU_SECRETS_KEY: randomBytes(32).toString('base64') },
  };
  const begin = async (entry: 'main' | 'worker'): Promise<Running> => {
    const running = runBuilt(entry, env);
    started.push(running);
    const at = `http://127.0.0.1:${entry === 'main' ? port : workerPort}/health/ready`;
    await until(running, `ready ${entry}`, () => fetch(at).then(isOk, () => false));
    return running;
  };
  const kill = async ({ process: child, ended }: Running): Promise<void> => {
    child.kill('SIGKILL');
    await ended;
  };
  const api: Caller = callerAt(`http://127.0.0.1:${port}`, adminKey);
  const [main, worker] = [await begin('main'), await begin('worker')];
  const players = [await seatedPlayer(api, 'Abe', 0), await seatedPlayer(api, 'Bea', 1)];
  const { id, games } = await createMatch(api, players);
  const whenGameIs = (status: string) =>
    eventually(`the game to be ${status}`, async () => {
      const { body } = await api.call('GET', `/v1/games/${games[0]?.id ?? ''}`);
      return (body as { status: string }).status === status ? true : null;
    });
  await api.call('POST', `/v1/matches/${id}/closings`, { kind: 'mistake', reason: 'Wrong round' });
  await whenGameIs('ended');
  await kill(worker);
  const lifted = await api.call('POST', `/v1/matches/${id}/reopenings`, { reason: 'It was the right one' });
  expect(lifted).toMatchObject({ status: 200, body: { status: 'running', closing: null } });
  await kill(main);
  await begin('main');
  await whenGameIs('ended');
  await begin('worker');
  await whenGameIs('running');
  const { key } = players[0] ?? { key: '' };
  expect((await api.call('POST', `/v1/games/${games[0]?.id ?? ''}/concede`, {}, key)).status).toBe(200);
  await eventually('the match to end as it was played', async () => {
    const { body } = await api.call('GET', `/v1/matches/${id}`);
    const match = body as { status: string; winners: readonly string[] };
    return match.status === 'ended' && match.winners.join() === 'p2' ? true : null;
  });
  for (const running of started.splice(0)) await kill(running);
  await database.close();
});

const isOk = ({ ok }: Response): boolean => ok;
