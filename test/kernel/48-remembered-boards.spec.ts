/**
 * What is derived from a state is remembered with it: derived once for all who ask, and never half, or by other rules.
 */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type GameState, isEffortExceeded, LIMITS, openPosition, type Rules } from '../../src/engine/index.js';
import { memoized, objectsIn, type Game } from '../../src/engine/kernel/index.js';

const character = (id: string, strength: number, changes: number) => ({
  id,
  name: id,
  type: 'character',
  inks: ['amber'],
  cost: 1,
  inkable: true,
  strength,
  willpower: 3,
  lore: 1,
  keywords: [],
  classifications: [],
  abilities: Array.from({ length: changes }, (_, index) => ({
    kind: 'static',
    name: `static ${index}`,
    affects: {},
    changes: [{ change: 'number', name: 'strength', add: 1 }],
  })),
});

/** A game with one card of its own, many of which are in play. */
const opened = (strength: number, changes: number, copies: number) => {
  const position = openPosition({
    game: 'lorcana',
    cards: [character('x-1', strength, changes)],
    turn: { active: 'p1', phase: 'main' },
    seats: { p1: { deck: 5, play: Array.from({ length: copies }, () => 'x-1') }, p2: { deck: 5 } },
  });
  if (position.kind === 'rejected') throw new Error(JSON.stringify(position.faults));
  return position;
};

const copyOf = (state: GameState): GameState => JSON.parse(JSON.stringify(state)) as GameState;

/** Asks all that is asked about one state. */
const askEverything = (rules: Rules, state: GameState): void => {
  rules.view(state, { kind: 'everything' });
  rules.decisions(state);
  rules.invocations(state, 'p1');
  for (const { id } of state.pending) rules.legalAnswers(state, id);
};

afterEach(() => {
  vi.restoreAllMocks();
});

describe('the board of a state', () => {
  it('is derived once for all who ask, and by the action that led to it for those after it', () => {
    const { rules, state } = opened(1, 1, 3);
    const derived = vi.spyOn(rules.compiled, 'deriveBoard');
    askEverything(rules, copyOf(state));
    expect(derived).toHaveBeenCalledTimes(1);
    const passed = rules.decide(state, { kind: 'answer', seat: 'p1', answers: [{ answer: { action: 'end-turn' } }] });
    if (passed.kind === 'rejected') throw new Error(passed.message);
    derived.mockClear();
    askEverything(rules, passed.state);
    expect(derived).not.toHaveBeenCalled();
  });

  it('is that of the rules by which it is asked for', () => {
    const { rules, state } = opened(1, 0, 1);
    const { rules: others } = opened(4, 0, 1);
    const strength = (by: Rules) => by.view(state, { kind: 'everything' }).seats[0]?.zones['play']?.objects?.[0];
    expect(strength(rules)).toMatchObject({ numbers: { strength: 1 } });
    expect(strength(others)).toMatchObject({ numbers: { strength: 4 } });
    expect(strength(rules)).toMatchObject({ numbers: { strength: 1 } });
  });

  it('does not exist if its derivation is too expensive', () => {
    const most = Math.floor(Math.sqrt(LIMITS.changesTimesObjects));
    const { state } = opened(1, 1, most);
    const { rules: costly } = opened(1, 2, 1);
    const session = costly.session(state);
    const [decision] = session.pending;
    const ask = (): unknown => {
      try {
        return session.legalAnswers(decision?.id ?? '', 10);
      } catch (error) {
        return isEffortExceeded(error);
      }
    };
    expect([ask(), ask()]).toEqual([true, true]);
  });
});

describe('what is worked out once for a moment of a game', () => {
  it('belongs to that game and that moment, also if other games ask in between', () => {
    const [one, other] = [opened(1, 0, 2), opened(1, 0, 3)].map(({ rules, state }) => rules.session(state));
    if (one === undefined || other === undefined) throw new Error('two games are open');
    const worked = vi.fn((game: Game, zone: string) => objectsIn(game, zone).length);
    const count = memoized(worked);
    const before = [count(one.draft, 'p1.play'), count(other.draft, 'p1.play'), count(one.draft, 'p1.play')];
    expect([...before, count(one.draft, 'p2.deck')]).toEqual([2, 3, 2, 5]);
    worked.mockClear();
    expect([count(one.draft, 'p2.deck'), count(one.draft, 'p1.play')]).toEqual([5, 2]);
    expect(worked).not.toHaveBeenCalled();
    one.submit({ kind: 'answer', seat: 'p1', answers: [{ answer: { action: 'end-turn' } }] });
    expect(count(one.draft, 'p2.deck')).toBe(4);
  });
});
