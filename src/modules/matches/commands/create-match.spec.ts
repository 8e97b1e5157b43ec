import { expect, it } from 'vitest';
import { requestHash } from '../origin.js';
import { requestOf } from './create-match.js';

const TERMS = { game: 'ashes', format: 'draft', bestOf: 1, leagueId: null, seats: [] };
const POD = { tournamentId: 't', stage: 1, pod: 1 };
const hashOf = (more: object) => requestHash(requestOf({ ...TERMS, visibility: {}, ...more }));

it('the request for the match of a pod is the same with its league, which pods once had not', () => {
  expect(hashOf({ pod: POD, leagueId: 'club' })).toBe(hashOf({ pod: POD }));
  expect(hashOf({ pod: POD })).toBe(requestHash({ ...TERMS, pod: POD }));
});

it('the request for another match names its league', () => {
  expect(hashOf({ leagueId: 'club' })).not.toBe(hashOf({}));
});
