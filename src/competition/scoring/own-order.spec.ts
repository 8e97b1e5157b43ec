import { describe, expect, it } from 'vitest';
import { faultInOrder, TIE_BREAKERS, withOwnOrder } from './own-order.js';
import { MTR, POLICIES } from './policies.js';
import { standingsOf } from './standings.js';

const alone = { hasTable: true, isRobin: false, hasColours: false, hasTeams: false };

describe('an own order of tie-breakers', () => {
  it('is taken from every measure but match points, each once', () => {
    expect(TIE_BREAKERS).toHaveLength(16);
    expect(TIE_BREAKERS).not.toContain('match-points');
    expect(faultInOrder(TIE_BREAKERS, { ...alone, isRobin: true, hasColours: true })).toBeNull();
    expect(faultInOrder(['wins', 'buchholz', 'wins'], alone)).toEqual({ at: 2, fault: 'twice' });
    expect(faultInOrder([], alone)).toBeNull();
  });

  it('has Koya only with a round robin, and ratings only of single players', () => {
    expect(faultInOrder(['wins', 'koya'], alone)).toEqual({ at: 1, fault: 'no-round-robin' });
    expect(faultInOrder(['koya'], { ...alone, isRobin: true })).toBeNull();
    expect(faultInOrder(['average-rating'], { ...alone, hasTeams: true })).toEqual({ at: 0, fault: 'teams' });
    expect(faultInOrder(['average-rating'], alone)).toBeNull();
  });

  it('has games with black only where a stage gives colours', () => {
    const asked = ['wins', 'games-with-black'] as const;
    expect(faultInOrder(asked, alone)).toEqual({ at: 1, fault: 'no-colours' });
    expect(faultInOrder(asked, { ...alone, hasColours: true })).toBeNull();
  });

  it('has no tie-breaker where every stage is a bracket', () => {
    const bracket = { ...alone, hasTable: false, isRobin: true };
    expect(faultInOrder(['wins'], bracket)).toEqual({ at: 0, fault: 'no-table' });
    expect(faultInOrder([], bracket)).toBeNull();
  });

  it('is a policy of another id that says who chose it, and the same policy for the same order', () => {
    expect(withOwnOrder(MTR, ['opponents-match-win', 'game-win', 'opponents-game-win'])).toBe(MTR);
    expect(withOwnOrder(MTR, ['wins'])).toEqual({
      ...MTR,
      id: 'mtr-own-order',
      title: 'Magic Tournament Rules, appendix C, with own tie-breakers',
      source: `${MTR.source}. The organiser chose the tie-breakers and their order`,
      measures: ['match-points', 'wins'],
    });
    expect(POLICIES.filter(({ id }) => id.endsWith('-own-order'))).toEqual([]);
  });

  it('decides places, and players who are equal by it share the place', () => {
    const seat = (player: string, score: 'win' | 'loss', won: number, lost: number) => ({
      ...{ player, team: null, score, games: { won, lost, drawn: 0 } },
    });
    const results = [
      { kind: 'seats' as const, round: 1, seats: [seat('A', 'win', 2, 1), seat('B', 'loss', 1, 2)] },
      { kind: 'seats' as const, round: 1, seats: [seat('C', 'win', 2, 0), seat('D', 'loss', 0, 2)] },
    ];
    const places = (order: Parameters<typeof withOwnOrder>[1]) =>
      standingsOf(['A', 'B', 'C', 'D'], results, withOwnOrder(MTR, order)).map(({ place, player }) => place + player);
    expect(places([])).toEqual(['1A', '1C', '3B', '3D']);
    // Game wins: C 2/2, A 2/3, B 1/3, D the floor of 0.33.
    expect(places(['game-win'])).toEqual(['1C', '2A', '3B', '4D']);
    expect(places(['opponents-game-win', 'game-win'])).toEqual(['1A', '2C', '3D', '4B']);
  });
});
