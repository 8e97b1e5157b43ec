import { describe, expect, it } from 'vitest';
import type { GameEnded } from './events.js';
import { type Match, matchAfter as afterEvent } from './match.js';
import { afterGame, afterRuling, type MatchVerdict, type SeriesEvent } from './series.js';

const SEATS = ['p1', 'p2'].map((seat) => ({ seat, playerId: `player of ${seat}`, deckId: `deck of ${seat}` }));

type Winner = 'p1' | 'p2' | null;

const outcomeOf = (winner: Winner): GameEnded['outcome'] => ({
  winners: winner === null ? [] : [winner],
  losers: winner === null ? [] : [winner === 'p1' ? 'p2' : 'p1'],
  draw: winner === null,
  reason: 'points',
  cites: [],
});

/** A match after these games, with the next one under way. */
function matchAfter(bestOf: number, games: readonly Winner[], choosers: readonly (string | undefined)[] = []): Match {
  const announced = [...games, null].map((_, place) => {
    const chooser = choosers[place];
    return { gameId: `g${place + 1}`, number: place + 1, ...(chooser !== undefined && { chooser }) };
  });
  const finished = games.map((winner, place) => ({
    gameId: `g${place + 1}`,
    number: place + 1,
    winners: winner === null ? [] : [winner],
    draw: winner === null,
  }));
  const created = { matchId: 'm', game: 'toy', format: 'core', bestOf, seats: SEATS };
  return {
    version: 2,
    created,
    createdAt: '',
    announced,
    finished,
    rulings: [],
    closing: null,
    consents: [],
    answersToPublication: [],
    given: {},
    ended: null,
    lastEndedAt: null,
    ruledAt: null,
  };
}

/** What follows when, after some games, the next one ends as given. */
const after = (
  bestOf: number,
  games: readonly Winner[],
  last: Winner,
  choosers: readonly (string | undefined)[] = [],
) => afterGame(matchAfter(bestOf, games, choosers), `g${games.length + 1}`, outcomeOf(last), () => 'next');

describe('a series', () => {
  it('goes on to the next game, in which the loser chooses', () => {
    expect(after(3, [], 'p2')).toEqual([
      { type: 'MatchGameEnded', payload: { gameId: 'g1', number: 1, winners: ['p2'], draw: false } },
      { type: 'MatchGameStarted', payload: { gameId: 'next', number: 2, chooser: 'p1' } },
    ]);
  });

  it('lets the player who chose before choose again after a drawn game', () => {
    expect(after(5, ['p2'], null, [undefined, 'p1'])[1]).toMatchObject({ payload: { number: 3, chooser: 'p1' } });
    expect(after(3, [], null)[1]?.payload).toEqual({ gameId: 'next', number: 2 });
  });

  it('lets the player who chose before choose again where more than one has lost', () => {
    const lost = { ...outcomeOf('p1'), losers: ['p2', 'p3'] };
    const [, next] = afterGame(matchAfter(3, [], ['p1']), 'g1', lost, () => 'next');
    expect(next?.payload).toEqual({ gameId: 'next', number: 2, chooser: 'p1' });
  });

  it('ends as soon as one side has more than half of the games', () => {
    expect(after(5, ['p1', 'p2', 'p1'], 'p1')[1]).toEqual({
      type: 'MatchEnded',
      payload: {
        winners: ['p1'],
        draw: false,
        games: ['g1', 'g2', 'g3', 'g4'],
        result: { p1: { won: 3, lost: 1, drawn: 0 }, p2: { won: 1, lost: 3, drawn: 0 } },
      },
    });
    expect(after(5, ['p1'], 'p1')[1]?.type).toBe('MatchGameStarted');
  });

  it('ends after its last game, drawn where nobody has won more', () => {
    expect(after(3, ['p1', 'p2'], null)[1]).toMatchObject({ type: 'MatchEnded', payload: { winners: [], draw: true } });
    expect(after(3, ['p1', null], null)[1]).toMatchObject({
      payload: { winners: ['p1'], draw: false, result: { p1: { won: 1, lost: 0, drawn: 2 } } },
    });
    expect(after(1, [], null)[1]).toMatchObject({ type: 'MatchEnded', payload: { draw: true } });
  });

  it('has its games by number, also where an earlier one was counted again', () => {
    const recorded = { stream: 'm', recordedAt: '' };
    const again = { gameId: 'g1', number: 1, winners: ['p2'], draw: false };
    const gone = { ...recorded, version: 7, type: 'MatchReopened', payload: { gameId: 'g1', number: 1 } };
    const reopened = afterEvent(matchAfter(3, ['p1', 'p2']), gone);
    const { finished } = afterEvent(reopened, { ...recorded, version: 8, type: 'MatchGameEnded', payload: again });
    expect(finished.map(({ gameId, winners }) => [gameId, ...winners])).toEqual([
      ['g1', 'p2'],
      ['g2', 'p2'],
    ]);
  });

  it('is lost by both who have lost all of its games', () => {
    const lost = { ...outcomeOf(null), losers: ['p1', 'p2'], draw: false };
    expect(afterGame(matchAfter(1, []), 'g1', lost, () => 'next')).toEqual([
      { type: 'MatchGameEnded', payload: { gameId: 'g1', number: 1, winners: [], draw: false } },
      {
        type: 'MatchEnded',
        payload: {
          winners: [],
          draw: false,
          games: ['g1'],
          result: { p1: { won: 0, lost: 1, drawn: 0 }, p2: { won: 0, lost: 1, drawn: 0 } },
        },
      },
    ]);
  });

  it('is won by all with the same games of three or more, and drawn if each has won others', () => {
    const seats = ['p1', 'p2', 'p3'].map((seat) => ({ seat, playerId: seat, deckId: seat }));
    const won = (number: number, winners: readonly string[]) => ({
      gameId: `g${number}`,
      number,
      winners,
      draw: false,
    });
    const endOf = (bestOf: number, finished: ReturnType<typeof won>[], winners: readonly string[]) => {
      const match = matchAfter(bestOf, []);
      const losers = ['p1', 'p2', 'p3'].filter((seat) => !winners.includes(seat));
      const last = { ...outcomeOf('p1'), winners, losers };
      return afterGame({ ...match, created: { ...match.created, seats }, finished }, 'g1', last, () => 'next').at(-1);
    };
    expect(endOf(1, [], ['p1', 'p3'])).toMatchObject({
      type: 'MatchEnded',
      payload: { winners: ['p1', 'p3'], draw: false, result: { p1: { won: 1 }, p2: { lost: 1 }, p3: { won: 1 } } },
    });
    expect(endOf(3, [won(2, ['p1']), won(3, ['p2'])], ['p3'])).toMatchObject({ payload: { winners: [], draw: true } });
    expect(endOf(3, [won(2, ['p1']), won(3, ['p2'])], ['p1', 'p2'])).toMatchObject({
      payload: { winners: [], draw: true },
    });
  });

  it('counts each game once, and none that it has not announced', () => {
    const match = matchAfter(3, ['p1']);
    expect(afterGame(match, 'g1', outcomeOf('p1'), () => 'next')).toEqual([]);
    expect(afterGame(match, 'other', outcomeOf('p2'), () => 'next')).toEqual([]);
  });

  it('counts a game no more that was rewound, and goes on', () => {
    expect(afterGame(matchAfter(3, ['p1']), 'g1', null, () => 'next')).toEqual([
      { type: 'MatchReopened', payload: { gameId: 'g1', number: 1 } },
    ]);
    expect(afterGame(matchAfter(3, ['p1']), 'g2', null, () => 'next')).toEqual([]);
  });

  it('counts a game otherwise whose result was changed: the match ends, or goes on', () => {
    const over = { ...matchAfter(3, ['p1', 'p1']), announced: matchAfter(3, ['p1']).announced };
    expect(afterGame(over, 'g2', outcomeOf('p2'), () => 'next').map(({ type }) => type)).toEqual([
      'MatchReopened',
      'MatchGameEnded',
      'MatchGameStarted',
    ]);
    const third = matchAfter(3, ['p1', 'p2']);
    expect(afterGame(third, 'g2', outcomeOf('p1'), () => 'next')).toMatchObject([
      { type: 'MatchReopened', payload: { gameId: 'g2' } },
      { type: 'MatchGameEnded', payload: { winners: ['p1'] } },
      { type: 'MatchEnded', payload: { winners: ['p1'], games: ['g1', 'g2'] } },
    ]);
    expect(afterGame(third, 'g1', outcomeOf(null), () => 'next').map(({ type }) => type)).toEqual([
      'MatchReopened',
      'MatchGameEnded',
    ]);
    expect(afterGame(matchAfter(3, ['p2', 'p1', 'p1']), 'g1', outcomeOf('p1'), () => 'next')[2]).toMatchObject({
      payload: { games: ['g1', 'g2', 'g3'] },
    });
  });

  it('counts a game otherwise that was drawn, and was then lost by both', () => {
    const lost = { ...outcomeOf(null), losers: ['p1', 'p2'], draw: false };
    expect(afterGame(matchAfter(1, [null]), 'g1', lost, () => 'next')).toMatchObject([
      { type: 'MatchReopened' },
      { type: 'MatchGameEnded', payload: { winners: [], draw: false } },
      { type: 'MatchEnded', payload: { winners: [], draw: false } },
    ]);
  });

  it('is decided by a ruling on the match, whatever its games say from then on', () => {
    const match = matchAfter(3, ['p1']);
    const result = { kind: 'result', winners: [], draw: false } as const;
    const ruling = { winners: [], draw: false, cause: cause('c/2') };
    expect(afterRuling(match, result, cause('c/2'))).toMatchObject([
      { type: 'MatchRuled', payload: ruling },
      { type: 'MatchEnded', payload: { winners: [], draw: false, games: ['g1'], result: { p1: { won: 1 } } } },
    ]);
    expect(afterGame({ ...match, rulings: [ruling] }, 'g2', outcomeOf('p2'), () => 'next')).toEqual([]);
  });
});

const cause = (id: string) => ({ kind: 'ruling' as const, id });
const loss = (...seats: string[]) => ({ kind: 'loss', seats }) as const;
const lift = { kind: 'lift', gameId: 'g1' } as const;

/** The match after these rulings, and what followed from the last one. */
function ruled(match: Match, ...rulings: readonly (readonly [id: string, verdict: MatchVerdict])[]) {
  let now = match;
  let last: readonly SeriesEvent[] = [];
  for (const [id, verdict] of rulings) {
    last = afterRuling(now, verdict, cause(id));
    for (const event of last) {
      now = afterEvent(now, { ...event, stream: 'm', version: now.version + 1, recordedAt: '' });
    }
  }
  return { now, last };
}

describe('rulings on a match', () => {
  it('have nobody win by the loss of another who has lost by one on another case', () => {
    const { now, last } = ruled(matchAfter(1, []), ['a/1', loss('p1')], ['b/1', loss('p2')]);
    expect(last[0]).toEqual({
      type: 'MatchRuled',
      payload: { winners: [], draw: false, lost: ['p2'], cause: cause('b/1') },
    });
    expect(now.ended?.result).toMatchObject({ winners: [], draw: false });
  });

  it('let the others win where nobody had, for all had drawn', () => {
    const drawn = { kind: 'result', winners: [], draw: true } as const;
    expect(ruled(matchAfter(1, []), ['a/1', drawn], ['b/1', loss('p2')]).now.ended?.result.winners).toEqual(['p1']);
  });

  it('hold no more once there is another one on their case, and the match goes on', () => {
    const { now, last } = ruled(matchAfter(3, ['p1']), ['a/1', loss('p1')], ['a/2', lift]);
    expect(last).toEqual([{ type: 'MatchReopened', payload: { gameId: 'g1', number: 1, lifted: cause('a/2') } }]);
    expect(now).toMatchObject({ ended: null, rulings: [], finished: [{ gameId: 'g1' }] });
    expect(afterGame(now, 'g2', outcomeOf('p1'), () => 'next').map(({ type }) => type)).toEqual([
      'MatchGameEnded',
      'MatchEnded',
    ]);
  });

  it('leave, lifted, what the games or rulings on other cases say', () => {
    const over = { ...matchAfter(3, ['p1', 'p1']), announced: matchAfter(3, ['p1']).announced };
    expect(ruled(over, ['a/1', loss('p1')], ['a/2', lift]).now.ended?.result.winners).toEqual(['p1']);
    const both = ruled(over, ['a/1', loss('p1')], ['b/1', loss('p2')], ['b/2', { kind: 'lift', gameId: 'g2' }]);
    expect(both.last[0]).toEqual({
      type: 'MatchReopened',
      payload: { gameId: 'g2', number: 2, lifted: cause('b/2') },
    });
    expect(both.now.ended?.result.winners).toEqual(['p2']);
    expect(both.now.rulings).toMatchObject([{ lost: ['p1'] }]);
  });

  it('change nothing where there is nothing to lift', () => {
    expect(ruled(matchAfter(3, ['p1']), ['a/2', lift]).last).toEqual([]);
    expect(ruled(matchAfter(3, ['p1']), ['b/1', loss('p1')], ['a/2', lift]).last).toEqual([]);
  });
});

describe('a match of three, which one loses by a ruling', () => {
  const seats = ['p1', 'p2', 'p3'].map((seat) => ({ seat, playerId: seat, deckId: seat }));
  const played = (bestOf: number, games: readonly Winner[] = []): Match => {
    const match = matchAfter(bestOf, games);
    return { ...match, created: { ...match.created, seats } };
  };
  const types = (events: readonly SeriesEvent[]) => events.map(({ type }) => type);
  const wonBy = (winner: string, losers = ['p1', 'p2', 'p3'].filter((seat) => seat !== winner)) => ({
    ...outcomeOf('p1'),
    winners: [winner],
    losers,
  });
  const next = (match: Match, game: string, winner: string) => afterGame(match, game, wonBy(winner), () => 'next');

  it('goes on among the others, and the one of them who lost the game chooses in the next', () => {
    const { now, last } = ruled(played(3), ['a/1', loss('p2')]);
    expect(last).toEqual([{ type: 'MatchLossRuled', payload: { lost: ['p2'], cause: cause('a/1') } }]);
    expect(now).toMatchObject({ ended: null, rulings: [{ lost: ['p2'] }] });
    expect(next(now, 'g1', 'p1')[1]).toEqual({
      type: 'MatchGameStarted',
      payload: { gameId: 'next', number: 2, chooser: 'p3' },
    });
  });

  it('has nobody choose who has lost it', () => {
    const match = { ...played(3, [null]), announced: matchAfter(3, [null], [undefined, 'p2']).announced };
    const drawn = { ...outcomeOf(null), losers: ['p1', 'p2', 'p3'] };
    const { now } = ruled(match, ['a/1', loss('p2')]);
    expect(afterGame(now, 'g2', drawn, () => 'next')[1]?.payload).toEqual({ gameId: 'next', number: 3 });
    expect(afterGame(match, 'g2', drawn, () => 'next')[1]?.payload).toMatchObject({ chooser: 'p2' });
  });

  it('is won by the seat with most wins of those left, and by each of them in a tie', () => {
    const best = ruled(played(3, ['p2', 'p1']), ['a/1', loss('p2')]).now;
    expect(next(best, 'g3', 'p3').at(-1)).toMatchObject({
      type: 'MatchEnded',
      payload: { winners: ['p1', 'p3'], draw: false },
    });
    expect(next(best, 'g3', 'p1').at(-1)).toMatchObject({
      type: 'MatchEnded',
      payload: { winners: ['p1'], draw: false },
    });
  });

  it('is won by nobody where they have lost all of its games', () => {
    const { now } = ruled(played(1), ['a/1', loss('p2')]);
    const lost = { ...outcomeOf(null), losers: ['p1', 'p2', 'p3'], draw: false };
    expect(afterGame(now, 'g1', lost, () => 'next').at(-1)).toMatchObject({ payload: { winners: [], draw: false } });
    const drawn = { ...lost, draw: true };
    expect(afterGame(now, 'g1', drawn, () => 'next').at(-1)).toMatchObject({ payload: { winners: ['p1', 'p3'] } });
  });

  it('is decided when only one is left, whose games decide nothing more', () => {
    const { now, last } = ruled(played(3, ['p1']), ['a/1', loss('p1')], ['b/1', loss('p2')]);
    expect(types(last)).toEqual(['MatchLossRuled', 'MatchEnded']);
    expect(now.ended?.result).toMatchObject({ winners: ['p3'], draw: false, result: { p1: { won: 1 } } });
    expect(next(now, 'g2', 'p2')).toEqual([]);
    expect(ruled(played(1), ['a/1', loss('p1', 'p2', 'p3')]).now.ended?.result).toMatchObject({
      winners: [],
      draw: false,
    });
  });

  it('goes on with those who have not lost it after an appeal', () => {
    const over = ruled(played(3, ['p1']), ['a/1', loss('p1', 'p2')]);
    expect(types(over.last)).toEqual(['MatchLossRuled', 'MatchEnded']);
    const one = ruled(over.now, ['a/2', loss('p1')]);
    expect(types(one.last)).toEqual(['MatchReopened', 'MatchLossRuled']);
    expect(one.now).toMatchObject({ ended: null, rulings: [{ lost: ['p1'] }] });
    const none = ruled(one.now, ['a/3', lift]);
    expect(types(none.last)).toEqual(['MatchReopened']);
    expect(none.now).toMatchObject({ ended: null, rulings: [] });
  });

  it('goes on where the loss of one of two is lifted, and ends where its games have decided it', () => {
    const two = ruled(played(3, ['p1']), ['a/1', loss('p1')], ['b/1', loss('p2')]).now;
    const { now, last } = ruled(two, ['a/2', lift]);
    expect([types(last), now.ended]).toEqual([['MatchReopened'], null]);
    const done = ruled(
      { ...two, finished: [...two.finished, { gameId: 'g2', number: 2, winners: ['p1'], draw: false }] },
      ['a/2', lift],
    );
    expect(done.now.ended?.result).toMatchObject({ winners: ['p1'] });
  });

  it('is not taken up again when it is over: its result changes', () => {
    const over = played(3, ['p1', 'p1']);
    expect(types(ruled(over, ['a/1', loss('p1')]).last)).toEqual(['MatchRuled', 'MatchEnded']);
    expect(
      types(ruled(played(1), ['a/1', { kind: 'result', winners: ['p3'], draw: false }], ['b/1', loss('p2')]).last),
    ).toEqual(['MatchRuled', 'MatchEnded']);
  });
});

describe('a match of teams', () => {
  const TEAMS = [
    ['p1', 'p2'],
    ['p3', 'p4'],
  ];
  const seats = ['p1', 'p2', 'p3', 'p4'].map((seat) => ({ seat, playerId: seat, deckId: seat }));
  const played = (bestOf: number): Match => {
    const match = matchAfter(bestOf, []);
    return { ...match, created: { ...match.created, seats, teams: TEAMS } };
  };
  const outcome = { ...outcomeOf('p1'), winners: ['p3', 'p4'], losers: ['p1', 'p2'] };
  const endsIn = (events: readonly SeriesEvent[]) => events.find(({ type }) => type === 'MatchEnded')?.payload;

  it('is won by all of a team', () => {
    expect(endsIn(afterGame(played(1), 'g1', outcome, () => 'next'))).toMatchObject({
      winners: ['p3', 'p4'],
      draw: false,
      result: { p1: { lost: 1 }, p2: { lost: 1 }, p3: { won: 1 }, p4: { won: 1 } },
    });
  });

  it('is drawn where both teams have won as often', () => {
    const after = { gameId: 'g2', number: 2, winners: ['p1', 'p2'], draw: false };
    const finished = [after, { gameId: 'g3', number: 3, winners: [], draw: true }];
    const match = { ...played(3), finished };
    expect(endsIn(afterGame(match, 'g1', outcome, () => 'next'))).toMatchObject({ winners: [], draw: true });
  });

  it('is lost by all of a team where a judge says that one of it has lost', () => {
    expect(ruled(played(1), ['a/1', loss('p1')]).now.ended?.result).toMatchObject({
      winners: ['p3', 'p4'],
      draw: false,
    });
  });
});
