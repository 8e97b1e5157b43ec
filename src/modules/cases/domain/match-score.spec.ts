import { describe, expect, it } from 'vitest';
import type { MatchResult } from './events.js';
import { scoreFault, scoreOf } from './match-score.js';

const table = (bestOf: number, seats: number, teams: readonly (readonly string[])[] | null = null) => ({
  bestOf,
  seats: Array.from({ length: seats }, (_, place) => ({ seat: `p${place + 1}` })),
  teams,
});
const TEAMS = [
  ['p1', 'p3'],
  ['p2', 'p4'],
];
const won = (...games: readonly number[]) => games.map((won, place) => ({ seat: `p${place + 1}`, won }));
const result = (winners: readonly string[], score: MatchResult['score'], drawnGames?: number): MatchResult => ({
  winners,
  draw: winners.length === 0,
  ...(score !== undefined && { score }),
  ...(drawnGames !== undefined && { drawnGames }),
});

describe('the score of a ruling', () => {
  it('counts the games that others have won as lost', () => {
    expect(scoreOf(result(['p1'], won(2, 1)))).toEqual({
      p1: { won: 2, lost: 1, drawn: 0 },
      p2: { won: 1, lost: 2, drawn: 0 },
    });
    expect(scoreOf(result(['p2'], won(0, 1), 2))).toEqual({
      p1: { won: 0, lost: 1, drawn: 2 },
      p2: { won: 1, lost: 0, drawn: 2 },
    });
  });

  it('counts a game that a team has won once', () => {
    const score = scoreOf(result(['p1', 'p3'], won(2, 1, 2, 1)), TEAMS);
    expect(score?.['p3']).toEqual({ won: 2, lost: 1, drawn: 0 });
    expect(score?.['p4']).toEqual({ won: 1, lost: 2, drawn: 0 });
  });

  it('is none where the ruling says none', () => {
    expect(scoreOf(result(['p1'], undefined))).toBeNull();
  });
});

describe('a score is possible', () => {
  it.each([
    ['for the winner of most games', result(['p1'], won(2, 1)), table(3, 2)],
    ['with the drawn games of the match', result(['p1'], won(1, 0), 2), table(3, 2)],
    ['for a draw in which both have won as many', result([], won(1, 1), 1), table(3, 2)],
    ['for a draw without any game', result([], won(0, 0)), table(3, 2)],
    ['for a team', result(['p2', 'p4'], won(0, 1, 0, 1)), table(1, 4, TEAMS)],
    ['where everybody has lost', { ...result([], won(1, 0)), draw: false }, table(1, 2)],
  ])('%s', (_, said, at) => {
    expect(scoreFault(said, at)).toBeNull();
  });
});

describe('a score is refused', () => {
  it.each([
    ['that names a seat twice', result(['p1'], [...won(1), ...won(1)]), table(1, 2), 'each seat once'],
    ['that leaves a seat out', result(['p1'], won(1)), table(1, 2), 'each seat once: p1, p2'],
    ['of a seat that is not there', result(['p1'], won(1, 0, 0)), table(1, 2), 'each seat once'],
    ['of more games than the match has', result(['p1'], won(2, 1), 1), table(3, 2), '4 games'],
    ['in which the loser has won more', result(['p1'], won(1, 2)), table(3, 2), 'more games than all others'],
    ['in which the loser has won as many', result(['p1'], won(1, 1)), table(3, 2), 'more games than all others'],
    ['of a draw in which one has won more', result([], won(1, 0)), table(3, 2), 'drawn match'],
    ['of a draw between teammates', result([], won(1, 0, 1, 0)), table(1, 4, TEAMS), 'drawn match'],
    ['that tears a team apart', result(['p1', 'p3'], won(1, 0, 0, 0)), table(1, 4, TEAMS), 'Teammates'],
    ['without the games of the seats', result(['p1'], undefined, 1), table(3, 2), 'part of a score'],
  ])('%s', (_, said, at, fault) => {
    expect(scoreFault(said, at)).toContain(fault);
  });
});
