import { Logger } from '@nestjs/common';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type EventStore, type LedgerEvent, StreamCorrupted } from '../../../platform/event-store/index.js';
import { PublicEvents, PUBLISHED_EVENT_TYPES } from './public-events.js';

beforeAll(() => Logger.overrideLogger(false));
afterAll(() => Logger.overrideLogger(['log', 'warn', 'error', 'fatal']));

const event = (type: string): LedgerEvent => ({
  ...{ stream: 's', version: 2, type, schemaVersion: 1, position: 1, payload: {} },
  ...{ metadata: { actor: { keyId: 'k', role: 'admin' } }, recordedAt: '2026-11-22T12:00:00.000Z', hash: '' },
});

const failing = (failure: Error) => new PublicEvents({ read: () => Promise.reject(failure) } as unknown as EventStore);
const CHANGED = new StreamCorrupted('s', 2, 'its hash does not match');

it.each(PUBLISHED_EVENT_TYPES)(
  'of a record that was changed readers are sent nothing (%s), and go on',
  async (type) => {
    expect(await failing(CHANGED).ofReadable(event(type))).toEqual([]);
  },
);

it('an event that cannot be read is sent to no reader', async () => {
  const entry = { stream: 's', version: 2, type: 'MatchEnded', position: 1, unreadable: CHANGED };
  expect(await failing(CHANGED).ofReadable(entry)).toEqual([]);
});

it('whoever owes deliveries is told that the record was changed', async () => {
  await expect(failing(CHANGED).of(event('MatchEnded'))).rejects.toBe(CHANGED);
});

it('what may pass by itself is tried again', async () => {
  const outage = Object.assign(new Error('no answer'), { code: 'ECONNRESET' });
  await expect(failing(outage).ofReadable(event('MatchEnded'))).rejects.toBe(outage);
});
