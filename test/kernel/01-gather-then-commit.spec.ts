/** KERNEL 10.1: an announcement only gathers; if its payment fails at the last part, nothing has happened. */
import { describe, expect, it } from 'vitest';
import { deepFreeze, type GameState } from '../../src/engine/kernel/index.js';
import { stackToy } from '../support/toys/stack-toy.js';
import { spell, unit } from '../support/toys/toy.js';
import { toyTable } from '../support/toys/toy-table.js';

const bolt = spell('bolt', { do: 'deal', objects: 'target', amount: 1 }, { tags: ['aimed'] });
const mouse = unit('mouse', { power: 3 });
const well = unit('well', { tags: ['backup'], power: 9 });
const river = unit('river', { tags: ['backup', 'stirring'], power: 9 });
const miser = unit('miser', {
  abilities: [{ kind: 'prohibition', name: 'keep', on: { event: 'moved', where: { to: { equals: 'trash' } } } }],
});

const open = (backup: string, ...others: readonly string[]) =>
  toyTable(stackToy(), [bolt, mouse, well, river, miser], {
    p1: { mana: 0, hand: [{ card: 'bolt', as: 'bolt' }, 'mouse'], play: [{ card: backup, as: 'backup' }], deck: 5 },
    p2: { play: [{ card: 'mouse', as: 'mouse' }, ...others] },
  });
const playing = [{ action: 'play', card: 'bolt' }, { target: 'mouse' }, { action: 'use', source: 'backup' }] as const;

/** Everything but the frames and the open decisions. */
const without = ({ frames: _frames, pending: _pending, ...state }: GameState) => state;

describe('an announced play', () => {
  it('is committed in one piece', () => {
    const table = open('well').answers('p1', ...playing);
    expect(table.happened).toEqual([
      'marked well',
      'gotMana p1 1',
      'paid p1 1',
      'moved mouse',
      'moved bolt',
      'marked bolt',
    ]);
    table.answers('p1', { action: 'pass' }).answers('p2', { action: 'pass' });
    expect(table.marks('mouse')).toEqual({ damage: 1 });
  });
  it('may be taken back at any time', () => {
    const table = open('well').answers('p1', playing[0], playing[1]);
    const gathered = table.state;
    table.answers('p1', { action: 'back' });
    expect(table.happened).toEqual([]);
    expect(table.state.objects).toEqual(gathered.objects);
  });
});

describe('a payment that fails at its last part', () => {
  const table = open('well', 'miser').answers('p1', playing[0], playing[1]);
  const announced = table.state;
  const committed = table.rules.decide(announced, {
    kind: 'answer',
    seat: 'p1',
    answers: [{ answer: { action: 'use', source: table.id('backup') } }],
  });
  if (committed.kind === 'rejected') throw new Error(committed.message);

  it('leaves the state as it was, in spite of the used resource ability', () => {
    const counters = { ...without(committed.state).counters, ids: {} };
    expect({ ...without(committed.state), counters }).toEqual({
      ...without(announced),
      counters: { ...announced.counters, ids: {} },
    });
  });
  it('leaves no trace in the log but the answer, and no random label advanced', () => {
    expect(committed.log.map(({ kind }) => kind)).toEqual(['answered']);
    expect(committed.state.counters.draws).toEqual(announced.counters.draws);
  });
  it('is byte-identical at the instruction that failed, the frame that learns of it apart', () => {
    const seen: GameState[] = [];
    const result = table.rules.decide(
      announced,
      { kind: 'answer', seat: 'p1', answers: [{ answer: { action: 'use', source: table.id('backup') } }] },
      (state) => {
        seen.push(deepFreeze(state));
        return state;
      },
    );
    expect(result.kind).toBe('decided');
    const learns = seen.findLast(({ frames }) => frames.at(-1)?.procedure === 'announce' && frames.at(-1)?.result);
    if (learns === undefined) throw new Error('the attempt was made');
    expect(table.rules.stateHash({ ...learns, frames: [], pending: [] })).toBe(
      table.rules.stateHash({ ...announced, frames: [], pending: [] }),
    );
  });
});

describe('a payment that fails after chance was used', () => {
  it('cannot be undone', () => {
    const table = open('river', 'miser').answers('p1', ...playing);
    expect(table.happened).toEqual(['marked river', 'gotMana p1 1', 'shuffled p1', 'paid p1 1']);
    expect(table.state.counters.draws).toEqual({ 'shuffle/p1/deck': 1 });
    expect(table.cards('p1.hand')).toEqual(['bolt', 'mouse']);
  });
});

describe('a whole play in one command', () => {
  it('is all or nothing', () => {
    const table = open('well');
    const before = table.rules.stateHash(table.state);
    expect(table.refused('p1', playing[0], { target: 'nobody' }).code).toBe('answer.unknown-action');
    expect(table.rules.stateHash(table.state)).toBe(before);
    expect(table.log).toEqual([]);
  });
});
