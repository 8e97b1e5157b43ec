/** KERNEL 10.7: between first strikes and the others checks run, but nothing that triggered is placed. */
import { describe, expect, it } from 'vitest';
import { stackToy } from '../support/toys/stack-toy.js';
import { unit, type ToyCard } from '../support/toys/toy.js';
import { toyTable } from '../support/toys/toy-table.js';

const mourner = (id: string, power: number, keywords: readonly string[]): ToyCard =>
  unit(id, {
    power,
    keywords,
    abilities: [
      {
        kind: 'triggered',
        name: 'last word',
        on: [{ event: 'died', where: { object: { object: { self: true } } } }],
        effect: { do: 'say', text: `${id} is gone` },
      },
      {
        kind: 'triggered',
        name: 'wound',
        on: [{ event: 'hurt', where: { object: { object: { self: true } } } }],
        effect: { do: 'say', text: `${id} was hurt` },
      },
    ],
  });

const fighting = (attacker: ToyCard, blocker: ToyCard) => {
  const table = toyTable(stackToy(), [attacker, blocker], {
    p1: { play: [{ card: attacker.id, as: 'a' }] },
    p2: { play: [{ card: blocker.id, as: 'b' }] },
  });
  table.answers('p1', { action: 'attack', attacker: 'a' }).answers('p2', { block: 'b' });
  return table.answers('p1', { action: 'pass' }).answers('p2', { action: 'pass' });
};

describe('a battle with one first strike', () => {
  const table = fighting(mourner('knight', 3, ['first']), mourner('brute', 3, []));

  it('kills before it can be hit back, and places what triggered only then', () => {
    expect(table.happened).toEqual(['hurt brute 3', 'died brute']);
    expect(table.open).toEqual({ p2: 'order' });
    expect(table.state.triggered).toHaveLength(2);
  });
  it('lets the player of several triggers order them', () => {
    const [[first = '', second = ''] = []] = [table.state.triggered.map(({ id }) => id)];
    table.answers('p2', [second, first]);
    const waiting = table.state.zones['stack']?.map((id) => table.state.objects[id]?.waiting?.id);
    expect(waiting).toEqual([second, first]);
  });
});

describe('a battle with two blows', () => {
  it('has the triggers of the first wait until after the second', () => {
    const table = fighting(mourner('knight', 5, ['first']), mourner('golem', 9, []));
    expect(table.happened.slice(0, 3)).toEqual(['hurt golem 5', 'hurt knight 9', 'died knight']);
    expect(table.state.triggered.map(({ source }) => source.definition).sort()).toEqual(['golem', 'knight', 'knight']);
    expect(table.open).toEqual({ p1: 'order' });
  });
});
