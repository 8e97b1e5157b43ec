import { describe, expect, it } from 'vitest';
import { games, type LogEntry, rulesFor } from '../../../engine/index.js';
import { type PlayedSteps, type Turns, turnsBehind, turnsIn } from './spectators-delay.js';

const rules = rulesFor(games[0] ?? '');
if (rules === undefined) throw new Error('there is a game');

/** What begins a turn is for the game to say. */
const { kind, where } = rules.statistics.turn.of;
const BEGUN: LogEntry = { kind, cites: [], ...where };
const PHASE: LogEntry = { kind: 'answered', cites: [] };

/** Steps from this version on: with a turn that begins in some of them, or the end of the game. */
const played = (from: number, what: readonly ('turn' | 'turns' | 'end' | null)[]): Turns =>
  turnsIn({
    rules,
    steps: what.map((each, at) => ({
      version: from + at,
      type: each === 'end' ? 'GameEnded' : 'ActionTaken',
      log: each === 'turn' ? [PHASE, BEGUN] : each === 'turns' ? [BEGUN, BEGUN] : [PHASE],
    })),
  } satisfies PlayedSteps);

describe('spectators who are turns behind', () => {
  const game = played(1, [null, 'turn', null, 'turn', null, null, 'turn', null]);

  it('see everything up to the step in which the last turn began, or the turn a few turns before', () => {
    expect([1, 2, 3].map((turns) => turnsBehind(game, turns))).toEqual([6, 3, 1]);
  });

  it('are where nobody can say while fewer turns are known to have begun', () => {
    expect(turnsBehind(game, 4)).toBeNull();
    expect(turnsBehind(played(7, ['turn', null]), 2)).toBeNull();
    expect(turnsBehind(played(1, [null, null]), 1)).toBeNull();
  });

  it('count turns and not steps: one step may begin two', () => {
    expect([1, 2, 3].map((turns) => turnsBehind(played(1, ['turn', null, 'turns', null]), turns))).toEqual([2, 2, 0]);
  });

  it('keep what was theirs at an end from which a judge has the game go on', () => {
    expect(turnsBehind(played(1, ['turn', null, 'turn', 'end', null, null]), 1)).toBe(4);
    expect(turnsBehind(played(1, ['turn', null, 'turn', 'end', null, 'turn', null]), 1)).toBe(5);
    expect(turnsBehind(played(1, ['turn', null, 'turn', 'end', null, 'end', null]), 1)).toBe(6);
  });
});
