/**
 * Goal: what a match came to with an event is published alike at once and years later. Method: one stream, read whole
 * and cut.
 */
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

describe('of those who have lost a match while the others play on', () => {
  const cause = (id: string) => ({ kind: 'ruling', id });
  const seats = ['p1', 'p2', 'p3'].map((seat) => ({ seat, playerId: seat, deckId: seat }));
  const record: typeof RECORD = [
    ['MatchCreated', { matchId: 'm', game: 'toy', format: 'core', bestOf: 3, seats }],
    ['MatchGameStarted', GAME],
    ['MatchLossRuled', { lost: ['p2'], cause: cause('a/1') }, 'the first'],
    ['MatchLossRuled', { lost: ['p2'], cause: cause('b/1') }, 'again'],
    ['MatchReopened', { ...GAME, lifted: cause('b/2') }, 'one lifted'],
    ['MatchReopened', { ...GAME, lifted: cause('a/2') }, 'another instead'],
    ['MatchLossRuled', { lost: ['p3'], cause: cause('a/2') }, 'another instead'],
    ['MatchReopened', { ...GAME, lifted: cause('a/3') }, 'lifted'],
  ];
  const stream = record.map(([type, payload, causation], place): StoredEvent => ({
    ...{ stream: 'm', version: place + 1, type, schemaVersion: 1, payload, recordedAt: '2026-11-22T12:00:00.000Z' },
    ...{ hash: '', metadata: { actor: { keyId: 'k', role: 'judge' }, ...(causation !== undefined && { causation }) } },
  }));

  it.each<[number, string, readonly string[] | null]>([
    [3, 'one has', ['p2']],
    [4, 'the same one has by another ruling as well', null],
    [5, 'and by one of them no more', null],
    [6, 'another has instead, which the next event tells', null],
    [7, 'another has instead', ['p3']],
    [8, 'nobody has any more', []],
  ])('%i %s', (version, _, lost) => {
    const event = stream[version - 1];
    if (event === undefined) throw new Error('there is such an event');
    expect(changeOf(stream, event)).toEqual({ reopens: false, lost, counts: false });
  });
});
