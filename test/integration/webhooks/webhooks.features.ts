/** What webhooks promise, whatever keeps the jobs: each event at least once, signed, with the same id; never lost. */
import { Logger } from '@nestjs/common';
import { Webhook as Verifier } from 'standardwebhooks';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { WebhookSchedule } from '../../../src/modules/webhooks/index.js';
import { PgPools } from '../../../src/platform/database/index.js';
import { EventStore, Feed } from '../../../src/platform/event-store/index.js';
import { newId } from '../../../src/platform/ids/index.js';
import { Consumers } from '../../../src/platform/projections/index.js';
import { type JobRequest, Queues } from '../../../src/platform/queue/index.js';
import { serveKifu, type TestApi } from '../../support/api.js';
import { eventually, recordEvents } from '../../support/ledger.js';
import { recordedMatch } from '../../support/recorded-matches.js';
import { startReceiver, type WebhookReceiver } from '../../support/webhook-receiver.js';

interface Made {
  readonly id: string;
  readonly secret: string;
  readonly after: number;
}

interface Delivery {
  readonly position: number;
  readonly kind: string;
  readonly status: string;
  readonly attempts: number;
  readonly lastStatus: number | null;
  readonly lastError: string | null;
}

const FAST: Partial<WebhookSchedule> = { firstDelayMs: 20, lookEveryMs: 50, attempts: 3, underWayMax: 3 };

export function describeWebhooks(name: string, queue: () => Promise<Readonly<Record<string, string>>>): void {
  describe(`webhooks with jobs on ${name}`, () => {
    let api: TestApi;
    let receiver: WebhookReceiver;

    beforeAll(async () => {
      api = await serveKifu('all', { KIFU_WEBHOOK_NETWORKS: '127.0.0.1/32', ...(await queue()) });
      Object.assign(api.app.get(WebhookSchedule, { strict: false }), FAST);
      // Deliveries fail here on purpose: their log lines would only hide those that matter.
      Logger.overrideLogger(false);
    });
    afterAll(async () => {
      await api.close();
      Logger.overrideLogger(['log', 'warn', 'error', 'fatal']);
    });
    beforeEach(async () => {
      receiver = await startReceiver();
    });
    afterEach(async () => {
      for (const { id } of await mine()) await api.call('DELETE', `/v1/webhooks/${id}`);
      await receiver.close();
    });

    const mine = async () => ((await api.call('GET', '/v1/webhooks')).body as { items: Made[] }).items;
    const subscribe = async (terms: object = {}, key?: string): Promise<Made> => {
      const kinds = ['match.ended', 'game.ended', 'standings.changed'];
      const answer = await api.call('POST', '/v1/webhooks', { url: receiver.url, kinds, ...terms }, key);
      if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
      return answer.body as Made;
    };
    const deliveries = async (id: string, query = '') =>
      ((await api.call('GET', `/v1/webhooks/${id}/deliveries${query}`)).body as { items: Delivery[] }).items;
    const play = async (leagueId?: string) => {
      const players = [newId(), newId()] as const;
      const match = recordedMatch({
        players,
        games: [{ winner: 'p1' }, { winner: 'p1' }],
        ...(leagueId !== undefined && { leagueId }),
      });
      for (const [stream, events] of match.streams) await recordEvents(api.app.get(EventStore), stream, events);
      return match;
    };
    const called = (count: number) =>
      eventually(`${count} calls`, () => Promise.resolve(receiver.calls.length >= count ? true : null));
    const settled = (id: string, status: string, count: number) =>
      eventually(`${count} ${status}`, async () => {
        const found = (await deliveries(id)).filter((each) => each.status === status);
        return found.length >= count ? found : null;
      });

    const whenDisabled = (id: string) =>
      eventually('disabled', async () => {
        const { body } = await api.call('GET', `/v1/webhooks/${id}`);
        return (body as { disabledReason: string | null }).disabledReason;
      });

    it('tell each event once, in public words, signed with the time', async () => {
      const { id, secret } = await subscribe();
      const match = await play(newId());
      await settled(id, 'delivered', 4);
      expect(receiver.calls.map(({ body }) => body.type).sort()).toEqual([
        'game.ended',
        'game.ended',
        'match.ended',
        'standings.changed',
      ]);
      for (const { headers, text } of receiver.calls) {
        const told: Record<string, string> = {};
        for (const [key, value] of Object.entries(headers)) if (typeof value === 'string') told[key] = value;
        expect(new Verifier(secret).verify(text, told)).toMatchObject({ data: { matchId: match.matchId } });
        const old = { ...told, 'webhook-timestamp': String(Number(told['webhook-timestamp']) - 600) };
        expect(() => new Verifier(secret).verify(text, old)).toThrow();
        expect(() => new Verifier(secret).verify(`${text} `, told)).toThrow();
      }
      expect(new Set(receiver.calls.map(({ headers }) => headers['webhook-id'])).size).toBe(4);
    });

    it('carry the root of the ledger at their position, by which a rewrite is proved', async () => {
      const { id } = await subscribe();
      await play(newId());
      await settled(id, 'delivered', 4);
      for (const { body } of receiver.calls) {
        const { body: kept } = await api.call(
          'GET',
          `/v1/ledger/roots/${body.position}?root=${body.root}`,
          undefined,
          null,
        );
        expect(kept).toMatchObject({ position: body.position, root: body.root, holds: true });
      }
    });

    it('are of one league, if one asks for it', async () => {
      const league = (
        await api.call('POST', '/v1/leagues', { name: 'One', game: 'lorcana', format: 'core-constructed', bestOf: 3 })
      ).body as { id: string };
      const { id } = await subscribe({ leagueId: league.id, kinds: ['match.ended'] });
      await play();
      await play(newId());
      const own = await play(league.id);
      await settled(id, 'delivered', 1);
      expect(receiver.calls.map(({ body }) => body.data['matchId'])).toEqual([own.matchId]);
      expect(await deliveries(id)).toHaveLength(1);
    });

    it('are tried again until the receiver says yes, always under the same id', async () => {
      receiver.answers(503);
      const { id } = await subscribe({ kinds: ['match.ended'] });
      await play();
      await called(1);
      expect(await api.call('GET', `/v1/webhooks/${id}`)).toMatchObject({ body: { disabledReason: null } });
      receiver.answers(200);
      const [delivery] = await settled(id, 'delivered', 1);
      expect(delivery?.attempts).toBeGreaterThan(1);
      expect(new Set(receiver.calls.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
      expect(await api.call('GET', `/v1/webhooks/${id}`)).toMatchObject({ body: { failingSince: null } });
    });

    it('are given up after the last try, and can be replayed from a cursor', async () => {
      receiver.answers(null);
      const { id } = await subscribe({ kinds: ['match.ended'] });
      await play();
      const [failed] = await settled(id, 'failed', 1);
      expect(failed).toMatchObject({
        attempts: 3,
        lastStatus: null,
        lastError: expect.stringContaining('failed') as string,
      });
      receiver.answers(204);
      await play();
      await settled(id, 'delivered', 1);
      const after = (failed?.position ?? 0) - 1;
      const replay = await api.call('POST', `/v1/webhooks/${id}/replays`, { after });
      expect(replay).toMatchObject({ status: 202, body: { after } });
      // Three tries, the second match, and both once more.
      await called(6);
      await settled(id, 'delivered', 2);
      const ids = receiver.calls.map(({ headers }) => headers['webhook-id']);
      expect(new Set(ids).size).toBe(2);
    });

    it('follow no redirect', async () => {
      receiver.answers(302, { location: 'http://127.0.0.1:1/inner' });
      const { id } = await subscribe({ kinds: ['match.ended'] });
      await play();
      expect(await settled(id, 'failed', 1)).toMatchObject([{ lastStatus: 302 }]);
      expect(receiver.calls).toHaveLength(3);
    });

    it('end when the receiver says that it is gone, or has failed for long, with the reason', async () => {
      receiver.answers(410);
      const { id } = await subscribe({ kinds: ['match.ended'] });
      await play();
      await settled(id, 'failed', 1);
      const gone = await whenDisabled(id);
      expect(gone).toContain('410');
      expect(await api.call('POST', `/v1/webhooks/${id}/replays`, { after: 0 })).toMatchObject({
        status: 409,
        body: { code: 'webhook.disabled' },
      });
      receiver.answers(500);
      await api.call('PATCH', `/v1/webhooks/${id}`, { enabled: true });
      const failing = `update webhooks set failing_since = now() - interval '80 hours' where id = $1`;
      await api.app.get(PgPools).app.query(failing, [id]);
      await play();
      const long = await whenDisabled(id);
      expect(long).toContain('80 hours');
    });

    it('reach other receivers while one never answers: it gets a few calls, then one at a time', async () => {
      const silent = await startReceiver();
      silent.answers('never');
      const { id } = await subscribe({ url: silent.url, kinds: ['match.ended'] });
      await subscribe({ kinds: ['match.ended'] });
      for (let count = 0; count < 5; count += 1) await play();
      await called(5);
      expect(silent.calls).toHaveLength(3);
      expect((await deliveries(id, '?status=pending')).map(({ attempts }) => attempts)).toEqual([0, 0, 0, 0, 0]);
      silent.hangUp();
      await eventually('a call that fails no more', () => Promise.resolve(silent.calls.length > 3 ? true : null));
      await play();
      await called(6);
      expect(silent.calls).toHaveLength(4);
      await api.call('DELETE', `/v1/webhooks/${id}`);
      await silent.close();
    });

    it('of one owner delay no other owner, even with fifty receivers that never answer', async () => {
      const silent = await startReceiver();
      silent.answers('never');
      const issue = async () => (await api.call('POST', '/v1/keys', { role: 'organiser' })).body as { key: string };
      const [hostile, other] = [await issue(), await issue()];
      const url = (at: number) => `${silent.url}/${at}`;
      const terms = { kinds: ['match.ended', 'game.ended'] };
      const held = await Promise.all(
        Array.from({ length: 50 }, (_, at) => subscribe({ ...terms, url: url(at) }, hostile.key)),
      );
      const { id } = await subscribe(terms, other.key);
      const ofOwner = new WebhookSchedule().underWayOfOwner;
      await play();
      await eventually('all calls to those who never answer', () =>
        Promise.resolve(silent.calls.length >= ofOwner ? true : null),
      );
      await play();
      await settled(id, 'delivered', 6);
      expect(silent.calls).toHaveLength(ofOwner);
      const tried = await Promise.all(held.map(async (each) => deliveries(each.id)));
      expect(tried.flat().filter(({ attempts }) => attempts > 0)).toEqual([]);
      for (const each of held) await api.call('DELETE', `/v1/webhooks/${each.id}`);
      await silent.close();
    });

    it('to one host are no more at once, whatever their owners', async () => {
      const silent = await startReceiver();
      silent.answers('never');
      for (let count = 0; count < 5; count += 1) {
        const { key } = (await api.call('POST', '/v1/keys', { role: 'organiser' })).body as { key: string };
        for (let each = 0; each < 3; each += 1) {
          await subscribe({ url: `${silent.url}/${count}/${each}`, kinds: ['match.ended', 'game.ended'] }, key);
        }
      }
      const { id } = await subscribe({ kinds: ['match.ended'] });
      await play();
      await play();
      await settled(id, 'delivered', 2);
      await eventually('as many calls as may be', () =>
        Promise.resolve(silent.calls.length >= new WebhookSchedule().underWayOfOwner ? true : null),
      );
      await play();
      await settled(id, 'delivered', 3);
      expect(silent.calls).toHaveLength(new WebhookSchedule().underWayOfOwner);
      for (const each of await mine()) await api.call('DELETE', `/v1/webhooks/${each.id}`);
      await silent.close();
    });

    it('begin with the first event after the answered position, whatever is recorded meanwhile', async () => {
      const feed = api.app.get(Feed);
      const head = feed.head.bind(feed);
      feed.head = async () => {
        feed.head = head;
        const before = await head();
        await play();
        await eventually('the ledger', async () => ((await head()) >= before + 8 ? true : null));
        await api.app.get(Consumers).catchUp();
        return before;
      };
      const { after } = await subscribe({ kinds: ['match.ended'] });
      expect([after, receiver.calls]).toEqual([await head(), []]);
      await play();
      await called(1);
    });

    it('end when their owner is shut out', async () => {
      const issued = (await api.call('POST', '/v1/keys', { role: 'organiser' })).body as { id: string; key: string };
      const { id } = await subscribe({ kinds: ['match.ended'] }, issued.key);
      await play();
      await called(1);
      expect((await api.call('DELETE', `/v1/keys/${issued.id}`)).status).toBe(204);
      await play();
      expect(await whenDisabled(id)).toContain('owner');
      expect(receiver.calls).toHaveLength(1);
    });

    it('of a league end when their owner does not organise it any more', async () => {
      const made = async (path: string, body: object) =>
        (await api.call('POST', path, body)).body as Made & { key: string };
      const league = await made('/v1/leagues', { name: 'One', game: 'lorcana', format: 'core-constructed', bestOf: 3 });
      const [owner, other] = [await made('/v1/players', { name: 'One' }), await made('/v1/players', { name: 'Two' })];
      const role = (playerId: string) => `/v1/leagues/${league.id}/roles/${playerId}/organiser`;
      for (const { id } of [owner, other]) expect((await api.call('PUT', role(id))).status).toBe(204);
      const { id } = await subscribe({ leagueId: league.id, kinds: ['match.ended'] }, owner.key);
      await play(league.id);
      await called(1);
      expect((await api.call('DELETE', role(owner.id))).status).toBe(204);
      await play(league.id);
      expect(await whenDisabled(id)).toContain('owner');
      expect(receiver.calls).toHaveLength(1);
    });

    it('that Kifu itself cannot tell are given up in the end, visibly', async () => {
      const { id } = await subscribe();
      const owe = `insert into webhook_deliveries (webhook_id, position, kind) values ($1, 1, 'case.opened')`;
      await api.app.get(PgPools).app.query(owe, [id]);
      const [failed] = await settled(id, 'failed', 1);
      expect(failed).toMatchObject({ attempts: 3, lastStatus: null, lastError: 'Kifu could not tell it.' });
      expect(receiver.calls).toEqual([]);
    });

    it('are delivered when the queue has lost them, and once when it was only late', async () => {
      const schedule = api.app.get(WebhookSchedule, { strict: false });
      const { queueSeconds } = schedule;
      const queues = api.app.get(Queues);
      const add = queues.add.bind(queues);
      const lost: JobRequest[] = [];
      Object.assign(schedule, { queueSeconds: 0.2 });
      queues.add = (effect, requests) => {
        if (effect !== 'deliver-webhook') return add(effect, requests);
        lost.push(...requests);
        // The next claim has the usual time: on a slow machine a delivery takes longer than this one had.
        Object.assign(schedule, { queueSeconds });
        queues.add = add;
        return Promise.resolve();
      };
      const { id } = await subscribe({ kinds: ['match.ended'] });
      await play();
      await settled(id, 'delivered', 1);
      await add('deliver-webhook', lost);
      for (const { id: job } of lost) {
        const isDone = async () => (await queues.find('deliver-webhook', job))?.state === 'completed';
        await eventually(`job ${job}`, async () => ((await isDone()) ? true : null));
      }
      expect([lost.length, receiver.calls.length]).toEqual([1, 1]);
    });
  });
}
