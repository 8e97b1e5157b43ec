import { expect, it } from 'vitest';
import { dataOf, type Fact } from './public-facts.js';

const [matchId, leagueId] = ['0193a5a1-02d5-7c01-9a2b-3c4d5e6f7081', '0193a5a1-02d5-7c01-9a2b-3c4d5e6f7082'];
const changed = (data: object) => dataOf({ kind: 'standings.changed', data } as Fact);

it('a field that the kind of a fact does not declare is not published', () => {
  expect(changed({ leagueId, matchId, secret: 'abc' })).toEqual({ leagueId, matchId });
});

it('a fact without a field that its kind declares is refused', () => {
  expect(() => changed({ leagueId })).toThrow('standings.changed/matchId is not a text');
});
