import { describe, expect, it } from 'vitest';
import { docketQuery, readDocketSearch } from './search.js';

const LEAGUE = '0193a5a0-8d21-7b0e-8f4c-5a6b7c8d9e0f';
const NOTHING = {
  whose: undefined,
  state: undefined,
  order: undefined,
  game: undefined,
  league: undefined,
  match: undefined,
};

describe('the address of the docket', () => {
  it('says which cases, and nothing that it does not know', () => {
    const search = {
      whose: 'mine',
      state: 'appealed',
      order: 'newest',
      game: 'lorcana',
      league: LEAGUE,
      match: LEAGUE,
    };
    expect(readDocketSearch(search)).toEqual(search);
    expect(readDocketSearch({ whose: 'x', state: 1, order: [], game: '<b>', league: 'x', match: 'x' })).toEqual(
      NOTHING,
    );
  });
});

describe('what is asked of the service', () => {
  it('is what waits, the oldest first, if nothing is said', () => {
    expect(docketQuery(NOTHING, 'judging', 'me')).toEqual({ order: 'oldest', waiting: true, judging: true });
  });

  it('is one state, or any', () => {
    expect(docketQuery({ state: 'ruled' }, 'all', undefined)).toEqual({ order: 'oldest', status: 'ruled' });
    expect(docketQuery({ state: 'any', order: 'newest' }, 'all', undefined)).toEqual({ order: 'newest' });
  });

  it('is of the own matches, of a game, of a league', () => {
    expect(docketQuery({ state: 'any', game: 'lorcana', league: LEAGUE, match: LEAGUE }, 'mine', 'me')).toEqual({
      ...{ order: 'oldest', player: 'me', game: 'lorcana', league: LEAGUE, match: LEAGUE },
    });
  });
});
