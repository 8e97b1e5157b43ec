/** Goal: what a match came to with an event is published alike at once and years later. Method: one stream, read whole and cut. */
import { describe, expect, it } from 'vitest';
import type { Json, StoredEvent } from '../../../platform/event-store/index.js';
import { changeOf } from './match-facts.js';

const SEATS = ['p1', 'p2'].map((seat) => ({ seat, playerId: `player of ${seat}`, deckId: `deck of ${seat}` }));
const GAME = { gameId: 'g1', number: 1 };
const ended = (winner: string) => ({ ...GAME, winners: [winner], draw: false });
const over = (winner: string) => ({
  ...{ winners: [winner], draw: false, games: ['g1'] },
  result: { p1: { won: winner === 'p1' ? 1 : 0, lost: winner === 'p1' ? 0 : 1, drawn: 0 } },
});

/** By version; what has the same cause was recorded at once. */
const RECORD: readonly (readonly [type: string, payload: Json, causation?: string])[] = [
  ['MatchCreated', { matchId: 'm', game: 'toy', format: 'core', bestOf: 1, seats: SEATS }],
  ['MatchGameStarted', GAME],
  ['MatchGameEnded', ended('p1'), 'the end'],
  ['MatchEnded', over('p1'), 'the end'],
  ['MatchReopened', GAME],
  ['MatchGameEnded', ended('p2'), 'the next end'],
  ['MatchEnded', over('p2'), 'the next end'],
  ['MatchReopened', GAME, 'another winner'],
  ['MatchGameEnded', ended('p1'), 'another winner'],
  ['MatchEnded', over('p1'), 'another winner'],
  ['MatchReopened', GAME, 'the same winner'],
  ['MatchGameEnded', ended('p1'), 'the same winner'],
  ['MatchEnded', over('p1'), 'the same winner'],
];

const STREAM = RECORD.map(([type, payload, causation], place): StoredEvent => ({
  ...{ stream: 'm', version: place + 1, type, schemaVersion: 1, payload, recordedAt: '2026-11-22T12:00:00.000Z' },
  ...{ hash: '', metadata: { actor: { keyId: 'k', role: 'judge' }, ...(causation !== undefined && { causation }) } },
}));

describe('with an event', () => {
  it.each<[number, string, boolean, boolean]>([
    [4, 'the match ends, and counts', false, true],
    [5, 'it goes on, and counts no more', true, true],
    [7, 'it ends, and counts', false, true],
    [8, 'it has another winner at once: it never went on', false, false],
    [10, 'it has another winner, and counts otherwise', false, true],
    [11, 'it has the same winner at once: it never went on', false, false],
    [13, 'it has the same winner, and counts as before', false, false],
  ])('%i %s', (version, _, reopens, counts) => {
    const event = STREAM[version - 1];
    if (event === undefined) throw new Error('there is such an event');
    const last = STREAM.findLast(
      ({ metadata: { causation } }) => causation !== undefined && causation === event.metadata.causation,
    );
    const soon = STREAM.slice(0, Math.max(version, last?.version ?? 0));
    expect([changeOf(soon, event), changeOf(STREAM, event)]).toEqual([
      { reopens, lost: null, counts },
      { reopens, lost: null, counts },
    ]);
  });
});
