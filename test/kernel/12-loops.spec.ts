/** KERNEL 10.12: a loop that nobody can stop ends the game by its rule, whatever its form. */
import { describe, expect, it } from 'vitest';
import { LIMITS, type Effect, type GameState, type JsonRecord } from '../../src/engine/kernel/index.js';
import { bagToy } from '../support/toys/bag-toy.js';
import { spell, unit } from '../support/toys/toy.js';
import { response, windowsToy } from '../support/toys/windows-toy.js';
import { toyTable } from '../support/toys/toy-table.js';

const echo = (event: string, effect: Effect) =>
  unit('echo', { abilities: [{ kind: 'triggered', name: 'echo', on: [{ event }], effect }] });

const looping = (event: string, effect: Effect) =>
  toyTable(bagToy({ remembers: ['said', 'marked'] }), [echo(event, effect), spell('shout', effect)], {
    p1: { hand: [{ card: 'shout', as: 'shout' }], play: ['echo'] },
    p2: {},
  });

const steps = (table: ReturnType<typeof looping>) => {
  let count = 0;
  const observe = (state: GameState): GameState => {
    count += 1;
    return state;
  };
  const command = {
    kind: 'answer',
    seat: 'p1',
    answers: [{ answer: { action: 'play', card: table.id('shout') } }],
  } as const;
  const result = table.rules.decide(table.state, command, observe);
  return { count, outcome: result.kind === 'decided' ? result.state.outcome : null };
};

describe('a loop that nobody can stop', () => {
  it('is found by the repeated position, soon, although ids and history go on', () => {
    const { count, outcome } = steps(looping('said', { do: 'say', text: 'hey' }));
    expect(outcome).toMatchObject({ draw: true, reason: 'loop' });
    expect(count).toBeGreaterThan(LIMITS.stepsBeforeRepetition);
    expect(count).toBeLessThan(4 * LIMITS.stepsBeforeRepetition);
  });
  it('is found by the bound where a counter grows', () => {
    const { count, outcome } = steps(looping('scored', { do: 'score', amount: 1 }));
    expect(outcome).toMatchObject({ draw: true, reason: 'loop' });
    expect(count).toBe(LIMITS.stepsBetweenDecisions + 1);
  });
});

describe('a loop in which each time lies within the time before', () => {
  const nested = (p2: JsonRecord) =>
    toyTable(
      windowsToy(),
      [
        unit('echo', {
          abilities: [
            {
              kind: 'triggered',
              name: 'echo',
              timing: 'after',
              on: [{ event: 'said' }],
              effect: { do: 'say', text: 'hey' },
            },
          ],
        }),
        spell('shout', { do: 'say', text: 'hey' }),
        response('hush', 'after', { event: 'said' }, { do: 'draw', count: 1 }),
      ],
      { p1: { hand: [{ card: 'shout', as: 'shout' }], play: ['echo'] }, p2 },
    );

  it('is found by how deep it goes', () => {
    const table = nested({});
    table.answers('p1', { action: 'play', card: 'shout' });
    expect(table.state.outcome).toMatchObject({ draw: true, reason: 'loop' });
    expect(table.log.filter(({ kind }) => kind === 'loopFound')).toMatchObject([{ by: 'nesting' }]);
  });
  it('is found also where a player is asked each time, who never ends it', () => {
    const table = nested({ hand: ['shout'], mana: 1 });
    table.answers('p1', { action: 'play', card: 'shout' });
    let asked = 0;
    for (; table.state.outcome === null && asked < LIMITS.frames; asked += 1) table.answers('p2', { pass: true });
    expect(table.state.outcome).toMatchObject({ draw: true, reason: 'loop' });
    expect(asked).toBeGreaterThan(20);
  });
});

describe('what ends by itself', () => {
  it('is no loop, however long it takes', () => {
    const once = looping('said', {
      do: 'if',
      condition: { happened: 'said', is: { max: 40 } },
      then: { do: 'say', text: 'hey' },
    });
    expect(once.answers('p1', { action: 'play', card: 'shout' }).open).toEqual({ p1: 'act' });
    expect(once.happened.filter((text) => text === 'hey')).toHaveLength(41);
  });
});
