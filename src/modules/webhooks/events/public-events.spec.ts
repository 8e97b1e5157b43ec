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

const told = (type: string, failure: Error) =>
  new PublicEvents({ read: () => Promise.reject(failure) } as unknown as EventStore).of(event(type));

it.each(PUBLISHED_EVENT_TYPES)(
  'of a record that was changed nothing is told (%s), and nobody waits for it',
  async (type) => {
    expect(await told(type, new StreamCorrupted('s', 2, 'its hash does not match'))).toEqual([]);
  },
);

it('what may pass by itself is tried again', async () => {
  await expect(told('MatchEnded', new Error('ECONNRESET'))).rejects.toThrow('ECONNRESET');
});
