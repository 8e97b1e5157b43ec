import { expect, it } from 'vitest';
import type { EventStore, LedgerEvent } from '../../../platform/event-store/index.js';
import type { Transaction } from '../../../platform/projections/index.js';
import type { GameStarter } from '../game-starter.js';
import type { MatchRepository } from '../match-repository.js';
import { SeriesProcess } from './series.process.js';

const announces = (match: string): LedgerEvent => ({
  ...{ stream: match, version: 2, type: 'MatchGameStarted', schemaVersion: 1, position: 1 },
  payload: { gameId: `game of ${match}`, number: 1 },
  ...{ metadata: { actor: { keyId: 'k', role: 'admin' } }, recordedAt: '2026-11-22T12:00:00.000Z', hash: '' },
});

it('begins an announced game once a match that a ruling had decided continues', async () => {
  const begun: string[] = [];
  let ended: object | null = { result: 'ruled' };
  const game = { gameId: 'game', number: 2 };
  const process = new SeriesProcess(
    { read: () => Promise.resolve([]) } as unknown as EventStore,
    { load: () => Promise.resolve({ announced: [game], ended }) } as unknown as MatchRepository,
    { start: (_: unknown, { gameId }: typeof game) => Promise.resolve(begun.push(gameId)) } as unknown as GameStarter,
  );
  const event = (type: string) => ({ ...announces('match'), type, payload: game });
  await process.handle({} as Transaction, [event('MatchGameStarted')]);
  expect(begun).toEqual([]);
  ended = null;
  await process.handle({} as Transaction, [event('MatchReopened')]);
  expect(begun).toEqual(['game']);
});
