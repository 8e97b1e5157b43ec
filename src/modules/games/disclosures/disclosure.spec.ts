/**
 * Goal: looks that have been recorded stay readable. Method: events as they were first written. If a case fails, do not
 * change it: give the event a new version, an upcaster in the event store, and a case of its own.
 */
import { describe, expect, it } from 'vitest';
import type { Json, StoredEvent } from '../../../platform/event-store/index.js';
import { decodeLookEvent, disclosuresIn } from './disclosure.js';

const SEEN = { gameId: 'g', matchId: 'm', viewer: 'p2' };
const TAKEN = { ...SEEN, read: 'state', from: 7, to: 7 };
const FOLLOWED = { ...SEEN, read: 'stream', from: 1, to: null };

const events = (recorded: readonly (readonly [type: string, payload: Json])[]): readonly StoredEvent[] =>
  recorded.map(([type, payload], at) => ({
    stream: 's',
    version: at + 1,
    type,
    schemaVersion: 1,
    payload,
    metadata: { actor: { keyId: 'k', role: 'judge' } },
    recordedAt: `2026-11-22T12:00:0${at}.000Z`,
    hash: '',
  }));

describe('recorded looks', () => {
  it.each<[string, Json]>([
    ['LookTaken', TAKEN],
    ['LookTaken', { ...TAKEN, read: 'replay', viewer: 'everything', accountId: 'a', reason: 'A call' }],
    ['LookTaken', FOLLOWED],
    ['LookEnded', { look: 1, to: 9 }],
  ])('are read: %s', (type, payload) => {
    const [event] = events([[type, payload]]);
    expect(event && decodeLookEvent(event)).toEqual({ type, payload });
  });

  it.each<[string, Json]>([
    ['LookTaken', { ...TAKEN, read: 'rumour' }],
    ['LookTaken', { ...TAKEN, to: '7' }],
    ['LookEnded', {}],
    ['Conceded', { seat: 'p1' }],
  ])('are nothing else: %s', (type, payload) => {
    const [event] = events([[type, payload]]);
    expect(() => event && decodeLookEvent(event)).toThrow();
  });

  it('that went on end where their end says, in the order in which they were taken', () => {
    const told = disclosuresIn(
      events([
        ['LookTaken', FOLLOWED],
        ['LookTaken', { ...TAKEN, reason: 'A call' }],
        ['LookTaken', FOLLOWED],
        ['LookEnded', { look: 1, to: 9 }],
      ]),
    );
    expect(told).toMatchObject([
      { version: 1, from: 1, to: 9, endedAt: '2026-11-22T12:00:03.000Z', reason: null, by: { role: 'judge' } },
      { version: 2, from: 7, to: 7, endedAt: null, reason: 'A call', by: { keyId: 'k', accountId: null } },
      { version: 3, from: 1, to: null, endedAt: null },
    ]);
  });
});
