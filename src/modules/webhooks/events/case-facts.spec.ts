import { describe, expect, it } from 'vitest';
import type { Json, LedgerEvent } from '../../../platform/event-store/index.js';
import type { Case } from '../../cases/index.js';
import { caseFacts } from './case-facts.js';

const opened = { caseId: 'c', matchId: 'm', leagueId: null, game: 'lorcana', gameId: 'g', step: 3, rule: null };
const contested = { opened, status: 'ruled' } as unknown as Case;

const ruled = (matchResult: { readonly [field: string]: Json }): LedgerEvent => ({
  ...{ stream: 'case-c', version: 2, type: 'CaseRuled', schemaVersion: 1, position: 2, hash: '' },
  ...{ metadata: { actor: { keyId: 'k', role: 'judge' } }, recordedAt: '2026-11-22T12:00:00.000Z' },
  payload: { number: 1, upheld: true, text: 'Why.', rule: null, penalties: [], matchResult },
});

describe('a ruling that gives the match a result', () => {
  it.each([
    [
      { winners: ['p1'], draw: false },
      { winners: ['p1'], draw: false },
    ],
    [
      { winners: ['p1'], draw: false, score: [{ seat: 'p1', won: 2 }], drawnGames: 1 },
      { winners: ['p1'], draw: false, score: [{ seat: 'p1', won: 2 }], drawnGames: 1 },
    ],
    [
      { winners: ['p1'], draw: false, score: [{ seat: 'p1', won: 2 }] },
      { winners: ['p1'], draw: false, score: [{ seat: 'p1', won: 2 }], drawnGames: 0 },
    ],
  ])('is published with the score that it gives: %j', (result, published) => {
    const [fact] = caseFacts(ruled(result), contested, true);
    expect(fact).toMatchObject({ kind: 'case.ruled', data: { matchResult: published } });
  });
});
