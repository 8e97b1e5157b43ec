import { describe, expect, it } from 'vitest';
import { effectsOf, givesResult } from './effects.js';
import type { CaseRuled, Penalty } from './events.js';

/** The second game of three is contested. */
const TABLE = { game: 'lorcana', gameId: 'g2', games: ['g1', 'g2', 'g3'] };

const ruled = (said: Partial<CaseRuled> = {}): CaseRuled => ({
  ...{ number: 1, upheld: true, rule: null, text: 'So be it.', penalties: [] },
  ...said,
});
const penalty = (seat: string, kind: Penalty['penalty']): Penalty => ({
  ...{ seat, playerId: `player of ${seat}`, infraction: 'slow-play', penalty: kind },
});

const P1_WINS = { winners: ['p1'], draw: false };
const correction = { seat: 'p1', source: 'o3', acts: [{ act: 'draw', number: 1 }] };
const invoke = { seat: 'p2', object: 'o7', ability: 'a1' };
const CORRECT = { kind: 'correct', ...correction };
const INVOKE = { kind: 'invoke', ...invoke };
const LIFT = { kind: 'lift' };

/** What happens to each game, by game. */
const remedies = (said: Partial<CaseRuled>) =>
  Object.fromEntries(effectsOf(ruled(said), TABLE).games.map((game) => [game.gameId, game.remedies]));
const matchVerdict = (said: Partial<CaseRuled>) => effectsOf(ruled(said), TABLE).match;

describe('a ruling', () => {
  it('does nothing to anything where it only says who is right, or warns', () => {
    expect(effectsOf(ruled(), TABLE)).toEqual({ games: [], match: null });
    expect(effectsOf(ruled({ penalties: [penalty('p1', 'warning')] }), TABLE)).toEqual({ games: [], match: null });
  });

  it('takes the game back before it mends it, and mends it before texts come due', () => {
    const said = { rewind: { to: 4 }, correction, invoke };
    expect(remedies(said)).toEqual({ g2: [{ kind: 'rewind', to: 4 }, CORRECT, INVOKE] });
    expect(matchVerdict(said)).toBeNull();
  });

  it('mends a game before it ends it', () => {
    expect(remedies({ correction, invoke, result: P1_WINS })).toEqual({
      g2: [CORRECT, INVOKE, { kind: 'result', ...P1_WINS }],
    });
  });

  it('has those lose the game whose penalty that is, unless it gives the game another result', () => {
    const penalties = [penalty('p1', 'game-loss'), penalty('p2', 'warning'), penalty('p3', 'game-loss')];
    expect(remedies({ penalties })).toEqual({ g2: [{ kind: 'loss', seats: ['p1', 'p3'] }] });
    expect(matchVerdict({ penalties })).toBeNull();
    expect(remedies({ penalties, result: P1_WINS })).toEqual({ g2: [{ kind: 'result', ...P1_WINS }] });
  });

  it.each(['match-loss', 'disqualification'] as const)('has the match lost, and each game with it, by %s', (kind) => {
    const said = { penalties: [penalty('p2', kind), penalty('p1', 'warning')] };
    const loss = { kind: 'loss', seats: ['p2'] };
    const ofMatch = [{ ...loss, ofMatch: true }];
    expect(matchVerdict(said)).toEqual({ ...loss, ...(kind === 'disqualification' && { forfeited: ['p2'] }) });
    expect(remedies(said)).toEqual({ g1: ofMatch, g2: ofMatch, g3: ofMatch });
    expect(remedies({ ...said, correction })['g2']).toEqual([CORRECT, ...ofMatch]);
  });

  it('has one lose the game together with another who loses the match', () => {
    const penalties = [penalty('p1', 'match-loss'), penalty('p2', 'game-loss')];
    expect(remedies({ penalties })).toMatchObject({ g1: [{ seats: ['p1'], ofMatch: true }] });
    expect(remedies({ penalties })['g2']).toEqual([{ kind: 'loss', seats: ['p2', 'p1'] }]);
    expect(remedies({ penalties, result: P1_WINS })['g2']).toEqual([{ kind: 'result', ...P1_WINS }]);
  });

  it('ends a game that is in a loop as its rules say, whatever penalties there are beside it', () => {
    expect(remedies({ loop: true })).toEqual({ g2: [{ kind: 'loop' }] });
    expect(remedies({ loop: true, correction, penalties: [penalty('p1', 'warning')] })).toEqual({
      g2: [CORRECT, { kind: 'loop' }],
    });
    expect([givesResult(ruled({ loop: true })), matchVerdict({ loop: true })]).toEqual([true, null]);
  });

  it('gives the match the result that it says, and the contested game its own', () => {
    const draw = { winners: [], draw: true };
    const said = { matchResult: draw, result: P1_WINS, penalties: [penalty('p2', 'match-loss')] };
    const ofMatch = [{ kind: 'result', ...draw, ofMatch: true }];
    expect(matchVerdict(said)).toEqual({ kind: 'result', ...draw });
    expect(remedies(said)).toEqual({ g1: ofMatch, g2: [{ kind: 'result', ...P1_WINS }], g3: ofMatch });
  });
});

it('a ruling that loses the match for two players forfeits the games of the disqualified one', () => {
  const penalties = [penalty('p1', 'match-loss'), penalty('p2', 'disqualification')];
  expect(matchVerdict({ penalties })).toEqual({ kind: 'loss', seats: ['p1', 'p2'], forfeited: ['p2'] });
});

it('a ruling gives the match a score with its result, and its games the result alone', () => {
  const score = [
    { seat: 'p1', won: 2 },
    { seat: 'p2', won: 1 },
  ];
  const said = { matchResult: { ...P1_WINS, score } };
  const counted = { p1: { won: 2, lost: 1, drawn: 0 }, p2: { won: 1, lost: 2, drawn: 0 } };
  expect(matchVerdict(said)).toEqual({ kind: 'result', ...P1_WINS, score: counted });
  expect(remedies(said)['g1']).toEqual([{ kind: 'result', ...P1_WINS, ofMatch: true }]);
});

describe('a ruling on an appeal', () => {
  const onAppeal = { number: 2 };

  it('lifts what was ruled before, and mends the game only then', () => {
    expect(matchVerdict(onAppeal)).toEqual({ kind: 'lift', gameId: 'g2' });
    expect(remedies(onAppeal)).toEqual({ g1: [LIFT], g2: [LIFT], g3: [LIFT] });
    expect(remedies({ ...onAppeal, correction })['g2']).toEqual([LIFT, CORRECT]);
  });

  it('takes the place of it in the contested game where it says what becomes of that', () => {
    expect(remedies({ ...onAppeal, rewind: { to: 4 } })).toEqual({
      g1: [LIFT],
      g2: [{ kind: 'rewind', to: 4 }],
      g3: [LIFT],
    });
    expect(remedies({ ...onAppeal, result: P1_WINS })['g2']).toEqual([{ kind: 'result', ...P1_WINS }]);
  });

  it('lifts nothing where it gives the match a result again', () => {
    const said = { ...onAppeal, penalties: [penalty('p1', 'match-loss')] };
    expect(matchVerdict(said)).toEqual({ kind: 'loss', seats: ['p1'] });
    expect(remedies(said)['g1']).toEqual([{ kind: 'loss', seats: ['p1'], ofMatch: true }]);
  });
});

it.each<[boolean, string, Partial<CaseRuled>]>([
  [false, 'a warning', { penalties: [penalty('p1', 'warning')] }],
  [false, 'a rewind', { rewind: { to: 2 } }],
  [false, 'an appeal that is upheld', { number: 2 }],
  [true, 'the loss of a game', { penalties: [penalty('p1', 'game-loss')] }],
  [true, 'the loss of the match', { penalties: [penalty('p1', 'disqualification')] }],
  [true, 'a result', { result: P1_WINS }],
  [true, 'a result of the match', { matchResult: P1_WINS }],
])('it is %s that a result is given by %s', (gives, _, said) => {
  expect(givesResult(ruled(said))).toBe(gives);
});
