import { describe, expect, it } from 'vitest';
import { isSameResult, type StageTerms, type TieBreaker } from '../../../competition/index.js';
import { type GivenResult, resultOf, turnedRound } from './results.js';
import { termsOf } from './terms.js';

const terms = termsOf('t', { name: 'Evening', game: 'g', format: 'f', leagueId: null }, null);
const strict = { ...terms, intentionalDraws: false };
const stage = (more: Partial<StageTerms> = {}): StageTerms => ({
  ...{ kind: 'swiss', bestOf: 3, players: null, rounds: null, times: 1, groups: 1 },
  ...{ thirdPlace: false, continues: false },
  ...more,
});
const games = (won: number, lost: number, drawn = 0) => ({ won, lost, drawn });

describe('a result', () => {
  it.each<[string, GivenResult, Partial<StageTerms>, object]>([
    ['of games', { games: games(2, 1) }, {}, { outcome: 'first', games: [2, 1, 0], how: 'played' }],
    ['of drawn games', { games: games(1, 1, 1) }, {}, { outcome: 'draw', games: [1, 1, 1] }],
    ['of two games', { games: games(2, 0) }, { bestOf: 2 }, { outcome: 'first', games: [2, 0, 0] }],
    ['of a no-show', { outcome: 'second', how: 'no-show' }, { bestOf: 5 }, { outcome: 'second', games: [0, 3, 0] }],
    ['of an agreed draw', { outcome: 'draw', how: 'intentional-draw' }, {}, { outcome: 'draw', games: [0, 0, 2] }],
    ['of a double loss', { outcome: 'double-loss', how: 'ruling' }, {}, { outcome: 'double-loss', games: [0, 0, 0] }],
    ['of a ruling', { games: games(2, 0), outcome: 'second', how: 'ruling' }, {}, { outcome: 'second' }],
  ])('%s is made whole', (_title, given, of, expected) => {
    expect(resultOf(given, stage(of), terms)).toMatchObject(expected);
  });

  it.each<[string, GivenResult, Partial<StageTerms>]>([
    ['with more games than the match has', { games: games(3, 0) }, {}],
    ['that both players have won', { games: games(2, 2) }, {}],
    ['whose games say another outcome', { games: games(2, 0), outcome: 'second' }, {}],
    ['without games and outcome', {}, {}],
    ['of a draw in an elimination', { games: games(1, 1) }, { kind: 'single-elimination' }],
    ['of a no-show that is a draw', { outcome: 'draw', how: 'no-show' }, {}],
    ['of an agreed draw that somebody wins', { outcome: 'first', how: 'intentional-draw' }, {}],
  ])('%s is refused', (_title, given, of) => {
    expect(() => resultOf(given, stage(of), terms)).toThrow(
      expect.objectContaining({ code: 'tournament.result-impossible' }),
    );
  });

  it('of an agreed draw is refused if the terms allow none', () => {
    const draw = { outcome: 'draw', how: 'intentional-draw' } as const;
    expect(() => resultOf(draw, stage(), strict)).toThrow('allow no intentional draws');
  });

  it('is the same from both sides of the table', () => {
    const mine = resultOf({ games: games(2, 1) }, stage(), terms);
    const theirs = resultOf({ games: turnedRound(games(1, 2)) }, stage(), terms);
    expect(isSameResult(mine, theirs)).toBe(true);
    expect(isSameResult(mine, resultOf({ games: games(2, 0) }, stage(), terms))).toBe(false);
  });
});

const FIDE_POLICIES = [
  ...['fide-2024-swiss', 'fide-2024-swiss-median', 'fide-2024-swiss-ratings', 'fide-2024-round-robin'],
];

describe('the terms', () => {
  const asked = { name: 'Evening', game: 'g', format: 'f', leagueId: null };
  it('are one Swiss stage by the first policy of the game, unless they say otherwise', () => {
    expect(terms).toMatchObject({ policy: { id: 'mtr' }, lateEntry: 'loss', capacity: null, seeding: 'lot' });
    expect(terms.stages).toEqual([stage({ bestOf: 1 })]);
  });

  it.each([
    ['a first stage with a cut', [{ kind: 'swiss', players: 8 }], '`players` is for a cut'],
    ['a bracket that continues', [{ kind: 'swiss' }, { kind: 'single-elimination', continues: true }], 'continues'],
    ['rounds of a bracket', [{ kind: 'single-elimination', rounds: 3 }], '`rounds`'],
    ['groups of a Swiss stage', [{ kind: 'swiss', groups: 2 }], '`groups`'],
    ['a third place of a Swiss stage', [{ kind: 'swiss', thirdPlace: true }], '`thirdPlace`'],
    ['two games in a bracket', [{ kind: 'single-elimination', bestOf: 2 }], 'two games'],
    ['a round robin within pods', [{ kind: 'round-robin', draft: { withinPods: true } }], 'within pods'],
    ['a Dutch stage within pods', [{ kind: 'swiss', pairing: 'dutch', draft: { withinPods: true } }], 'within pods'],
    ['a list for a draft on paper', [{ kind: 'swiss', draft: { deckId: 'd' } }], 'recorded matches'],
  ] as const)('refuse %s', (_title, stages, message) => {
    expect(() => termsOf('t', { ...asked, stages }, 'draft')).toThrow(message);
  });

  it('refuse a draft where the game has none that makes decks for the format', () => {
    const stages = [{ kind: 'swiss' as const, draft: {} }];
    expect(() => termsOf('t', { ...asked, stages }, null)).toThrow('no draft');
    expect(termsOf('t', { ...asked, stages }, 'draft').stages[0]?.draft).toEqual({
      ...{ format: 'draft', podSize: 8, deckId: null, withinPods: false },
    });
  });

  it('record an own order of tie-breakers as a policy, and refuse one that decides nothing', () => {
    const order = (tieBreakers: readonly TieBreaker[], more: object = {}) =>
      termsOf('t', { ...asked, policy: 'fide-2024-swiss', tieBreakers, ...more }, null).policy;
    expect(order(['wins', 'buchholz'])).toMatchObject({
      ...{
        id: 'fide-2024-swiss-own-order',
        points: { win: 2 },
        unit: 2,
        measures: ['match-points', 'wins', 'buchholz'],
      },
    });
    const unfit = { code: 'tournament.tie-breakers-unfit' };
    expect(() => order(['wins', 'wins'])).toThrow(
      expect.objectContaining({ ...unfit, measure: 'wins', fault: 'twice' }),
    );
    expect(() => order(['koya'])).toThrow(expect.objectContaining({ ...unfit, fault: 'no-round-robin' }));
    const robin = { kind: 'round-robin' };
    const swiss = { kind: 'swiss' };
    const cut = { kind: 'single-elimination', players: 4 };
    expect(() => order(['koya'], { stages: [robin, { ...swiss, players: 4 }] })).toThrow(
      expect.objectContaining({ ...unfit, fault: 'no-round-robin' }),
    );
    const ofPolicy = ['direct-encounter', 'wins', 'fide-sonneborn-berger', 'koya'] as const;
    expect(order(ofPolicy, { policy: 'fide-2024-round-robin' }).id).toBe('fide-2024-round-robin');
    expect(order(['koya'], { stages: [robin, cut] }).measures).toEqual(['match-points', 'koya']);
    expect(() => order(['games-with-black'], { stages: [swiss, cut] })).toThrow(
      expect.objectContaining({ ...unfit, fault: 'no-colours' }),
    );
    for (const stage of [robin, { ...swiss, pairing: 'dutch' }])
      expect(order(['games-with-black'], { stages: [stage] }).measures).toEqual(['match-points', 'games-with-black']);
    expect(() => order(['wins'], { stages: [{ kind: 'single-elimination' }] })).toThrow(
      expect.objectContaining({ ...unfit, fault: 'no-table' }),
    );
    expect(order(['koya'], { stages: [{ kind: 'round-robin' }] }).measures).toEqual(['match-points', 'koya']);
    expect(() => order(['average-rating'], { boards: 3 })).toThrow(
      expect.objectContaining({ ...unfit, fault: 'teams' }),
    );
  });

  it('name a policy that is known', () => {
    expect(() => termsOf('t', { ...asked, policy: 'none' }, null)).toThrow(
      expect.objectContaining({
        code: 'tournament.unknown-policy',
        policies: ['mtr', 'flesh-and-blood', ...FIDE_POLICIES],
      }),
    );
  });
});
