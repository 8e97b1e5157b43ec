import { describe, expect, it } from 'vitest';
import { against, countedIn, resultsByPlayer } from './results.js';

const seat = (n: number, name: string) => ({ seat: `p${n}`, playerId: `id-${name}`, name });
const score = (won: number, lost: number, drawn = 0) => ({ won, lost, drawn });
const match = (id: string, names: readonly string[], winners: readonly string[], draw = false) => ({
  id,
  status: 'ended' as const,
  seats: names.map((name, place) => seat(place + 1, name)),
  winners: [...winners],
  draw,
  result: null,
});

describe('the results of players', () => {
  it('are those of ended matches, as each player sees them', () => {
    const won = { ...match('m1', ['A', 'B'], ['p2']), result: { p1: score(1, 2), p2: score(2, 1) } };
    const running = { ...match('m2', ['A', 'B'], []), status: 'running' as const };
    expect(Object.fromEntries(resultsByPlayer([won, running]))).toEqual({
      'id-A': [{ match: 'm1', outcome: 'lost', opponents: [seat(2, 'B')], games: score(1, 2) }],
      'id-B': [{ match: 'm1', outcome: 'won', opponents: [seat(1, 'A')], games: score(2, 1) }],
    });
  });

  it('leave out drafts of the league, which nobody wins or loses', () => {
    const listed = ['drafted', 'draft', 'drafted'].map((format, at) => ({ id: `m${at}`, format }));
    const counted = countedIn({ items: listed, complete: false }, 'drafted');
    expect(counted).toEqual({ items: [listed[0], listed[2]], complete: false });
  });

  it('may be drawn, or lost by all', () => {
    const outcomes = (m: ReturnType<typeof match>) => [...resultsByPlayer([m]).values()].flat().map((r) => r.outcome);
    expect(outcomes(match('m', ['A', 'B'], [], true))).toEqual(['drawn', 'drawn']);
    expect(outcomes(match('m', ['A', 'B'], []))).toEqual(['lost', 'lost']);
  });

  it('count against one opponent in matches of two only', () => {
    const results = resultsByPlayer([
      match('m1', ['A', 'B'], ['p1']),
      match('m2', ['A', 'B', 'C'], ['p1']),
      match('m3', ['C', 'A'], ['p1']),
    ]).get('id-A');
    expect(against(results ?? [], 'id-B').map((result) => result.match)).toEqual(['m1']);
    expect(against(results ?? [], 'id-C').map((result) => result.match)).toEqual(['m3']);
  });
});
