/**
 * Where a game asks for bids, each player who can stop a loop names the greatest number of rounds, and the player with
 * the least number stops it then. Tested with a game in which the first seat claps and the others allow it or not.
 */
import { describe, expect, it } from 'vitest';
import {
  ask,
  go,
  LIMITS,
  occur,
  procedure,
  textOf,
  textsOf,
  type DecisionKind,
  type GameDefinition,
  type Json,
} from '../../src/engine/kernel/index.js';
import { cites, toyGame } from '../support/toys/toy.js';
import { toyTable } from '../support/toys/toy-table.js';

type Round = {
  readonly claps: readonly string[];
  readonly replies: readonly string[];
  readonly left?: readonly string[];
};

const clapping = procedure<Round>('clapping', {
  act: (_game, { claps }) => ask({ seat: 'p1', kind: 'move', params: { actions: claps }, cites }, 'acted'),
  acted: ({ state }, _round, result) => {
    if (textOf(result) === 'rest') return go('act');
    const amount = textOf(result) === 'clap' ? 1 : 0;
    const left = state.seats.filter((seat) => seat !== 'p1');
    return occur({ kind: 'scored', cites, seat: 'p1', amount }, 'reply', { left });
  },
  reply: (_game, { replies, left = [] }) => {
    const [seat, ...others] = textsOf(left);
    if (seat === undefined) return go('act');
    return ask({ seat, kind: 'move', params: { actions: replies }, cites }, 'replied', { left: others });
  },
  replied: (_game, _round, result) =>
    textOf(result) === 'stop' ? occur({ kind: 'scored', cites, seat: 'p2', amount: 100 }, 'act') : go('reply'),
});

const move: DecisionKind<{ readonly actions: readonly Json[] }> = {
  kind: 'move',
  prompt: 'What do you do?',
  stepAtRest: 'act',
  space: (_game, { actions }) => ({ kind: 'act', actions }),
};

const gameOf = (round: Round): GameDefinition =>
  toyGame({
    id: 'clapping-toy',
    procedures: [clapping],
    decisions: [move],
    start: () => clapping.with(round),
    repetition: { cites, bids: { cites, letGoOn: ({ seat }) => (seat === 'p1' ? null : 'go on') } },
  });

const FREE: Round = { claps: ['clap', 'rest'], replies: ['go on', 'stop'] };
const proposing = (times: number, round: Round = FREE, claps = 'clap') => {
  const at = toyTable(gameOf(round), [], { p1: {}, p2: {}, p3: {} });
  const result = at.submit({ kind: 'repeat', seat: 'p1', round: [claps], times });
  if (result.kind === 'rejected') throw new Error(result.message);
  return at;
};
const ended = (at: ReturnType<typeof proposing>) => at.log.find(({ kind }) => kind === 'repetitionEnded');

describe('a repetition by bids', () => {
  it('asks every other player for a number up to what was proposed', () => {
    const at = proposing(3);
    expect([at.open, at.legal('p2')]).toEqual([{ p2: 'repetitionBid' }, [0, 1, 2, 3]]);
    expect(at.refused('p2', 4).kind).toBe('rejected');
    expect(at.answers('p2', 3).open).toEqual({ p3: 'repetitionBid' });
  });

  it('is repeated as often as proposed where nobody names less, and cannot be begun again', () => {
    const at = proposing(5).answers('p2', 5).answers('p3', 5);
    expect([at.score('p1'), ended(at)]).toEqual([5, expect.objectContaining({ times: 5, done: 5 })]);
    expect(at.legal('p1')).toEqual(['rest']);
    expect(at.refused('p1', 'clap').code).toBe('repetition.same-action');
  });

  it('is stopped by the player with the least number, who does anything but let it go on', () => {
    const at = proposing(5).answers('p2', 4).answers('p3', 2);
    // The third round has begun when it is stopped.
    expect([at.score('p1'), ended(at)]).toEqual([
      3,
      expect.objectContaining({ why: 'stopped', decides: 'p3', times: 5, done: 2 }),
    ]);
    expect([at.open, at.legal('p3')]).toEqual([{ p3: 'move' }, ['stop']]);
    expect(at.answers('p3', 'stop').score('p2')).toBe(100);
  });

  it('is stopped by the first of those with the same number, in the first round by the bid of 0', () => {
    const at = proposing(5).answers('p2', 0).answers('p3', 0);
    expect([at.score('p1'), at.open, at.legal('p2')]).toEqual([1, { p2: 'move' }, ['stop']]);
  });

  it('goes on past the bid of a player who can do nothing else', () => {
    const at = proposing(4, { ...FREE, replies: ['go on'] })
      .answers('p2', 1)
      .answers('p3', 2);
    expect([at.score('p1'), at.open]).toEqual([4, { p1: 'move' }]);
  });

  it('may be proposed again where the bound has cut it short, and no rule', () => {
    const times = LIMITS.repetitions;
    const at = proposing(times).answers('p2', times).answers('p3', times);
    expect(ended(at)).toMatchObject({ why: 'too-long', bound: 'stepsOfRepetition', max: LIMITS.stepsOfRepetition });
    while (!('p1' in at.open)) at.answers(Object.keys(at.open)[0] ?? '', 'go on');
    expect(at.legal('p1')).toEqual(['clap', 'rest']);
  });

  it('ends the game where nobody could do anything else and all is as it was', () => {
    const at = proposing(3, { claps: ['nod'], replies: ['go on'] }, 'nod')
      .answers('p2', 3)
      .answers('p3', 3);
    expect(at.state.outcome).toMatchObject({ draw: true, reason: 'loop' });
    expect(at.log.find(({ kind }) => kind === 'loopFound')).toMatchObject({ by: 'repeated-position' });
  });
});
