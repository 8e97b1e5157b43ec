/**
 * What deadlines promise, whatever keeps the jobs: time that has ended is recorded, once, through crashes and losses.
 */
import { NestFactory } from '@nestjs/core';
import { type INestApplicationContext } from '@nestjs/common';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { AppModule } from '../../../src/app.module.js';
import { ClockSchedule } from '../../../src/modules/clocks/index.js';
import { readConfig } from '../../../src/platform/config/index.js';
import { DatabaseSettings } from '../../../src/platform/database/index.js';
import { EventStore, type StoredEvent } from '../../../src/platform/event-store/index.js';
import { Queues } from '../../../src/platform/queue/index.js';
import { SECRETS_KEY, serveKifu, type TestApi } from '../../support/api.js';
import { eventually } from '../../support/ledger.js';
import { createMatch, dice, seatedPlayer, step, type TestPlayer } from '../../support/players.js';
import { settableClock, type SetClock } from '../../support/time.js';

const FAST: Partial<ClockSchedule> = { lookEveryMs: 50, queueSeconds: 0.2 };
const TIMING = { bank: { seconds: 600, incrementSeconds: 0 } };

export function describeDeadlines(name: string, queue: () => Promise<Readonly<Record<string, string>>>): void {
  describe(`deadlines with jobs on ${name}`, () => {
    let api: TestApi;
    let players: readonly TestPlayer[];
    let env: Readonly<Record<string, string>>;
    let clock: SetClock;
    const workers: INestApplicationContext[] = [];

    beforeAll(async () => {
      clock = settableClock();
      env = await queue();
      api = await serveKifu('api', env);
      players = [await seatedPlayer(api, 'Abe', 0), await seatedPlayer(api, 'Bea', 1)];
    });
    afterEach(async () => {
      await Promise.all(workers.splice(0).map((worker) => worker.close()));
    });
    afterAll(async () => {
      await api.close();
      clock.restore();
    });

    const startWorker = async (): Promise<INestApplicationContext> => {
      const { url } = api.app.get(DatabaseSettings);
      const config = readConfig({ ...env, KIFU_SECRETS_KEY: SECRETS_KEY, DATABASE_URL: url }, 'worker');
      const worker = await NestFactory.createApplicationContext(AppModule.of(config), { logger: ['error'] });
      Object.assign(worker.get(ClockSchedule, { strict: false }), FAST);
      workers.push(worker);
      return worker;
    };
    const begin = async (timing: object = TIMING) => {
      const { id, games } = await createMatch(api, players, { timing });
      return { matchId: id, gameId: games[0]?.id ?? '' };
    };
    const events = (gameId: string): Promise<readonly StoredEvent[]> => api.app.get(EventStore).read(gameId);
    const ended = (gameId: string) =>
      eventually('the end of the game', async () => {
        const found = await events(gameId);
        return found.some(({ type }) => type === 'GameEnded') ? found : null;
      });
    const endsOf = (found: readonly StoredEvent[]) =>
      found.map(({ type }) => type).filter((type) => type === 'TimeExpired' || type === 'GameEnded');
    const givenToQueue = (worker: INestApplicationContext, gameId: string) =>
      eventually('the job', async () => {
        const retrying = await worker.get(Queues).list('retrying', 100);
        return retrying.find(({ id }) => id.startsWith(`time-${gameId}`)) ?? null;
      });

    it('end a game when the time of a seat is over, and the match with it', async () => {
      const { gameId, matchId } = await begin();
      await startWorker();
      await step(api, gameId, players, dice(3));
      const { deadline } = (await api.call('GET', `/v1/games/${gameId}/clock`)).body as { deadline: string };
      clock.advance(601);
      const found = await ended(gameId);
      expect(found.at(-2)).toMatchObject({ type: 'TimeExpired', payload: { deadline } });
      const { expired } = found.at(-2)?.payload as { expired: readonly { seat: string }[] };
      const match = await eventually('the end of the match', async () => {
        const { body } = await api.call('GET', `/v1/matches/${matchId}`);
        return (body as { status: string }).status === 'ended' ? body : null;
      });
      const winners = expired.length === 1 ? [expired[0]?.seat === 'p1' ? 'p2' : 'p1'] : [];
      expect(match).toMatchObject({ winners, draw: expired.length > 1 });
    });

    it('come by themselves, without anybody looking at the clock', async () => {
      await startWorker();
      const { gameId } = await begin({ turn: { seconds: 5 } });
      const found = await ended(gameId);
      const [expired, end] = found.slice(-2);
      expect([expired?.type, end?.type]).toEqual(['TimeExpired', 'GameEnded']);
      const { deadline } = expired?.payload as { deadline: string };
      expect(expired?.recordedAt.localeCompare(deadline)).toBeGreaterThanOrEqual(0);
    });

    it('survive the end of the process that would have kept them', async () => {
      const { gameId } = await begin({ turn: { seconds: 50 } });
      const first = await startWorker();
      await givenToQueue(first, gameId);
      await workers.splice(0)[0]?.close();
      clock.advance(51);
      expect(endsOf(await events(gameId))).toEqual([]);
      await startWorker();
      expect(endsOf(await ended(gameId))).toEqual(['TimeExpired', 'GameEnded']);
    });

    it('are met once by several processes', async () => {
      const begun = await Promise.all([begin(), begin(), begin()]);
      clock.advance(700);
      await Promise.all([startWorker(), startWorker()]);
      for (const { gameId } of begun) expect(endsOf(await ended(gameId))).toEqual(['TimeExpired', 'GameEnded']);
      await Promise.all([startWorker(), startWorker()]);
      for (const { gameId } of begun) expect(endsOf(await events(gameId))).toEqual(['TimeExpired', 'GameEnded']);
    });

    it('move with the game: a job for an earlier one does nothing', async () => {
      const { gameId } = await begin({ turn: { seconds: 50 } });
      const worker = await startWorker();
      const { id, data } = await givenToQueue(worker, gameId);
      const judged = await api.call('POST', `/v1/games/${gameId}/clock/pause`, { reason: 'A question' });
      expect(judged.status).toBe(200);
      clock.advance(51);
      await worker.get(Queues).add('expire-time', [{ id: `${id}-again`, data }]);
      await eventually('the job', async () =>
        (await worker.get(Queues).find('expire-time', `${id}-again`))?.state === 'completed' ? true : null,
      );
      expect(endsOf(await events(gameId))).toEqual([]);
    });

    it('are met when the queue has lost the job', async () => {
      const { gameId } = await begin();
      const worker = await startWorker();
      const queues = worker.get(Queues);
      const add = queues.add.bind(queues);
      let lost = 0;
      queues.add = (effect, ...given) => {
        if (effect !== 'expire-time' || lost > 0) return add(effect, ...given);
        lost += 1;
        return Promise.resolve();
      };
      clock.advance(601);
      expect(endsOf(await ended(gameId))).toEqual(['TimeExpired', 'GameEnded']);
      expect(lost).toBe(1);
    });
  });
}
