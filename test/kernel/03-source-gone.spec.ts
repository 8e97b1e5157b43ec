/** KERNEL 10.3: a trigger whose source has left reads its last state; nothing keeps its id for long. */
import { describe, expect, it } from 'vitest';
import { bagToy } from '../support/toys/bag-toy.js';
import { danglingIds } from '../support/toys/dangling.js';
import { spell, unit } from '../support/toys/toy.js';
import { toyTable } from '../support/toys/toy-table.js';

const ghost = unit('ghost', {
  power: 2,
  abilities: [
    {
      kind: 'triggered',
      name: 'last will',
      on: [{ event: 'died', where: { object: { object: { self: true } } } }],
      effect: { do: 'score', amount: { number: 'power', of: 'self' } },
    },
  ],
});
const captain = unit('captain', {
  abilities: [
    {
      kind: 'static',
      name: 'drill',
      affects: { other: true, of: 'you' },
      changes: [{ change: 'number', name: 'power', add: 3 }],
    },
  ],
});
const blast = spell('blast', {
  do: 'sequence',
  of: [
    { do: 'all', from: {}, as: 'all' },
    { do: 'destroy', objects: 'all' },
  ],
});

describe('a trigger whose source left', () => {
  const table = toyTable(bagToy(), [ghost, captain, blast], {
    p1: { hand: ['blast'], play: ['captain', { card: 'ghost', as: 'ghost' }] },
    p2: {},
  });
  const [blastId = ''] = table.state.zones['p1.hand'] ?? [];
  table.answers('p1', { action: 'play', card: blastId });

  it('counts with what its source was, modified as it was, before the batch', () => {
    expect(table.score('p1')).toBe(5);
    expect(Object.keys(table.state.former)).toContain(table.id('ghost'));
  });
  it('leaves no dangling id when the turn has changed', () => {
    table.answers('p1', { action: 'end' });
    expect(table.state.former).toEqual({});
    expect(danglingIds(table.state)).toEqual([]);
  });
});
