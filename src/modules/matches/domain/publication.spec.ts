import { describe, expect, it } from 'vitest';
import { PublicationChangedTooOften, PublicationFinal } from '../publication.problems.js';
import type { Match } from './match.js';
import { answered, isAgreed, isPublic, PUBLICATION_ANSWERS_MAX } from './publication.js';

const SEATS = ['p1', 'p2'].map((seat) => ({ seat, playerId: `player of ${seat}`, deckId: `deck of ${seat}` }));
const RESULT = { winners: [], draw: true, games: [], result: {} };

const match = (consents: readonly string[], isOver = true): Match => ({
  version: 2,
  created: { matchId: 'm', game: 'toy', format: 'core', bestOf: 1, seats: SEATS },
  createdAt: '',
  announced: [],
  finished: [],
  rulings: [],
  closing: null,
  consents,
  answersToPublication: [],
  given: {},
  ended: isOver ? { result: RESULT, at: '' } : null,
  lastEndedAt: isOver ? '' : null,
  ruledAt: null,
});

describe('a match', () => {
  it('is public when it is over and all its players have agreed, in whatever order', () => {
    expect(isPublic(match([]))).toBe(false);
    expect(isPublic(match(['p1']))).toBe(false);
    expect(isPublic(match(['p2', 'p1']))).toBe(true);
    expect(isPublic(match(['p1', 'p2'], false))).toBe(false);
    expect(isAgreed(match(['p1', 'p2'], false))).toBe(true);
  });
});

describe('an answer', () => {
  it('is recorded once, and taken back as long as somebody has not agreed', () => {
    const said = (seat: string, consent: boolean) => [{ type: 'PublicationAnswered', payload: { seat, consent } }];
    expect(answered(match([]), 'p1', true)).toEqual(said('p1', true));
    expect(answered(match(['p1']), 'p1', true)).toEqual([]);
    expect(answered(match([]), 'p1', false)).toEqual([]);
    expect(answered(match(['p1']), 'p1', false)).toEqual(said('p1', false));
    expect(answered(match(['p1']), 'p2', true)).toEqual(said('p2', true));
  });

  it('is recorded so often of each seat, and no more, as long as it is not the same again', () => {
    const often = (times: number): Match => ({
      ...match(['p1']),
      answersToPublication: Array.from({ length: times }, () => 'p1'),
    });
    expect(answered(often(PUBLICATION_ANSWERS_MAX - 1), 'p1', false)).toHaveLength(1);
    expect(() => answered(often(PUBLICATION_ANSWERS_MAX), 'p1', false)).toThrow(PublicationChangedTooOften);
    expect(answered(often(PUBLICATION_ANSWERS_MAX), 'p1', true)).toEqual([]);
    expect(answered(often(PUBLICATION_ANSWERS_MAX), 'p2', true)).toHaveLength(1);
  });

  it('is final when all have agreed, while the match is running too', () => {
    expect(() => answered(match(['p1', 'p2'], false), 'p2', false)).toThrow(PublicationFinal);
    expect(answered(match(['p1', 'p2']), 'p2', true)).toEqual([]);
  });
});
