import { Logger } from '@nestjs/common';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EventStore, LedgerEvent } from '../../../platform/event-store/index.js';
import type { Transaction } from '../../../platform/projections/index.js';
import type { GameStarter } from '../game-starter.js';
import type { MatchRepository } from '../match-repository.js';
import { SeriesProcess } from './series.process.js';

beforeAll(() => Logger.overrideLogger(false));
afterAll(() => Logger.overrideLogger(['log', 'warn', 'error', 'fatal']));

const announces = (match: string): LedgerEvent => ({
  ...{ stream: match, version: 2, type: 'MatchGameStarted', schemaVersion: 1, position: 1 },
  payload: { gameId: `game of ${match}`, number: 1 },
  ...{ metadata: { actor: { keyId: 'k', role: 'admin' } }, recordedAt: '2026-11-22T12:00:00.000Z', hash: '' },
});

/** The matches whose games begin, of three of which one fails like this. */
async function begun(code: string): Promise<readonly string[]> {
  const games: string[] = [];
  const load = (match: string) =>
    Promise.resolve({ announced: [{ gameId: `game of ${match}`, number: 1 }], ended: null, match });
  const start = ({ match }: { match: string }) => {
    if (match === 'second') return Promise.reject(Object.assign(new Error(code), { code }));
    return Promise.resolve(void games.push(match));
  };
  const process = new SeriesProcess(
    {} as EventStore,
    { load } as unknown as MatchRepository,
    { start } as unknown as GameStarter,
  );
  await process.handle({} as Transaction, ['first', 'second', 'third'].map(announces));
  return games;
}

describe('a match that cannot go on', () => {
  it.each(['card-set.unavailable', 'match.setup-refused', 'event-store.stream-corrupted'])(
    'for good (%s) holds up no other',
    async (code) => expect(await begun(code)).toEqual(['first', 'third']),
  );

  it('for a reason that may pass is tried again before all that comes later', async () => {
    await expect(begun('ECONNRESET')).rejects.toThrow('ECONNRESET');
  });
});

it('a game that was announced begins once the match goes on, where a ruling had decided that before', async () => {
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
