import { Logger } from '@nestjs/common';
import type { QueryBus } from '@nestjs/cqrs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type LedgerEvent, StreamCorrupted } from '../../../platform/event-store/index.js';
import type { Transaction } from '../../../platform/projections/index.js';
import type { GameRulings } from '../../games/index.js';
import type { MatchRulings } from '../../matches/index.js';
import type { CaseStore } from '../case-store.js';
import type { PlayingOn } from '../playing-on.js';
import { RulingProcess } from './ruling.process.js';

beforeAll(() => Logger.overrideLogger(false));
afterAll(() => Logger.overrideLogger(['log', 'warn', 'error', 'fatal']));

const ruled = (stream: string): LedgerEvent => ({
  ...{ stream, version: 3, type: 'CaseRuled', schemaVersion: 1, position: 1 },
  payload: { number: 1, upheld: false, rule: null, text: 'As it was played.', penalties: [] },
  ...{ metadata: { actor: { keyId: 'k', role: 'judge' } }, recordedAt: '2026-11-22T12:00:00.000Z', hash: '' },
});

/** The cases that are looked at, of three of which one cannot be read. */
async function lookedAt(failure: Error): Promise<readonly string[]> {
  const seen: string[] = [];
  const load = (id: string) => {
    seen.push(id);
    // Carried out before: there is nothing more to do.
    const found = { opened: {}, rulings: [{ ruling: { number: 1 }, carriedOut: {} }] };
    return id === 'second' ? Promise.reject(failure) : Promise.resolve(found);
  };
  const cases = { load } as unknown as CaseStore;
  const process = new RulingProcess(cases, {} as QueryBus, {} as GameRulings, {} as MatchRulings, {} as PlayingOn);
  await process.handle({} as Transaction, ['first', 'second', 'third'].map(ruled));
  return seen;
}

it('a case whose record was changed holds up no other', async () => {
  expect(await lookedAt(new StreamCorrupted('second', 2, 'its hash does not match'))).toEqual([
    'first',
    'second',
    'third',
  ]);
});

it('what may pass by itself is tried again before all that comes later', async () => {
  await expect(lookedAt(new Error('ECONNRESET'))).rejects.toThrow('ECONNRESET');
});
